/** Texts of a line that is a recipe. */
export const esPart = {
  tag: 'Receta.',
  tagVersion: (n: number) => `Receta, versión ${n}.`,
  open: 'Abrir',
  openOf: (name: string) => `Abrir la receta ${name}`,
  opened: 'Se ha abierto la receta de ese ingrediente.',
  openedCopy: 'La receta se ha abierto aparte, tal como se usó.',
  gone: 'Ya no está en el recetario: cuenta tal como se usó.',
  newer: 'Hay una versión más nueva.',
  take: 'Usarla',
  takeOf: (name: string) => `Usar la versión más nueva de ${name}`,
  taken: (name: string) => `Ahora cuenta la última versión de ${name}.`,
};
