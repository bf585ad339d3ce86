import { lazy } from '../craft/lazy.ts';
import { type LinearTerm, massOf } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { type Candidate, type Case, heldBetween, type Problem, type RangeRow, withCandidates } from './model.ts';
import { cut } from './nonlinear.ts';
import { type Program, type Row, type Solved, worth } from './solve.ts';
import {
  AIM,
  FEW,
  FEW_PRICE,
  GENTLE,
  GENTLE_NOBLE,
  GENTLE_SMALL,
  HALF,
  LEAST_ADDITION,
  MARGIN,
  PULL,
  TOTAL_GIVES,
  TOTAL_REACH,
} from './tuning.ts';

/**
 * How far the balancer may go. `gentle`: changes a master accepts in a recipe that stays itself, and nothing new but
 * what mends a fault; `firm`: any change that lowers nothing noble, and no second ingredient of a kind there is already;
 * `free`: whatever the person has not ruled out, but a noble ingredient keeps most of itself unless less of it is the
 * remedy. `half`: what a person might still weigh where nothing serves.
 */
export type Reach = 'gentle' | 'firm' | 'free' | 'half';

export function reaching(problem: Problem, reach: Reach): Problem {
  const candidates = candidatesWithin(problem, reach);
  const grants = reach === 'gentle' || reach === 'firm';
  return withCandidates(problem, candidates, grants ? problem.cases.map(granting) : problem.cases);
}

function candidatesWithin(problem: Problem, reach: Reach): readonly Candidate[] {
  if (reach === 'free') return problem.candidates.map((one, i) => keptBy(problem, one, i));
  const candidates = invited(problem, reach);
  // What is missing comes in place of what tastes of nothing.
  const share = reach === 'half' || candidates.some(({ dosed }) => dosed) ? HALF : GENTLE;
  return candidates.map((one) => heldTo(one, problem.total, reach, share));
}

/**
 * The problem as a trade sees it that reckons by one of the ingredients: a baker leaves the flour as it is and lets the
 * dough grow or shrink. Null where the total was asked for, the flour itself is at fault, or nothing is reckoned by.
 */
export function measured(problem: Problem): Problem | null {
  const { candidates, totalGiven, factor } = problem;
  const base = candidates.filter(({ measure, sent }) => measure && sent);
  if (
    totalGiven ||
    factor !== 1 ||
    base.length === 0 ||
    base.some(({ dosed, start, min, max }) => dosed || start < min || start > max)
  )
    return null;
  return {
    ...problem,
    totalReach: TOTAL_REACH,
    candidates: candidates.map((one) => (one.measure ? heldBetween(one, one.start, one.start) : one)),
  };
}

/** The problem with a total that may give way by a tenth; null where it was asked for, or every ingredient fixed. */
export function yielding(problem: Problem): Problem | null {
  const { candidates, totalGiven } = problem;
  const isFixed = totalGiven || candidates.every(({ sent, still }) => sent === null || still === 'fijo');
  return isFixed ? null : { ...problem, totalReach: TOTAL_GIVES };
}

/** What the person has set, or what is itself at fault, moves as it must. */
function heldTo(candidate: Candidate, total: number, reach: Reach, plain: number): Candidate {
  const { start, min, max, still, limits, noble, dosed, rank } = candidate;
  if (still || limits !== undefined) return candidate;
  if (dosed) return halved(candidate);
  const least = noble ? Math.min(max, Math.max(min, start)) : min;
  if (reach === 'firm') return heldBetween(candidate, least, max);
  const share = reach === 'half' || rank === 0 ? plain : GENTLE;
  const room = start > 0 ? Math.max(share * start, GENTLE_SMALL * total) : 2 * GENTLE_SMALL * total;
  const most = noble && start > 0 && reach === 'gentle' ? start * (1 + GENTLE_NOBLE) : start + room;
  return heldBetween(candidate, Math.max(least, start - room), Math.max(Math.min(max, most), least));
}

/** A case with its wishes as conditions. */
function granting(one: Case): Case {
  const { terms, rows, loose, wishes = [] } = one;
  return wishes.length === 0 ? one : { terms, rows: [...rows, ...wishes], loose: [...loose, ...wishes], wishes };
}

/** Only those newcomers that the reach admits may come. */
function invited(problem: Problem, reach: Reach): readonly Candidate[] {
  const mending = lazy(() => mendingOf(problem));
  return problem.candidates.map((one, i) => {
    const { newcomer, dosed } = one;
    const idle = () => newcomer === 'stranger' && !dosed && reach === 'gentle' && !mending()(i);
    const stays = newcomer === 'kin' || idle();
    return stays ? leftOut(one) : one;
  });
}

export function leftOut(candidate: Candidate): Candidate {
  return heldBetween(candidate, 0, 0);
}

/** Whether more of an ingredient mends something that fails: nothing is brought in to fill up the total. */
function mendingOf({ cases, candidates, model }: Problem): (i: number) => boolean {
  const start = candidates.map((one) => one.start);
  const broken: Row[] = flatMap(cases, ({ loose }) => loose.filter((row) => !row.term.hidden && worth(row, start) < 0));
  const all = start.map(() => true);
  for (const term of model.nonlinear) if (term.value(start) > term.range[1]) broken.push(cut(term, start, all, 0));
  return (i) => broken.some(({ coef }) => coef[i]! > 0);
}

/** The problem without the newcomers an answer holds too little of to be worth buying; null when there are none. */
export function withoutCrumbs(problem: Problem, grams: readonly number[]): Problem | null {
  const least = LEAST_ADDITION * problem.total;
  const crumbs = flatMap(problem.candidates, (one, i) =>
    one.newcomer && !one.dosed && !isPinch(one) && grams[i]! > 0 && grams[i]! < least ? [i] : [],
  );
  if (crumbs.length === 0) return null;
  const candidates = problem.candidates.map((one, i) => (crumbs.includes(i) ? leftOut(one) : one));
  return withCandidates(problem, candidates);
}

function keptBy({ cases, candidates }: Problem, candidate: Candidate, i: number): Candidate {
  const { noble, still, limits, dosed, start, min, max } = candidate;
  if (still || limits !== undefined) return candidate;
  if (dosed) return halved(candidate);
  if (!noble) return candidate;
  const grams = candidates.map((one) => one.start);
  const isTooMuch = cases.some(({ loose }) =>
    loose.some((row) => !row.term.hidden && row.coef[i]! < 0 && worth(row, grams) < 0),
  );
  return isTooMuch ? candidate : heldBetween(candidate, Math.min(max, Math.max(min, (1 - GENTLE) * start)), max);
}

/** Of what flavours half stays, even where it is too wet; a pinch too much goes. */
function halved(candidate: Candidate): Candidate {
  const { rank, min, max, start } = candidate;
  return rank < 2 || isPinch(candidate)
    ? candidate
    : heldBetween(candidate, Math.min(max, Math.max(min, HALF * start)), max);
}

function isPinch({ weighed }: Candidate): boolean {
  return weighed === 'pizca' || weighed === 'menudo';
}

/** Whether a master would still call it the same recipe. */
export function isSameRecipe(problem: Problem, grams: readonly number[]): boolean {
  return candidatesWithin(problem, 'gentle').every(({ min, max, start }, i) => {
    const slack = Math.max(1, 0.01 * start);
    return grams[i]! >= min - slack && grams[i]! <= max + slack;
  });
}

/** A row well inside its range and, where the parameter was out, what draws it to where a master aims. */
export interface Tasteful {
  readonly term: LinearTerm;
  readonly hard: Row;
  readonly soft: Row | undefined;
  /** Of missing the soft row by one. */
  readonly price: number;
}

export function tasteful(problem: Problem, rows: readonly RangeRow[]): readonly Tasteful[] {
  const { candidates, aims } = problem;
  const start = candidates.map((one) => one.start);
  return rows.map((row) => {
    const { term, coef, width } = row;
    const mass = massOf(term, start);
    const value = worth(row, start);
    const hard = movedInwards(row, start, aims, mass, value, 1);
    const isOut = value < 0 && hasInside(row, mass);
    const soft = isOut ? { coef: shifted(coef, term.den, aimOf(row, aims)), min: 0 } : undefined;
    return { term, hard, soft, price: PULL / (width * mass) };
  });
}

/**
 * Moves every row inwards by its margin, times `share`: all of it where the parameter is to be mended, and no further
 * than it is now where it is not.
 */
export function wellInside({ candidates, aims }: Problem, rows: readonly RangeRow[], share: number): readonly Row[] {
  const start = candidates.map((one) => one.start);
  return rows.map((row) => movedInwards(row, start, aims, massOf(row.term, start), worth(row, start), share));
}

/** `mass` and `value`: of the row at the start. */
function movedInwards(
  row: RangeRow,
  start: readonly number[],
  aims: Problem['aims'],
  mass: number,
  value: number,
  share: number,
): Row {
  const { term, coef, width, side, min } = row;
  if (!hasInside(row, mass)) return row;
  const low = term.range![0];
  const margin = share * Math.min(MARGIN * width, (term.range![1] - low) / 4);
  const room = value / mass;
  // What there is nothing of is dosed to where a master aims, not to where it just serves.
  const dosing = room < 0 && side === 'min' && low > 0 && isAbsent(term, start);
  const inwards = room < 0 ? (dosing ? share * aimOf(row, aims) : margin) : Math.min(margin, share * room);
  return { coef: inwards > 0 ? shifted(coef, term.den, inwards) : coef, min };
}

/** What a type bans has no inside, nor has what selects a case or is a share of nothing. */
function hasInside({ term: { hidden, range } }: RangeRow, mass: number): boolean {
  return !hidden && mass > 0 && range![1] !== 0;
}

/** Whether nothing of what a term measures is there. */
function isAbsent({ num }: LinearTerm, grams: readonly number[]): boolean {
  for (let i = 0; i < num.length; i++) if (num[i]! * grams[i]! !== 0) return false;
  return true;
}

function shifted(coef: readonly number[], den: readonly number[], inwards: number): number[] {
  const further = coef.slice();
  for (let i = 0; i < further.length; i++) further[i]! -= inwards * den[i]!;
  return further;
}

/** How far inside the edge of a row a master aims. */
function aimOf({ term, side, width }: RangeRow, aims: Problem['aims']): number {
  const low = term.range![0];
  const high = term.range![1];
  const span = high - low;
  // Scales that bend have their middle as aim.
  if (term.shownRange) return span / 2;
  const aim = aims.get(term.key);
  if (aim !== undefined && aim > low && aim < high) return side === 'min' ? aim - low : high - aim;
  return AIM * Math.min(width, span);
}

/** The program held to these rows too, and drawn to their aims. */
export function withTaste(program: Program, taste: readonly Tasteful[]): Program {
  const rows: Row[] = [];
  const elastic: (number | undefined)[] = [];
  const add = (row: Row, price?: number) => {
    rows.push(row);
    elastic.push(price);
  };
  for (const { hard } of taste) add(hard);
  for (const row of program.rows) add(row);
  for (const { soft, price } of taste) if (soft) add(soft, price);
  const { start, min, max, up, down, total, units, budget } = program;
  return { start, min, max, up, down, rows, total, units, elastic, budget };
}

/** The program with one ingredient left as it is. */
function holding({ start, min, max, up, down, rows, total, units, elastic, budget }: Program, i: number): Program {
  const least = min.slice();
  const most = max.slice();
  least[i] = most[i] = start[i]!;
  return { start, min: least, max: most, up, down, rows, total, units, elastic, budget };
}

/** Few changes are better than many small ones: leaves alone what can be, the least change first. */
export function sparing(program: Program, solved: Solved, solve: (program: Program) => Solved | null): Solved {
  let best = solved;
  let held = program;
  const isMoved = (i: number, grams: readonly number[]) =>
    Math.abs(grams[i]! - held.start[i]!) > 1e-6 * Math.max(1, held.start[i]!);
  const moved = flatMap(best.grams, (_, i) => (isMoved(i, best.grams) ? [i] : []));
  const weight = (i: number) => held.up[i]! * Math.abs(solved.grams[i]! - held.start[i]!);
  let left = moved.length;
  if (left <= FEW) return solved;
  for (const i of moved.sort((a, b) => weight(a) - weight(b))) {
    if (left <= FEW) break;
    if (!isMoved(i, best.grams)) continue;
    const tried = holding(held, i);
    const found = solve(tried);
    if (found === null || found.price > FEW_PRICE * solved.price) continue;
    const count = found.grams.filter((_, k) => isMoved(k, found.grams)).length;
    if (count >= left) continue;
    best = found;
    held = tried;
    left = count;
  }
  return best;
}
