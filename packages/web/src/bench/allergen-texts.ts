export const esAllergens = {
  title: 'Alérgenos',
  none: 'Ninguno de los catorce entre sus ingredientes.',
  unsure: 'Puede haber otros: algún ingrediente no se conoce con certeza.',
  line: (names: string) => `Lleva ${names}.`,
};
