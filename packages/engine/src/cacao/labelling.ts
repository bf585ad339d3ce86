import type { Labelling } from '../craft/labelling.ts';
import { rowOf } from './catalogue.ts';
import { profileOf } from './judge.ts';
import { measure, mix } from './measure.ts';
import { isAnnexTwoFat, quantityOf } from './params.ts';
import type { Family } from './profile.ts';
import { labelWords } from './texts.ts';
import { DEFAULT_TYPE, findType } from './types.ts';

/** Products whose cocoa is stated (Directive 2000/36/EC, art. 3.3): neither white chocolate nor fillings and spreads. */
const COCOA_STATED: ReadonlySet<Family> = new Set(['negro', 'leche', 'gianduja', 'polvo']);

/** On the chocolate itself, without what is added to it (annex I, C). */
const COCOA = quantityOf('cacaoTotal', 'base');

/** The law of chocolate on labels. */
export const labelling: Labelling = {
  mentions: (type, parts) => {
    const weighed = parts.filter(({ grams }) => grams > 0);
    const total = weighed.reduce((sum, { grams }) => sum + grams, 0);
    const mixture = mix(weighed.map(({ food, grams }) => ({ row: rowOf(food), share: grams / total })));
    const { family } = profileOf(findType(type) ?? DEFAULT_TYPE, mixture);
    const fat = family !== 'untable' && mixture.ingredients.some(({ row }) => isAnnexTwoFat(row));
    return [
      ...(COCOA_STATED.has(family) ? [labelWords.cocoa(Math.floor(measure(COCOA, mixture)))] : []),
      ...(fat ? [labelWords.vegetableFat] : []),
    ];
  },
};
