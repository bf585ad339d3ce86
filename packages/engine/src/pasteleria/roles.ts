/** What an ingredient does in a formula. Pastry ratios are stated on ingredient weights by role. */
export const ROLES = [
  'harina',
  'almidon',
  'azucar',
  'grasa',
  'huevo',
  'yema',
  'clara',
  'leche',
  'nata',
  'lacteo',
  'condensada',
  'agua',
  'chocolate_negro',
  'chocolate_leche',
  'chocolate_blanco',
  'cacao',
  'almendra',
  'fruto_molido',
  'fruto_seco',
  'praline',
  'gelatina',
  'gelificante',
  'queso',
  'zumo',
  'fruta',
  'fruta_seca',
  'hortaliza',
  'impulsor',
  'levadura',
  'sal',
  'licor',
  'aroma',
  'galleta',
  'otro',
] as const;

export type Role = (typeof ROLES)[number];

/** The role of table rows that stand for a preparation: they are replaced by their parts and never weighed. */
export const COMPOUND = 'compuesto';
