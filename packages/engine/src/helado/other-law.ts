import type { Limit } from '../craft/limit.ts';
import { upperFirst } from '../craft/spanish.ts';
import { FRUIT, NORM, law as texts } from './texts.gen.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Fat of milk and fruit, which no range of the trade counts apart. */
export function otherLaw(type: string): readonly Limit[] {
  const { milkFat, leastFruit } = rulesOf(findType(type) ?? DEFAULT_TYPE);
  const asked = { max: null, level: 'legal', authority: 'ley', source: NORM } as const;
  const of = (key: string, label: string) => ({ key, label, unit: '%', formula: '', source: NORM });
  return [
    ...(milkFat === undefined
      ? []
      : [{ ...asked, param: of('grasaLactea', upperFirst(texts.LABEL)), min: milkFat.least }]),
    ...(leastFruit === undefined ? [] : [{ ...asked, param: of('fruta', FRUIT), min: leastFruit }]),
  ];
}
