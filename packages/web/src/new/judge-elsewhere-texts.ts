export const esElsewhere = {
  opened: (type: string) => `Abierta como «${type}».`,
  openedBeside: (type: string) => `Abierta como «${type}». La anterior sigue en el recetario.`,
};
