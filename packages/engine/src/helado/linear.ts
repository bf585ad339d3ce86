import { type LinearModel, termOf } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { ratioAt } from './freezing.ts';
import { JUDGED, PARAM_KEYS, PARAMS } from './params.ts';
import { readFormula } from './read.ts';
import { resolve } from './resolve.ts';
import { WORKING_RANGE } from './types.ts';

/** PAC inside the working range is R(-10.6)·W ≤ S ≤ R(-12.5)·W: sucrose equivalents over water, both linear. */
const WORKING_RATIO: Range = [ratioAt(WORKING_RANGE[1]), ratioAt(WORKING_RANGE[0])];

/** Every parameter as a ratio of linear functions of the grams; those the type does not judge have no range. */
export function linear(body: unknown): LinearModel {
  const {
    items,
    rules: { pacApplies, ranges },
  } = readFormula(body);
  const compositions = resolve(items, []).map(({ composition }) => composition);
  const terms = PARAM_KEYS.map((key) => {
    if (key === 'PAC') return termOf(PARAMS.PAC, compositions, pacApplies ? WORKING_RATIO : null, WORKING_RANGE);
    const judged = JUDGED.find((name) => name === key);
    return termOf(PARAMS[key], compositions, judged === undefined ? null : ranges[judged]);
  });
  return { cases: [terms], nonlinear: [] };
}
