import type { Param, ParamInfo, Share } from '../craft/param.ts';
import { INTERNAL, PUBLIC, sodioSinCloruros } from './params.gen.ts';
import { type Ingredient, through } from './resolve.ts';

export { mantequilla as isButter } from './params.gen.ts';

export type ParamKey = keyof typeof PUBLIC;

/** A baker's percentage: `num` is what 100 g of an ingredient bring, on the flour of the whole dough. */
interface Percentage<Key extends string> extends Param<Ingredient> {
  readonly key: Key;
  /** As `num`, of what is no recipe. */
  readonly plain: (ingredient: Ingredient) => number;
}

export type BakersParam = Percentage<ParamKey>;
/** The parameters of the response. */
export type Params = Readonly<Record<ParamKey, number>>;

const onFlour = <Key extends string>(
  param: ParamInfo & { readonly key: Key; readonly num: (ingredient: Ingredient) => number },
): Percentage<Key> => ({
  ...param,
  num: through(param.num),
  plain: param.num,
  den: ({ parts }) => parts.harina / 100,
});

/** The percentages of the response, in their order. */
export const PARAMS: readonly BakersParam[] = Object.values(PUBLIC).map((param) => onFlour<ParamKey>(param));
export const PARAM_KEYS: readonly ParamKey[] = PARAMS.map(({ key }) => key);

const [hidratacion, sal, levadura, prefermento, grasa, azucar] = PARAMS as readonly BakersParam[] & {
  readonly [place in 0 | 1 | 2 | 3 | 4 | 5]: BakersParam;
};

/** One value per parameter, spelt out: built key by key it is slower. */
export function byParam<Value>(of: (param: BakersParam) => Value): Record<ParamKey, Value> {
  return {
    hidratacion: of(hidratacion),
    sal: of(sal),
    levadura: of(levadura),
    prefermento: of(prefermento),
    grasa: of(grasa),
    azucar: of(azucar),
  };
}

/** Sums of a dough: each parameter, its flour, and the salt that law limits. */
interface Sums {
  readonly sums: Record<ParamKey, number>;
  readonly flour: number;
  readonly breadSalt: number;
}

/** What every ingredient brings, in one pass; spelt out, so that V8 inlines it. */
export function sumsOf(apart: readonly Share<Ingredient>[]): Sums {
  let flour = 0;
  let breadSalt = 0;
  let water = 0;
  let salt = 0;
  let yeast = 0;
  let preferment = 0;
  let fat = 0;
  let sugar = 0;
  for (const { ingredient, share } of apart) {
    flour += (share * ingredient.parts.harina) / 100;
    breadSalt += (share * saltOf(ingredient)) / 100;
    water += (share * hidratacion.plain(ingredient)) / 100;
    salt += (share * sal.plain(ingredient)) / 100;
    yeast += (share * levadura.plain(ingredient)) / 100;
    preferment += (share * prefermento.plain(ingredient)) / 100;
    fat += (share * grasa.plain(ingredient)) / 100;
    sugar += (share * azucar.plain(ingredient)) / 100;
  }
  const sums = { hidratacion: water, sal: salt, levadura: yeast, prefermento: preferment, grasa: fat, azucar: sugar };
  return { sums, flour, breadSalt };
}

/** All the salt the law counts in what is no recipe. */
export function saltOf(one: Ingredient): number {
  if (one.hydration !== undefined) return one.parts.sal;
  return sodioSinCloruros(one) ? one.row.food.nacl : one.row.sal;
}

/** Quantities that rules and warnings judge and the response does not show. */

export const YEAST_AS_FRESH = onFlour(INTERNAL.levaduraFresca);
export const LIVE_PREFERMENT = onFlour(INTERNAL.fermento);
export const ACTIVE_SOURDOUGH = onFlour(INTERNAL.masaMadre);
export const PREFERMENTED_FLOUR = onFlour(INTERNAL.harinaPrefermentada);
export const RYE_FLOUR = onFlour(INTERNAL.harinaCenteno);
export const RYE = onFlour(INTERNAL.centeno);
export const MILK_SOLIDS = onFlour(INTERNAL.extractoLacteo);
export const GLUTEN = onFlour(INTERNAL.gluten);
export const GLUTEN_OR_RYE = onFlour({ ...INTERNAL.glutenOCenteno, key: GLUTEN.key });
export const STRENGTH: Param<Ingredient> = INTERNAL.fuerzaW;

/** What some types are not themselves without, by its name in their files. */
export const NEEDED = {
  centeno: RYE,
  ligante: onFlour(INTERNAL.ligante),
  huevo: onFlour(INTERNAL.huevo),
  leche: MILK_SOLIDS,
  mantequilla: { ...INTERNAL.mantequilla, num: through(INTERNAL.mantequilla.num) },
} as const satisfies Readonly<Record<string, Param<Ingredient>>>;
export type Need = keyof typeof NEEDED;
export type NeededKey = (typeof NEEDED)[Need]['key'] | 'gluten';
