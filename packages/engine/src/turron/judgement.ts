import type { Examination } from '../craft/examine.ts';
import type { Row } from './catalogue.ts';
import { meets } from './judge.ts';
import type { Measures } from './measure.ts';
import type { TurronParam } from './params.ts';
import type { Quantities } from './quantities.ts';
import type { Ingredient } from './resolve.ts';
import { type Category, type Rule, ruleOf, type TypeRules } from './types.ts';

/** A judged formula, with all that its reasons speak of. */
export interface Judgement {
  readonly type: TypeRules;
  /** In shares of what was weighed. */
  readonly q: Quantities;
  /** As sent, those of no weight too. */
  readonly lines: readonly Ingredient[];
  /** The lines that weigh something. */
  readonly ingredients: readonly Ingredient[];
  readonly m: Measures;
  readonly category: Category;
  /** Below Extra, and of quality Estándar all the same. */
  readonly standard: boolean;
  /** Rows the IGP does not admit. */
  readonly excluded: readonly Row[];
  readonly waived: boolean;
  /** Doses, what the type does not admit and what nobody identified. */
  readonly examination: Examination;
  /** `type` as sent, when it was not recognised. */
  readonly unknownType: string | undefined;
}

/** The limit of Extra on a value, when it is passed. */
export function exceeded({ type, m }: Judgement, param: TurronParam): Rule | undefined {
  const rule = ruleOf(type, param, 'Extra');
  return rule === undefined || meets(rule, m) ? undefined : rule;
}
