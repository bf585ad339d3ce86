import type { Param, ParamInfo } from '../craft/param.ts';
import { trimmed } from '../craft/spanish.ts';
import { foodOf } from '../despensa/table.ts';
import { foods } from './foods.ts';
import { type Quantities, TOASTING_YIELD } from './quantities.ts';

/** What one gram, or a whole batch, puts above and below the line: both are linear in the quantities. */
type Measured<Key extends string = string> = Param<Quantities> & {
  readonly key: Key;
  readonly den: (q: Quantities) => number;
};
/** Dry yolk in a gram of a food. */
function yolkOf(id: string): number {
  return foods.rowOf(foodOf(id)).yema_eq;
}

type Words = Pick<ParamInfo, 'label' | 'formula' | 'source'>;

const LABEL_LAW = 'RD 1787/1982 (tanto por ciento en producto terminado) y Reglamento (UE) 1169/2011, anexo VIII';
const TABLES = 'tablas de composición CIQUAL 2025, BLS 2025, CREA 2026, CoFID 2025 y USDA';
const YOLK_LAW = 'RD 1787/1982, 7.4';

const finished = (q: Quantities) => q.finished;
/** Ingredients count with the water they bring and lose, so a share may pass 100: it is shown as 100. */
const upTo100 = (ratio: number) => Math.min(ratio, 100);

/** Percentage of the finished product, as RD 1787/1982 and Regulation (EU) 1169/2011, annex VIII, declare it. */
function percent(amount: (q: Quantities) => number, words: Words, den = finished): Omit<Measured, 'key'> {
  return { ...words, unit: '%', num: (q) => 100 * amount(q), den, shown: upTo100 };
}

function define<Key extends string>(records: { readonly [key in Key]: Omit<Measured, 'key'> }) {
  const entries = Object.entries<Omit<Measured, 'key'>>(records).map(([key, record]) => [key, { key, ...record }]);
  return Object.fromEntries(entries) as { readonly [key in Key]: Measured<key> };
}

/** Usual window of published formulas, honey per 1 of sugar. */
export const USUAL_RATIO = { min: 0.3, max: 4 };

/** The parameters of the response, in its order. */
const PUBLIC = define({
  pctAlmendra: percent((q) => q.almond, {
    label: 'Almendra',
    formula: 'Gramos de almendra (ya tostada donde el tipo la tuesta) por 100 g de producto terminado.',
    source: LABEL_LAW,
  }),
  pctMiel: percent((q) => q.honey, {
    label: 'Miel',
    formula: 'Gramos de miel de abejas por 100 g de producto terminado.',
    source: LABEL_LAW,
  }),
  pctAzucar: percent((q) => q.sugar, {
    label: 'Azúcares añadidos',
    formula:
      'Gramos de azúcar, jarabe de glucosa, azúcar invertido, dextrosa y similares por 100 g de producto terminado; sin miel ni polioles.',
    source: LABEL_LAW,
  }),
  ratioMielAzucar: {
    label: 'Relación miel:azúcar',
    unit: '',
    formula: `Gramos de miel por cada gramo de azúcares añadidos; no se da si hay miel y ningún azúcar. Lo habitual es ${trimmed(USUAL_RATIO.min)} a ${trimmed(USUAL_RATIO.max)}.`,
    source: 'oficio: fórmulas publicadas, de 0,5 a 4',
    num: (q) => q.honey,
    den: (q) => q.sugar,
  },
  pctGrasa: percent((q) => q.fat, {
    label: 'Grasa',
    formula: 'Gramos de grasa de todos los ingredientes por 100 g de producto terminado.',
    source: TABLES,
  }),
  pctFrutosSecos: percent((q) => q.nuts, {
    label: 'Frutos secos',
    formula: 'Gramos de frutos secos, almendra y cacahuete incluidos, por 100 g de producto terminado.',
    source: LABEL_LAW,
  }),
  pctHumedad: percent((q) => q.finished - q.dry, {
    label: 'Humedad',
    formula: 'Agua del producto terminado: la de la fórmula, como mucho la humedad residual del tipo tras la cocción.',
    source: 'RD 1787/1982, humedad máxima de la categoría Suprema; oficio donde la norma no la fija',
  }),
  rendimiento: percent(
    (q) => q.finished + q.covering,
    {
      label: 'Rendimiento',
      formula: `Peso terminado, con la oblea, por 100 g pesados: descuenta el tueste (${trimmed(100 * (1 - TOASTING_YIELD))} %) y el agua que se evapora.`,
      source: 'cálculo propio, comprobado con recetas que publican su peso final',
    },
    (q) => q.weighed,
  ),
  kcal_100g: {
    label: 'Energía',
    unit: 'kcal',
    exactness: 0,
    formula: 'Energía de los ingredientes de la masa por 100 g de producto terminado.',
    source: 'Reglamento (UE) 1169/2011, anexo XIV',
    num: (q) => q.kcal,
    den: finished,
  },
  coste_kg_eur: {
    label: 'Coste',
    unit: '€/kg',
    formula: 'Coste de todo lo pesado, oblea incluida, entre el peso terminado.',
    source: 'precios profesionales de compra en España, hacia 2025 (estimación)',
    num: (q) => q.cost,
    den: (q) => q.finished + q.covering,
  },
});

/** Values that limits and advice judge but the response does not carry. */
const INTERNAL = define({
  basica: percent((q) => q.noble, {
    label: 'Materias básicas',
    formula:
      'Frutos secos, coco, cacao, manteca de cacao, sólidos de leche, yema y café (y sésamo) por 100 g de producto terminado.',
    source: 'RD 1787/1982, 6.3',
  }),
  coco: percent((q) => q.coconut, {
    label: 'Coco',
    formula: 'Gramos de coco (la leche de coco cuenta una cuarta parte) por 100 g de producto terminado.',
    source: 'RD 1787/1982, turrón de coco',
  }),
  cereal: percent((q) => q.cereal, {
    label: 'Cereal',
    formula: 'Arroz inflado, galleta y otros cereales por 100 g de producto terminado.',
    source: 'fórmulas publicadas (12 a 18 %)',
  }),
  yema: percent((q) => q.yolk, {
    label: 'Yema (equivalente en polvo)',
    formula: `Yema en polvo, yema fresca o pasteurizada × ${trimmed(yolkOf('yema_huevo'))} y huevo entero × ${trimmed(yolkOf('huevo_entero'))} por 100 g de producto terminado.`,
    source: YOLK_LAW,
  }),
  almendraYema: percent((q) => q.almond + q.yolk, {
    label: 'Almendra más yema',
    formula: 'Suma de la almendra y de la yema en polvo equivalente.',
    source: YOLK_LAW,
  }),
  frutosAgramunt: percent((q) => q.agramuntNuts, {
    label: 'Almendra y avellana',
    formula: 'Gramos de almendra y avellana por 100 g de producto terminado.',
    source: 'IGP Turrón de Agramunt',
  }),
  fecula: percent((q) => q.starch, {
    label: 'Almidón añadido',
    formula: 'Almidón de harinas, féculas, patata y boniato por 100 g de producto terminado.',
    source: 'RD 1787/1982',
  }),
  feculaSeca: percent(
    (q) => q.starch,
    {
      label: 'Almidón sobre materia seca',
      formula: 'Almidón de harinas, féculas, patata y boniato por 100 g de materia seca.',
      source: 'RD 1787/1982',
    },
    (q) => q.dry,
  ),
  huevo: percent((q) => q.egg, {
    label: 'Huevo',
    formula: 'Clara, yema y huevo por 100 g de producto terminado.',
    source: 'oficio: para ligar o pintar',
  }),
  clara: percent((q) => q.eggWhite, {
    label: 'Clara',
    formula: 'Clara de huevo, fresca o en polvo, por 100 g de producto terminado.',
    source: 'IGP Turrón de Agramunt',
  }),
  desconocido: percent((q) => q.unknown, {
    label: 'Ingredientes sin identificar',
    formula: 'Ingredientes que no están en el catálogo por 100 g de producto terminado.',
    source: 'criterio propio',
  }),
  noAdmitidos: percent((q) => q.notAdmitted, {
    label: 'Ingredientes no admitidos',
    formula: 'Ingredientes que la IGP no admite por 100 g de producto terminado.',
    source: 'pliegos de las IGP',
  }),
  // Against dry sugars, so that the water of the paste does not distort the 1:1 of Mazapán de Toledo.
  paridad: percent(
    (q) => q.almond,
    {
      label: 'Almendra frente a azúcares',
      formula: 'Almendra por 100 g de almendra y azúcares secos juntos: 50 es la proporción 1:1.',
      source: 'IGP Mazapán de Toledo',
    },
    (q) => q.almond + q.drySweet,
  ),
  // Wafer and no mass at all is more wafer than any limit.
  oblea: {
    label: 'Oblea',
    unit: '%',
    formula: 'Gramos de oblea por 100 g de masa, antes de cocer.',
    source: 'oficio',
    num: (q) => 100 * q.covering,
    den: (q) => Math.max(q.mass, Number.MIN_VALUE),
  },
});

/** Values that select a case of the balancer; none is judged. */
export const SELECTORS = define({
  edulcorante: percent((q) => q.sweetener, {
    label: 'Edulcorante',
    formula: 'Polioles y otros edulcorantes por 100 g de producto terminado.',
    source: TABLES,
  }),
  materiaSeca: {
    label: 'Materia seca de la masa',
    unit: '',
    formula: 'Parte de la masa que no es agua, antes de cocer.',
    source: TABLES,
    num: (q) => q.dry,
    den: (q) => q.mass,
  },
});

/** Every value measured, by key. */
export const MEASURED = { ...PUBLIC, ...INTERNAL };
export type ParamKey = keyof typeof PUBLIC;
export type MeasureKey = keyof typeof MEASURED;
/** A parameter, or an internal value that a limit judges. */
export type TurronParam = Measured<MeasureKey>;

/** Every parameter of the response, in its order. */
export const PARAMS: readonly Measured<ParamKey>[] = Object.values(PUBLIC);
/** Left out of the response where there is honey and no sugar. */
export const OPTIONAL = 'ratioMielAzucar';
