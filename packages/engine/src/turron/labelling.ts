import type { Labelling } from '../craft/labelling.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Turrón and marzipan are almond to whoever buys them; the new ones, what stands for it: coconut or chocolate. */
export const labelling: Labelling = {
  characterises: (type, { category }) => {
    const { almond } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    return category === 'frutos_secos' || (almond === 'chocolate_negro' && category === 'cacao_chocolate');
  },
};
