import { type Advice, remark } from '../craft/advice.ts';
import { type Examination, objectionAdvice } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { unusual } from '../craft/unusual.ts';
import { correctionsOf } from './corrections.ts';
import type { JudgedFormula } from './judge.ts';
import { excessOfSalt } from './law.ts';
import { balanced } from './texts.ts';

/**
 * What to change, in an order in which each piece of advice counts on those before it: followed to the end, all of it
 * brings the dough where it should be. Of a dough with nothing to change, what lies at the limit of the trade.
 */
export function advise(formula: JudgedFormula, examination: Examination): readonly Advice[] {
  const unknown = examination.objections.find(({ code, fault }) => code === 'sin_identificar' && fault);
  const untold = unknown === undefined ? [] : [remark(unknown.text)];
  // With so much unknown any figure in grams would be a guess.
  if (examination.unknown > UNKNOWN.blind) return untold;
  const changes = [...untold, ...correctionsOf(formula, objectionAdvice(examination))];
  return changes.length > 0 ? changes : nothingToWeigh(formula, examination);
}

/** That all is well, or the fault no grams can mend. */
function nothingToWeigh(formula: JudgedFormula, { objections }: Examination): readonly Advice[] {
  const faults = objections.filter(({ fault }) => fault);
  if (faults.length > 0) return faults.map(({ text }) => remark(text));
  // Salt that the law limits is no matter of taste: its own warning tells it.
  const free = excessOfSalt(formula) === undefined ? formula.meters : formula.meters.filter(({ key }) => key !== 'sal');
  return [remark(balanced(formula.type.label)), ...unusual(free)];
}
