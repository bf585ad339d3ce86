import { ALLERGEN_NAMES } from '../despensa/allergen-texts.ts';

/** Why a row of a price list is left out. */
export const priceListTexts = {
  empty: 'El archivo no tiene ninguna fila.',
  noName: 'Falta el nombre del producto.',
  noPrice: (name: string, written: string) =>
    written === '' ? `«${name}» no lleva precio.` : `«${name}»: «${written}» no es un precio por kilo.`,
  noDate: (name: string, written: string) => `«${name}»: «${written}» no es una fecha (día/mes/año).`,
};

const GLUTEN = 'gluten:';

/** An allergen in the words of a kitchen. */
export function allergenName(code: string): string {
  const name = ALLERGEN_NAMES[code] ?? code;
  return code.startsWith(GLUTEN) ? `gluten (${name})` : name;
}
