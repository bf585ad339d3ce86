import type { ParamInfo } from '../craft/craft.ts';

/** Parameters with a range that makes the verdict, in the order of the response. */
export const JUDGED = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales'] as const;
export type JudgedKey = (typeof JUDGED)[number];

/** Keys of `ranges`: the judged ones and the classic index, which is only informative. */
export const RANGED = [...JUDGED, 'PAC_indice_clasico'] as const;
export type RangedKey = (typeof RANGED)[number];

export const PARAMS = {
  PAC: {
    label: 'PAC',
    unit: '°C',
    formula:
      'Temperatura a la que está congelado el 69 % del agua. Se lee en la tabla de descenso crioscópico de la sacarosa con x = 100·S / (agua libre·0,31), donde S = PAC clásico + 0,30·SLNG − 0,25·dureza. La dureza es 1,8·cacao seco + 0,9·manteca de cacao + 1,4·grasa de los frutos secos.',
    source:
      'Goff y Hartel, Ice Cream, 7.ª ed., tabla 6.1; Corvitto, Los secretos del helado (2005); Ice Cream Calculator (69 %)',
  },
  POD: {
    label: 'POD',
    unit: '',
    formula: 'Suma de los gramos de cada ingrediente por su poder edulcorante (sacarosa = 100), por 100 g de mezcla.',
    source: 'Corvitto, Los secretos del helado (2005); tablas del oficio',
  },
  azucares: {
    label: 'Azúcares',
    unit: '%',
    formula:
      'Gramos de azúcares por 100 g de mezcla, sin la lactosa de la leche y con los sólidos de los jarabes de glucosa de 20 DE o más.',
    source: 'convenio de las hojas de balance españolas e italianas',
  },
  materiaGrasa: {
    label: 'Materia grasa',
    unit: '%',
    formula: 'Gramos de grasa de cualquier origen por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo I',
  },
  SLNG: {
    label: 'SLNG',
    unit: '%',
    formula: 'Sólidos lácteos no grasos por 100 g de mezcla: lactosa, proteína y sales de la leche.',
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
  },
  solidosTotales: {
    label: 'Sólidos totales',
    unit: '%',
    formula: 'Azúcares + materia grasa + SLNG + otros sólidos, por 100 g de mezcla.',
    source: 'Goff y Hartel, Ice Cream, 7.ª ed.',
  },
  aguaLibre: {
    label: 'Agua libre',
    unit: '%',
    formula: '100 − sólidos totales. El alcohol cuenta aquí.',
    source: 'por diferencia',
  },
  kcal_100g: {
    label: 'Energía',
    unit: 'kcal',
    formula: 'Suma de los gramos de cada ingrediente por su valor energético, por 100 g de mezcla.',
    source: 'Reglamento (UE) 1169/2011, anexo XIV',
  },
  coste_100g_eur: {
    label: 'Coste',
    unit: '€/100 g',
    formula: 'Suma de los gramos de cada ingrediente por su precio, por 100 g de mezcla.',
    source: 'precios del catálogo (compra profesional en España, sin IVA) o los indicados en la petición',
  },
  PAC_indice_clasico: {
    label: 'PAC (índice clásico)',
    unit: '',
    formula:
      'Suma de los gramos de cada ingrediente por su poder anticongelante (sacarosa = 100), por 100 g de mezcla, sin sales de la leche ni dureza.',
    source: 'Corvitto, Los secretos del helado (2005); 100·342,3/masa molar',
  },
} as const satisfies Readonly<Record<string, Omit<ParamInfo, 'key'>>>;

export type ParamKey = keyof typeof PARAMS;

export const PARAM_INFOS: readonly ParamInfo[] = Object.entries(PARAMS).map(([key, info]) => ({ key, ...info }));
