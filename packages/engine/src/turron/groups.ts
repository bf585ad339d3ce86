/** Families of ingredients of turrón and almond confectionery; the permitted-ingredient rules speak of them. */
export const GROUPS = [
  'almendra_tostada',
  'almendra_cruda',
  'fruto_seco',
  'semilla',
  'coco',
  'miel',
  'azucar',
  'edulcorante',
  'clara',
  'yema',
  'agua',
  'grasa',
  'chocolate',
  'cafe',
  'lacteo',
  'fecula',
  'tuberculo',
  'cereal',
  'cobertura',
  'fruta',
  'aroma',
  'aditivo',
  'gelatina',
  'otro',
] as const;

export type Group = (typeof GROUPS)[number];
