import type { Labelling } from '../craft/labelling.ts';
import { frutaDeEstante } from '../despensa/classes.gen.ts';
import { jamBreaches } from './jam-law.ts';
import { jamWords } from './texts.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

const namesOf = (type: string) => rulesOf(findType(type) ?? DEFAULT_TYPE).legalNames;

/** The law of jams on labels. */
export const labelling: Labelling = {
  mentions: (type, parts) => {
    if (namesOf(type) === undefined) return [];
    // Of 100 g as sold: parts are grams of the finished food.
    const fruit = parts.reduce((sum, { food, grams }) => sum + (frutaDeEstante(food) ? grams : 0), 0);
    // As its percentage in the list is rounded: one label says one figure.
    return fruit > 0 ? [jamWords.fruit(Math.round(fruit))] : [];
  },
  breaches: (type, name, parts) => jamBreaches(namesOf(type) ?? [], name, parts),
};
