import type { Param, Share } from '../craft/param.ts';
import { trimmed } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import { isGum, isPsyllium, isWheatGluten } from '../despensa/kinds.ts';
import { type IngredientRow, rowOf, rowOfId } from './catalogue.ts';
import { type Ingredient, isActiveSourdough, isLive, isYeast, through } from './resolve.ts';

const TOTAL_FLOUR = 'Bread Bakers Guild of America, 2009 (porcentaje panadero sobre harina total)';
const YEAST_FORMS = 'AVPN (seca = 1/3 de la fresca); tablas de equivalencia del oficio';

/** A figure of the catalogue inside a formula in words. */
const figure = (id: string, column: 'k_levadura' | 'f_grasa' | 'f_azucar') => trimmed(rowOfId(id)[column]!);

/** A baker's percentage: `num` is what 100 g of an ingredient bring, on the flour of the whole dough. */
interface Percentage<Key extends string> extends Param<Ingredient> {
  readonly key: Key;
  /** As `num`, of what is no recipe. */
  readonly plain: (ingredient: Ingredient) => number;
}

function onFlour<const Key extends string>(param: Omit<Percentage<Key>, 'unit' | 'den' | 'plain'>): Percentage<Key> {
  const { num } = param;
  return { ...param, num: through(num), plain: num, unit: '%', den: ({ parts }) => parts.harina / 100 };
}

/** The percentages a type has ranges for, in their order. */
export const JUDGED = [
  onFlour({
    key: 'hidratacion',
    label: 'Hidratación',
    formula:
      'Agua líquida ÷ harina total × 100. Cuenta el agua libre, la de los prefermentos y la real de leche, nata, huevo, mantequilla, miel y jarabes; no la humedad de la harina, de la levadura ni de los tropezones. La harina total incluye la de los prefermentos.',
    source: TOTAL_FLOUR,
    num: ({ parts }) => parts.agua,
  }),
  onFlour({
    key: 'sal',
    label: 'Sal',
    formula: 'Sal añadida ÷ harina total × 100, con la de la masa vieja y la mantequilla salada.',
    source: TOTAL_FLOUR,
    num: ({ parts }) => parts.sal,
  }),
  onFlour({
    key: 'levadura',
    label: 'Levadura',
    formula: `Levadura tal como se pesa ÷ harina total × 100. El rango se convierte a la forma usada: 1 g de seca instantánea equivale a ${figure('levadura_seca_instantanea', 'k_levadura')} g de fresca, 1 g de seca activa a ${figure('levadura_seca_activa', 'k_levadura')} g y 1 g de líquida a ${figure('levadura_liquida', 'k_levadura')} g.`,
    source: YEAST_FORMS,
    num: (ingredient) => (isYeast(ingredient) ? 100 : 0),
  }),
  onFlour({
    key: 'prefermento',
    label: 'Prefermento',
    formula: 'Peso de masa madre, poolish, biga, esponja o masa vieja ÷ harina total × 100; 0 si no lleva.',
    source: 'RD 308/2019, AVPN e IGP Pan Galego expresan así la masa madre',
    num: ({ preferment }) => (preferment === undefined ? 0 : 100),
  }),
  onFlour({
    key: 'grasa',
    label: 'Grasa',
    formula: `Grasa pura de mantequilla (${figure('mantequilla', 'f_grasa')} %), aceite, manteca, nata, leche y huevo ÷ harina total × 100; no cuenta la de semillas, frutos secos, queso o chocolate en trozos.`,
    source: TOTAL_FLOUR,
    num: ({ parts }) => parts.grasa,
  }),
  onFlour({
    key: 'azucar',
    label: 'Azúcar',
    formula: `Azúcares añadidos ÷ harina total × 100 (miel ${figure('miel', 'f_azucar')} %, jarabes por su extracto); no cuenta la lactosa ni los azúcares de la harina.`,
    source: TOTAL_FLOUR,
    num: ({ parts }) => parts.azucar,
  }),
] as const;

/** The percentages of the response, in their order: what is shown without a range comes after those that have one. */
export const PARAMS = [...JUDGED] as const;

export type ParamKey = (typeof PARAMS)[number]['key'];
export type BakersParam = Percentage<ParamKey>;
export type JudgedKey = (typeof JUDGED)[number]['key'];
export type JudgedParam = Percentage<JudgedKey>;
/** The parameters of the response. */
export type Params = Readonly<Record<ParamKey, number>>;

export const PARAM_KEYS: readonly ParamKey[] = PARAMS.map(({ key }) => key);

const [hidratacion, sal, levadura, prefermento, grasa, azucar] = PARAMS;

/** One value per parameter, in their order; spelt out because an object built key by key is several times slower. */
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

/**
 * What every ingredient brings, added up in one pass; spelt out, because so V8 sees which function is called where and
 * takes it in.
 */
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

/** Quantities that rules and warnings judge and the response does not show. */

export const YEAST_AS_FRESH = onFlour({
  key: 'levaduraFresca',
  label: 'Levadura, como fresca',
  formula: 'Levadura fresca a la que equivale la levadura usada ÷ harina total × 100.',
  source: YEAST_FORMS,
  num: (ingredient) => (isYeast(ingredient) ? 100 * ingredient.row.k_levadura! : 0),
});

export const LIVE_PREFERMENT = onFlour({
  key: 'fermento',
  label: 'Prefermento',
  formula: 'Peso de los prefermentos que fermentan por sí mismos ÷ harina total × 100.',
  source: 'RD 308/2019: la masa madre deshidratada es inactiva',
  num: (ingredient) => (isLive(ingredient) ? 100 : 0),
});

export const ACTIVE_SOURDOUGH = onFlour({
  key: 'masaMadre',
  label: 'Masa madre activa',
  formula: 'Peso de masa madre activa ÷ harina total × 100.',
  source: 'RD 308/2019 y AVPN expresan así la masa madre',
  num: (ingredient) => (isActiveSourdough(ingredient) ? 100 : 0),
});

export const PREFERMENTED_FLOUR = onFlour({
  key: 'harinaPrefermentada',
  label: 'Harina prefermentada',
  formula: 'Harina de los prefermentos ÷ harina total × 100.',
  source: TOTAL_FLOUR,
  num: ({ parts, preferment }) => (preferment === undefined ? 0 : parts.harina),
});

const LEAVENED_FLOUR = 'harina_leudante';

/** Leavening acids and bicarbonates bring sodium, not chlorides. */
function chlorides({ id, clase, sal, food }: IngredientRow): number {
  return clase === 'impulsor' || id === LEAVENED_FLOUR ? food.nacl : sal;
}

/** All the salt the law counts in what is no recipe. */
export function saltOf({ row, parts, hydration }: Ingredient): number {
  return hydration === undefined ? chlorides(row) : parts.sal;
}

export const RYE_FLOUR = onFlour({
  key: 'harinaCenteno',
  label: 'Harina de centeno',
  formula: 'Harina de centeno, también la de su masa madre ÷ harina total × 100.',
  source: 'Uso del oficio',
  num: ({ row, parts }) => (row.clase === 'centeno' ? parts.harina : 0),
});

/** Rye among the flour; a sourdough of a rye bread is rye unless its name says otherwise. */
export const RYE = onFlour({
  key: 'centeno',
  label: 'Centeno',
  formula:
    'Harina de centeno ÷ harina total × 100; la de la masa madre cuenta como centeno salvo que su nombre diga otra cosa.',
  source: 'Uso del oficio',
  num: (one) => (isActiveSourdough(one) && !one.notRye ? one.parts.harina : RYE_FLOUR.num(one)),
});

/** Milk solids from any milk, powder or cheese. */
export const MILK_SOLIDS = onFlour({
  key: 'extractoLacteo',
  label: 'Leche',
  formula: 'Extracto seco magro de la leche ÷ harina total × 100.',
  source: 'Uso del oficio',
  num: ({ row }) => row.food.esml,
});

const isRye = ({ row }: Ingredient) => row.clase === 'centeno';

/** What a bag without a name of the pantry says of itself is its name; saying nothing, it is taken for wheat. */
function cerealOf({ row, understood: { reading } }: Ingredient): string {
  if (row.food.id !== '') return row.clase;
  return reading.food === undefined ? 'trigo' : rowOf(reading.food).clase;
}

function formsGluten(one: Ingredient): boolean {
  return one.row.rol === 'masa_madre' ? !isRye(one) : cerealOf(one) === 'trigo';
}

/** A gram of dried gluten holds as much as eight of flour do. */
const OF_GLUTEN = 8;

const gluten = (holds: (one: Ingredient) => boolean) =>
  onFlour({
    key: 'gluten',
    label: 'Harina que forma gluten',
    formula: `Harina de trigo, con el gluten seco contado por ${OF_GLUTEN} ÷ harina total × 100.`,
    source: 'Uso del oficio',
    num: (one) => (holds(one) ? one.parts.harina : 0) + (isWheatGluten(one.row.food) ? 100 * OF_GLUTEN : 0),
  });

export const GLUTEN = gluten(formsGluten);
/** Rye stands in for wheat where sourdough is asked for. */
export const GLUTEN_OR_RYE = gluten((one) => formsGluten(one) || isRye(one));

/** Psyllium that published breads carry, % of flour; the least holds the gas by itself. */
export const PSYLLIUM = { least: 3, usual: 6, most: 12 };
/** % of flour of each that holds the gas by itself: psyllium, gums, seeds that gel, a mix that carries its own. */
const BINDERS: readonly (readonly [least: number, fits: (food: Food) => boolean])[] = [
  [PSYLLIUM.least, isPsyllium],
  [0.5, isGum],
  [5, ({ id }) => id === 'semillas_chia' || id === 'semillas_lino'],
  [50, ({ id }) => id === 'mezcla_panificable_sin_gluten'],
];

/** Butter, light or clarified, by the fat of milk it holds. */
export const isButter = ({ row }: Ingredient) => row.food.grasa_lactea >= 38;

/** What some types are not themselves without, by its name in their files. */
export const NEEDED = {
  centeno: RYE,
  ligante: onFlour({
    key: 'ligante',
    label: 'Ligante',
    formula: 'Psyllium, con las gomas y semillas contadas por el psyllium al que equivalen ÷ harina total × 100.',
    source: 'Uso del oficio',
    num: ({ row: { food } }) =>
      BINDERS.reduce((sum, [least, fits]) => (fits(food) ? sum + (100 * PSYLLIUM.least) / least : sum), 0),
  }),
  huevo: onFlour({
    key: 'huevo',
    label: 'Huevo',
    formula: 'Peso del huevo, la yema y la clara ÷ harina total × 100.',
    source: 'Uso del oficio',
    num: ({ row }) => (row.food.category === 'huevo' ? 100 : 0),
  }),
  leche: MILK_SOLIDS,
  mantequilla: {
    key: 'mantequilla',
    label: 'Mantequilla',
    unit: '%',
    formula: 'Peso de la mantequilla ÷ peso de la masa × 100.',
    source: 'Uso del oficio',
    num: through((one) => (isButter(one) ? 100 : 0)),
  },
} as const satisfies Readonly<Record<string, Param<Ingredient>>>;
export type Need = keyof typeof NEEDED;
export type NeededKey = (typeof NEEDED)[Need]['key'] | 'gluten';

export const STRENGTH: Param<Ingredient> = {
  key: 'fuerzaW',
  label: 'Fuerza de la harina',
  unit: 'W',
  formula: 'Media, por su peso, de la W de las harinas que la declaran.',
  source: 'Alveógrafo de Chopin',
  decimals: 0,
  exactness: 0,
  num: ({ strength = 0 }) => strength,
  den: ({ strength }) => (strength === undefined ? 0 : 1),
};
