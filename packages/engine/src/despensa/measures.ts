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

/** Without how much of it there is: the «1» of «1 yogur» is no fat. */
export function unmeasured(text: string): string {
  return text
    .replace(LEADING_AMOUNT, '')
    .replace(LEADING_MEASURE, '')
    .replace(/^(?:medi[oa]|mezz[oa]|mitja|mig|half an?|half)\s/i, '');
}
