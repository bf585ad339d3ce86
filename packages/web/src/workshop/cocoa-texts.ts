/** Of beans and bonbons. */
export const esCocoa = {
  beans: 'Haba para este lote',
  roasting: 'Merma de tueste, %',
  winnowing: 'Merma de descascarillado, %',
  raw: (kilos: string) => `${kilos} kg de haba cruda`,
  leaves: (kilos: string) => `Dejan ${kilos} kg de nibs o de pasta.`,
  bonbons: 'Bombones: casco y relleno',
  bonbonsLead: 'La receta de la mesa es el relleno; el casco lleva la cobertura que elijas.',
  count: 'Bombones',
  each: 'Bombón terminado, g',
  shell: 'Casco y tapa, % del bombón',
  loss: 'Merma de moldeo, %',
  couverture: 'Cobertura del casco',
  choose: 'Elegir…',
  takes: (shell: string, filling: string) => `${shell} g de cobertura y ${filling} g de relleno`,
  work: (degrees: string) => `La cobertura se trabaja a ${degrees} °C.`,
  keep: 'Hacer una receta del bombón',
  keepNote:
    'La receta del bombón lleva la cobertura y el relleno, y en el plan del día pide los dos. La conservación es la del relleno: está en su lectura.',
  saveFirst: 'Para hacer una receta del bombón, guarda antes el relleno.',
  productTitle: (filling: string) => `Bombón de ${filling.charAt(0).toLowerCase()}${filling.slice(1)}`,
};
