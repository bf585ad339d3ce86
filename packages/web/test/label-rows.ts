/** The rows of a nutrition table, in the order of annex XV of Regulation (EU) 1169/2011. */
export const LABEL_ROWS = [
  'Valor energético',
  'Grasas',
  'de las cuales saturadas',
  'Hidratos de carbono',
  'de los cuales azúcares',
  'Fibra alimentaria',
  'Proteínas',
  'Sal',
];
