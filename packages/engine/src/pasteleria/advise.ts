import { type Advice, remark } from '../craft/advice.ts';
import { type Examination, objectionAdvice } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import { metersOf } from '../craft/meter.ts';
import { unusual } from '../craft/unusual.ts';
import { correctionsOf, faultsOf } from './corrections.ts';
import type { Formula } from './resolve.ts';
import type { Params } from './schema.ts';
import * as texts from './texts.ts';
import type { TypeRules } from './types.ts';

/** What stands against a recipe, and parameters the unknown leaves open. */
interface Findings {
  readonly examination: Examination;
  readonly doubtful: ReadonlySet<string>;
}

/**
 * Spanish advice as a chain: each correction is tried on a copy before the next is sought, so that one fault that
 * shows in several numbers gets one instruction.
 */
export function advise(
  type: TypeRules,
  formula: Formula,
  params: Params,
  { examination, doubtful }: Findings,
): readonly Advice[] {
  const faults = objectionAdvice(examination);
  const advice: Advice[] = [...unmendable(examination), ...faults];
  // With so much unidentified no gram can be vouched for.
  if (examination.unknown > UNKNOWN.blind) return unmendable(examination);
  const open = unjudged(type, formula, doubtful);
  const judged = columnOf(type.judged, ({ param }) => params[param.key]!);
  const out = faultsOf(type, judged, doubtful);
  // With a fault taken out, what it leaves short is still to be seen.
  if (faults.length === 0 && out.length === 0) {
    if (examination.faulty) return [...advice, ...open];
    return [remark(texts.balanced(type.label)), ...unusual(metersOf(type.judged, params))];
  }
  return [...advice, ...correctionsOf(type, formula, out, doubtful, faults), ...open];
}

/** What cannot be judged before somebody says what the unidentified is. */
function unjudged(type: TypeRules, { matters }: Formula, doubtful: ReadonlySet<string>): readonly Advice[] {
  const strangers = matters.filter(({ food, grams }) => food === undefined && grams > 0).map(({ label }) => label);
  return type.judged
    .filter(({ param }) => doubtful.has(param.key))
    .map(({ param }) => remark(texts.unjudged(param, [...new Set(strangers)])));
}

/** Faults that no weight mends: nobody knows what is in there. */
function unmendable({ objections }: Examination): readonly Advice[] {
  return flatMap(objections, ({ fault, advice, text }) => (fault && advice === undefined ? [remark(text)] : []));
}
