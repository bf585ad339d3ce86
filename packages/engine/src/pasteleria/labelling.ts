import type { Labelling } from '../craft/labelling.ts';
import { jamBreaches } from './jam-law.ts';
import { jamWords } from './texts.ts';
import { DEFAULT_TYPE, findType } from './types.ts';

/** The law of jams on labels. */
export const labelling: Labelling = {
  mentions: (type, parts) => {
    if ((findType(type) ?? DEFAULT_TYPE) !== 'confitura') return [];
    // Of 100 g of what is sold: the grams of the parts are those of the finished food.
    const fruit = parts.reduce((sum, { food, grams }) => sum + (food.category === 'frutas' ? grams : 0), 0);
    return fruit > 0 ? [jamWords.fruit(Math.floor(fruit))] : [];
  },
  breaches: (type, name, parts) => ((findType(type) ?? DEFAULT_TYPE) === 'confitura' ? jamBreaches(name, parts) : []),
};
