export const esService = {
  label: 'Se sirve a, °C',
  usual: 'la de vitrina',
  note: 'La dureza se juzga a esa temperatura. Se guarda con la receta y vale en Comparar.',
  far: (min: string, max: string) => `Se sirve entre ${min} y ${max} °C: con esta no se juzga.`,
};
