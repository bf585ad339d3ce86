import { doseTerms } from '../craft/dose-terms.ts';
import { lazyFor } from '../craft/lazy.ts';
import { rangeOf } from '../craft/limit.ts';
import {
  COST_PER_KILO,
  isWithin,
  judgedTerm,
  type LinearModel,
  type LinearTerm,
  type NonlinearTerm,
  type TermRole,
  type WantedScore,
} from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { rememberList } from '../craft/remember.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { mixed, waterActivity } from '../craft/water-activity.ts';
import { shares } from '../craft/weights.ts';
import { portionsOf, type Row, UNKNOWN } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { SILVER_MISSES } from './judge.ts';
import type { Rule } from './law.ts';
import { solutionOfRow } from './measure.ts';
import { coefficientsOf, PARAMS, type Quantity, quantityOf } from './params.ts';
import type { Profile } from './profile.ts';
import { readItem } from './resolve.ts';
import { DEFAULT_TYPE, findType, isOf, rulesOf, type TypeId } from './types.ts';

/**
 * The law and the targets of the type as quotients of linear functions: one case per family a formula may turn out to
 * be and per name the law offers it. Silver is asked for unless gold is wanted. Families that `start` is not of are left
 * out, unless it is of none.
 */
export function linear(body: unknown, wanted?: WantedScore, unjudged = true, start?: readonly number[]): LinearModel {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  const rows = readItems(request, SHAPE).map((item, i) => readItem(item, i).row ?? UNKNOWN);
  const profiles = rulesOf(type);
  const { write, casesOf } = writerFor(rows, type, unjudged);
  const own = start && profiles.length > 1 ? profiles.filter((one) => isOfFamily(one, write, start)) : profiles;
  const model: LinearModel = {
    cases: flatMap(own.length > 0 ? own : profiles, casesOf),
    nonlinear: isOf(type, 'relleno') ? waterActivityTerms(rows, profiles[0]!) : [],
  };
  return rescore(model, wanted);
}

/** Medals differ only in the targets they let a formula miss. */
export function rescore({ cases, nonlinear }: LinearModel, wanted: WantedScore | undefined): LinearModel {
  return { cases, nonlinear, misses: wanted === 'oro' ? 0 : SILVER_MISSES };
}

const COST = quantityOf(COST_PER_KILO);

/** The term of a quantity without range, made once for all its rules. */
type Write = (param: Quantity) => LinearTerm;

/** Writes the terms of ingredients in a type, independent of grams. */
interface Writer {
  readonly write: Write;
  readonly casesOf: (profile: Profile) => readonly LinearTerm[][];
}

/** Kept while only grams change: ways out of a conflict share their ingredients. */
const writerFor = /* @__PURE__ */ rememberList((rows: readonly Row[], type: TypeId, unjudged: boolean): Writer => {
  const foods = rows.map(({ food }) => food);
  const doses = doseTerms(ingredientRulesOf(type), foods);
  const perGram = rows.map((row) => coefficientsOf(row).all);
  const write = lazyFor((param: Quantity) => quantityTerm(param, perGram));
  return { write, casesOf: lazyFor((profile) => casesOf(profile, write, doses, unjudged)) };
});

function isOfFamily({ when }: Profile, write: Write, start: readonly number[]): boolean {
  return when.every((rule) => isWithin(judgedTerm(write(rule.param), rangeOf(rule)), start));
}

function casesOf(profile: Profile, write: Write, doses: readonly LinearTerm[], unjudged: boolean): LinearTerm[][] {
  const judge = (to: LinearTerm[], rules: readonly Rule[], role?: TermRole) => {
    for (const rule of rules) {
      const term = write(rule.param);
      const range = rangeOf(rule);
      if (canFail(term, range)) to.push(judgedTerm(term, range, role));
    }
  };
  const shared: LinearTerm[] = [];
  judge(shared, profile.when, { hidden: true, nature: true });
  judge(shared, profile.common);
  judge(shared, profile.trade);
  judge(shared, profile.targets, { target: true });
  return [profile, ...profile.otherNames].map(({ rules }) => {
    const terms: LinearTerm[] = [];
    judge(terms, rules);
    terms.push(...shared, ...doses);
    const isTold = (param: Quantity) => terms.some(({ key }) => key === param.key);
    for (const param of unjudged ? PARAMS : [COST]) if (!isTold(param)) terms.push(write(param));
    return terms;
  });
}

/** A quantity over ingredients by what a gram of each puts into it. */
function quantityTerm({ key, label, unit, top, below }: Quantity, perGram: readonly (readonly number[])[]): LinearTerm {
  const quantity = {
    key,
    label: lowerFirst(label),
    unit,
    num: columnOf(perGram, (all) => all[top]!),
    den: columnOf(perGram, (all) => all[below]!),
    shown: undefined,
  };
  return judgedTerm(quantity, null);
}

/** A quantity nothing carries is 0: a limit that allows 0 says nothing. */
function canFail({ num }: LinearTerm, range: Range): boolean {
  return range[0] > 0 || num.some((each) => each !== 0);
}

/** A ganache's target, and its limit for a medal; anhydrous fillings are far below. */
function waterActivityTerms(rows: readonly Row[], { aw, awMost }: Profile): NonlinearTerm[] {
  const { key, label, unit } = aw.param;
  const term = { key, label: lowerFirst(label), unit, value: awOf(rows) };
  return [
    { ...term, range: [0, aw.max], target: true },
    { ...term, range: [0, awMost] },
  ];
}

function awOf(rows: readonly Row[]): NonlinearTerm['value'] {
  // Asked for hundreds of times in one search: one list serves them all.
  const mixture = flatMap(rows, (row, of) =>
    portionsOf(row).map((part) => ({ solution: solutionOfRow(part.row), part: part.share, of, share: 0 })),
  );
  return (grams) => {
    const parts = shares(grams);
    if (parts === null) return 0;
    for (const one of mixture) one.share = one.part * parts.shares[one.of]!;
    const solution = mixed(mixture, (one) => one.solution);
    return waterActivity(solution, solution.agua);
  };
}
