/** What the command line says by itself; the engine words the faults of a formula. */

export const mistakes = {
  contradiction: '«--solo-estos» y «--anadir» se contradicen: usa solo una de las dos.',
  unknownOption: (option: string) => `Opción desconocida: «${option}».`,
  optionValue: (option: string) => `La opción «${option}» no lleva bien su valor.`,
  unclear: 'No se entiende la orden.',
  grams: (option: string, text: string) => `«--${option}» debe ser un número de gramos: «${text}» no lo es.`,
  numbers: (option: string, text: string) => `«--${option}» debe llevar números: «${text}» no lo es.`,
  port: (last: number, text: string) => `«--puerto» debe ser un número entero entre 0 y ${last}: «${text}» no lo es.`,
  form: (option: string, form: string, text: string) => `«--${option}» se escribe ${form}: «${text}» no vale.`,
  noQuery: 'Escribe qué ingrediente buscas: «obrador catalogo nata».',
  unknownCraft: (id: string, known: readonly string[]) =>
    `Oficio desconocido: «${id}». Los oficios son ${known.join(', ')}.`,
  noFile: (path: string) => `No existe el archivo «${path}».`,
  badJson: 'el JSON no es válido.',
  noIngredients: (origin: string) => `${origin}: no hay ningún ingrediente.`,
  noRecipe: 'Falta la receta: indica un archivo o los ingredientes. Véase «obrador --ayuda».',
  unknownCommand: (command: string) => `Orden desconocida: «${command}». Véase «obrador --ayuda».`,
};

/** «receta.txt, línea 3: …» */
export function atLine(origin: string, line: number, message: string): string {
  return `${origin}, línea ${line}: ${message}`;
}

export const answers = {
  balanced: 'Fórmula equilibrada',
  notBalanced: 'No se puede equilibrar con estas condiciones',
  waysOut: 'Qué lo haría posible',
  perHundred: 'Por 100 g',
  perPortion: (grams: string) => `Por ración de ${grams} g`,
  claims: 'Qué podría decir la etiqueta',
  claimStates: { posible: 'posible', no_posible: 'no posible', no_se_puede_decir: 'no se puede decir' },
  noneFound: (query: string) => `No hay ningún ingrediente parecido a «${query}».`,
};
