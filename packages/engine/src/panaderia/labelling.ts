import type { Labelling } from '../craft/labelling.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** The salt the law admits in common bread by its chlorides (RD 308/2019), told of the dough, which the oven dries. */
export const labelling: Labelling = {
  admits: (type) => {
    const { breadSalt, bakingLoss } = rulesOf(findType(type) ?? DEFAULT_TYPE);
    return breadSalt && { of: ({ nacl }) => nacl, most: breadSalt.byChlorides * (1 - bakingLoss / 100) };
  },
};
