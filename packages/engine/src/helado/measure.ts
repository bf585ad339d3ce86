import type { Param } from '../craft/param.ts';
import type { Range } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import type { Composition } from './composition.ts';
import { pacScale } from './freezing.ts';
import { byKey, JUDGED, type JudgedKey, PARAMS, type ParamKey, type Params, QUANTITIES } from './params.ts';

type Key = ParamKey | keyof typeof QUANTITIES;
const DEFINED: Readonly<Record<Key, Param<Composition>>> = { ...PARAMS, ...QUANTITIES };
const KEYS = Object.keys(DEFINED) as readonly Key[];

/** All that advice looks at while it tries changes. */
const ADVISED: readonly Key[] = [...JUDGED, 'alcohol', 'dextrosaEnAzucares'];

function contentsFor(keys: readonly Key[]) {
  return keys.flatMap((key) => [DEFINED[key].num, DEFINED[key].den]).filter((content) => content !== undefined);
}

/** All that is added up, each content once; first what advice looks at. */
const CONTENTS = [...new Set([...contentsFor(ADVISED), ...contentsFor(KEYS)])];
/** Contents are added up so many at a time: half the time. */
const STRIDE = 4;

function inStrides(contents: number): number {
  return STRIDE * Math.ceil(contents / STRIDE);
}

/** How many contents of a mix advice needs. */
export const ADVISED_CONTENTS = inStrides(new Set(contentsFor(ADVISED)).size);
/** Zeros, first filled with fractions so that V8 stores doubles. */
const NONE: readonly number[] = Array.from({ length: inStrides(CONTENTS.length) }, () => 0.5).fill(0);

/** Contents of 100 g of an ingredient, computed once per row. */
export type Contents = readonly number[];

/** The same of the whole mix, unrounded. */
export type Mix = readonly number[];

/** Places of a parameter's two sides among the contents; a mean has one. */
export interface Places {
  readonly top: number;
  readonly below: number;
  readonly shown: Param<Composition>['shown'];
}

/** Where every parameter and quantity is read off a mix. */
export const PLACES: Readonly<Record<Key, Places>> = byKey(KEYS, (key) => {
  const { num, den, shown } = DEFINED[key];
  return { top: CONTENTS.indexOf(num), below: den === undefined ? -1 : CONTENTS.indexOf(den), shown };
});

export function contentsOf(composition: Composition): Contents {
  const contents = NONE.slice();
  for (let k = 0; k < CONTENTS.length; k++) contents[k] = CONTENTS[k]!(composition);
  return contents;
}

/** Mixes the first `count` contents of the ingredients; `shares` add up to `whole`. */
export function measure(
  ingredients: readonly { readonly contents: Contents }[],
  shares: readonly number[],
  count = NONE.length,
  whole = 1,
): Mix {
  const mix = NONE.slice(0, count);
  for (let i = 0; i < ingredients.length; i++) {
    const { contents } = ingredients[i]!;
    const share = shares[i]! / whole;
    for (let k = 0; k < mix.length; k += STRIDE) {
      mix[k]! += share * contents[k]!;
      mix[k + 1]! += share * contents[k + 1]!;
      mix[k + 2]! += share * contents[k + 2]!;
      mix[k + 3]! += share * contents[k + 3]!;
    }
  }
  // Water by difference, as shown: traces below the precision of solids vanish.
  mix[PLACES.aguaLibre.top] = 100 - mix[PLACES.solidosTotales.top]!;
  return mix;
}

/** Above the line of a parameter. */
export function topOf(mix: Mix, { top }: Places): number {
  return mix[top]!;
}

/** Below the line of a parameter: 1, the mix itself, where it is a mean. */
export function belowOf(mix: Mix, { below }: Places): number {
  return below === -1 ? 1 : mix[below]!;
}

/** A parameter unrounded and on the scale of its ratio; beyond any number where there is nothing to divide by. */
export function ratioOf(mix: Mix, at: Places): number {
  const top = topOf(mix, at);
  const below = belowOf(mix, at);
  return below > 0 ? top / below : top > 0 ? Number.POSITIVE_INFINITY : 0;
}

/** A parameter as shown. */
export function valueAt(mix: Mix, at: Places): number {
  const ratio = ratioOf(mix, at);
  return round2(at.shown === undefined ? ratio : at.shown(ratio));
}

/** The most 100 g of an unknown may bring: dextrose freezes like 190 g of sucrose, fructose sweetens like 130. */
const MOST_PAC = 1.9;
const MOST_POD = 1.3;

/** Extremes of a parameter with `unknown` % unidentified: nothing of what it counts, or nothing else. */
export function spanOf(key: JudgedKey, mix: Mix, unknown: number): Range {
  const at = PLACES[key];
  const top = topOf(mix, at);
  if (key !== 'PAC') return [top, top + (key === 'POD' ? MOST_POD : 1) * unknown];
  const water = belowOf(mix, at);
  return [pacScale(top + MOST_PAC * unknown, water - unknown), pacScale(top, water)];
}

/** EUR per kg. */
export function costOf(mix: Mix): number {
  return round2(10 * topOf(mix, PLACES.coste_100g_eur));
}

/**
 * The parameters as shown, written out because an object built key by key takes ten times as long. Free water comes
 * from the solids shown, so that both add up to 100.00.
 */
export function shown(mix: Mix): Params {
  const solidosTotales = valueAt(mix, PLACES.solidosTotales);
  return {
    PAC: valueAt(mix, PLACES.PAC),
    POD: valueAt(mix, PLACES.POD),
    azucares: valueAt(mix, PLACES.azucares),
    materiaGrasa: valueAt(mix, PLACES.materiaGrasa),
    SLNG: valueAt(mix, PLACES.SLNG),
    solidosTotales,
    aguaLibre: round2(100 - solidosTotales),
    kcal_100g: valueAt(mix, PLACES.kcal_100g),
    coste_100g_eur: valueAt(mix, PLACES.coste_100g_eur),
    PAC_indice_clasico: valueAt(mix, PLACES.PAC_indice_clasico),
  };
}

/** The PAC without what cocoa and nuts harden, °C. */
export function unhardenedOf(mix: Mix): number {
  return pacScale(topOf(mix, PLACES.disuelto), topOf(mix, PLACES.aguaLibre));
}
