import { unabridged } from './words.ts';

/** Measures a line of a recipe starts with: «2 cucharadas de …», «1 pincée de …», «a pinch of …». */
const MEASURES = [
  'kg|kilos?|gr?|grs|gramos?|gramm?i?|ml|cl|dl|cc|l|litros?|oz|onzas?|lbs?',
  'pizcas?|pellizcos?|cucharad(?:it)?as?|cucharillas?|cdas?|cdi?tas?|tazas?|vasos?|copitas?|cuart(?:os?|illos?|er[oó]n)|got(?:it)?as?|chorritos?|puñados?|unidad(?:es)?|uds?|sobres?|sobrecitos?|botes?|latas?|paquetes?|bricks?|pastillas?|tabletas?|envases?|tarrinas?|vasitos?|bolsas?|bolsitas?',
  'trozos?|trocitos?|puntas?|ram(?:it)?as?|palit?os?|planchas?|onzas?(?: y media)?|manojos?|cuadrados?|cubitos?|pocos?|poquitos?|algo',
  'pincées?|sachets?|bouchons?|verres?|gouttes?|poignées?|filets?|c\\.?\\s?à\\s?[sc]\\.?|cuill[eè]res?(?:\\sà\\s(?:soupe|café|thé))?|cuiller(?:ée)?s?(?:\\sà\\s(?:soupe|café|thé))?|cs|càs|càc',
  'bustin[ae]|cucchiai(?:n[oi])?o?|bicchier[ei]|gocc[ei]o?|pizzico|manciat[ae]|confezion[ei]|tazzin[ae]',
  'pinch(?:es)?|dash(?:es)?|tablespoons?|tbsps?|teaspoons?|tsps?|cups?|sticks?|drops?|handfuls?|packets?|packs?|cans?|tins?|sprigs?|knobs?|(?:little )?scoops?|(?:table|tea)?spoonfuls?|splash(?:es)?|drizzles?|bunch(?:es)?',
  'prisen?|esslöffel|teelöffel|el|tl|msp|päckchen|pck|becher|tropfen|würfel',
  'culleradet?(?:es|a)|pessics?|gots?|colheres?|pitadas?|chávenas?|xícaras?',
].join('|');

const AMOUNT =
  '(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔]|un[ao]?s?|une|a|an|eine?|media|medio|mezz[oa]|mitja|mig|demi|half|dos|tres|cuatro|cinco|seis)';
const JOIN = "(?:de la |de l['’]|del |de |di |d['’]|of |du |da )?";
const LEADING_AMOUNT = /^\s*(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])(?:\s*(?:a|o|ó|to|[-–])\s*\d+)?\s*(?=\p{L})/u;
/** «soperas», «de postre», «colmadas». */
const OF_MEASURE = '(?:\\s+(?:de (?:postre|café|té|sopa)|soperas?|colmad(?:it)?as?|rasas?|llenas?))*';
const LEADING_MEASURE = new RegExp(
  `^\\s*(?:${AMOUNT}\\s+)?(?:(?:level|heaped|heaping|rounded|scant|generous|small|large|big)\\s+)?(?:${MEASURES})(?![\\p{L}\\d'’-])\\.?${OF_MEASURE}\\s+${JOIN}`,
  'iu',
);

/** «(tamizada)», «, a temperatura ambiente», «para el almíbar»: remarks, not names. */
const REMARKS: readonly RegExp[] = [
  /\([^)]*\)?|\[[^\]]*\]?/g,
  /[;*].*$|,(?!\d).*$/g,
  /(?:\s[-–—]|:)\s.*$/g,
  /\s(?:para|pour|per|for|zum|für|à pâtisser|a piacere|al gusto|q\.? ?b\.?|c\.? ?s\.?$)(?=\s|$).*$/gi,
  /\s(?:a (?:breve|lunga) conservazione|de larga duración|longue conservation|soit \d.*$|of your choice.*$|au choix.*$|de tu elección.*$|a elegir.*$|al vostre gust.*$)/giu,
  /\s(?:del|de la|della|du|of the)\s(?:poolish|biga|levain|masa madre|prefermento|esponja|masa|relleno|starter)\b.*$/gi,
  /\s(?:a|at|à|bei)\s(?:temperatura ambiente|room temperature|température ambiante|temperatura amb?iente|zimmertemperatur)\b/gi,
  /(?:\b(?:de|di|of)|(?<=\b(?:zest|juice)))\s+(?:\d{1,2}\s?[´'’]?(?:\/\d)?(?:\s\d\/\d)?|[½¼¾]|dos|tres|due|one|two)\s+(?:de\s+)?(?=\p{L})/giu,
  /\s(?:de|di|of|da)\s\d+(?:[.,]\d+)?\s?(?:kg|gr?s?|gramos|ml|cl)(?!\p{L})\.?/giu,
  /\s(?:bien|très|muy|ben|well)\s(?:froide?s?|fr[ií][oa]s?|fredd[oa]|chilled|cold|chaude?s?|calientes?)(?!\p{L})/giu,
  /\s(?:if|se|si) possib(?:le|ile)(?!\p{L}).*$|\sque\s(?:tenemos|hemos|habíamos|hicimos|elaboramos|preparamos|sobró)(?!\p{L}).*$/giu,
  // How it was cut: «beurre en petits morceaux» is no biscuit of that name.
  /\s(?:en|in|a|à|into)\s(?:(?:petits?|gros|fins?|pequeñ[oa]s|fin[oa]s|piccol[ie]|small|thin)\s)?(?:morceaux|cubes|dés|lamelles|tranches|rondelles|parcelles|trozos|trocitos|daditos|dados|cubitos|láminas|lascas|rodajas|tiras|gajos|cuartos|cubetti|dadini|pezzi|pezzetti|fettine|scaglie|pieces|chunks|dice|slices|strips|daus|trossos|trossets|talls|würfeln|stücken|scheiben)(?!\p{L})/giu,
  /\s(?:en superficie|entre les doigts)(?!\p{L})/giu,
  /\s(?:infus\p{L}*\s(?:à|au|con|with|in|amb|de)|from an?)(?!\p{L}).*$/giu,
  /\s(?:non trattat[oaie]|non traitée?s?|sin tratar|no tratad[oa]s?|no tractad[ae]s?)(?!\p{L})/giu,
  /\ssin (?:sal|sabor|piel(?:es)?|corazón|hojas|corteza|estabilizantes|yodo|descongelar|la parte blanca|semillas|pepitas?|huesos?|aditivos|colorantes|conservantes|edulcorar|concha|cáscara|tostar)(?: ni (?:aditivos|colorantes|conservantes|pepitas|sal))?(?!\p{L})/giu,
  /\s(?:senza|sans|without) (?:sale|sel|salt|noyaux?|nocciolo)\b/gi,
];

/** «free-range», «food-grade», «room-temperature»: how a food was kept or sold, never what it is. */
const TRADE =
  /\b(?:free[- ]range|food[- ]grade|fair[- ]?trade|co-op|room[- ]temperature|full[- ]bodied|store[- ]bought|ready[- ]made|shipton mill|king arthur|bob['’]s red mill|gold medal|petits? (?=blancs|jaunes|œufs?|oeufs?)|home[- ]?made|good[- ]quality|high[- ]quality|cage[- ]free|extra[- ]large|pure (?=(?:milk|cream|butter|honey|cocoa|cane|maple)\b)|stone[- ]ground|cacao barry|à la meule de pierre|moulue? à la meule(?: de pierre)?|molid[oa] a (?:la )?piedra|macinat[oa] a pietra)\b/gi;

/** «a 20 °C», «(30-32 °C)», «at 70 °F»: how warm it is put in, never what it is. */
const TEMPERATURE =
  /[\s(,]*(?<!\p{L})(?:a|à|at|to|bei|de|di|of|about|unos|circa|env(?:iron|\.)?|approx\.?)?\s*\d{1,3}(?:[.,]\d)?(?:\s?[°º]?\s?[CF]?\s?(?:[-–/]|a|to)\s?\d{1,3})?\s?(?:[°º]\s?[CF]|(?<=at \d{2,3}) ?F)(?!\p{L})\)?/giu;
/** «a 20 grados», «a unos 40º»; those of a syrup or a spirit are its strength. */
const DEGREES =
  /\s(?:a|à|at)\s(?:unos|about|environ)\s\d{1,3}\s?[°º](?!\p{L})|\s(?:a|à|at)\s\d{1,3}\s(?:grados|degrés|gradi|graus|degrees)(?:\s(?:centígrados|celsius|c))?(?!\p{L})(?!\s*(?:baum|brix|alco|vol))/iu;
const STRONG = /alm[ií]bar|jarabe|sirop|sciropp|xarop|syrup/iu;

/** «Ron para las pasas»: what it goes with is no part of its name, unless it is the butter of a laminated dough. */
const PURPOSE = /\spara (?:el|la|los|las)\s(?!lamina|hojaldr|plega).*$/i;
/** A note at the foot of the page: «leche desnatada (1)». */
const FOOTNOTE = /\s*(?:\(\d\)|[¹²³*]+)\s*$/u;

/** Without the temperature it is used at, what it is for or a mark to a note. */
export function untempered(text: string): string {
  // One blank between words keeps the patterns from trying every way to share out many.
  const plain = text.replace(/\s+/g, ' ').replace(FOOTNOTE, '').replace(PURPOSE, '').replace(TEMPERATURE, ' ');
  const cool = STRONG.test(plain) ? plain : plain.replace(DEGREES, ' ');
  return cool.trim() === '' ? text : cool.trim();
}

/** The figure in the middle of a range. */
function middle(_range: string, low: string, high: string): string {
  const value = (Number(low.replace(',', '.')) + Number(high.replace(',', '.'))) / 2;
  return `${value} %`;
}

/** The strength of a flour, in the middle of its range, after its letter. */
function strength(_written: string, low = '', high = low, only = '', last = only): string {
  const value = low === '' ? (Number(only) + Number(last)) / 2 : (Number(low) + Number(high)) / 2;
  return `W ${Math.round(value)}`;
}

const FLOUR = /\b(?:harina|farin[ae]|farinha|flour|\p{L}*mehl)(?!\p{L})/iu;
/** What a miller says of a flour besides its strength: «P/L 0,55», «55 PSL», «13 % de proteína», «11 g de proteínas». */
const MILLERS =
  /[\s,;]*(?:\bP\s?\/\s?L\s*[:=]?\s*\d(?:[.,]\d+)?|\b\d{2}\s?PSL\b|(?:\b(?:con|with|à|au|al|de|mín(?:imo)?\.?|min\.?)\s)*\b\d{1,2}(?:[.,]\d+)?\s?(?:%|g(?:ramos)?)\s(?:de\s|di\s|of\s)?prot[eé]\p{L}*)/giu;

/** What it is for, where its grade follows: «farina per pizza 0 o 00». */
const FOR_PIZZA = /\s(?:per|para|for|pour)\s(?:la\s)?pizza(?=\s\d)/i;

/** The flour without its use and the figures of its analysis, and its strength after its letter. */
function milled(text: string): string {
  if (!FLOUR.test(text)) return text;
  return text
    .replace(MILLERS, ' ')
    .replace(FOR_PIZZA, '')
    .replace(/\b(\d{3})\s?w\b\.?/g, '$1 W');
}

/** Figures written otherwise: «70 per cent», «65-75 %», «40 vol%», «380-400 W», «8'5»; and «H. fuerza». */
export function spelt(text: string): string {
  return (
    milled(unabridged(text).replace(/^\s*H\.\s(?=\p{L})/u, 'harina '))
      // «Olio e.v.o.», «latte p.s.», «U.H.T.».
      .replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
      .replace(/\b(pulpa|puré|zumo) de fruta (?!de\s)/giu, '$1 de ')
      .replace(/\ben (?:su )?(?:propio )?(?:jugo|zumo)(?!\s+de)(?!\p{L})/giu, ' ')
      .replace(/(\d)['´’](?=\d)/g, '$1,')
      .replace(/\bW\s?(\d{3})\s*[-–/]\s*(\d{3})\b|\b(\d{3})(?:\s*[-–/]\s*(\d{3}))?\s?W\b/g, strength)
      .replace(/\b(?:uso )?\d+\s?x\s?1000\b|\s\d{1,2}x(?=\s|$)/gi, ' ')
      .replace(/(\d)\s*(?:per ?cent|por ?ciento|pour ?cent|per ?cento|prozent)\b/gi, '$1 %')
      .replace(/(\d+(?:[.,]\d+)?)\s*%?\s*(?:[-–]|a|à|to|bis)\s*(\d+(?:[.,]\d+)?)\s*%/gi, middle)
      .replace(/\b1\/2 (?=écrém|ecrem)/gi, 'demi-')
      .replace(/(\d)\s*vol\.?\s*%/gi, '$1 %')
      .replace(TRADE, ' ')
  );
}

/** Without what a percentage is of, where the food says it: «cream 33% fat», «dark chocolate 70% cocoa solids». */
export function withoutShares(text: string): string {
  return text.replace(
    /(\d\s*%)[\s-]*(?:de |di |of )?(?:milk ?fat|butter ?fat|fat|fett|mat(?:ière|\.)? ?grasse|(?:materia )?(?:grass[ai]|grasas?)|cocoa(?: solids?| butter)?|cacao|cacau|kakao|vol(?:umen)?|abv)(?![\p{L}])\.?/giu,
    '$1 ',
  );
}

/** Without how much of it there is: the «1» of «1 yogur» is no fat. */
export function unmeasured(text: string): string {
  return text
    .replace(LEADING_AMOUNT, '')
    .replace(LEADING_MEASURE, '')
    .replace(/^(?:medi[oa]|mezz[oa]|mitja|mig|half an?|half)\s/i, '');
}

export function withoutRemarks(text: string): string {
  return REMARKS.reduce((rest, remark) => rest.replace(remark, ' '), unmeasured(text));
}

const OR = /\s*,?\s+(?:o|u|or|ou|oder|oppure|(?:y|e|and)\/o[ru]?)\s+|\s*\/\s*(?=\p{L})/iu;
/** «margarina (o mantequilla)». */
const BRACKETED_OR = /\(\s*(?:o|u|or|ou|oder|oppure)\s+([^)]*)\)/giu;
const PREPOSITION = /^(?:de|del|di|d['’]|con|al|au|à|of)(?:\s|(?<=['’]))/iu;

/** «Esencia o extracto de vainilla»: the first is no essence of anything. */
const OF_SOMETHING = /^(?:esencia|extracto|aroma|essenza|estratto|essence|extrait|extract)$/iu;

/** More are no choice but a list. */
const MOST_ALTERNATIVES = 4;

/**
 * What a name leaves to choose, each spelt out: «semillas de girasol o de calabaza» → «semillas de girasol», «semillas
 * de calabaza». Of each alternative the readings to try, best first; none when nothing is left to choose.
 */
export function alternativesOf(text: string): readonly (readonly string[])[] {
  const parts = withoutRemarks(text.replace(BRACKETED_OR, ' o $1')).trim().split(OR).map(unmeasured);
  if (parts.length < 2 || parts.length > MOST_ALTERNATIVES || parts.includes('')) return [];
  const first = parts[0]!.split(/\s+/);
  const last = parts.at(-1)!.split(/\s+/);
  return parts.map((part, i) => {
    const headed = i === 0 ? [] : [`${first[0]} ${part}`];
    const ended = i === parts.length - 1 ? [] : [1, 2].map((words) => `${part} ${last.slice(-words).join(' ')}`);
    if (PREPOSITION.test(part)) return [...headed, part];
    return OF_SOMETHING.test(part) ? [...ended, part, ...headed] : [part, ...ended, ...headed];
  });
}

const INFUSED = /\s(?:infus\p{L}*\s(?:à|au|con|with|in|amb|de)|from an?)\s(.*)$/iu;

/** What stands in each pair of brackets, and what it is infused with or comes from. */
export function bracketed(text: string): readonly string[] {
  const infused = INFUSED.exec(text);
  return [...[...text.matchAll(/\(([^)]*)\)?/g)].map(([, inside]) => inside!), ...(infused ? [infused[1]!] : [])];
}

/**
 * What stands in square brackets, follows a colon or a dash, or is joined after a comma: «chocolate, con avellanas». A
 * whole sentence after a dash comments on the food.
 */
export function trailing(text: string): readonly string[] {
  const found = [
    ...text.matchAll(
      /\[([^\]]*)\]?|(?:\s[-–—]|:)\s(.{1,40})$|[,;*]\s?((?:con|with|avec|amb|mit|com|plus|más)\s[^,;]*)/giu,
    ),
  ];
  // «Chocolate para postres con avellanas» has them; «azúcar para batir con las claras» goes in with the whites.
  const held =
    /\s(?:para|pour|per|for)\s.*?\s((?:con|with|avec|amb)\s(?!(?:el|la|los|las|the|les?|l['’]|il|gli|i|els)\b).*)$/iu.exec(
      text,
    );
  return [...found.map(([, inside, after, joined]) => inside ?? after ?? joined ?? ''), ...(held ? [held[1]!] : [])];
}

/** What follows each comma, but for what it is for. */
export function listed(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)?/g, ' ')
    .split(/,(?!\d)|;/)
    .slice(1)
    .filter((item) => !/^\s*(?:para|for|pour|per|zum|für|con|with|avec|plus|más)\s/i.test(item));
}

/** What a name says it is free of, by code of allergen. */
const FREE: readonly (readonly [RegExp, string])[] = [
  [/\s(?:sin|sans|senza|sense|sem|without)\s(?:gluten|glutine)\b|\bgluten[- ]free\b|\bglutenfrei\w*/i, 'gluten'],
  [
    /\s(?:sin|sans|senza|sense|sem)\s(?:leche|lait|latte|llet|lactosa|lactose|lattosio|lácteos)(?!\p{L})|\b(?:dairy|milk|lactose)[- ]free\b/iu,
    'leche',
  ],
  [/\s(?:sin|sans|senza|sense|sem)\s(?:huevo|huevos|oeufs|œufs|uova|ou)(?!\p{L})|\begg[- ]free\b/iu, 'huevo'],
  [/\s(?:sin|sans|senza|sense|sem)\s(?:soja|soia)\b|\bsoya?[- ]free\b/i, 'soja'],
];

/** A name that says it is free of an allergen, without saying so. */
export function freeOf(text: string): { readonly text: string; readonly allergen: string } | undefined {
  for (const [pattern, allergen] of FREE) {
    if (pattern.test(text)) return { text: text.replace(pattern, ' '), allergen };
  }
  return undefined;
}
