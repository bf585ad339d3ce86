import type { Food } from './food.ts';
import { rootsOf } from './words.ts';

/** The most water a powder holds. */
export const DRY = 12;

/** «Chocolate negro (con galleta)» holds the biscuit; «azúcar (con las claras)» goes in with the whites. */
export const HOLDS =
  /^\s*(?:con|with|avec|amb|mit|com|contiene|contains|contient|contém|conté|enthält)\s(?!(?:el|la|los|las|the|les?|l['’]|il|gli|i|els|den?|die|das|os?|as?)(?:\s|\b))/iu;

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

/** Remarks that name an allergen by its raw material: «bebida vegetal (soja)», «gelatina (pescado)», «margarina (con mantequilla)». */
const TELLTALES: readonly (readonly [code: string, of: RegExp, within?: Food['category']])[] = [
  ['soja', /\bso(?:j|y|i)a?s?\b/i],
  ['pescado', /\b(?:pescado|poisson|pesce|fish|fisch|peix|peixe)\b/i],
  ['leche', /^\s*(?:con |with |avec |amb )?(?:mantequilla|beurre|burro|butter|mantega|manteiga)\s*$/i, 'grasas'],
];

/** A remark that makes of an animal food what stands for it: «huevo (vegano)». */
const STANDS_FOR = /vegan|v[ée]g[ée]tal|plant[- ]based|sustitut|suced[áa]ne|sostitut|substitut|replacer|imitaci/i;

const ONLY_POWDER = /^\s*(?:en |in |em )?(?:polvo|poudre|polvere|powder(?:ed)?|pols|pó|pulver)\s*$/iu;

const SUGARED =
  /(?<!(?:no|non|sin|not|sans|senza) )\b(?:azucarad|endulzad|sucré|zuccherat|sweetened|ensucrad|con azúcar)/i;

/** «Sahne (sauer)» is no cream; what is sour already may be said to be. */
const SOURED =
  /(?<!\p{L})(?:sauer|saure|agri[oa]|ácid[oa]|àcid[ae]?|azed[oa]|aigre|acid[oa]|sour|cultured|zure?)(?!\p{L})/iu;
const SOUR = /agri[oa]|ácid|yogur|kéfir|suero|fraîche|cuajada|queso|skyr/i;

/** A nut paste has no more sugar than this of its own. */
const OWN_SUGAR = 10;

/** Whether a remark says the food is another than the one without it. */
export function belies(remark: string, { name, category, contiene, vegano, agua, azucares }: Food): boolean {
  return (
    TELLTALES.some(
      ([code, of, within = category]) => category === within && !contiene.includes(code) && of.test(remark),
    ) ||
    (!vegano && STANDS_FOR.test(remark)) ||
    (category === 'lacteos' && SOURED.test(remark) && !SOUR.test(name)) ||
    (agua > DRY && ONLY_POWDER.test(remark)) ||
    (category === 'frutos_secos' && azucares < OWN_SUGAR && SUGARED.test(remark))
  );
}
