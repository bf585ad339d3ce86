import { remark } from '../craft/advice.ts';
import type { Analysis, Outcome, Values } from '../craft/analysis.ts';
import type { Answering } from '../craft/craft.ts';
import { medalOutcome, verdictOutcome } from '../craft/outcome.ts';
import type { Precedent } from '../craft/precedent.ts';

/** An analysis whose good outcome published formulas bear out: a second judge, which never makes good what is not. */
export function judgedBy<V extends Values>(
  craft: Answering<object, V>,
  analysis: Analysis<V>,
  precedentOf: () => Precedent | undefined,
): Analysis<V> {
  if (!analysis.outcome.good) return analysis;
  const objection = precedentOf()?.objection;
  if (objection === undefined) return analysis;
  const { code, text } = objection;
  const { meters, ingredients, outcome, warnings } = analysis;
  if (code === 'poco_habitual' || craft.onlyTold) {
    const { advice } = analysis;
    const told = [...warnings, { code, text }];
    return { ...analysis, meters, ingredients, advice, outcome: withoutGold(outcome), warnings: told };
  }
  // What only remarks on a good formula, as that nothing need be mended, goes with its outcome.
  const others = analysis.advice.filter(({ steps }) => steps.length > 0);
  return {
    ...analysis,
    meters,
    ingredients,
    outcome: refusedAs(outcome),
    ...(craft.refused?.(analysis.type) as Partial<Analysis<V>> | undefined),
    advice: [remark(objection.advice), ...others],
    warnings: [{ code, text }, ...warnings],
    objections: [{ code, text, fault: true, indexes: [] }, ...analysis.objections],
  };
}

function refusedAs({ medal, denomination }: Outcome): Outcome {
  return medal !== null && denomination !== null ? medalOutcome('bronze', denomination) : verdictOutcome('revisar');
}

function withoutGold(outcome: Outcome): Outcome {
  if (outcome.medal !== 'gold') return outcome;
  const { denomination } = outcome;
  return denomination === null ? verdictOutcome('equilibrada', 'silver') : medalOutcome('silver', denomination);
}
