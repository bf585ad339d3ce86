import type { Labelling } from '../craft/labelling.ts';
import { chocolateQueDaNombre, frutoSecoDeEstante } from '../despensa/classes.gen.ts';
import { rowOfId } from './catalogue.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Turrón and marzipan mean almond to buyers; new ones, coconut or chocolate. */
export const labelling: Labelling = {
  characterises: (type, food) => {
    const { almond } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    const ofChocolate = chocolateQueDaNombre(rowOfId(almond).food);
    return frutoSecoDeEstante(food) || (ofChocolate && chocolateQueDaNombre(food));
  },
};
