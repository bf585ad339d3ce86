import { type Advice, remark } from '../craft/advice.ts';
import { type Examination, objectionAdvice } from '../craft/examine.ts';
import { holds, UNKNOWN, valueIn } from '../craft/judge.ts';
import { flatMap } from '../craft/lists.ts';
import { type JudgedFormula, type MeasuredFormula, measured } from './judge.ts';
import type { JudgedKey } from './params.ts';
import { LOWER, RAISE } from './remedies.ts';
import { atTheLimit, balanced } from './texts.ts';
import { limitOf } from './types.ts';
import { following } from './usual-ingredients.ts';

/**
 * What to change, in an order in which each piece of advice counts on those before it: followed to the end, all of it
 * brings the dough where it should be. Of a dough with nothing to change, what lies at the limit of the trade.
 */
export function adviceOn(formula: JudgedFormula, examination: Examination): readonly Advice[] {
  const unknown = examination.objections.find(({ code, fault }) => code === 'sin_identificar' && fault);
  const untold = unknown === undefined ? [] : [remark(unknown.text)];
  // With so much unknown any figure in grams would be a guess.
  if (examination.unknown > UNKNOWN.blind) return untold;
  const away = feasible(formula, objectionAdvice(examination));
  const changes = [...untold, ...away, ...remediesOf(formula, away)];
  return changes.length > 0 ? changes : nothingToWeigh(formula, examination);
}

/** That all is well, or the fault no grams can mend. */
function nothingToWeigh(formula: JudgedFormula, { objections }: Examination): readonly Advice[] {
  const faults = objections.filter(({ fault }) => fault);
  if (faults.length > 0) return faults.map(({ text }) => remark(text));
  return [balanced(formula.type.label), ...atLimit(formula)].map(remark);
}

/** Flour that the type does not admit cannot be taken out when there is no other: it is said, without steps. */
function feasible(formula: MeasuredFormula, away: readonly Advice[]): readonly Advice[] {
  return after(formula, away) === null ? away.map(({ text, mends }) => ({ text, steps: [], mends })) : away;
}

/** What brings water or takes flour comes before water is measured out, and salt and yeast after all flour is in. */
const ORDER: readonly JudgedKey[] = ['prefermento', 'grasa', 'azucar', 'hidratacion', 'sal', 'levadura'];
/** What one change upsets another may mend, but not for ever. */
const MOST_ROUNDS = 3;

function remediesOf(formula: MeasuredFormula, before: readonly Advice[]): readonly Advice[] {
  const advice: Advice[] = [];
  let now = after(formula, before);
  for (let round = 0; round < MOST_ROUNDS && now !== null && !holds(now.limits, valueIn(now.values)); round++) {
    const told = advice.length;
    for (const key of ORDER) {
      const one: Advice | undefined = now === null ? undefined : remedyOf(now, key);
      if (now === null || one === undefined) continue;
      const again = advice.some(({ mends, steps }) => mends[0] === key && steps.length === 0);
      if (again) continue;
      advice.push(one);
      now = after(now, [one]);
    }
    if (advice.length === told) break;
  }
  return advice;
}

function remedyOf(formula: MeasuredFormula, key: JudgedKey): Advice | undefined {
  const limit = limitOf(formula, key);
  if (limit === undefined) return undefined;
  const value = formula.values[key];
  if (value >= limit.min && value <= limit.max) return undefined;
  const { text, steps } = (value < limit.min ? RAISE : LOWER)[key](formula, limit, value);
  return { text, steps, mends: [key] };
}

/** The formula once advice is followed; null when nothing that is flour is left of it. */
function after(formula: MeasuredFormula, advice: readonly Advice[]): MeasuredFormula | null {
  const steps = flatMap(advice, (one) => one.steps);
  if (steps.length === 0) return formula;
  const ingredients = following(formula.ingredients, steps);
  if (!ingredients.some(({ parts, grams, finishing }) => parts.harina > 0 && grams > 0 && !finishing)) return null;
  return measured({ ...formula, ingredients });
}

function atLimit({ meters, limits }: JudgedFormula): readonly string[] {
  return flatMap(meters, ({ state, label, value }, i) => {
    const core = limits[i]!.core;
    return state === 'al_limite' && core !== undefined ? [atTheLimit(label, value, core)] : [];
  });
}
