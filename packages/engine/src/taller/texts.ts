/** Why a row of a price list is left out. */
export const priceListTexts = {
  empty: 'El archivo no tiene ninguna fila.',
  noName: 'Falta el nombre del producto.',
  noPrice: (name: string, written: string) =>
    written === '' ? `«${name}» no lleva precio.` : `«${name}»: «${written}» no es un precio por kilo.`,
  noDate: (name: string, written: string) => `«${name}»: «${written}» no es una fecha (día/mes/año).`,
};
