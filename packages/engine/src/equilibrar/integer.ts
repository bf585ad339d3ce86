import { columnOf, placesWhere } from '../craft/lists.ts';
import { charge } from './budget.ts';
import type { Problem } from './model.ts';
import { isWhole } from './options.ts';
import { type Row, sumOf, worth } from './solve.ts';
import { MOST_HANDS, MOST_MOVES, MOVE_CRUMB, OPENING } from './tuning.ts';

/** What asking whether a step may go from one ingredient to another costs beside the rows, in cells. */
const PAIR = 10;

/** The amounts a scale can show. */
export interface Grid {
  /** The finest step of any ingredient. */
  readonly step: number;
  /** Steps of single ingredients that are coarser. */
  readonly cells?: readonly number[] | undefined;
  /** Grams off the grid that the exact answer leaves alone stay as they are; otherwise they go to the grid too. */
  readonly keepOddGrams: boolean;
  /** Where nobody asked for the total, it may shift by less than a step so that it can be met. */
  readonly shift: boolean;
  /** An ingredient whose limits hold no amount of the grid is weighed more finely. */
  readonly finer?: boolean;
}

/** What grams on the scale are held to and judged by. */
export interface Weighing extends Grid {
  readonly rows: readonly Row[];
  /** Price of having `grams` of candidate i; lower is better once every row is met. */
  readonly toll: (i: number, grams: number) => number;
  /** Whether to lower the toll further once every row is met. */
  readonly polish: boolean;
}

/** What goes into it has six decimals at most; with as many steps before them, there are no more than 14 digits. */
const MILLION = 1e6;
const MOST_COUNTED = 1e8;

/** Multiples of a decimal step without the noise of floating point: 3 × 0.1 is 0.3. */
export function multiple(count: number, step: number): number {
  // Of a step that is one of so many parts of a gram, a quotient is what its decimals read as, and sooner had.
  const parts = Math.round(1 / step);
  if (step === 1 / parts && MILLION % parts === 0 && Math.abs(count) < MOST_COUNTED) return count / parts + 0;
  const product = count * step;
  // Whole grams are exact as they are, and most are whole; + 0 for a count of −0.
  return Number.isInteger(product) && Math.abs(product) < 1e14 ? product + 0 : Number(product.toPrecision(14));
}

/** Grams a scale can show, next to the exact ones, that meet every row and the total; null when none are found. */
export function weigh(problem: Problem, exact: readonly number[], weighing: Weighing): number[] | null {
  if (weighing.step === 0) return unrounded(problem, exact);
  const state = settle(problem, exact, weighing);
  return state === null || state.broken > 0 ? null : state.grams;
}

/** Grams a scale can show that come as near to meeting the rows as steps from one ingredient to another bring them. */
export function weighNearest(problem: Problem, exact: readonly number[], weighing: Weighing): number[] | null {
  if (weighing.step === 0) return unrounded(problem, exact);
  return settle(problem, exact, weighing)?.grams ?? null;
}

/**
 * Exact grams without the noise of the solver: 11 digits, what was left alone as it was sent, units whole. Null where
 * bounds leave no room for whole units, or these a total that nothing else can make up.
 */
function unrounded(
  { candidates, min, max, unit, factor, total, totalReach }: Problem,
  exact: readonly number[],
): number[] | null {
  const grams = columnOf(exact, (g, i) => {
    const { sent } = candidates[i]!;
    if (unit[i]! > 0) return wholeWithin(g, min[i]!, max[i]!, unit[i]!);
    if (factor === 1 && sent !== null && Math.abs(g - sent) <= 1e-9 * total) return sent;
    return Math.min(max[i]!, Math.max(min[i]!, Number(g.toPrecision(11))));
  });
  if (grams.some(Number.isNaN)) return null;
  // The largest one with room for it takes up what the digits left out, or put beyond where a total may be.
  const sum = sumOf(grams);
  const rest = Math.min(total * totalReach, Math.max(total / totalReach, sum)) - sum;
  const free = placesWhere(grams, (g, i) => {
    const after = g + rest;
    return unit[i] === 0 && max[i]! > min[i]! && after >= min[i]! && after <= max[i]!;
  });
  const largest = free.reduce((best, i) => (best < 0 || grams[i]! > grams[best]! ? i : best), -1);
  if (largest < 0) return Math.abs(rest) <= 1e-9 * total ? grams : null;
  grams[largest] = Number((grams[largest]! + rest).toPrecision(14));
  return grams;
}

/** The whole units next to some grams between bounds; NaN where there are none. */
function wholeWithin(grams: number, min: number, max: number, unit: number): number {
  const counts = [Math.round(grams / unit), Math.ceil(min / unit - 1e-9), Math.floor(max / unit + 1e-9)];
  const fitting = counts
    .map((count) => multiple(count, unit))
    .filter((g) => g >= min - 1e-9 * g && g <= max * (1 + 1e-9));
  return fitting[0] ?? Number.NaN;
}

function settle(problem: Problem, exact: readonly number[], weighing: Weighing): State | null {
  const lattice = latticeOf(problem, exact, weighing);
  if (lattice === null) return null;
  charge(problem.budget, OPENING + 4 * problem.candidates.length * (weighing.rows.length + 1));
  const state = openState(problem, lattice, weighing);
  if (!meetTotal(state)) return null;
  repair(state);
  leaveCrumbs(state);
  return state;
}

/** What moved by next to nothing stays as sent, where the total gives way and every row still holds. */
function leaveCrumbs(state: State): void {
  const { problem, grams, grid, value, broken, weighing } = state;
  if (broken > 0 || problem.factor !== 1) return;
  problem.candidates.forEach(({ sent }, i) => {
    const back = (sent ?? 0) - grams[i]!;
    if (!sent || back === 0 || grid[i] === 0 || Math.abs(back) >= MOVE_CRUMB * sent) return;
    if (!isWhole(sent / grid[i]!) && (problem.unit[i]! > 0 || !weighing.keepOddGrams)) return;
    if (!isWithinReach(problem, sumOf(grams) + back) || !fits(state, i, back)) return;
    if (brokenAfter(state, value, i, back) > 0) return;
    grams[i] = sent;
    for (let r = 0; r < value.length; r++) value[r]! += state.coefs[i]![r]! * back;
  });
}

/** First grams on the grid, and where the search may go from there. */
interface Lattice {
  readonly grams: readonly number[];
  /** Distance between the amounts each candidate may take; 0 for one that keeps its grams. */
  readonly grid: readonly number[];
  /** Sum to reach: the total, or the nearest the grid allows. */
  readonly target: number;
}

/** Null when no amounts on the grid add up to the total. */
function latticeOf(problem: Problem, exact: readonly number[], grid: Grid): Lattice | null {
  const { step } = grid;
  const lattice = place(problem, exact, grid);
  if (lattice === null) return null;
  const { grams, grid: steps } = lattice;
  const sum = sumOf(grams);
  if (problem.totalReach > 1) return { grams, grid: steps, target: withinReach(problem, sum, step) };
  const short = problem.total - sum;
  // Adding up leaves noise that a very fine step is not far above.
  const noise = (1e-12 * problem.total) / step + 1e-9;
  if (Math.abs(short / step - Math.round(short / step)) < noise) return { grams, grid: steps, target: problem.total };
  if (!grid.shift || problem.totalGiven) return null;
  return { grams, grid: steps, target: sum + multiple(Math.round(short / step), step) };
}

/** A sum brought back by whole steps to where a total that gives way may be. */
function withinReach({ total, totalReach }: Problem, sum: number, step: number): number {
  const noise = 1e-9 * total;
  const over = sum - total * totalReach - noise;
  const short = total / totalReach - sum - noise;
  return sum + multiple(Math.ceil(Math.max(0, short) / step) - Math.ceil(Math.max(0, over) / step), step);
}

function place(
  { candidates, min: least, max: most, unit: units, factor, total }: Problem,
  exact: readonly number[],
  { step, cells, keepOddGrams, finer = false }: Grid,
): Pick<Lattice, 'grams' | 'grid'> | null {
  const grams = columnOf(exact, () => 0);
  const grid = columnOf(exact, () => 0);
  for (let i = 0; i < candidates.length; i++) {
    const { sent } = candidates[i]!;
    const [min, max, unit, g] = [least[i]!, most[i]!, units[i]!, exact[i]!];
    const size = unit || (cells?.[i] ?? step);
    const same = factor === 1 && sent !== null && Math.abs(g - sent) <= 1e-7 * total;
    const odd = sent !== null && !isWhole(sent / size);
    if (min === max && unit > 0 && !isWhole(min / unit)) return null;
    if (min === max || (same && odd && keepOddGrams && unit === 0)) {
      grams[i] = same ? sent : g;
      continue;
    }
    const cell = finer && unit === 0 ? finestFor(min, max, size) : size;
    const low = Math.ceil(min / cell - 1e-9);
    const high = Math.floor(max / cell + 1e-9);
    if (low > high) return null;
    const count = Math.min(high, Math.max(low, Math.round(g / cell)));
    grams[i] = same && !odd ? sent : multiple(count, cell);
    grid[i] = cell;
  }
  return { grams, grid };
}

/** The step, or the coarsest tenth of it that has an amount between two limits. */
function finestFor(min: number, max: number, step: number): number {
  let cell = step;
  for (let i = 0; i < 4 && Math.ceil(min / cell - 1e-9) > Math.floor(max / cell + 1e-9); i++) cell /= 10;
  return cell;
}

/** The local search: grams, what each row is worth, and how badly the rows are broken all together. */
interface State {
  readonly problem: Problem;
  readonly weighing: Weighing;
  readonly grid: readonly number[];
  readonly target: number;
  readonly grams: number[];
  readonly value: Float64Array;
  /** Coefficients of each candidate, row by row. */
  readonly coefs: readonly Float64Array[];
  /** One over the size of each row, so that misses of all rows count alike. */
  readonly scale: Float64Array;
  broken: number;
}

function openState(problem: Problem, { grams, grid, target }: Lattice, weighing: Weighing): State {
  const { rows } = weighing;
  const scale = new Float64Array(rows.length);
  const value = new Float64Array(rows.length);
  const coefs = grams.map(() => new Float64Array(rows.length));
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]!;
    let size = 0;
    for (let i = 0; i < grams.length; i++) {
      coefs[i]![r] = row.coef[i]!;
      size = Math.max(size, Math.abs(row.coef[i]!));
    }
    scale[r] = 1 / (size || 1);
    value[r] = worth(row, grams) - row.min;
  }
  const state = { problem, weighing, grid, target, grams: grams.slice(), value, coefs, scale, broken: 0 };
  state.broken = brokenAfter(state, value, 0, 0);
  return state;
}

/**
 * How badly the rows are broken at some values, after adding `a` grams of j. Past `enough` the rest is not looked at:
 * most steps are worse than the best so far.
 */
function brokenAfter(
  { coefs, scale }: State,
  value: Float64Array,
  j: number,
  a: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  const coef = coefs[j]!;
  let broken = 0;
  for (let r = 0; r < value.length; r++) {
    const after = value[r]! + coef[r]! * a;
    if (after >= 0) continue;
    broken -= after * scale[r]!;
    if (broken > enough && broken >= NOISE) return broken;
  }
  return broken < NOISE ? 0 : broken;
}

/** Rows broken by less are met. */
const NOISE = 1e-9;

function tollAfter({ weighing, grams }: State, i: number, a: number): number {
  return weighing.toll(i, grams[i]! + a) - weighing.toll(i, grams[i]!);
}

function fits({ problem: { min, max }, grams, grid }: State, i: number, a: number): boolean {
  const slack = 1e-9 * grid[i]!;
  const after = grams[i]! + a;
  return after >= min[i]! - slack && after <= max[i]! + slack;
}

function move(state: State, i: number, a: number): void {
  const { coefs, grams, grid, value } = state;
  grams[i] = multiple(Math.round((grams[i]! + a) / grid[i]!), grid[i]!);
  const coef = coefs[i]!;
  for (let r = 0; r < value.length; r++) value[r]! += coef[r]! * a;
}

/** Hands out, step by step, what rounding added to or took from the total. */
function meetTotal(state: State): boolean {
  const { grid, grams, target, weighing } = state;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    charge(state.problem.budget, grid.length * (weighing.rows.length + 1));
    const short = target - sumOf(grams);
    if (Math.abs(short) < 1e-3 * weighing.step) return true;
    const sign = Math.sign(short);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < grid.length; i++) {
      const a = sign * grid[i]!;
      if (a === 0 || Math.abs(a) > Math.abs(short) * (1 + 1e-3) || !fits(state, i, a)) continue;
      const price = brokenAfter(state, state.value, i, a) * 1e3 + tollAfter(state, i, a);
      if (price < least) {
        least = price;
        best = i;
      }
    }
    if (best < 0) return false;
    move(state, best, sign * grid[best]!);
    state.broken = brokenAfter(state, state.value, best, 0);
  }
  return false;
}

/** What the scale may still move: of very many ingredients, those that changed and the heaviest. */
function handsOf({ grid, grams, problem: { start } }: State): readonly number[] {
  const free = placesWhere(grid, (cell) => cell > 0);
  if (free.length <= MOST_HANDS) return free;
  const isMoved = (i: number) => Number(grams[i] !== start[i]);
  return free.sort((a, b) => isMoved(b) - isMoved(a) || grams[b]! - grams[a]!).slice(0, MOST_HANDS);
}

/** Moves one step from one ingredient to another, or from nowhere where the total gives way, while that mends rows. */
function repair(state: State): void {
  const { grid, problem, value, coefs, weighing } = state;
  const raised = new Float64Array(value.length);
  const isDone = () => state.broken === 0 && !weighing.polish;
  if (isDone()) return;
  const hands = handsOf(state);
  for (let moves = 0; moves < MOST_MOVES && !isDone(); moves++) {
    charge(problem.budget, hands.length ** 2 * (PAIR + 2 * value.length));
    const sum = sumOf(state.grams);
    let from = NOWHERE;
    let to = NOWHERE;
    let amount = 0;
    let broken = state.broken;
    let toll = -1e-9;
    const offer = (after: number, price: number, i: number, j: number, step: number) => {
      if (after > broken || (after === broken && (broken > 0 || price >= toll))) return;
      broken = after;
      toll = after === 0 ? price : Number.POSITIVE_INFINITY;
      [from, to, amount] = [j, i, step];
    };
    for (const i of hands) {
      const coef = coefs[i]!;
      for (const step of [grid[i]!, -grid[i]!]) {
        if (!isWithinReach(problem, sum + step) || !fits(state, i, step)) continue;
        offer(brokenAfter(state, value, i, step, broken), tollAfter(state, i, step), i, NOWHERE, step);
      }
      let known = 0;
      let rise = 0;
      let isFitting = false;
      for (const j of hands) {
        if (j === i) continue;
        const step = Math.max(grid[i]!, grid[j]!);
        if (grid[i] !== grid[j] && !(isWhole(step / grid[i]!) && isWhole(step / grid[j]!))) continue;
        // Most steps of one ingredient are alike: what it gains is worked out once for all that may give.
        if (step !== known) {
          known = step;
          isFitting = fits(state, i, step);
          rise = isFitting ? tollAfter(state, i, step) : 0;
          for (let r = 0; isFitting && r < value.length; r++) raised[r] = value[r]! + coef[r]! * step;
        }
        if (!isFitting || !fits(state, j, -step)) continue;
        offer(brokenAfter(state, raised, j, -step, broken), rise + tollAfter(state, j, -step), i, j, step);
      }
    }
    if (to === NOWHERE) return;
    move(state, to, amount);
    if (from !== NOWHERE) move(state, from, -amount);
    state.broken = broken;
  }
}

const NOWHERE = -1;

/** Whether a sum is one that a total which gives way may come to. */
function isWithinReach({ total, totalReach }: Problem, sum: number): boolean {
  return totalReach > 1 && sum * totalReach >= total && sum <= total * totalReach;
}
