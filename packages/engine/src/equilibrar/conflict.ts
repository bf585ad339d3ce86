import { ratioOf } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { KINDS } from './kinds.ts';
import {
  type Amount,
  edgeOf,
  isAmount,
  keepOnly,
  type Limitation,
  limitationsOf,
  rowId,
  wholeLimitation,
} from './limitations.ts';
import type { Case, Problem, RangeRow } from './model.ts';
import type { Options } from './options.ts';
import { type Aim, type Plan, planCase } from './plan.ts';
import { programOf, totalRows } from './program.ts';
import { isOut, readingsOf } from './readings.ts';
import { type Judge, search } from './search.ts';
import { type Proof, solve, sumOf } from './solve.ts';
import { REACH_ENOUGH, REACH_ROUNDS, REACH_WIDTH, TOTAL_HALVINGS } from './tuning.ts';

/** A limitation of a conflict, and the best its opposite side can be brought to while the others hold. */
export interface Obstacle {
  readonly limitation: Limitation;
  /** On the scale of the limitation's `limit`; null when nothing but giving it up helps. */
  readonly reached: number | null;
}

const AIM: Aim = { goal: 'minimo_cambio', centred: false, ranges: 'loose', margin: 0, any: false };

const ANY: Aim = { ...AIM, any: true };

function planAny(problem: Problem, ranges: 'strict' | 'loose'): Plan | null {
  let best: Plan | null = null;
  for (const one of problem.cases) {
    const plan = planCase(problem, one, { ...AIM, ranges });
    if (plan && (best === null || plan.price < best.price)) best = plan;
  }
  return best;
}

/** Whether some grams meet everything, scale steps aside. */
export function isPossible(problem: Problem): boolean {
  return problem.cases.some((one) => planCase(problem, one, ANY) !== null);
}

/**
 * A set of limitations that exclude each other, none of which can be left out of it; null when nothing does. The first
 * proof that no grams meet them names the few there are to choose from; only curves, targets and whole units, which have
 * none, are tried one by one. What was asked for by the person is kept first, so that the set speaks of it.
 */
export function conflictOf(problem: Problem): readonly Obstacle[] | null {
  const all = limitationsOf(problem);
  const proven = BLAMED.reduce<readonly Limitation[] | null>(
    (found, blames) => found ?? provenAmong(problem, all.filter(blames)),
    null,
  );
  if (proven === null && isPossible(problem)) return null;
  const smallest = irreducible(byEase(proven ?? all), (kept) => isPossible(keepOnly(problem, kept)));
  return smallest.map((limitation) => ({ limitation, reached: reachOf(problem, limitation, smallest) }));
}

/** What a conflict had better speak of: what may not be there at all, then what is not the balancer's own scruple. */
const BLAMED: readonly ((limitation: Limitation) => boolean)[] = [
  ({ kind, limit }) => kind !== 'parametro' || limit === 0,
  ({ kind }) => kind !== 'resto',
  () => true,
];

/** Those of some limitations that the linear programs of every case prove to exclude each other; null without proof. */
function provenAmong(problem: Problem, limitations: readonly Limitation[]): readonly Limitation[] | null {
  // A set without the curve would tell figures that the curve forbids.
  if (problem.model.nonlinear.length > 0) return null;
  const kept = keepOnly(problem, new Set(limitations.map(({ id }) => id)));
  const blamed = new Set<Limitation>();
  for (const { loose } of kept.cases) {
    let proof: Proof | undefined;
    const rows = problem.model.misses ? loose.filter(({ term }) => !term.target) : loose;
    solve({ ...programOf(kept, rows), units: undefined }, (told) => {
      proof = told;
    });
    if (proof === undefined) return null;
    for (const one of blamedBy(proof, rows, limitations)) blamed.add(one);
  }
  return limitations.filter((one) => blamed.has(one));
}

function blamedBy(proof: Proof, known: readonly RangeRow[], limitations: readonly Limitation[]): readonly Limitation[] {
  const rows = new Set(known.filter((row) => proof.rows.includes(row)).map(rowId));
  return limitations.filter(({ kind, id, index = -1 }) =>
    kind === 'total' ? proof.total : rows.has(id) || KINDS[kind].bounds.some((bound) => proof[bound].includes(index)),
  );
}

/**
 * The conflict of a problem that has exact answers but none in whole steps or units: which of the step, the units and
 * the total exclude each other, everything else being as it is. Null when the craft finds fault with the exact answers
 * too: then the scale is not to blame.
 */
export function scaleConflictOf(
  problem: Problem,
  options: Options,
  step: number,
  judge: Judge,
): readonly Obstacle[] | null {
  const scale = wholeLimitation('paso', step);
  const all = limitationsOf(problem);
  const blamed = [...byEase(all.filter(({ kind }) => kind === 'unidades' || kind === 'total')), scale];
  const rest = all.filter((one) => !blamed.includes(one)).map(({ id }) => id);
  const exact = keepOnly(problem, new Set(rest));
  if (search(exact, { ...options, step: 0 }, judge) === null) return null;
  const set = irreducible(blamed, (kept) => {
    const left = keepOnly(problem, new Set([...rest, ...kept]));
    return kept.has(scale.id) ? search(left, { ...options, step }, () => true) !== null : isPossible(left);
  });
  return set.map((limitation) => ({ limitation, reached: null }));
}

/** What grams fail in, where there is no work left to tell what excludes what. */
export function unmet(problem: Problem, grams: readonly number[]): readonly Obstacle[] {
  const out = readingsOf(problem, grams).filter(isOut);
  return limitationsOf(problem).flatMap((limitation) => {
    const { kind, key, side, limit } = limitation;
    const value = kind === 'parametro' ? out.find((one) => one.key === key)?.value : undefined;
    const missed = value !== undefined && (side === 'min' ? value < limit : value > limit);
    return missed ? [{ limitation, reached: value }] : [];
  });
}

/** Whether something meets the limitations kept. */
type Possible = (kept: ReadonlySet<string>) => boolean;

function byEase(all: readonly Limitation[]): readonly Limitation[] {
  return [...all].sort((a, b) => KINDS[a.kind].ease - KINDS[b.kind].ease);
}

/** Junker's QuickXplain: halves the limitations instead of dropping them one by one; the last in order stay first. */
function irreducible(order: readonly Limitation[], possible: Possible): readonly Limitation[] {
  const isPossibleWith = (...sets: (readonly Limitation[])[]) => possible(new Set(sets.flat().map(({ id }) => id)));
  const explain = (
    background: readonly Limitation[],
    added: boolean,
    rest: readonly Limitation[],
  ): readonly Limitation[] => {
    if (added && !isPossibleWith(background)) return [];
    if (rest.length <= 1) return rest;
    const half = rest.length >> 1;
    const first = rest.slice(0, half);
    const second = explain([...background, ...first], true, rest.slice(half));
    return [...explain([...background, ...second], second.length > 0, first), ...second];
  };
  return explain([], false, [...order].reverse());
}

/** The nearest a limitation can be brought to while every other one of the problem holds; null when that is no use. */
export function reachAlone(problem: Problem, limitation: Limitation): number | null {
  return reachOf(problem, limitation, limitationsOf(problem));
}

function reachOf(problem: Problem, limitation: Limitation, set: readonly Limitation[]): number | null {
  const others = new Set(set.map(({ id }) => id).filter((id) => id !== limitation.id));
  const { reach } = KINDS[limitation.kind];
  if (reach !== 'total' && !others.has('total')) {
    // People think of their batch as it is, also where its size is not to blame.
    const atTotal = reachOf(problem, limitation, [...set, wholeLimitation('total', problem.total)]);
    if (atTotal !== null) return atTotal;
  }
  const rest = keepOnly(problem, others);
  if (isAmount(limitation)) return reachOfAmount(rest, limitation);
  if (reach === 'figure') return reachOfParameter(problem, rest, limitation);
  return reach === 'total' ? reachOfTotal(rest) : null;
}

/** How far a batch may grow or shrink before another total is no help, and how fine the nearest is sought. */
const TOTALS = [1.05, 1.1, 1.25, 1.5, 2, 3, 5, 10];

/** The nearest total where curves are in the way, by trying. */
function reachOfTotalCurved(rest: Problem): number | null {
  const works = (factor: number) => isPossible({ ...rest, total: rest.total * factor, totalReach: 1 });
  let not = 1;
  for (const factor of TOTALS) {
    const met = [factor, 1 / factor].find(works);
    if (met === undefined) {
      not = factor;
      continue;
    }
    let [low, high] = [met > 1 ? not : 1 / not, met];
    for (let i = 0; i < TOTAL_HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (works(middle)) high = middle;
      else low = middle;
    }
    return rest.total * high;
  }
  return null;
}

/** The nearest total, by stretching it both ways at a price. */
function reachOfTotal(rest: Problem): number | null {
  if (rest.model.nonlinear.length > 0) return reachOfTotalCurved(rest);
  const none = columnOf(rest.start, () => 0);
  let best: number | null = null;
  for (const { loose } of rest.cases) {
    const program = programOf(rest, loose);
    const rows = [...program.rows, ...totalRows(rest, rest.total, rest.total)];
    const elastic = rows.map((_, r) => (r < program.rows.length ? undefined : 1));
    const solved = solve({ ...program, rows, up: none, down: none, elastic });
    const total = solved && sumOf(solved.grams);
    if (total !== null && (best === null || Math.abs(total - rest.total) < Math.abs(best - rest.total))) best = total;
  }
  return best;
}

/** The grams nearest to the limit: only moving this ingredient costs anything. */
function reachOfAmount(rest: Problem, { index, limit }: Amount): number | null {
  const start = rest.start.with(index, limit);
  const moved = { ...rest, start, cost: columnOf(start, (_, i) => Number(i === index)) };
  return (planAny(moved, 'strict') ?? planAny(moved, 'loose'))?.grams[index] ?? null;
}

/** The value nearest to the limit, between the limit, which is out of reach, and a value known to be within. */
function reachOfParameter(problem: Problem, rest: Problem, limitation: Limitation): number | null {
  const curve = problem.model.nonlinear.find((term) => limitation.id.startsWith(`curva:${term.key}:`));
  let best: number | null = null;
  const offer = (value: number) => {
    if (best === null || Math.abs(value - limitation.limit) < Math.abs(best - limitation.limit)) best = value;
  };
  rest.cases.forEach((one, c) => {
    const plan = planCase(rest, one, AIM);
    if (plan === null) return;
    if (curve) {
      offer(curve.value(plan.grams));
      return;
    }
    const row = problem.cases[c]!.rows.find((each) => rowId(each) === limitation.id);
    if (row) offer(shown(row, nearestRatio(rest, one, row, ratioOf(row.term, plan.grams))));
  });
  return best;
}

function shown({ term }: RangeRow, ratio: number): number {
  return term.shown ? term.shown(ratio) : ratio;
}

/** Dinkelbach: at the ratio reached, the grams furthest beyond it, until there are none. */
function nearestRatio(rest: Problem, one: Case, row: RangeRow, known: number): number {
  const { term, side } = row;
  const { num, den } = term;
  const limit = edgeOf(term.range!, side);
  const most = rest.total * rest.totalReach * Math.max(...den);
  let reachable = known;
  for (let i = 0; i < REACH_ROUNDS; i++) {
    const coef = columnOf(num, (a, k) => (side === 'min' ? a - reachable * den[k]! : reachable * den[k]! - a));
    const beyond: RangeRow = { ...row, coef, min: Math.abs(limit - reachable) * most, width: row.width * REACH_WIDTH };
    const plan = planCase({ ...rest, draws: [beyond] }, one, AIM);
    const ratio = plan === null ? reachable : ratioOf(term, plan.grams);
    if (Math.abs(limit - ratio) > Math.abs(limit - reachable) - REACH_ENOUGH * row.width) break;
    reachable = ratio;
  }
  return reachable;
}
