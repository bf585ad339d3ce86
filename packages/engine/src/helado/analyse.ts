import type { Analysis, ReadIngredient, Warning } from '../craft/analysis.ts';
import { LazyAnalysis } from '../craft/lazy.ts';
import { verdictOutcome } from '../craft/outcome.ts';
import { verdictOf } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { readIngredients } from '../despensa/understand.ts';
import { advise } from './advise.ts';
import { shelf } from './catalogue.ts';
import { judge, metersOf } from './judge.ts';
import { shown } from './measure.ts';
import { type Mixture, mixFormula } from './mixture.ts';
import type { Params } from './params.ts';
import { readFormula } from './read.ts';
import { isDescribed } from './resolve.ts';
import { warnMix } from './warn.ts';

const OUTCOMES = { equilibrada: verdictOutcome('equilibrada'), revisar: verdictOutcome('revisar') };

/** An ice cream formula read, measured and judged. */
export function analyse(body: unknown): Analysis<Params> {
  const formula = readFormula(body);
  const { rules } = formula;
  const warnings: Warning[] = [];
  const mixture = mixFormula(formula, warnings);
  const values = shown(mixture.mix);
  warnMix(mixture.mix, values, rules, warnings);
  const outcome = OUTCOMES[verdictOf(judge(values, rules))];
  return new LazyAnalysis(
    { type: rules.id, typeLabel: rules.label, values, outcome, warnings, cost: round2(10 * values.coste_100g_eur) },
    {
      meters: () => metersOf(values, rules),
      advice: () => advise(mixture, values, rules, outcome.good),
      ingredients: () => readings(mixture),
    },
  );
}

/** What the request itself describes is known, whatever its name. */
function readings({ understood }: Mixture): readonly ReadIngredient[] {
  return readIngredients(shelf, understood).map((read, i) =>
    read.certainty === 'desconocida' && isDescribed(understood[i]!)
      ? { ...read, certainty: 'exacta', perhaps: [] }
      : read,
  );
}
