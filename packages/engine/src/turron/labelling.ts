import type { Labelling } from '../craft/labelling.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Added cocoa butter only sets the mass: it does not characterise the product. */
const COCOA_BUTTER = 90;

/** Turrón and marzipan mean almond to buyers; new ones, coconut or chocolate. */
export const labelling: Labelling = {
  characterises: (type, { category, manteca_cacao }) => {
    const { almond } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    const chocolate = category === 'cacao_chocolate' && manteca_cacao < COCOA_BUTTER;
    return category === 'frutos_secos' || (almond === 'chocolate_negro' && chocolate);
  },
};
