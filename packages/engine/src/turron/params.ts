import type { ParamInfo } from '../craft/craft.ts';
import type { MeasureKey } from './measure.ts';

interface Info extends ParamInfo {
  readonly key: MeasureKey;
}

const LABEL_LAW = 'RD 1787/1982 (tanto por ciento en producto terminado) y Reglamento (UE) 1169/2011, anexo VIII';
const TABLES = 'tablas de composición CIQUAL 2025, BLS 2025, CREA 2026, CoFID 2025 y USDA';

/** Every parameter of the response, in its order. */
export const PARAMS: readonly Info[] = [
  {
    key: 'pctAlmendra',
    label: 'Almendra',
    unit: '%',
    formula: 'Gramos de almendra (ya tostada donde el tipo la tuesta) por 100 g de producto terminado.',
    source: LABEL_LAW,
  },
  {
    key: 'pctMiel',
    label: 'Miel',
    unit: '%',
    formula: 'Gramos de miel de abejas por 100 g de producto terminado.',
    source: LABEL_LAW,
  },
  {
    key: 'pctAzucar',
    label: 'Azúcares añadidos',
    unit: '%',
    formula:
      'Gramos de azúcar, jarabe de glucosa, azúcar invertido, dextrosa y similares por 100 g de producto terminado; sin miel ni polioles.',
    source: LABEL_LAW,
  },
  {
    key: 'ratioMielAzucar',
    label: 'Relación miel:azúcar',
    unit: '',
    formula:
      'Gramos de miel por cada gramo de azúcares añadidos; no se da si hay miel y ningún azúcar. Lo habitual es 0,3 a 4.',
    source: 'oficio: fórmulas publicadas, de 0,5 a 4',
  },
  {
    key: 'pctGrasa',
    label: 'Grasa',
    unit: '%',
    formula: 'Gramos de grasa de todos los ingredientes por 100 g de producto terminado.',
    source: TABLES,
  },
  {
    key: 'pctFrutosSecos',
    label: 'Frutos secos',
    unit: '%',
    formula: 'Gramos de frutos secos, almendra y cacahuete incluidos, por 100 g de producto terminado.',
    source: LABEL_LAW,
  },
  {
    key: 'pctHumedad',
    label: 'Humedad',
    unit: '%',
    formula: 'Agua del producto terminado: la de la fórmula, como mucho la humedad residual del tipo tras la cocción.',
    source: 'RD 1787/1982, humedad máxima de la categoría Suprema; oficio donde la norma no la fija',
  },
  {
    key: 'rendimiento',
    label: 'Rendimiento',
    unit: '%',
    formula: 'Peso terminado, con la oblea, por 100 g pesados: descuenta el tueste (3 %) y el agua que se evapora.',
    source: 'cálculo propio, comprobado con recetas que publican su peso final',
  },
  {
    key: 'kcal_100g',
    label: 'Energía',
    unit: 'kcal',
    formula: 'Energía de los ingredientes de la masa por 100 g de producto terminado.',
    source: 'Reglamento (UE) 1169/2011, anexo XIV',
  },
  {
    key: 'coste_kg_eur',
    label: 'Coste',
    unit: '€/kg',
    formula: 'Coste de todo lo pesado, oblea incluida, entre el peso terminado.',
    source: 'precios profesionales de compra en España, hacia 2025 (estimación)',
  },
];

/** Values some thresholds are judged on but the response does not carry. */
const INTERNAL: readonly Info[] = [
  {
    key: 'basica',
    label: 'Materias básicas',
    unit: '%',
    formula:
      'Frutos secos, coco, cacao, manteca de cacao, sólidos de leche, yema y café (y sésamo) por 100 g de producto terminado.',
    source: 'RD 1787/1982, 6.3',
  },
  {
    key: 'yema',
    label: 'Yema (equivalente en polvo)',
    unit: '%',
    formula: 'Yema en polvo, yema fresca × 0,52 y huevo entero × 0,16 por 100 g de producto terminado.',
    source: 'RD 1787/1982, 7.4',
  },
  {
    key: 'almendraYema',
    label: 'Almendra más yema',
    unit: '%',
    formula: 'Suma de la almendra y de la yema en polvo equivalente.',
    source: 'RD 1787/1982, 7.4',
  },
  {
    key: 'fecula',
    label: 'Almidón añadido',
    unit: '%',
    formula: 'Almidón de harinas, féculas, patata y boniato por 100 g de producto terminado.',
    source: 'RD 1787/1982',
  },
  {
    key: 'huevo',
    label: 'Huevo',
    unit: '%',
    formula: 'Clara, yema y huevo por 100 g de producto terminado.',
    source: 'oficio: para ligar o pintar',
  },
  {
    key: 'desconocido',
    label: 'Ingredientes sin identificar',
    unit: '%',
    formula: 'Ingredientes que no están en el catálogo por 100 g de producto terminado.',
    source: 'criterio propio',
  },
  {
    key: 'paridad',
    label: 'Almendra frente a azúcares',
    unit: '%',
    formula: 'Almendra por 100 g de almendra y azúcares secos juntos: 50 es la proporción 1:1.',
    source: 'IGP Mazapán de Toledo',
  },
];

const byKey = new Map([...PARAMS, ...INTERNAL].map((info) => [info.key, info]));

/** Label, unit and explanation of a measured value that a rule judges. */
export function infoOf(key: MeasureKey): ParamInfo {
  return byKey.get(key)!;
}
