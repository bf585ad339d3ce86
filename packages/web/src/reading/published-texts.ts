/** Texts of the published formulas beside the person's. */
export const esPublished = {
  title: (count: number) =>
    count === 1 ? '1 fórmula de referencia de este tipo' : `${count} fórmulas de referencia de este tipo`,
  lead: 'Cada punto es una fórmula de referencia, casi todas publicadas (hueco, de un blog); la franja es lo habitual y la marca, la tuya. Toca un punto para saber de quién es.',
  nearest: 'La más parecida',
  from: (name: string, source: string) => `«${name}», ${source}`,
  scaled: (total: string) => `Llevada a tus ${total} g.`,
  food: 'Ingrediente',
  published: 'Referencia, g',
  own: 'Tuya, g',
  difference: 'Diferencia',
  pick: (label: string) => `Fórmulas de referencia por ${label}`,
  dot: (name: string, source: string, value: string) => `${value}: «${name}», ${source}`,
  span: (low: string, high: string, own: string) => `De ${low} a ${high}; la tuya, ${own}.`,
};
