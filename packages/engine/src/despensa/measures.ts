import { lazy } from '../craft/lazy.ts';
import { foldApart } from '../craft/names.ts';

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
const LEADING_MEASURE = new RegExp(
  `^\\s*(?:${AMOUNT}\\s+)?(?:(?:ca\\.|level|heaped|heaping|rounded|scant|generous|small|large|big|sm|md|lg|gehäufte[rn]?|gestrichene[rn]?|kleine[rs]?|große[rs]?)\\s+)?(?:${MEASURES})(?![a-zß-ɏ\\d'’-])\\.?${OF_MEASURE}\\s+${JOIN}`,
  'i',
);

/** Words that are a measure, and the letters that those of several forms start with. */
const measureWords = lazy(() => {
  const whole = new Set<string>();
  const starts = new Set<string>();
  for (const piece of MEASURES.split('|')) {
    // A letter before a question mark may be missing.
    const start = /^[a-zß-ÿ]+(?!\?)/.exec(piece)?.[0];
    if (start === undefined) continue;
    const isWhole = start.length === piece.length || /[\\ ]/.test(piece[start.length]!);
    (isWhole ? whole : starts).add(start);
  }
  return { whole, starts: [...starts] };
});

/** An amount, a size and a measure. */
const MOST_LEADING = 3;

/** Whether a name may start with a measure: the pattern of all measures takes ten milliseconds to make ready. */
function mayLead(text: string): boolean {
  const { whole, starts } = measureWords();
  const words = text.toLowerCase().match(/[a-zß-ÿ]+/g) ?? [];
  return words.slice(0, MOST_LEADING).some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)));
}

/** «Lievito 1 bustina», «vanillina bustine». */
const TRAILING_MEASURE = new RegExp(
  `\\s(?:\\d+(?:[.,/]\\d+)?\\s?(?:${MEASURES})|bustin[ae]|sachets?|sobres?|päckchen)(?![a-zß-ɏ\\d])\\.?$`,
  'i',
);

/** Every measure that ends a name has a figure before it, or is one of these. */
const PERHAPS_TRAILING = /\d|bustin|sachet|sobre|päckchen/i;

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
  const whole = PERHAPS_TRAILING.test(text) ? text.replace(TRAILING_MEASURE, '') : text;
  const counted = /[\d½¼¾⅓⅔]/.test(whole)
    ? whole.replace(LED_IN, '').replace(UNIT_FIRST, '').replace(LEADING_AMOUNT, '')
    : whole;
  const bare = mayLead(counted) ? counted.replace(LEADING_MEASURE, '') : counted;
  return bare.replace(/^(?:medi[oa]|mezz[oa]|mitja|mig|half an?|half)\s/i, '');
}

/** The word a line ends with, and its figure; what it is sold in says «en»: «maíz en lata». */
const LAST = /(?<!(?:^|\s)(?:en|in|de|di|del|al|con))\s([a-zß-ɏ]+)\.?(?:\s\d+(?:[.,]\d+)?)?$/i;

/** Without the pack it ends with: «uva sultanina saco 25». */
export function unpacked(text: string, packs: ReadonlySet<string>): string {
  const last = LAST.exec(text);
  return last !== null && packs.has(foldApart(last[1]!)) ? unpacked(text.slice(0, last.index), packs) : text;
}
