import { remark } from './advice.ts';
import type { Analysis, Outcome, Values } from './analysis.ts';
import type { Craft } from './craft.ts';
import type { CraftId } from './ids.ts';
import { medalOutcome, verdictOutcome } from './outcome.ts';

/** What is said of a formula unlike those published of its type. */
export interface Objection {
  /** `sin_precedente` takes the good outcome, but in ice cream; `poco_habitual` takes gold. */
  readonly code: 'sin_precedente' | 'poco_habitual';
  readonly text: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A published formula like the one analysed. */
export interface Parecida {
  readonly nombre: string;
  readonly fuente: string;
  /** How like it, in words. */
  readonly parecido: string;
}

/** What published formulas of its type say of one. */
export interface Precedent {
  /** How many formulas of the type are published and signed. */
  readonly formulas: number;
  /** Said where they are too few to judge by. */
  readonly few?: string;
  readonly objection?: Objection;
  /** The nearest ones, nearest first. */
  readonly alike: readonly Parecida[];
}

type Judge = (craft: CraftId, analysis: Analysis) => Precedent | undefined;

let judge: Judge | undefined;

/** Evidence is learnt apart: it weighs more than a page's first screen. Undefined forgets it. */
export function learnPrecedents(learnt: Judge | undefined): void {
  judge = learnt;
}

/** What published formulas say of one; undefined before they are learnt, or where it cannot be compared. */
export function precedentOf({ id }: Pick<Craft, 'id'>, analysis: Analysis): Precedent | undefined {
  return judge?.(id, analysis);
}

/** An analysis whose good outcome published formulas bear out: a second judge, which never makes good what is not. */
export function borneOut<V extends Values>(craft: Craft<object, V>, analysis: Analysis<V>): Analysis<V> {
  if (judge === undefined || !analysis.outcome.good) return analysis;
  const objection = judge(craft.id, analysis)?.objection;
  if (objection === undefined) return analysis;
  const { code, text } = objection;
  const { meters, ingredients, outcome, warnings } = analysis;
  if (code === 'poco_habitual' || craft.onlyTold) {
    const { advice } = analysis;
    const told = [...warnings, { code, text }];
    return { ...analysis, meters, ingredients, advice, outcome: withoutGold(outcome), warnings: told };
  }
  const [, ...others] = analysis.advice;
  return {
    ...analysis,
    meters,
    ingredients,
    outcome: refusedAs(outcome),
    ...(craft.refused?.(analysis.type) as Partial<Analysis<V>> | undefined),
    advice: [remark(objection.advice), ...others],
    warnings: [{ code, text, fault: { indexes: [] } }, ...warnings],
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
