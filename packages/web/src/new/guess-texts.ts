export const esGuess = {
  looksLike: (type: string, craft: string | null) =>
    `Parece ${type}${craft === null ? '' : `, de ${craft.toLowerCase()}`}.`,
  assembled: 'Parece un montaje de recetas ya hechas.',
  unjudged: 'No juzgarla',
  judge: 'Juzgarla así',
  not: 'No lo es',
  open: 'Abrirla así',
  elsewhere: 'En otro oficio',
  elsewhereNote: 'La fórmula se abre allí; si estaba guardada, la de aquí se queda.',
};
