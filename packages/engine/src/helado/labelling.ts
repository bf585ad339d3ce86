import type { Labelling } from '../craft/labelling.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** The fat of milk that the name of an ice cream asks for (RD 618/1998). */
export const labelling: Labelling = {
  asks: (type) => {
    const { milkFat } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    return milkFat && { of: ({ grasa_lactea }) => grasa_lactea, least: milkFat.least };
  },
};
