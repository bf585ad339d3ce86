import { fold } from '../craft/names.ts';
import { pourable } from './pourable.ts';
import type { Unit } from './quantity.ts';

/** Measures of the home kitchen and things that are counted: what they weigh is an estimate. */

/** Grams per millilitre of what is spooned, not poured (King Arthur Baking, weight chart; a cup is 236.6 ml). */
const SPOONED: readonly (readonly [RegExp, number])[] = [
  [/levadura (?:quimica|en polvo|royal)|impulsor|polvo de hornear|baking powder|royal/, 0.8],
  [/bicarbonato|baking soda/, 1.2],
  [/levadura|yeast/, 0.63],
  [/\bsal\b|\bsalt\b/, 1.2],
  [/azucar (?:glas|glace|lustre|en polvo|impalpable)|(?:powdered|icing|confectioners.?) sugar/, 0.48],
  [/azucar|sugar|panela/, 0.85],
  [/mai[zc]ena|almidon|fecula|corn ?starch/, 0.47],
  [/(?:harina|polvo) de almendra|almendras? (?:molida|en polvo)|almond (?:flour|meal)/, 0.41],
  [/harina|flour|semola/, 0.51],
  [/cacao|cocoa/, 0.36],
  [/canela|cinnamon|jengibre|ginger|especias|spice|nuez moscada|nutmeg|anis/, 0.53],
  [/vainilla|vanilla|aroma|extracto|extract|esencia/, 0.94],
  [/leche en polvo|milk powder/, 0.5],
  [/mantequilla|butter|margarina|manteca|queso (?:crema|fresco)|cream cheese|mascarpone/, 0.96],
  [/avena|oats/, 0.38],
  [/coco rallado|coconut/, 0.36],
  [/pepitas|gotas de chocolate|chips/, 0.72],
  [/nueces|almendras?|avellanas?|pistachos?|nuts|pecans|walnuts/, 0.48],
  [/pasas|raisins/, 0.63],
  [/arroz|rice/, 0.85],
  [/mermelada|jam|nutella|crema de (?:cacao|avellana)/, 1.25],
];

export interface Estimate {
  readonly grams: number;
  /** Grams of one millilitre, or of one piece. */
  readonly each: number;
}

/** Spoons and cups of a food, by its bulk density. */
export function spooned(name: string, millilitres: number): Estimate | undefined {
  const folded = fold(name);
  const each = SPOONED.find(([pattern]) => pattern.test(folded))?.[1] ?? pourable(name);
  return each === undefined ? undefined : { grams: millilitres * each, each };
}

/** Beyond two dozens a bare number before eggs is grams. */
const MOST_PIECES = 24;

/**
 * Eggs without shell: 50 g, of which 20 of yolk and 30 of white (trade rule of thumb); sizes by Regulation (EC)
 * 589/2008 less the shell, «large» as in the United States. A pot of yoghurt is 125 g.
 */
const PIECES: readonly (readonly [singular: RegExp, plural: RegExp, grams: number])[] = [
  [/^large egg yolk\b|^egg yolk\b/, /^(?:large )?egg yolks\b/, 18],
  [/^large egg white\b|^egg white\b/, /^(?:large )?egg whites\b/, 33],
  [/^(?:large |medium )?egg\b/, /^(?:large |medium )?eggs\b/, 50],
  [/^huevo[\s,(]+(?:solo (?:la )?)?yemas?\)?$/, /^huevos[\s,(]+(?:solo (?:las )?)?yemas\)?$/, 20],
  [/^huevo[\s,(]+(?:solo (?:la )?)?claras?\)?$/, /^huevos[\s,(]+(?:solo (?:las )?)?claras\)?$/, 30],
  [/^huevo\b.*\bxl\b/, /^huevos\b.*\bxl\b/, 66],
  [/^huevo\b.*(?:\bl\b|grande)/, /^huevos\b.*(?:\bl\b|grandes)/, 60],
  [/^huevo\b.*\bs\b/, /^huevos\b.*\bs\b/, 44],
  [/^huevo\b/, /^huev(?:os)?\b/, 50],
  [/^yema\b/, /^yemas\b/, 20],
  [/^clara\b/, /^claras\b/, 30],
  [/^yogure?t?\b/, /^yogur(?:t?e?s|ths)\b/, 125],
];

export function isPiece(folded: string): boolean {
  return PIECES.some(([singular, plural]) => singular.test(folded) || plural.test(folded));
}

/** Up to `mostAlone` of a singular are counted: «Yogur 2» are two, not grams. */
export function pieces(name: string, count: number, unit: Unit | undefined, mostAlone: number): Estimate | undefined {
  const folded = fold(name);
  const found = PIECES.find(([singular, plural]) => plural.test(folded) || singular.test(folded));
  if (!found) return undefined;
  const [, plural, each] = found;
  const most = plural.test(folded) ? MOST_PIECES : mostAlone;
  return unit || (count <= most && Number.isInteger(2 * count)) ? { grams: count * each, each } : undefined;
}

/** Portions that are neither volume nor weight, and what one of a food weighs; a food not listed stays unweighed. */
const PORTIONS: readonly (readonly [word: RegExp, foods: readonly (readonly [RegExp, number])[], alone?: string])[] = [
  [/^(?:pizcas?|pinch(?:es)?|puntas? de cuchillo|toques?)\b/, [[/./, 0.5]]],
  [/^(?:pu[nñ]ad(?:it)?os?|handfuls?)\b/, [[/./, 30]]],
  [
    /^(?:sobre(?:cito)?s?|papelillos?|packets?|sachets?)\b/,
    [
      [/levadura.*(?:seca|panad|liofil)|panad|yeast/, 5.5],
      [/levadura|impulsor|royal|baking powder/, 16],
      [/gelatina/, 10],
      [/vainill/, 8],
    ],
  ],
  [/^(?:hojas?|laminas?|sheets?)\b/, [[/gelatin/, 2]]],
  [/^(?:vainas?|beans?)\b/, [[/vain|vanil|^$/, 3]], 'vaina de vainilla'],
  [
    /^(?:ramas?|ramitas?|palos?|palitos?|sticks?)\b/,
    [
      [/canela|cinnamon/, 3],
      [/butter/, 113],
    ],
  ],
  [/^(?:dientes?|cloves?)\b/, [[/ajo|garlic/, 5]]],
  [/^(?:gotas?|drops?)\b/, [[/./, 0.05]]],
  [/^(?:nue(?:z|ces)|nuececitas?)\b(?= de (?:mantequilla|manteca))/, [[/./, 10]]],
  [/^(?:cubos?|cubitos?|pastillas?|dados?)\b/, [[/levadura/, 25]]],
  [
    /^(?:latas?|botes?)\b/,
    [
      [/condensada/, 370],
      [/evaporada/, 410],
    ],
  ],
  [
    /^(?:bri(?:c?ks?|cs)|cart[oó]n(?:es)?|paquetes?|tarrinas?|tabletas?|bolsas?|botellas?|copas?|copitas?|tapon(?:es)?|porcion(?:es)?)\b/,
    [],
  ],
];

export interface Portion {
  /** The word for the portion, as it was written. */
  readonly word: string;
  /** What follows it. */
  readonly rest: string;
  /** Grams of one; undefined when it differs too much. */
  readonly each: number | undefined;
}

/** The portion a text begins with: «pizca de sal», «sobre de levadura». */
export function portionAtStart(text: string): Portion | undefined {
  const folded = fold(text);
  for (const [pattern, foods, alone = ''] of PORTIONS) {
    const word = pattern.exec(folded)?.[0];
    if (word === undefined) continue;
    const rest = text
      .slice(word.length)
      .replace(/^\s+(?:peque[nñ][oa]s?|grandes?|median[oa]s?)(?=\s+de\s)/i, '')
      .replace(/^\s*(?:de|del|of)\s+/i, '')
      .trim();
    return {
      word: text.slice(0, word.length),
      rest: rest || alone,
      each: foods.find(([food]) => food.test(fold(rest)))?.[1],
    };
  }
  return undefined;
}

/** What the peel and the juice of one fruit weigh (USDA FoodData Central, yields of one fruit). */
const FRUITS: Readonly<Record<string, readonly [peel: number, juice: number]>> = {
  limon: [4, 45],
  lima: [2, 30],
  naranja: [8, 80],
  mandarina: [4, 40],
  lemon: [4, 45],
  lime: [2, 30],
  orange: [8, 80],
};
const FRUIT_PART =
  /^(?:la |el )?(ralladura|raspadura|piel|cascara|zest|grated zest|zumo|jugo|juice)(?: de la (?:piel|cascara))? (?:de|of) (½|\d+) (limon|lima|naranja|mandarina|lemon|lime|orange)(?:es|s)?\b/;

/** «Ralladura de 1 limón», «zumo de ½ naranja». */
export function fruitPart(
  plain: string,
): { readonly name: string; readonly count: number; readonly each: number } | undefined {
  const found = FRUIT_PART.exec(fold(plain));
  if (!found) return undefined;
  const [, part = '', count = '', fruit = ''] = found;
  const [peel, juice] = FRUITS[fruit]!;
  return {
    name: `${part} de ${fruit === 'limon' ? 'limón' : fruit}`,
    count: count === '½' ? 0.5 : Number(count),
    each: /zumo|jugo|juice/.test(part) ? juice : peel,
  };
}
