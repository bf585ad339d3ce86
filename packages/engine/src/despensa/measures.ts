import { lazy } from '../craft/lazy.ts';

/** Measures a line of a recipe starts with: «2 cucharadas de …», «1 pincée de …», «a pinch of …». */
const MEASURES = [
  'kg|kilos?|g|gr|grs|gramos?|gramm?i?|ml|cl|dl|cc|l|litros?|oz|onzas?|lbs?',
  'pizcas?|pellizcos?|cucharad(?:it)?as?|cucharillas?|cdas?|cdi?tas?|tazas?|vasos?|copitas?|cuart(?:os?|illos?|er[oó]n)|got(?:it)?as?|chorritos?|puñados?|unidad(?:es)?|uds?|sobres?|sobrecitos?|botes?|latas?|paquetes?|bricks?|pastillas?|tabletas?|envases?|tarrinas?|vasitos?|bolsas?|bolsitas?',
  'trozos?|trocitos?|puntas?|ram(?:it)?as?|palit?os?|planchas?|onzas?(?: y media)?|manojos?|cuadrados?|cubitos?|pocos?|poquitos?|algo',
  'pincées?|sachets?|bouchons?|verres?|gouttes?|poignées?|filets?|c\\.?\\s?à\\s?[sc]\\.?|cuill[eè]res?(?:\\sà\\s(?:soupe|café|thé))?|cuiller(?:ée)?s?(?:\\sà\\s(?:soupe|café|thé))?|cs|càs|càc',
  'boîtes?|pots?(?= de )|briques?|briquettes?|tablettes?|carrés?|rouleaux?|tasses?|louches?|bouteilles?|paquets?|noix(?= de beurre)|noisettes?(?= de beurre)|brins?|larmes?|bols?',
  'vasett[oi]|cubett[oi](?= (?:di|e mezzo) )|panett[oi](?= di)|cartin[ae]|scatol[ae]|barattol[oi]|tavolett[ae]|fial(?:ett)?[ae]|fialett[ae]|etti?|hg|bicchierin[oi]|tazz[ae]|mestol[oi]|noc[ei](?= di burro)|spolverat[ae]|qualche (?:cucchiai[oa]|goccia)|bustin[ae]|cucchiai(?:n[oi])?o?|bicchier[ei]|gocc[ei]o?|pizzico|manciat[ae]|confezion[ei]|tazzin[ae]',
  'pinch(?:es)?|dash(?:es)?|tablespoons?|tbsps?|teaspoons?|tsps?|cups?|sticks?|drops?|handfuls?|packets?|packs?|cans?|tins?|sprigs?|knobs?|little scoops?|scoops?|tablespoonfuls?|teaspoonfuls?|spoonfuls?|splash(?:es)?|drizzles?|bunch(?:es)?|sleeves?|jiggers?|containers?|boxes|box|jars?|bottles?|cartons?|pints?|quarts?|shots?',
  'löffel|packung(?:en)?|pkgn?|pkg|pkt|messerspitzen?|tütchen|tüten?|päckli|spritzer|schuss|stamperl|tafeln?|stück|gläs(?:er|chen)|glas|dosen?|tassen?|handvoll|bund|snufjes?|eetlepels?|theelepels?|zakjes?|scheutjes?|blikjes?|prisen?|esslöffel|teelöffel|el|tl|msp|päckchen|pck|becher|tropfen|würfel',
  'culleradet?(?:es|a)|pessics?|gots?|colheres?|pitadas?|chávenas?|xícaras?|caixinhas?|caixas?|copos?(?= (?:\\(?americano\\)? )?de (?:leite|água|óleo|açúcar|farinha|iogurte))|vidros?|potes?|sachês?|envelopes?|garrafas?|fios?(?= de (?:azeite|óleo|mel))|punhados?|maples?(?= de )|tarros?|potecitos?|frascos?|botellas?|barras?(?= de (?:mantequilla|margarina|manteca|chocolate))|raigs?|rajolins?|polsims?|culler(?:ad)?(?:es|a)',
].join('|');

const AMOUNT =
  '(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔]|un[ao]?s?|une|a|an|eine?|media|medio|mezz[oa]|mitja|mig|demi|half|dos|tres|cuatro|cinco|seis)';
const JOIN = "(?:de la |de l['’]|del |de |di |d['’]|of |du |da )?";
const LEADING_AMOUNT = /^\s*(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])(?:\s*(?:a|à|o|ó|to|bis|[-–])\s*\d+)?\s*(?=[A-Za-zÀ-ɏ])/;
/** «Circa 200 g», «n. 3 uova», «2 x 100 g de …», «100 g + 50 g di …»: how the amount is led in. */
const LED_IN =
  /^\s?(?:(?:circa|ca\.?|environ|env\.?|etwa|about|approx\.?|aprox\.?|unos|unas|n[.°º]|nr\.?)\s?(?=\d)|\d+\s?x\s(?=\d)|\d+\s?gr?\s?\+\s?(?=\d))/iu;
/** «Kg 1 di latte». */
const UNIT_FIRST = /^\s?(?:kg|gr?|ml|cl|dl|l|lt)\.?\s\d+(?:[.,]\d+)?\s(?:(?:de|di|d['’]|of)\s?)?(?=[a-zß-ɏ])/i;
/** «soperas», «de postre», «colmadas». */
const OF_MEASURE =
  '(?:\\s+(?:de (?:postres?|café|cafè|té|sopa|chá)(?=\\s+d)|soper(?:a|es|as)|curull(?:a|es)|colmad(?:it)?as?|rasas?|llenas?|chei[ao]s?|ras[oi]|pein[ae]s?|bem chei[ao]s?)|\\s*\\(americano\\)|\\s+e mezz[oa])*';
const SIZE =
  '(?:ca\\.|level|heaped|heaping|rounded|scant|generous|small|large|big|sm|md|lg|gehäufte[rn]?|gestrichene[rn]?|kleine[rs]?|große[rs]?)';

/** A measure with its patterns: all of them in one take thirty milliseconds to make ready, and a name has one. */
interface Measure {
  /** What its first word is or starts with. */
  readonly whole: readonly string[];
  readonly start: string | undefined;
  readonly leading: () => RegExp;
  /** «Lievito 1 bustina». */
  readonly trailing: () => RegExp;
}

/** Letters, one that may be missing, and then the end of the word. */
const WHOLE = /^([a-zß-ÿ]+?)(?:([a-zß-ÿ])\?)?(?=$| |\(\?[:=] )/;
/** What may stand between two letters of an abbreviation: «c. à s.», «càs». */
const ABBREVIATED = /^([a-zß-ÿ])(?:\\.\?)+([a-zß-ÿ])/;

function measureOf(pattern: string): Measure {
  const [, whole, ending] = WHOLE.exec(pattern) ?? [];
  const [, first, next] = ABBREVIATED.exec(pattern) ?? [];
  const words = whole === undefined ? (first ?? []) : ending === undefined ? whole : [whole, whole + ending];
  const start =
    whole !== undefined ? undefined : next === undefined ? /^[a-zß-ÿ]+(?!\?)/.exec(pattern)![0] : first! + next;
  const whenLeading = `^\\s*(?:${AMOUNT}\\s+)?(?:${SIZE}\\s+)?(?:${pattern})(?![a-zß-ɏ\\d'’-])\\.?${OF_MEASURE}\\s+${JOIN}`;
  const whenTrailing = `\\s\\d+(?:[.,/]\\d+)?\\s?(?:${pattern})(?![a-zß-ɏ\\d])\\.?$`;
  return {
    whole: [words].flat(),
    start,
    leading: lazy(() => new RegExp(whenLeading, 'i')),
    trailing: lazy(() => new RegExp(whenTrailing, 'i')),
  };
}

/** The measures a list of patterns gives: strokes inside brackets part none. */
function measuresIn(patterns: string): readonly string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at <= patterns.length; at++) {
    const mark = patterns[at];
    if (mark === '(' || mark === ')') depth += mark === '(' ? 1 : -1;
    else if ((mark === '|' && depth === 0) || mark === undefined) {
      found.push(patterns.slice(from, at));
      from = at + 1;
    }
  }
  return found;
}

/** Measures by the letter they start with, in their order. */
const byInitial = lazy(() => {
  const found = new Map<string, Measure[]>();
  for (const pattern of measuresIn(MEASURES)) {
    const own = found.get(pattern[0]!);
    if (own === undefined) found.set(pattern[0]!, [measureOf(pattern)]);
    else own.push(measureOf(pattern));
  }
  return found;
});

/** The measures whose first word a word may be. */
function measuresFor(word: string): readonly Measure[] {
  const own = byInitial().get(word[0]!) ?? [];
  return own.filter(({ whole, start }) => whole.includes(word) || (start !== undefined && word.startsWith(start)));
}

/** An amount, a size and a measure. */
const MOST_LEADING = 3;

/** Without the measure it starts with: «2 cucharadas de miel». */
function withoutLeading(text: string): string {
  const words = text.toLowerCase().match(/[a-zß-ÿ]+/g) ?? [];
  for (const word of words.slice(0, MOST_LEADING)) {
    for (const { leading } of measuresFor(word)) {
      const rest = text.replace(leading(), '');
      if (rest !== text) return rest;
    }
  }
  return text;
}

/** «Vanillina bustine». */
const TRAILING_PACK = /\s(?:bustin[ae]|sachets?|sobres?|päckchen)(?![a-zß-ɏ\d])\.?$/i;
const PERHAPS_PACK = /bustin|sachet|sobre|päckchen/i;

/** Without the measure it ends with: «lievito 1 bustina». */
function withoutTrailing(text: string): string {
  if (!/\d/.test(text)) return PERHAPS_PACK.test(text) ? text.replace(TRAILING_PACK, '') : text;
  for (const [, word] of text.toLowerCase().matchAll(/\d\s?([a-zß-ÿ]+)/g)) {
    for (const { trailing } of measuresFor(word!)) {
      const rest = text.replace(trailing(), '');
      if (rest !== text) return rest;
    }
  }
  return PERHAPS_PACK.test(text) ? text.replace(TRAILING_PACK, '') : text;
}

const SACHET =
  /(?<![a-zß-ɏ])(?:bustin[ae]|sachets?|sachês?|sobre(?:cito)?s?|sobrets?|paquets?|paquetes?|envelopes?|packets?|packages?|päckchen|päckli|pck|pkg|pkt|packung|tütchen|zakjes?|cartin[ae])(?![a-zß-ɏ])/i;
/** Dry yeast and baking powder are sold by the sachet; fresh yeast is not. */
export function isBySachet(text: string): boolean {
  return SACHET.test(text);
}

const TIN =
  /(?<![a-zß-ɏ])(?:latas?|latinhas?|llaun(?:a|es)|cans?|tins?|tinned|canned|boîtes?|scatol[ae]|barattol[oi]|dosen?|blik(?:je)?s?)(?![a-zß-ɏ])/i;
/** Fruit out of a tin has been in syrup or juice. */
export function isTinned(text: string): boolean {
  return TIN.test(text);
}

/** Without the figure it starts with. */
export function uncounted(text: string): string {
  return text.replace(LEADING_AMOUNT, '');
}

/** Without how much of it there is: the «1» of «1 yogur» is no fat. */
export function unmeasured(text: string): string {
  const whole = withoutTrailing(text);
  const counted = /[\d½¼¾⅓⅔]/.test(whole)
    ? whole.replace(LED_IN, '').replace(UNIT_FIRST, '').replace(LEADING_AMOUNT, '')
    : whole;
  const bare = withoutLeading(counted);
  return bare.replace(/^(?:medi[oa]|mezz[oa]|mitja|mig|half an?|half)\s/i, '');
}
