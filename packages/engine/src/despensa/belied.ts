import { lazy } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import { rootsOf } from './words.ts';

/** The most water a powder holds. */
export const DRY = 12;

/** «Chocolate negro (con galleta)» holds the biscuit; «azúcar (con las claras)» goes in with the whites. */
export const HOLDS =
  /^\s*(?:con|with|avec|amb|mit|met|com|contiene|contains|containing|contient|contém|conté|enthält|bevat)\s(?!(?:el|la|los|las|the|les?|l['’]|il|gli|i|els|den?|die|das|os?|as?)(?:\s|\b))/iu;

/** How a fruit is kept makes it another food, also in a remark: «mango (en almíbar)». */
const KEPT: ReadonlySet<string> = new Set(
  [
    'almíbar',
    'almívar',
    'sirop',
    'sciroppo',
    'syrup',
    'confitado',
    'candito',
    'confit',
    'deshidratado',
    'disidratato',
    'liofilizado',
    'desidratado',
    'deshidratat',
    'déshydraté',
    'dehydrated',
    'liofilitzat',
    'liofilizzato',
    'lyophilisé',
    'gefriergetrocknet',
    'confitat',
    'kandiert',
    'candied',
    'cristalizado',
    'cristal·litzat',
    'pols',
    'pó',
  ].flatMap(rootsOf),
);

export function isKept(word: string): boolean {
  return KEPT.has(word);
}

export function keptOtherwise({ name }: Food, remarks: readonly string[]): boolean {
  const own = rootsOf(name);
  return remarks.some((remark) => rootsOf(remark).some((word) => KEPT.has(word) && !own.includes(word)));
}

/** A remark that allows for a chocolate with milk: «chocolate (puede ser blanco)». */
export const MILKY = /\b(?:leche|lait|latte|milk|llet|milch|vollmilch|leite|blanc[oa]?|bianco|white|branco)\b/i;

export function isDark({ category, contiene }: Food): boolean {
  return category === 'cacao_chocolate' && !contiene.includes('leche');
}

/**
 * Remarks that name an allergen by its raw material: «bebida vegetal (soja)», «gelatina (pescado)», «margarina (con
 * mantequilla)». Of cereals and nuts, also the forms no food is named with: «mit Haselnüssen», «met tarwe». Made when
 * first asked for, as all long lists of patterns here: every `\p{Alpha}` takes the whole of Unicode to make.
 */
const telltales = lazy((): readonly (readonly [code: string, of: RegExp, within?: Food['category']])[] => [
  ['soja', /\bso(?:j|y|i)a?s?\b|\bsojabohnen\b|\bedamame\b/i],
  ['pescado', /\b(?:pescado|poisson|pesce|fish|fisch|peix|peixe|vis|bacalao|cod|tuna)\b/i],
  ['leche', /^\s*(?:con |with |avec |amb )?(?:mantequilla|beurre|burro|butter|mantega|manteiga)\s*$/i, 'grasas'],
  [
    'gluten',
    /(?<!\p{Alpha})(?:trigo(?! sarraceno)|cebada|centeno|espelta|blé(?! noir)|orge|seigle|épeautre|frumento|orzo|segale|farro|wheat|barley|rye|spelt|weizen|gerste|roggen|dinkel|hafer|avoine|triticale|malz|mout|tarwe|gerst|rogge|haver|blat(?! de moro)|ordi|sègol|civada|cevada|centeio|aveia|gluten|koekjes?|kekse?n?|bolachas?)(?!\p{Alpha})/iu,
  ],
  [
    'frutos_cascara',
    /(?<!\p{Alpha})(?:(?:hasel|wal|pekan|para|cashew)?n[uü]sse?n?|mandeln?|pistazien?|cashewkerne|(?:hazel|wal|cashew|brazil)?noten|hazelnoot|amandel(?:en)?|cajou|brazil nuts?|krokant|avelãs?|nozes|(?:castanhas? de )?caju|castanhas? do pará|frutos de cáscara|fruits à coque|frutta a guscio|tree nuts|schalenfrüchten?)(?!\p{Alpha})/iu,
  ],
  ['cacahuete', /(?<!\p{Alpha})(?:erdn[uü]sse?n?|pinda['’]?s?|amendoi(?:m|ns))(?!\p{Alpha})/iu],
  ['sesamo', /(?<!\p{Alpha})(?:s[eéè]sam[oe]?|ajonjolí|gergelim|tahini?)(?!\p{Alpha})/iu],
  [
    'altramuz',
    /(?<!\p{Alpha})(?:altramu(?:z|ces)|lupin[eio]?[ns]?|lupin flour|tramuss(?:os)?|tremoços?)(?!\p{Alpha})/iu,
  ],
  ['sulfitos', /(?<!\p{Alpha})(?:meta(?:bi)?|bi)?(?:sulfit|sulphit|sulfiet|solfit)\p{Alpha}*/iu],
]);

/** What is not in a food, or only in traces, is said of it too: «(sin frutos de cáscara)». */
const ABSENT =
  /(?<!\p{Alpha})(?:sin|sans|senza|sense|sem|ohne|zonder|without|no|non|libre|exento|may|puede|pu[òo]|peut|pode|kann|kan|trazas?|traces?|tracce|traços|spuren|sporen|free)(?!\p{Alpha})|frei|vrij/iu;

/** Yeast is raised with flour, and a spirit keeps nothing of its grain: «levadura (para harina de trigo)», «vodka (trigo)». */
const GRAINLESS: ReadonlySet<Food['category']> = new Set(['levaduras_masas', 'licores_vinos']);

function bearsUntold(remark: string, { category, contiene }: Food): boolean {
  if (ABSENT.test(remark)) return false;
  return telltales().some(([code, of, within = category]) => {
    if (category !== within || (code === 'gluten' && GRAINLESS.has(category))) return false;
    return !contiene.some((own) => own.startsWith(code)) && of.test(remark);
  });
}

/** What a line says it is made without, or whom for, which foods of the pantry with it are not. */
const claims = lazy((): readonly (readonly [claim: RegExp, belies: (food: Food) => boolean])[] => [
  [
    /gluten[- ]?(?:free|frei|vrij)|(?<!\p{Alpha})(?:sin|sans|senza|sense|sem|ohne|zonder|without|libre de|exent[oa] de|free of) (?:gluten|glutine|glúten|t\.?a\.?c\.?c)(?!\p{Alpha})|(?<!\p{Alpha})(?:GF(?!\p{Alpha})|c[eé]l[ií]a[ck]|coeliac|c[oœ]e?liaque|zöliakie)/iu,
    ({ contiene }) => contiene.some((code) => code.startsWith('gluten')),
  ],
  [
    /(?<!\p{Alpha})(?:vegan|végan|végétalien|veggie|vegà|plant[- ]based|plantaardig|pflanzlich)|100 ?% (?:de origen )?v[ée]g[ée]tal/iu,
    ({ vegano }) => !vegano,
  ],
  [
    /(?<!\p{Alpha})(?:non[- ]dairy|dairy[- ]free|milk[- ]free|milchfrei|melkvrij|(?:sin|sans|senza|sense|sem|ohne|zonder) (?:leche|lácteos|lait|latte|llet|leite|milch|melk)(?!\p{Alpha}))/iu,
    ({ contiene }) => contiene.includes('leche'),
  ],
  [
    /(?<!\p{Alpha})(?:egg[- ]free|eifrei|eivrij|(?:sin|sans|senza|sense|sem|ohne|zonder) (?:huevos?|[oœ]e?ufs?|uov[oa]|ous?|ovos?|eier|eieren|ei)(?!\p{Alpha}))/iu,
    ({ contiene }) => contiene.includes('huevo'),
  ],
  [
    /(?<!\p{Alpha})(?:sugar[- ]free|no (?:added )?sugar|zuckerfrei|suikervrij|keto(?!\p{Alpha})|diab[eé]ti|diabètic|diet(?!\p{Alpha})|edulcorad[oa]|(?:con |with |avec )(?:edulcorante|sweetener|édulcorant|dolcificant|este?via|stevia)|(?:sin|sans|senza|sense|sem|ohne|zonder|bajo en|reducido en) (?:azúcar|sucre|zucche?r|açúcar|suiker))/iu,
    (food) => isSugared(food),
  ],
]);

/** More sugar than this in 100 g was put in; fruit has more of its own: «puré de fresa (sin azúcar añadido)». */
const [PUT_IN, PUT_IN_FRUIT] = [10, 25];

function isSugared({ category, sacarosa }: Food): boolean {
  return sacarosa > (category === 'frutas' || category === 'zumos' ? PUT_IN_FRUIT : PUT_IN);
}

/** Whether what a line claims cannot be said of a food: «galletas para celíacos», «chocolate negro (sin azúcar)». */
export function isClaimedOtherwise(text: string, food: Food): boolean {
  return claims().some(([claim, beliesIt]) => beliesIt(food) && claim.test(text));
}

/** A remark that makes of an animal food what stands for it: «huevo (vegano)». */
const STANDS_FOR =
  /vegan|v[ée]g[ée]tal|plant[- ]based|sustitut|suced[áa]ne|sostitut|substitut|replacer|imitaci|ersatz|pflanzlich|plantaardig/i;

const ONLY_POWDER = /^\s*(?:en |in |em )?(?:polvo|poudre|polvere|powder(?:ed)?|pols|pó|pulver)\s*$/iu;

const SUGARED =
  /(?<!(?:no|non|sin|not|sans|senza) )\b(?:azucarad|endulzad|sucré|zuccherat|sweetened|ensucrad|con azúcar|mitad (?:de )?azúcar|\d+ ?% (?:de )?azúcar)/i;

/** «Mantequilla (aroma)» is no butter. */
const ONLY_FLAVOUR =
  /^\s*(?:aroma|arôme|aroom|sabor|saveur|gusto|flavou?r(?:ing)?|geschmack|smaak|esencia|essence|essenza)\s*$/iu;

/** «Sahne (sauer)» is no cream; what is sour already may be said to be. */
const SOURED =
  /(?<!\p{Alpha})(?:sauer|saure|agri[oa]|ácid[oa]|àcid[ae]?|azed[oa]|aigre|acid[oa]|sour|cultured|zure?)(?!\p{Alpha})/iu;
const SOUR = /agri[oa]|ácid|yogur|kéfir|suero|fraîche|cuajada|queso|skyr/i;

/** A nut paste or the fruit of most trees has no more sugar than this of its own. */
const OWN_SUGAR = 10;
const UNSWEETENED: ReadonlySet<Food['category']> = new Set(['frutos_secos', 'frutas']);

/** Whether a remark says the food is another than the one without it. */
export function belies(remark: string, food: Food): boolean {
  const { name, category, vegano, agua, azucares } = food;
  return (
    bearsUntold(remark, food) ||
    (!vegano && STANDS_FOR.test(remark)) ||
    (category === 'lacteos' && SOURED.test(remark) && !SOUR.test(name)) ||
    (agua > DRY && ONLY_POWDER.test(remark)) ||
    (category !== 'especias_aromas' && ONLY_FLAVOUR.test(remark)) ||
    (UNSWEETENED.has(category) && azucares < OWN_SUGAR && SUGARED.test(remark))
  );
}
