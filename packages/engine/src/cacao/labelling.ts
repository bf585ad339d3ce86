import { misses } from '../craft/judge.ts';
import type { Labelling, Weighed } from '../craft/labelling.ts';
import { rowOf } from './catalogue.ts';
import { profileOf } from './judge.ts';
import { measure, mix } from './measure.ts';
import { isAnnexTwoFat, quantityOf } from './params.ts';
import type { Family } from './profile.ts';
import { labelWords, QUALITY_SOURCE, qualityIn, qualityMissed } from './texts.ts';
import { DEFAULT_TYPE, findType } from './types.ts';

/** Products whose cocoa is stated (Directive 2000/36/EC, art. 3.3): neither white chocolate nor fillings and spreads. */
const COCOA_STATED: ReadonlySet<Family> = new Set(['negro', 'leche', 'gianduja', 'polvo']);

/** On the chocolate itself, without what is added to it (annex I, C). */
const COCOA = quantityOf('cacaoTotal', 'base');

/** Only chocolate for the cup has any. */
const STARCH = quantityOf('almidon', 'base');

/** The chocolate of a label, and the rules it is under. */
function labelled(type: string, parts: readonly Weighed[]) {
  const weighed = parts.filter(({ grams }) => grams > 0);
  const total = weighed.reduce((sum, { grams }) => sum + grams, 0);
  const mixture = mix(weighed.map(({ food, grams }) => ({ row: rowOf(food), share: grams / total })));
  return { mixture, profile: profileOf(findType(type) ?? DEFAULT_TYPE, mixture) };
}

/** The law of chocolate on labels. */
export const labelling: Labelling = {
  mentions: (type, parts) => {
    const {
      mixture,
      profile: { family },
    } = labelled(type, parts);
    const fat = family !== 'untable' && mixture.ingredients.some(({ row }) => isAnnexTwoFat(row));
    const isStated = COCOA_STATED.has(family);
    return [
      ...(isStated ? [labelWords.cocoa(Math.floor(measure(COCOA, mixture)))] : []),
      ...(fat ? [labelWords.vegetableFat] : []),
      ...(isStated && measure(STARCH, mixture) > 0 ? [labelWords.cooked] : []),
    ];
  },
  breaches: (type, name, parts) => {
    const said = qualityIn(name);
    if (said === undefined) return [];
    const { mixture, profile } = labelled(type, parts);
    const missed = misses(profile.superior, (param) => measure(param, mixture));
    return missed.length === 0 ? [] : [{ text: qualityMissed(name, said, missed), source: QUALITY_SOURCE }];
  },
};
