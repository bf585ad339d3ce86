/** Families of ingredients of the cocoa catalogue; the law and the trade rules speak of them. */
export const GROUPS = [
  'cacao',
  'chocolate',
  'azucar',
  'poliol',
  'lacteo',
  'fruto_seco',
  'fruta',
  'licor',
  'grasa_vegetal',
  'aditivo',
  'aroma',
  'cereal',
  'almidon',
  'fibra',
  'agua',
] as const;

/** `desconocido` is no row of the catalogue: it stands for what nobody knows. */
export type Group = (typeof GROUPS)[number] | 'desconocido';

/**
 * «Otras sustancias comestibles»; flour and starch are none, nor is what nobody knows. They are deducted before the minima are
 * computed (Directiva 2000/36/CE, anexo I B y C).
 */
export const ADDED: ReadonlySet<Group> = new Set<Group>(['fruto_seco', 'fruta', 'licor', 'aroma', 'cereal', 'fibra']);
