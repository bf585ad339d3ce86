import { lazy } from '../craft/lazy.ts';
import type { Food } from './food.ts';
import { rootsOf } from './words.ts';

/** The most water a powder holds. */
export const DRY = 12;

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

export function keptOtherwise({ name }: Food, remarks: readonly string[]): boolean {
  const own = rootsOf(name);
  return remarks.some((remark) => rootsOf(remark).some((word) => KEPT.has(word) && !own.includes(word)));
}

/** What a line says it is made without, or whom for, which foods of the pantry with it are not. */
const claims = lazy((): readonly (readonly [claim: RegExp, belies: (food: Food) => boolean])[] => [
  [
    /(?<![a-zß-ɏ])(?:vegan|végan|végétalien|veggie|vegà|plant[- ]based|plantaardig|pflanzlich)|100 ?% (?:de origen )?v[ée]g[ée]tal/i,
    ({ vegano }) => !vegano,
  ],
  [
    /(?<![a-zß-ɏ])(?:sugar[- ]free|no (?:added )?sugar|zuckerfrei|suikervrij|keto(?![a-zß-ɏ])|diab[eé]ti|diabètic|diet(?![a-zß-ɏ])|edulcorad[oa]|(?:con |with |avec )(?:edulcorante|sweetener|édulcorant|dolcificant|este?via|stevia)|(?:sin|sans|senza|sense|sem|ohne|zonder|bajo en|reducido en) (?:azúcar|sucre|zucche?r|açúcar|suiker))/i,
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
  /(?<!(?:no|non|sin|not|sans|senza) )\b(?:azucarad|endulzad|sucré|zuccherat|sweetened|ensucrad|con azúcar|mitad (?:de )?azúcar)/i;

/** A share of sugar told of a fruit: «purée de fruit de la passion (90 % fruit, 10 % sucre)». */
const SHARE_OF_SUGAR =
  /\d ?% (?:de |di |of |d['’])?(?:az(?:úcar(?:es)?)?|a[cç][uú]car|sucre|sugar|zucchero|zucker)(?![a-zß-ɏ])/i;

/** «Mantequilla (aroma)» is no butter. */
const ONLY_FLAVOUR =
  /^\s*(?:aroma|arôme|aroom|sabor|saveur|gusto|flavou?r(?:ing)?|geschmack|smaak|esencia|essence|essenza)\s*$/iu;

/** «Sahne (sauer)» is no cream; what is sour already may be said to be. */
const SOURED =
  /(?<![a-zß-ɏ])(?:sauer|saure|agri[oa]|ácid[oa]|àcid[ae]?|azed[oa]|aigre|acid[oa]|sour|cultured|zure?)(?![a-zß-ɏ])/i;
const SOUR = /agri[oa]|ácid|yogur|kéfir|suero|fraîche|cuajada|queso|skyr/i;

/** A nut paste or the fruit of most trees has no more sugar than this of its own. */
const OWN_SUGAR = 10;
const UNSWEETENED: ReadonlySet<Food['category']> = new Set(['frutos_secos', 'frutas']);

/** Sold with sugar. */
const SUGARY = /azúcar|confitad|almíbar|azucarad/i;

/** A remark that allows for a white chocolate: «chocolate (puede ser blanco)». */
const WHITE = /\b(?:blanc[oa]?|bianco|white|branco|weiße?)\b/i;

function isDark({ category, contiene }: Food): boolean {
  return category === 'cacao_chocolate' && !contiene.includes('leche');
}

/** Whether a remark says the food is another than the one without it. */
export function belies(remark: string, food: Food): boolean {
  const { name, category, vegano, agua, azucares } = food;
  return (
    (isDark(food) && WHITE.test(remark)) ||
    (!vegano && STANDS_FOR.test(remark)) ||
    (category === 'lacteos' && SOURED.test(remark) && !SOUR.test(name)) ||
    (agua > DRY && ONLY_POWDER.test(remark)) ||
    (category !== 'especias_aromas' && ONLY_FLAVOUR.test(remark)) ||
    (UNSWEETENED.has(category) && azucares < OWN_SUGAR && SUGARED.test(remark)) ||
    (UNSWEETENED.has(category) && !SUGARY.test(name) && SHARE_OF_SUGAR.test(remark))
  );
}
