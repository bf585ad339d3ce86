export const esPaste = {
  lead: 'Pega líneas («200 g leche entera»), celdas de una hoja de cálculo, CSV o JSON. También puedes pegar varias líneas directamente en la fórmula.',
  label: 'Receta en texto',
  placeholder: '600 g leche entera\n150 g nata 35 %\nAzúcar 140',
  file: 'Abrir un archivo',
  replace: 'Abrir como receta nueva',
  fill: 'Usar en esta receta',
  append: 'Añadir al final',
  understood: (n: number) => (n === 1 ? 'Se ha entendido 1 ingrediente' : `Se han entendido ${n} ingredientes`),
  line: (n: number) => `Línea ${n}.`,
  tooMany: (n: number, most: number) =>
    `Son ${n} ingredientes y una fórmula admite ${most} como mucho. Repártela en varias recetas.`,
  tooManyTogether: (n: number, most: number) =>
    `Con los de la fórmula serían ${n} ingredientes, y admite ${most} como mucho: solo se puede abrir como receta nueva.`,
  nothing: 'No se ha reconocido ningún ingrediente con su peso en lo pegado.',
  added: (n: number, faults: number) =>
    `${n === 1 ? '1 ingrediente pegado' : `${n} ingredientes pegados`}${faults === 0 ? '.' : `; ${faults === 1 ? '1 línea no se ha entendido' : `${faults} líneas no se han entendido`}.`}`,
};
