/** How sentences call the groups of families. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  cereal: 'harina, almidón y cereal',
  huevo: 'huevo',
  grasa: 'mantequilla, aceite y otras grasas',
  liquido: 'líquido',
  lacteo: 'lácteos',
  dulce: 'azúcar, miel y jarabes',
  chocolate: 'chocolate y cacao',
  fruto_seco: 'frutos secos',
  fruta: 'fruta',
  gelificante: 'gelificantes',
};

/** Columns of the pantry that are compared, and how sentences call them. */
export const COMPOSITION_NAMES = {
  agua: 'agua en total',
  grasa: 'grasa en total',
  azucares: 'azúcares en total',
  proteina: 'proteína',
  almidon: 'almidón en total',
  alcohol: 'alcohol',
  polioles: 'polioles',
} as const;
