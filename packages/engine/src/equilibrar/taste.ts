import { lazy } from '../craft/lazy.ts';
import { type LinearTerm, massOf } from '../craft/linear.ts';
import { columnOf, flatMap, placesWhere } from '../craft/lists.ts';
import { type Case, isPinch, type Problem, type Pull, type RangeRow } from './model.ts';
import { cut } from './nonlinear.ts';
import { type Program, type Row, type Solved, worth } from './solve.ts';
import {
  AIM,
  BEYOND,
  CRUMB_PRICE,
  EDGE_PULL,
  FEW_PRICE,
  GENTLE,
  GENTLE_SMALL,
  HALF,
  LEAST_ADDITION,
  LEAST_FIRM,
  LEAST_MARGIN,
  MARGIN,
  MEASURE_OFF,
  MOST_SPARED,
  MOVE_CRUMB,
  PULL,
  TARGET_PULL,
  TOTAL_COST,
  TOTAL_GIVES,
  TOTAL_REACH,
  TRIED_ALONE,
} from './tuning.ts';

/**
 * How far the balancer may go. `gentle`: changes a master accepts in a recipe that stays itself, and nothing new but
 * what mends a fault; `firm`: changes that lower nothing noble, and no second ingredient of a kind there is already;
 * `bold`: the same, but less of what is noble where that is the remedy of anything at all; `free`: whatever the person has not ruled out, but a noble ingredient keeps most of itself unless less of it is the
 * remedy. `half`: what a person might still weigh where nothing serves; `ample`: the same, and what is missing twice over.
 */
export type Reach = 'gentle' | 'firm' | 'bold' | 'free' | 'half' | 'ample';

export function reaching(problem: Problem, reach: Reach): Problem {
  const bounds = boundsWithin(problem, reach);
  const min = columnOf(bounds, ([least]) => least);
  const max = columnOf(bounds, ([, most]) => most);
  return { ...problem, min, max, cases: problem.cases.map((one) => granting(one, reach)) };
}

type Bounds = readonly [min: number, max: number];

function boundsWithin(problem: Problem, reach: Reach): readonly Bounds[] {
  const { candidates } = problem;
  if (reach === 'free') return candidates.map((_, i) => keptBy(problem, i));
  const isOut = uninvited(problem, reach);
  // What is missing comes in place of what tastes of nothing.
  const share = HALF;
  return candidates.map((_, i) => (isOut(i) ? NONE : withPull(problem, i, heldTo(problem, i, reach, share))));
}

/** A little beyond published formulas too, where an ingredient is out of proportion to them. */
function withPull({ pulls, candidates, start, min, max }: Problem, i: number, [least, most]: Bounds): Bounds {
  const pull = pulls.find(({ places }) => places.includes(i));
  if (pull === undefined || candidates[i]!.still || candidates[i]!.limits !== undefined) return [least, most];
  const grams = start[i]! * pull.times;
  return pull.times < 1
    ? [Math.min(least, Math.max(min[i]!, (1 - BEYOND) * grams)), most]
    : [least, Math.max(most, Math.min(max[i]!, (1 + BEYOND) * grams))];
}

const NONE: Bounds = [0, 0];

const isWide = (reach: Reach) => reach === 'half' || reach === 'ample';

/**
 * The problem as a trade sees it that reckons by one of the ingredients: a baker leaves the flour as it is and lets the
 * dough grow or shrink. Null where the total was asked for, the flour itself is at fault, or nothing is reckoned by.
 */
export function measured(problem: Problem): Problem | null {
  const { candidates, start, min, max, totalGiven, factor, pulls } = problem;
  const base = flatMap(candidates, ({ measure, sent }, i) => (measure && sent ? [i] : []));
  const isOff = (i: number) =>
    pulls.some(({ places, times }) => places.includes(i) && Math.abs(Math.log(times)) > MEASURE_OFF);
  const moves = (i: number) => candidates[i]!.dosed || start[i]! < min[i]! || start[i]! > max[i]! || isOff(i);
  if (totalGiven || factor !== 1 || base.length === 0 || base.some(moves)) return null;
  const held = (column: readonly number[]) =>
    columnOf(column, (grams, i) => (candidates[i]!.measure ? start[i]! : grams));
  return { ...problem, totalReach: TOTAL_REACH, min: held(min), max: held(max) };
}

/**
 * The problem where only what is out of proportion moves, to what is published and so much `beyond` at most; not the
 * flour, by which the rest is reckoned, unless one very formula tells so. Null where the total was asked for, nothing is
 * out, or so much that the likest formulas are not like it.
 */
export function restored(problem: Problem, beyond = 0): Problem | null {
  const { candidates, start, min, max, pulls, totalGiven } = problem;
  const isFar = ({ isSame, times }: Pull) => !isSame && (times < HALF || times * HALF > 1);
  if (totalGiven || pulls.length === 0 || pulls.some(isFar)) return null;
  const bounds = start.map((grams, i): Bounds => {
    if (grams < min[i]! || grams > max[i]!) return [min[i]!, max[i]!];
    const pull = pulls.find(({ places, isSame }) => places.includes(i) && (isSame || !candidates[i]!.measure));
    const times = pull === undefined ? 1 : pull.times * (pull.times < 1 ? 1 - beyond : 1 + beyond);
    const back = Math.min(max[i]!, Math.max(min[i]!, times * grams));
    return [Math.min(grams, back), Math.max(grams, back)];
  });
  return { ...problem, min: columnOf(bounds, ([least]) => least), max: columnOf(bounds, ([, most]) => most) };
}

/**
 * One line alone moves, to half or twice itself at most; the least change comes first.
 * What fails is of that line or on it: nothing is thinned (docs/decisions/0310).
 */
export function alone(problem: Problem, admitsNew: boolean): readonly Problem[] {
  const { candidates, start, min, max, cost, totalGiven, factor } = problem;
  const forced = placesWhere(start, (grams, i) => grams < min[i]! || grams > max[i]!);
  if (totalGiven || factor !== 1 || forced.length > 1) return [];
  const bounds = boundsWithin(problem, 'firm').map(
    ([least, most], i): Bounds => [
      Math.max(least, HALF * start[i]!),
      start[i] === 0 ? most : Math.min(most, start[i]! / HALF),
    ],
  );
  const all = start.map(() => true);
  const curves = problem.model.nonlinear.map((term) => cut(term, start, all, 0));
  const mayBe = (i: number) => {
    const { measure, dosed } = candidates[i]!;
    const isIn = start[i]! > 0 || (admitsNew && dosed);
    return isIn && !measure && (forced.length === 0 || forced[0] === i);
  };
  const changes = flatMap(bounds, (within, i) => {
    if (!mayBe(i)) return [];
    const moves = flatMap(problem.cases, ({ rows }) => {
      const isMeant = rows.every((row) => worth(row, start) >= 0 || isAbout(row, i));
      return isMeant ? (moveAlone([...rows, ...curves], start, i, within) ?? []) : [];
    });
    return moves.length > 0 ? [{ i, price: cost[i]! * Math.min(...moves.map(Math.abs)) }] : [];
  });
  return changes
    .sort((a, b) => a.price - b.price)
    .slice(0, TRIED_ALONE)
    .map(({ i }) => {
      const [least, most] = bounds[i]!;
      return { ...yielding(problem), min: start.with(i, least), max: start.with(i, most) };
    });
}

/** The least change of one line within bounds that meets all these rows; null where there is none. */
function moveAlone(rows: readonly Row[], start: readonly number[], i: number, [least, most]: Bounds): number | null {
  let low = least - start[i]!;
  let high = most - start[i]!;
  for (const row of rows) {
    const room = worth(row, start) - row.min;
    const each = row.coef[i]!;
    if (each > 0) low = Math.max(low, -room / each);
    else if (each < 0) high = Math.min(high, -room / each);
    else if (room < 0) return null;
  }
  return low > high ? null : Math.min(high, Math.max(low, 0));
}

/** The problem where only what the law has too much of comes down; null where it has not, or the total was asked for. */
export function forTheLaw(problem: Problem): Problem | null {
  const { cases, start, min, max, totalGiven } = problem;
  const broken = flatMap(cases, ({ wishes = [] }) =>
    wishes.filter((row) => row.term.wish === 'law' && row.side === 'max' && worth(row, start) < 0),
  );
  const excess = start.flatMap((_, i) => (max[i]! > min[i]! && broken.some(({ coef }) => coef[i]! < 0) ? [i] : []));
  if (totalGiven || excess.length === 0) return null;
  // One alone is rounded down: up would be unlawful again.
  const lawful = (i: number) =>
    Math.min(start[i]!, ...broken.map((row) => start[i]! + worth(row, start) / Math.max(0, -row.coef[i]!)));
  const most = columnOf(start, (grams, i) => (excess.length === 1 && i === excess[0] ? lawful(i) : grams));
  return {
    ...problem,
    totalReach: TOTAL_REACH,
    min: columnOf(start, (g, i) => (excess.includes(i) ? min[i]! : g)),
    max: most,
  };
}

/** The total gives way, unless it was asked for or all is fixed. */
export function yielding(problem: Problem, totalReach = givesOf(problem)): Problem {
  const { candidates, totalGiven } = problem;
  // Flour that is itself at fault is exchanged for another, not let go.
  const isFixed =
    totalGiven ||
    candidates.some(({ measure, dosed }) => measure && dosed) ||
    candidates.every(({ sent, still }) => sent === null || still === 'fijo');
  return isFixed ? problem : { ...problem, totalReach, totalCost: TOTAL_COST };
}

function givesOf({ candidates }: Problem): number {
  const isHeld = candidates.some(({ still, limits }) => still === 'fijo' || limits !== undefined);
  return isHeld ? TOTAL_GIVES.held : TOTAL_GIVES.free;
}

/** What the person has set, or what is itself at fault, moves as it must. */
function heldTo(problem: Problem, i: number, reach: Reach, plain: number): Bounds {
  const { still, limits, noble, dosed, rank } = problem.candidates[i]!;
  const [start, min, max] = [problem.start[i]!, problem.min[i]!, problem.max[i]!];
  if (still || limits !== undefined) return [min, max];
  if (dosed) return keepsHalf(problem, i);
  const isFirm = reach === 'firm' || reach === 'bold';
  const isRemedy =
    isBeyondPublished(problem, i) ||
    (reach === 'gentle' && isTooMuch(problem, i)) ||
    (reach === 'bold' && isTooMuch(problem, i, true));
  const least = noble ? Math.min(max, Math.max(min, isRemedy ? (1 - GENTLE) * start : start)) : min;
  const small = GENTLE_SMALL * problem.total;
  if (start === 0) return [least, isFirm ? max : Math.max(least, Math.min(max, 2 * small))];
  if (isFirm) return within(isRemedy ? least : LEAST_FIRM * start, max);
  const room = Math.max((isWide(reach) || rank === 0 ? plain : GENTLE) * start, Math.min(small, HALF * start));
  return within(start - room, start + (reach === 'ample' && isTooLittle(problem, i) ? start : room));

  function within(low: number, high: number): Bounds {
    return [Math.max(least, low), Math.max(Math.min(max, high), least)];
  }
}

/** Whether less of an ingredient is the remedy of something that fails; targets, which a formula may miss, only where asked. */
function isTooMuch({ cases, start }: Problem, i: number, targets = false): boolean {
  return cases.some(({ loose }) =>
    loose.some((row) => !row.term.hidden && (targets || !row.term.target) && row.coef[i]! < 0 && worth(row, start) < 0),
  );
}

/** Whether more of an ingredient, and not only of the whole, is the remedy of something that fails. */
function isTooLittle({ cases, start }: Problem, i: number): boolean {
  return cases.some(({ loose }) =>
    loose.some((row) => !row.term.hidden && row.coef[i]! > 0 && worth(row, start) < 0 && isAbout(row, i)),
  );
}

/** Whether a figure is of an ingredient, or on it, and not only on the whole. */
function isAbout({ term: { num, den } }: RangeRow, i: number): boolean {
  return num[i]! > 0 || den.some((each) => each !== den[i]);
}

/** Whether the formula has more of an ingredient than anything published: less of it is a remedy. */
function isBeyondPublished({ draws, start }: Problem, i: number): boolean {
  return draws.some((row) => row.coef[i]! < 0 && worth(row, start) < 0);
}

/** A case with its wishes as conditions: the law's while it is the same recipe, a preference while the change is small. */
function granting(one: Case, reach: Reach): Case {
  const { terms, rows, loose, wishes = [] } = one;
  if (reach === 'free' || reach === 'half') return one;
  const granted = reach === 'ample' ? wishes.filter(({ term }) => term.wish === 'law') : wishes;
  return granted.length === 0 ? one : { terms, rows: [...rows, ...granted], loose: [...loose, ...granted], wishes };
}

/** Newcomers that the reach does not admit. */
function uninvited(problem: Problem, reach: Reach): (i: number) => boolean {
  const mending = lazy(() => mendingOf(problem));
  return (i) => {
    const { newcomer, dosed } = problem.candidates[i]!;
    return newcomer === 'kin' || (newcomer === 'stranger' && !dosed && reach === 'gentle' && !mending()(i));
  };
}

/** The problem without some of its candidates. */
export function without(problem: Problem, isOut: (i: number) => boolean): Problem {
  const kept = (column: readonly number[]) => columnOf(column, (grams, i) => (isOut(i) ? 0 : grams));
  return { ...problem, min: kept(problem.min), max: kept(problem.max) };
}

/** Whether more of an ingredient mends something that fails: nothing is brought in to fill up the total. */
function mendingOf({ cases, start, model }: Problem): (i: number) => boolean {
  const broken: Row[] = flatMap(cases, ({ loose }) => loose.filter((row) => !row.term.hidden && worth(row, start) < 0));
  const all = start.map(() => true);
  for (const term of model.nonlinear) if (term.value(start) > term.range[1]) broken.push(cut(term, start, all, 0));
  return (i) => broken.some(({ coef }) => coef[i]! > 0);
}

/** The problem with nothing new but what is missing; null where nothing else may come in, or had by these grams. */
export function withoutNew(problem: Problem, grams = problem.max): Problem | null {
  const isNew = (i: number) => problem.candidates[i]!.newcomer !== undefined && !problem.candidates[i]!.dosed;
  return grams.some((g, i) => g > 0 && isNew(i)) ? without(problem, isNew) : null;
}

/** The problem without the newcomers an answer holds too little of to be worth buying; null when there are none. */
export function withoutCrumbs(problem: Problem, grams: readonly number[]): Problem | null {
  const least = LEAST_ADDITION * problem.total;
  const isCrumb = (i: number) => {
    const one = problem.candidates[i]!;
    return one.newcomer !== undefined && !one.dosed && !isPinch(one) && grams[i]! > 0 && grams[i]! < least;
  };
  return grams.some((_, i) => isCrumb(i)) ? without(problem, isCrumb) : null;
}

function keptBy(problem: Problem, i: number): Bounds {
  const { candidates, start, min, max } = problem;
  const { noble, still, limits } = candidates[i]!;
  const bounds: Bounds = [min[i]!, max[i]!];
  if (still || limits !== undefined || !noble) return bounds;
  return isTooMuch(problem, i) ? bounds : keeping(bounds, (1 - GENTLE) * start[i]!);
}

function keepsHalf({ candidates, start, min, max }: Problem, i: number): Bounds {
  const bounds: Bounds = [min[i]!, max[i]!];
  return isPinch(candidates[i]!) ? bounds : keeping(bounds, HALF * start[i]!);
}

function keeping([min, max]: Bounds, least: number): Bounds {
  return [Math.min(max, Math.max(min, least)), max];
}

/** Whether a master would still call it the same recipe. */
export function isSameRecipe(problem: Problem, grams: readonly number[]): boolean {
  return boundsWithin(problem, 'gentle').every(([min, max], i) => {
    const slack = Math.max(1, 0.01 * problem.start[i]!);
    return grams[i]! >= min - slack && grams[i]! <= max + slack;
  });
}

/** A row well inside its range and, where the parameter was out, what draws it to where masters aim. */
export interface Tasteful {
  readonly term: LinearTerm;
  readonly hard: Row;
  readonly softs: readonly Soft[];
  /** Of missing the hard row by one, where a target is given up. */
  readonly price: number;
}

interface Soft {
  readonly row: Row;
  /** Of missing it by one. */
  readonly price: number;
}

/**
 * `held`: where the parameter is to be mended, inside by the margin, drawn into the band of signed formulas and to where a
 * master aims; where it is not, no further out than it is now. `drawn`: as far inside as a small price takes it.
 */
export function tasteful(problem: Problem, rows: readonly RangeRow[], manner: Taste): readonly Tasteful[] {
  const { start, aims } = problem;
  const broken = new Map(flatMap(rows, (row) => (worth(row, start) < 0 ? [[row.term, row] as const] : [])));
  return rows.map((row) => {
    const { term, width } = row;
    const mass = massOf(term, start);
    const price = TARGET_PULL / (width * (mass || 1));
    if (!hasInside(row, mass)) return { term, hard: row, softs: [], price };
    const soft = (inwards: number, price: number): Soft => ({
      row: movedInwards(row, inwards),
      price: price / (width * mass),
    });
    const room = worth(row, start) / mass;
    const margin = marginOf(row);
    if (manner === 'drawn') return { term, hard: row, softs: [soft(margin, EDGE_PULL)], price };
    if (room >= 0) {
      const other = broken.get(term);
      const beyond = other && term.range![1] - term.range![0] - aimOf(other, aims) - margin;
      const kept = room < margin / 2 ? margin : Math.min(room, Math.max(margin, beyond ?? 0));
      return { term, hard: movedInwards(row, Math.min(room, margin / 2)), softs: [soft(kept, EDGE_PULL)], price };
    }
    const band = bandOf(row, aims);
    const softs = [soft(aimOf(row, aims), PULL), soft(Math.max(band, margin), EDGE_PULL)];
    return { term, hard: movedInwards(row, leastInside(row, start, aims)), softs, price };
  });
}

export type Taste = 'held' | 'drawn';

/** Rows for the scale: of the margin a plan has it leaves what a person can feel, or at the edge half of it. */
export function wellInside(
  { start }: Problem,
  rows: readonly RangeRow[],
  grams: readonly number[],
  manner: Taste,
): readonly Row[] {
  return rows.map((row) => {
    const mass = massOf(row.term, grams);
    if (!hasInside(row, massOf(row.term, start)) || mass <= 0) return row;
    const has = worth(row, grams) / mass;
    const felt = marginOf(row) / 2;
    return movedInwards(row, Math.min(felt, manner === 'held' ? has : has / 2));
  });
}

/** How far inside an edge what is mended comes to lie. */
function marginOf({ term, width }: RangeRow): number {
  return Math.min(MARGIN * width, (term.range![1] - term.range![0]) / 4);
}

/** What there is nothing of is dosed to where a master aims; nothing else need be beyond that. */
function leastInside(row: RangeRow, start: readonly number[], aims: Problem['aims']): number {
  const isDosed = row.side === 'min' && row.term.range![0] > 0 && isAbsent(row.term, start);
  const aim = aimOf(row, aims);
  return isDosed ? aim : Math.min(aim, LEAST_MARGIN * marginOf(row));
}

function movedInwards({ coef, term: { den }, min }: RangeRow, inwards: number): Row {
  if (inwards <= 0) return { coef, min };
  const further = coef.slice();
  for (let i = 0; i < further.length; i++) further[i]! -= inwards * den[i]!;
  return { coef: further, min };
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

/** How far inside the edge of a row a master aims. */
function aimOf({ term, side, width }: RangeRow, aims: Problem['aims']): number {
  const low = term.range![0];
  const high = term.range![1];
  const span = high - low;
  // Scales that bend have their middle as aim.
  if (term.shownRange && Number.isFinite(span)) return span / 2;
  const aim = aims.get(term.key)?.findLast(({ point }) => point !== undefined)?.point;
  if (aim !== undefined && aim > low && aim < high) return side === 'min' ? aim - low : high - aim;
  return AIM * Math.min(width, span);
}

/** How far inside the edge of a row the band of signed formulas begins; 0 where there is none. */
function bandOf({ term, side }: RangeRow, aims: Problem['aims']): number {
  const [low, high] = term.range!;
  const band = aims.get(term.key)?.find(({ range }) => range[0] === low && range[1] === high)?.band;
  if (band === undefined || term.shownRange) return 0;
  const inwards = side === 'min' ? (band[0] ?? low) - low : high - (band[1] ?? high);
  return inwards < high - low ? inwards : 0;
}

/** The program held to these rows too, but drawn to those of targets given up, and drawn to their aims. */
export function withTaste(
  program: Program,
  taste: readonly Tasteful[],
  isHeld: (one: Pick<Tasteful, 'term'>) => boolean,
): Program {
  const rows: Row[] = [];
  const elastic: (number | undefined)[] = [];
  const add = (row: Row, price?: number) => {
    rows.push(row);
    elastic.push(price);
  };
  for (const one of taste) add(one.hard, isHeld(one) ? undefined : one.price);
  for (const row of program.rows) add(row);
  for (const { softs } of taste) for (const { row, price } of softs) add(row, price);
  return { ...program, rows, elastic };
}

/** The program with one ingredient left as it is. */
function holding(program: Program, i: number): Program {
  const grams = program.start[i]!;
  return { ...program, min: program.min.with(i, grams), max: program.max.with(i, grams) };
}

/** Few changes are better than many: leaves alone what can be, what is new first, then the least change. */
export function sparing(program: Program, solved: Solved, solve: (program: Program) => Solved | null): Solved {
  let best = solved;
  let held = program;
  const isMoved = (i: number, grams: readonly number[]) =>
    Math.abs(grams[i]! - held.start[i]!) > 1e-6 * Math.max(1, held.start[i]!);
  const moved = placesWhere(best.grams, (_, i) => isMoved(i, best.grams));
  const weight = (i: number) => (held.start[i] === 0 ? 0 : held.up[i]! * Math.abs(solved.grams[i]! - held.start[i]!));
  const isCrumb = (i: number) => Math.abs(solved.grams[i]! - held.start[i]!) < MOVE_CRUMB * held.start[i]!;
  let left = moved.length;
  for (const i of moved.sort((a, b) => weight(a) - weight(b)).slice(0, MOST_SPARED)) {
    if (left === 1 || !isMoved(i, best.grams)) continue;
    const tried = holding(held, i);
    const found = solve(tried);
    if (found === null || found.price > FEW_PRICE * solved.price + (isCrumb(i) ? CRUMB_PRICE : 0)) continue;
    const count = found.grams.filter((_, k) => isMoved(k, found.grams)).length;
    if (count >= left) continue;
    best = found;
    held = tried;
    left = count;
  }
  return best;
}
