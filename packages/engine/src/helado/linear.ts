import type { LinearModel, LinearTerm } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import type { Composition } from './catalogue.ts';
import { pacScale, ratioAt } from './freezing.ts';
import { CONTENT, equivalentsOf } from './measure.ts';
import { JUDGED, PARAMS } from './params.ts';
import { readFormula } from './read.ts';
import { resolve } from './resolve.ts';
import { type HeladoType, WORKING_RANGE } from './types.ts';

/** PAC inside the working range is R(-10.6)·W ≤ S ≤ R(-12.5)·W: sucrose equivalents over water, both linear. */
const WORKING_RATIO: Range = [ratioAt(WORKING_RANGE[1]), ratioAt(WORKING_RANGE[0])];

/** Every parameter as a ratio of linear functions of the grams; those the type does not judge have no range. */
export function linearHelado(body: unknown): LinearModel {
  const { items, type } = readFormula(body);
  const compositions = resolve(items, []).map(({ composition }) => composition);
  const mass = compositions.map(() => 1);
  const means = (Object.keys(CONTENT) as (keyof typeof CONTENT)[]).map(
    (key): LinearTerm => ({
      key,
      label: PARAMS[key].label,
      unit: PARAMS[key].unit,
      num: compositions.map(CONTENT[key]),
      den: mass,
      range: rangeOf(key, type),
    }),
  );
  return { cases: [[pacTerm(compositions, type), ...means]], nonlinear: [] };
}

function rangeOf(key: keyof typeof CONTENT, { ranges }: HeladoType): Range | null {
  const judged = JUDGED.find((name) => name === key);
  return judged === undefined ? null : ranges[judged];
}

function pacTerm(compositions: readonly Composition[], { pacApplies }: HeladoType): LinearTerm {
  return {
    key: 'PAC',
    label: PARAMS.PAC.label,
    unit: PARAMS.PAC.unit,
    num: compositions.map(equivalentsOf),
    den: compositions.map(CONTENT.aguaLibre),
    range: pacApplies ? WORKING_RATIO : null,
    shown: (ratio) => pacScale(ratio, 1),
    shownRange: WORKING_RANGE,
  };
}
