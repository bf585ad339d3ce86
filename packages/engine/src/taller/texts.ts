/** Why a row of a price list is left out. */
export const priceListTexts = {
  empty: 'El archivo no tiene ninguna fila.',
  noName: 'Falta el nombre del producto.',
  noPrice: (name: string, written: string) =>
    written === '' ? `«${name}» no lleva precio.` : `«${name}»: «${written}» no es un precio por kilo.`,
  noDate: (name: string, written: string) => `«${name}»: «${written}» no es una fecha (día/mes/año).`,
};

/** Annex II of Regulation (EU) 1169/2011, as it is said on a label. */
const ALLERGEN_NAMES: Readonly<Record<string, string>> = {
  gluten: 'gluten',
  'gluten:trigo': 'gluten (trigo)',
  'gluten:centeno': 'gluten (centeno)',
  'gluten:cebada': 'gluten (cebada)',
  'gluten:avena': 'gluten (avena)',
  crustaceos: 'crustáceos',
  huevo: 'huevo',
  pescado: 'pescado',
  cacahuete: 'cacahuete',
  soja: 'soja',
  leche: 'leche',
  frutos_cascara: 'frutos de cáscara',
  'frutos_cascara:almendra': 'almendra',
  'frutos_cascara:avellana': 'avellana',
  'frutos_cascara:nuez': 'nuez',
  'frutos_cascara:anacardo': 'anacardo',
  'frutos_cascara:pacana': 'pacana',
  'frutos_cascara:nuez_brasil': 'nuez de Brasil',
  'frutos_cascara:pistacho': 'pistacho',
  'frutos_cascara:macadamia': 'macadamia',
  'frutos_cascara:otros': 'otros frutos de cáscara',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo',
  sulfitos: 'sulfitos',
  altramuz: 'altramuz',
  moluscos: 'moluscos',
};

/** An allergen in the words of a kitchen. */
export function allergenName(code: string): string {
  return ALLERGEN_NAMES[code] ?? code;
}
