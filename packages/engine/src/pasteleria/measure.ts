import { totals } from '../craft/param.ts';
import { round2 } from '../craft/round.ts';
import { type Solution, waterActivity } from '../craft/water-activity.ts';
import { NO_SOLUTION } from './composition.ts';
import type { Part } from './ingredient.ts';
import { COMMON, type Param } from './params.ts';
import type { Params } from './schema.ts';
import type { TypeRules } from './types.ts';

/** The value as shown and judged. A base too small to weigh in makes its ratio as large as a number can be. */
export function measure(param: Param, parts: readonly Part[]): number {
  const { top, below } = totals(param, parts);
  return top === 0 ? 0 : round2(top / below);
}

/** Every parameter of the type, in the order of the response; water activity only of what is `vouched` for. */
export function paramsOf(type: TypeRules, parts: readonly Part[], vouched = true): Params {
  const params: Record<string, number> = {};
  for (const param of COMMON) params[param.key] = measure(param, parts);
  for (const param of type.specific) params[param.key] = measure(param, parts);
  if (type.isGanache && vouched) params.awEstimada = round2(waterActivity(solutionOf(parts), params.agua!));
  return params as Params;
}

const SOLUTION_KEYS = Object.keys(NO_SOLUTION) as readonly (keyof Solution)[];

function solutionOf(parts: readonly Part[]): Solution {
  const sum: Record<keyof Solution, number> = { ...NO_SOLUTION };
  for (const { ingredient, share } of parts) {
    for (const key of SOLUTION_KEYS) sum[key] += share * ingredient.solution[key];
  }
  return sum;
}
