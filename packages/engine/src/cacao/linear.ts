import type { LinearModel, LinearTerm, NonlinearTerm, WantedScore } from '../craft/linear.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { waterActivity } from '../craft/water-activity.ts';
import { shares } from '../craft/weights.ts';
import { findRow, type Row, UNKNOWN } from './catalogue.ts';
import { solutionOf } from './measure.ts';
import { PARAMS } from './params.ts';
import { coefficientsOf, type Quantity } from './quantities.ts';
import { ingredientOf } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { AW_FRESH, AW_TARGET } from './targets.ts';
import { keyOf, labelOf, unitOf } from './texts.ts';
import { DEFAULT_TYPE, findType, PROFILES, type Profile } from './types.ts';

/** Targets a silver medal may miss. */
const SILVER_MISSES = 2;

/**
 * The law and the targets of the type as quotients of linear functions: one case per family a formula may turn out to
 * be and per name the law offers it. Silver is asked for unless gold is wanted.
 */
export function linearCacao(body: unknown, wanted?: WantedScore): LinearModel {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  const rows = readItems(request, SHAPE).map((item) => findRow(item.name) ?? UNKNOWN);
  return {
    cases: PROFILES[type].flatMap((profile) => casesOf(profile, rows)),
    nonlinear: type === 'bombon' ? waterActivityTerms(rows) : [],
    misses: wanted === 'oro' ? 0 : SILVER_MISSES,
  };
}

function casesOf(profile: Profile, rows: readonly Row[]): LinearTerm[][] {
  const written = new Map<string, Pick<LinearTerm, 'num' | 'den'>>();
  const write = (quantity: Quantity, range: Range | null): LinearTerm => {
    const key = keyOf(quantity);
    const coefficients = written.get(key) ?? {
      num: rows.map((row) => coefficientsOf(row).num[quantity.over][quantity.part]),
      den: rows.map((row) => coefficientsOf(row).den[quantity.over]),
    };
    written.set(key, coefficients);
    return { key, label: labelOf(quantity), unit: unitOf(quantity), ...coefficients, range };
  };
  const judged = (rules: Profile['rules']) => rules.map((rule) => write(rule, [rule.min, rule.max])).filter(canFail);
  const shared = [
    ...judged(profile.when).map((term) => ({ ...term, hidden: true })),
    ...judged(profile.common),
    ...judged(profile.trade ? [profile.trade] : []),
    ...judged(profile.targets).map((term) => ({ ...term, target: true })),
  ];
  return [profile, ...profile.otherNames].map(({ rules }) => {
    const terms = [...judged(rules), ...shared];
    const shown = PARAMS.filter(({ key }) => !terms.some((term) => term.key === key));
    return [...terms, ...shown.map(({ key }) => write({ part: key, over: 'producto' }, null))];
  });
}

/** A quantity no ingredient carries is 0 whatever the grams: a limit that allows 0 says nothing. */
function canFail({ num, range }: LinearTerm): boolean {
  return range === null || range[0] > 0 || num.some((each) => each !== 0);
}

/** The target of a ganache and the limit beyond which no medal is given; an anhydrous filling is far below both. */
function waterActivityTerms(rows: readonly Row[]): NonlinearTerm[] {
  const term = { key: 'aw', label: 'actividad de agua', unit: '', value: awOf(rows) };
  return [
    { ...term, range: [0, AW_TARGET], target: true },
    { ...term, range: [0, AW_FRESH] },
  ];
}

function awOf(rows: readonly Row[]): NonlinearTerm['value'] {
  return (grams) => {
    const parts = shares(grams);
    if (parts === null) return 0;
    const solution = solutionOf(rows.map((row, i) => ingredientOf(row, parts.shares[i]!)));
    return waterActivity(solution, solution.agua);
  };
}
