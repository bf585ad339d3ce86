import { doseTerms } from '../craft/dose-terms.ts';
import { rangeOf } from '../craft/limit.ts';
import { type LinearModel, type LinearTerm, type NonlinearTerm, termOf, type WantedScore } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { waterActivity } from '../craft/water-activity.ts';
import { shares } from '../craft/weights.ts';
import { type Row, readItem, UNKNOWN } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.ts';
import { SILVER_MISSES } from './judge.ts';
import { solutionOf } from './measure.ts';
import { PARAMS, type Quantity } from './params.ts';
import type { Profile } from './profile.ts';
import type { Rule } from './rules.ts';
import { SHAPE } from './shape.ts';
import { AW_FRESH, AW_TARGET } from './targets.ts';
import { DEFAULT_TYPE, findType, rulesOf, type TypeId } from './types.ts';

/**
 * The law and the targets of the type as quotients of linear functions: one case per family a formula may turn out to
 * be and per name the law offers it. Silver is asked for unless gold is wanted.
 */
export function linearCacao(body: unknown, wanted?: WantedScore): LinearModel {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  const rows = readItems(request, SHAPE).map((item, i) => readItem(item, i).row ?? UNKNOWN);
  return {
    cases: rulesOf(type).flatMap((profile) => casesOf(type, profile, rows)),
    nonlinear: type === 'bombon' ? waterActivityTerms(rows) : [],
    misses: wanted === 'oro' ? 0 : SILVER_MISSES,
  };
}

function casesOf(type: TypeId, profile: Profile, rows: readonly Row[]): LinearTerm[][] {
  const written = new Map<string, LinearTerm>();
  const write = (param: Quantity, range: Range | null): LinearTerm => {
    const term = written.get(param.key) ?? { ...termOf(param, rows, null), label: lowerFirst(param.label) };
    written.set(param.key, term);
    return { ...term, range };
  };
  const judged = (rules: readonly Rule[]) => rules.map((rule) => write(rule.param, rangeOf(rule))).filter(canFail);
  const shared = [
    ...judged(profile.when).map((term) => ({ ...term, hidden: true, nature: true })),
    ...judged(profile.common),
    ...judged(profile.trade ? [profile.trade] : []),
    ...judged(profile.targets).map((term) => ({ ...term, target: true })),
  ];
  const doses = doseTerms(
    ingredientRulesOf(type),
    rows.map(({ food }) => food),
  );
  return [profile, ...profile.otherNames].map(({ rules }) => {
    const terms = [...judged(rules), ...shared, ...doses];
    const shown = PARAMS.filter(({ key }) => !terms.some((term) => term.key === key));
    return [...terms, ...shown.map((param) => write(param, null))];
  });
}

/** A quantity no ingredient carries is 0 whatever the grams: a limit that allows 0 says nothing. */
function canFail({ num, range }: LinearTerm): boolean {
  return range === null || range[0] > 0 || num.some((each) => each !== 0);
}

/** The target of a ganache and the limit beyond which no medal is given; an anhydrous filling is far below both. */
function waterActivityTerms(rows: readonly Row[]): NonlinearTerm[] {
  const { key, label, unit } = AW_TARGET.param;
  const term = { key, label: lowerFirst(label), unit, value: awOf(rows) };
  return [
    { ...term, range: [0, AW_TARGET.max], target: true },
    { ...term, range: [0, AW_FRESH] },
  ];
}

function awOf(rows: readonly Row[]): NonlinearTerm['value'] {
  // Asked for hundreds of times in one search: one list serves them all.
  const mixture = rows.map((row) => ({ row, share: 0 }));
  return (grams) => {
    const parts = shares(grams);
    if (parts === null) return 0;
    for (let i = 0; i < mixture.length; i++) mixture[i]!.share = parts.shares[i]!;
    const solution = solutionOf(mixture);
    return waterActivity(solution, solution.agua);
  };
}
