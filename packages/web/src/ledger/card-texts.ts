/** Texts of the card of an ingredient. */
export const esCard = {
  per100: 'Composición por 100 g',
  catalogueSource: 'Procedencia de los datos',
  unknownIngredient: 'No está en la despensa.',
  takenAs: (label: string) => `Cuenta como «${label}» de la despensa.`,
  recipeMade: 'De qué está hecha, en % de lo que se pesa',
  recipeSource: 'Receta del recetario, tal como se usó.',
  ownSource: 'Composición propia, guardada en este navegador.',
};
