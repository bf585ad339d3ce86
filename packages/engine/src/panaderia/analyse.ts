import type { Analysis, ReadIngredient } from '../craft/analysis.ts';
import { isOut } from '../craft/meter.ts';
import { verdictOutcome } from '../craft/outcome.ts';
import { round2 } from '../craft/round.ts';
import { shares } from '../craft/weights.ts';
import { adviceOn } from './advise.ts';
import { isRoleDefault } from './catalogue.ts';
import { costOf } from './detail.ts';
import { judge } from './judge.ts';
import type { Params } from './params.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import type { TypeId } from './types.ts';
import { warningsOn } from './warn.ts';

export interface PanaderiaAnalysis extends Analysis<Params> {
  readonly type: TypeId;
}

/** Baker's percentages of a dough, judged for its type, with advice in grams and warnings. */
export function analyse(body: unknown): PanaderiaAnalysis {
  const formula = judge(readFormula(body));
  const { type, values, meters } = formula;
  return {
    type: type.id,
    typeLabel: type.label,
    values,
    meters,
    outcome: verdictOutcome(meters.some(isOut) ? 'revisar' : 'equilibrada'),
    advice: adviceOn(formula),
    warnings: warningsOn(formula),
    ingredients: readAs(formula.ingredients),
    cost: round2(costOf(formula.dough)),
  };
}

function readAs(ingredients: readonly Ingredient[]): readonly ReadIngredient[] {
  const parts = shares(ingredients.map(({ grams }) => grams))!.shares;
  return ingredients.map(({ name: sent, grams, row, certainty }, i) => {
    const id = certainty === 'desconocida' || isRoleDefault(row) ? null : row.nombre;
    return { sent, id, name: id ?? sent.trim(), grams, share: round2(parts[i]! * 100), certainty, perhaps: [] };
  });
}
