import type { Analysis, ReadIngredient } from '../craft/analysis.ts';
import { objectionWarnings } from '../craft/examine.ts';
import { LazyAnalysis } from '../craft/lazy-analysis.ts';
import { isOut } from '../craft/meter.ts';
import { verdictOutcome } from '../craft/outcome.ts';
import { round2 } from '../craft/round.ts';
import { readIngredients, understoodIn } from '../despensa/understand.ts';
import { advise } from './advise.ts';
import { costOf } from './bakers-table.ts';
import { shelf } from './catalogue.ts';
import { examineDough, portionsIn } from './examine-dough.ts';
import { type JudgedFormula, judge } from './judge.ts';
import { excessOfSalt } from './law.ts';
import type { Params } from './params.ts';
import { readFormula } from './read.ts';
import { GOOD_BUT_SALTY } from './texts.ts';
import type { TypeId } from './types.ts';
import { warn } from './warn.ts';

export interface PanaderiaAnalysis extends Analysis<Params> {
  readonly type: TypeId;
}

/** Baker's percentages of a dough, judged for its type, with advice in grams and warnings. */
export function analyse(body: unknown, _lenient?: boolean, toTheLetter?: boolean): PanaderiaAnalysis {
  const formula = judge(readFormula(body, toTheLetter));
  const { type, values, meters } = formula;
  const examination = examineDough(formula);
  const good = !meters.some(isOut) && !examination.faulty;
  const outcome = verdictOutcome(good ? 'equilibrada' : 'revisar');
  const analysis: Analysis<Params> = new LazyAnalysis(
    {
      type: type.id,
      typeLabel: type.label,
      values,
      outcome: good && excessOfSalt(formula) !== undefined ? { ...outcome, text: GOOD_BUT_SALTY } : outcome,
      warnings: warn(formula, objectionWarnings(examination)),
      objections: examination.objections,
      cost: round2(costOf(formula.dough)),
      portions: () => portionsIn(formula.ingredients),
    },
    {
      meters: () => meters,
      advice: () => advise(formula, examination),
      ingredients: () => readAs(formula),
    },
  );
  return analysis as PanaderiaAnalysis;
}

/** Finishings are outside the dough and its weight. */
function readAs({ ingredients, dough: { portions } }: JudgedFormula): readonly ReadIngredient[] {
  const read = readIngredients(shelf, understoodIn(ingredients));
  if (!ingredients.some(({ finishing }) => finishing)) return read;
  const shares = new Map(portions.map(({ ingredient, share }) => [ingredient, round2(100 * share)]));
  return read.map((one, i) => ({ ...one, share: shares.get(ingredients[i]!) ?? 0 }));
}
