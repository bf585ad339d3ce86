const withoutGrams = (n: number) => (n === 1 ? 'a 1 le faltan los gramos' : `a ${n} les faltan los gramos`);

export const esPaste = {
  lead: 'Pega la receta como la tengas: líneas, un mensaje de WhatsApp, una página, celdas o un archivo de una hoja de cálculo. Ninguna línea se pierde: abajo se ve qué ha sido de cada una.',
  label: 'Receta en texto',
  placeholder: '600 g leche entera\n150 g nata 35 %\nAzúcar 140',
  file: 'Abrir un archivo',
  replace: 'Abrir como receta nueva',
  fill: 'Usar en esta receta',
  append: 'Añadir al final',
  understood: (n: number, unweighed: number) =>
    `${n === 1 ? 'Se ha entendido 1 ingrediente' : `Se han entendido ${n} ingredientes`}${unweighed === 0 ? '' : `; ${withoutGrams(unweighed)}`}`,
  weighs: (grams: string) => `${grams} g`,
  about: (grams: string) => `aprox. ${grams} g`,
  unweighed: 'fila sin gramos',
  prose: {
    titulo: 'título',
    parte: 'apartado',
    paso: 'paso',
    total: 'total, no se cuenta',
    dato: 'dato de la receta',
    nota: 'nota',
  },
  more: (n: number) => `Y ${n} líneas más.`,
  tooMany: (n: number, most: number) =>
    `Son ${n} ingredientes y una fórmula admite ${most} como mucho. Repártela en varias recetas.`,
  tooManyTogether: (n: number, most: number) =>
    `Con los de la fórmula serían ${n} ingredientes, y admite ${most} como mucho: solo se puede abrir como receta nueva.`,
  nothing: 'No se ha reconocido ningún ingrediente con su peso en lo pegado.',
  added: (n: number, unweighed: number) =>
    `${n === 1 ? '1 ingrediente pegado' : `${n} ingredientes pegados`}${unweighed === 0 ? '' : `; ${withoutGrams(unweighed)}`}.`,
};
