/** The questions put to the library in every runtime, as an expression over its exports in the variable `obrador`. */
export const QUESTIONS = `JSON.stringify({
  analyses: obrador.CRAFTS.map((craft) => obrador.balance(craft, craft.example)),
  outcomes: obrador.CRAFTS.map(({ analyse, example }) => analyse(example).outcome),
  types: obrador.CRAFTS.map((craft) => obrador.consultTypes(craft)),
  catalogues: obrador.CRAFTS.map((craft) => obrador.consultCatalogue(craft)),
  search: obrador.consultCatalogue(obrador.helado, 'nata montda'),
  curve: obrador.freezingCurve(obrador.helado.example),
  balanced: obrador.equilibrar(obrador.helado, {
    type: 'helado_crema',
    ingredients: [{ name: 'Leche entera', grams: 600 }, { name: 'Nata 35%', grams: 250 }, { name: 'Azúcar', grams: 100 }],
  }),
  told: obrador.analizar(obrador.helado, {
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche entera', grams: 600 },
      { name: 'Mi crema', grams: 100, etiqueta: { grasas: 20, hidratos: 50, azucares: 40, proteinas: 5 } },
      { name: 'Mi base', grams: 200, receta: { ingredients: [{ name: 'Nata 35%', grams: 300 }, { name: 'Azúcar', grams: 100 }] } },
    ],
  }),
  recipe: obrador.parseRecipe('600 g leche entera\\n3 huevos\\nAzúcar: 0,15 kg'),
  refusal: (() => {
    try {
      return obrador.balanceTurron({ ingredients: [] });
    } catch (error) {
      return error instanceof obrador.InputError && error.message;
    }
  })(),
})`;
