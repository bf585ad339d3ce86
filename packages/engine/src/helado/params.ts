import { infoOf, type Param, type ParamInfo } from '../craft/param.ts';
import { fixed, trimmed } from '../craft/spanish.ts';
import type { Composition } from './composition.ts';
import { HARDNESS } from './food-view.ts';
import { pacScale, SERVING_PERCENT, UNFROZEN } from './freezing.ts';

/** Milk salts as sucrose: gives Goff's published freezing curve within 0.12 °C and keeps the constraint linear. */
const SALTS_OF_SLNG = 0.3;

/** Share of Corvitto's hardness factor that is counted: the best fit to 12 chocolate and nut formulas. */
export const HARDENING_COUNTED = 0.25;

/** Free water, which includes ethanol. */
const waterOf = (c: Composition) => 100 - c.solidos;
const sugarsOf = (c: Composition) => c.azucares;
/** Sucrose equivalents dissolved in the water. */
const dissolvedOf = (c: Composition) => c.pac + SALTS_OF_SLNG * c.esml;
/** Points taken off by the hardening of cocoa and nuts. */
const hardeningOf = (c: Composition) => HARDENING_COUNTED * c.dureza;

/** How a value below or above its range is called. A high PAC is a hard ice cream, a low one a soft one. */
interface Words {
  readonly low: string;
  readonly high: string;
}

/** A parameter with words is judged: its range makes the verdict. */
type Definition = Omit<Param<Composition>, 'key'> & { readonly words?: Words };

/** Parameters of the response in its order; contents are per 100 g of ingredient. */
const DEFINITIONS = {
  PAC: {
    label: 'PAC',
    unit: '°C',
    formula: `Temperatura a la que está congelado el ${SERVING_PERCENT} % del agua. Se lee en la tabla de descenso crioscópico de la sacarosa con x = 100·S / (agua libre·${fixed(UNFROZEN)}), donde S = PAC clásico + ${fixed(SALTS_OF_SLNG)}·SLNG − ${fixed(HARDENING_COUNTED)}·dureza. La dureza es ${trimmed(HARDNESS.cocoa)}·cacao seco + ${trimmed(HARDNESS.cocoaButter)}·manteca de cacao + ${trimmed(HARDNESS.nutFat)}·grasa de los frutos secos.`,
    source: `Goff y Hartel, Ice Cream, 7.ª ed., tabla 6.1; Corvitto, Los secretos del helado (2005); Ice Cream Calculator (${SERVING_PERCENT} %)`,
    words: { low: 'demasiado blando, sobra poder anticongelante', high: 'demasiado duro, falta poder anticongelante' },
    num: (c) => dissolvedOf(c) - hardeningOf(c),
    den: waterOf,
    shown: (ratio) => pacScale(ratio, 1),
  },
  POD: {
    label: 'POD',
    unit: '',
    formula: 'Suma de los gramos de cada ingrediente por su poder edulcorante (sacarosa = 100), por 100 g de mezcla.',
    source: 'Corvitto, Los secretos del helado (2005); tablas del oficio',
    words: { low: 'poco dulce', high: 'demasiado dulce' },
    num: (c) => c.pod,
  },
  azucares: {
    label: 'Azúcares',
    unit: '%',
    formula:
      'Gramos de azúcares por 100 g de mezcla, sin la lactosa de la leche y con los sólidos de los jarabes de glucosa de 20 DE o más.',
    source: 'convenio de las hojas de balance españolas e italianas',
    words: { low: 'bajos', high: 'altos' },
    num: sugarsOf,
  },
  materiaGrasa: {
    label: 'Materia grasa',
    unit: '%',
    formula: 'Gramos de grasa de cualquier origen por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo I',
    words: { low: 'baja', high: 'alta' },
    num: (c) => c.materiagrasa,
  },
  SLNG: {
    label: 'SLNG',
    unit: '%',
    formula: 'Sólidos lácteos no grasos por 100 g de mezcla: lactosa, proteína y sales de la leche.',
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
    words: { low: 'bajo', high: 'alto' },
    num: (c) => c.esml,
  },
  solidosTotales: {
    label: 'Sólidos totales',
    unit: '%',
    formula: 'Azúcares + materia grasa + SLNG + otros sólidos, por 100 g de mezcla.',
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
    words: { low: 'bajos', high: 'altos' },
    num: (c) => c.solidos,
  },
  aguaLibre: {
    label: 'Agua libre',
    unit: '%',
    formula: '100 − sólidos totales. El alcohol cuenta aquí.',
    source: 'por diferencia',
    num: waterOf,
  },
  kcal_100g: {
    label: 'Energía',
    unit: 'kcal',
    exactness: 0,
    formula: 'Suma de los gramos de cada ingrediente por su valor energético, por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo XIV',
    num: (c) => c.kcal,
  },
  coste_100g_eur: {
    label: 'Coste',
    unit: '€/100 g',
    formula: 'Suma de los gramos de cada ingrediente por su precio, por 100 g de mezcla.',
    source: 'precios del catálogo (compra profesional en España, sin IVA) o los que se indiquen',
    num: (c) => c.precio / 10,
  },
  PAC_indice_clasico: {
    label: 'PAC (índice clásico)',
    unit: '',
    formula:
      'Suma de los gramos de cada ingrediente por su poder anticongelante (sacarosa = 100), por 100 g de mezcla, sin sales de la leche ni dureza.',
    source: 'Corvitto, Los secretos del helado (2005); 100·342,3/masa molar',
    num: (c) => c.pac,
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type ParamKey = keyof typeof DEFINITIONS;
/** Parameters with a range that makes the verdict. */
export type JudgedKey = { [K in ParamKey]: (typeof DEFINITIONS)[K] extends { words: Words } ? K : never }[ParamKey];
/** Keys of `ranges`: the judged ones and the classic index, which is only informative. */
export type RangedKey = JudgedKey | 'PAC_indice_clasico';
/** The parameters of the response. */
export type Params = Readonly<Record<ParamKey, number>>;

export function byKey<Key extends string, T>(keys: readonly Key[], of: (key: Key) => T): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;
}

export const PARAM_KEYS = Object.keys(DEFINITIONS) as readonly ParamKey[];
export const PARAMS: Readonly<Record<ParamKey, Param<Composition>>> = byKey(PARAM_KEYS, (key) => ({
  key,
  ...DEFINITIONS[key],
}));
export const INFOS: Readonly<Record<ParamKey, ParamInfo>> = byKey(PARAM_KEYS, (key) => infoOf(PARAMS[key]));

export const JUDGED = PARAM_KEYS.filter((key): key is JudgedKey => 'words' in DEFINITIONS[key]);
export const RANGED: readonly RangedKey[] = [...JUDGED, 'PAC_indice_clasico'];
export const WORDS: Readonly<Record<JudgedKey, Words>> = byKey(JUDGED, (key) => DEFINITIONS[key].words);

/** What warnings and the freezing curve look at beside the parameters. */
export const QUANTITIES = {
  disuelto: {
    key: 'disuelto',
    label: 'Equivalentes de sacarosa disueltos',
    unit: '%',
    formula: `PAC clásico + ${fixed(SALTS_OF_SLNG)}·SLNG, por 100 g de mezcla.`,
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
    num: dissolvedOf,
  },
  lactosaEnAgua: {
    key: 'lactosaEnAgua',
    label: 'Lactosa en el agua',
    unit: 'g/g',
    formula: 'Gramos de lactosa por gramo de agua libre.',
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
    num: (c) => c.lactosa,
    den: waterOf,
  },
  endurecimiento: {
    key: 'endurecimiento',
    label: 'Endurecimiento',
    unit: '',
    formula: `${fixed(HARDENING_COUNTED)}·dureza del cacao y de los frutos secos, por 100 g de mezcla.`,
    source: 'Corvitto, Los secretos del helado (2005)',
    num: hardeningOf,
  },
  alcohol: {
    key: 'alcohol',
    label: 'Alcohol',
    unit: '%',
    formula: 'Gramos de etanol por 100 g de mezcla.',
    source: 'graduación de cada ingrediente',
    num: (c) => c.alcohol,
  },
  proteinas: {
    key: 'proteinas',
    label: 'Proteínas',
    unit: '%',
    formula: 'Gramos de proteína de cualquier origen por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo I',
    num: (c) => c.proteinas,
  },
  polialcoholes: {
    key: 'polialcoholes',
    label: 'Polialcoholes',
    unit: '%',
    formula: 'Gramos de polialcoholes por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo III',
    num: (c) => c.polioles,
  },
  dextrosaEnAzucares: {
    key: 'dextrosaEnAzucares',
    label: 'Dextrosa entre los azúcares',
    unit: '%',
    formula: '100·dextrosa seca / azúcares.',
    source: 'práctica del oficio',
    num: (c) => 100 * c.dextrosa,
    den: sugarsOf,
  },
} as const satisfies Readonly<Record<string, Param<Composition>>>;
