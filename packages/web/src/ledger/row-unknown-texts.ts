/** Texts under a line whose name nobody knows. */
export const esUnknown = {
  told: 'No está en la despensa: pesa, pero no cuenta.',
  didYouMean: '¿Querías decir',
  useInstead: (label: string, text: string) => `Usar ${label} en lugar de ${text}`,
  describeOwn: 'Describirlo',
  describeOwnOf: (text: string) => `Describir ${text} como ingrediente propio`,
};
