/** The twelve roles an ingredient may have in a dough, in the order of the interface. */
export const ROLES = [
  'harina',
  'agua',
  'leche',
  'huevo',
  'sal',
  'levadura',
  'masa_madre',
  'mantequilla',
  'aceite',
  'grasa',
  'azucar',
  'otro',
] as const;
export type Role = (typeof ROLES)[number];
