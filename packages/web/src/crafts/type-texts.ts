export const esTypes = {
  search: 'Buscar un tipo',
  hint: 'Escribe parte del nombre; con las flechas se elige y con Intro se acepta.',
  none: 'Ningún tipo se llama así.',
  found: (n: number) => (n === 1 ? '1 tipo' : `${n} tipos`),
  others: { label: 'Otros', note: '' },
  assembly: {
    kind: 'Sin juicio',
    note: 'Recetas ya hechas que se juntan: un croissant relleno, una tarta, una copa. Se pesa, se cuesta y se etiqueta; no se juzga.',
  },
  asks: (list: string) => `Pide ${list}`,
};
