import { wholeValues } from './branch.ts';
import { type Budget, charge, createBudget } from './budget.ts';
import { addRow, amountOf, createTableau, openTableau, refuted, runSimplex } from './simplex.ts';
import { OPENING, PRECISION, REACH_SLACK, ROUNDS_OF_BOUNDS, UNIT_BRANCHES } from './tuning.ts';

/** One linear requirement: Σ coef·grams ≥ min. */
export interface Row {
  readonly coef: readonly number[];
  readonly min: number;
}

/**
 * The grams that meet every row, the bounds and the total at the lowest price. Moving away from `start` (which lies
 * between `min` and `max`) costs `up` or `down` per gram; breaking row r costs `elastic[r]` per unit of shortfall,
 * or is forbidden where that entry is missing.
 */
export interface Program {
  readonly start: readonly number[];
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly rows: readonly Row[];
  readonly elastic?: readonly (number | undefined)[] | undefined;
  /** Null: the total is free. */
  readonly total: number | null;
  /** Grams of a whole unit per ingredient; 0 or missing where any amount will do. */
  readonly units?: readonly number[] | undefined;
  /** Branches a search for whole units may explore before giving up. */
  readonly branches?: number | undefined;
  /** What solving it may take; throws `Spent` beyond. */
  readonly budget?: Budget | undefined;
}

export interface Solved {
  readonly grams: readonly number[];
  readonly price: number;
}

/** What no grams meet together: rows, the total and bounds whose sum contradicts itself (Farkas, 1902). */
export interface Proof {
  readonly rows: readonly Row[];
  readonly total: boolean;
  /** Places of the ingredients whose lower, or upper, bound it takes. */
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** Null when nothing meets the hard rows, the bounds and the total; `told` is given the proof, where rows alone are one. */
export function solve(program: Program, told?: (proof: Proof) => void): Solved | null {
  const budget = program.budget ?? createBudget(UNBOUNDED);
  const form = formOf(program, budget, told);
  if (form === null) return null;
  write(program, form, budget);
  for (let round = 1; ; round++) {
    const grams = gramsWritten(program, form, budget);
    if (grams === null) {
      if (told !== undefined) tellProof(program, form, told);
      return null;
    }
    if (!addBrokenBounds(program, grams, form, budget, round)) return { grams, price: priceOf(program, grams) };
  }
}

/** What grams cost in a program: their moves and what they fall short of. */
export function priceOf({ start, up, down, rows, elastic }: Program, grams: readonly number[]): number {
  let price = 0;
  for (let i = 0; i < grams.length; i++) {
    const moved = grams[i]! - start[i]!;
    price += moved > 0 ? up[i]! * moved : -down[i]! * moved;
  }
  for (let r = 0; elastic !== undefined && r < rows.length; r++) {
    if (elastic[r] !== undefined) price += elastic[r]! * Math.max(0, rows[r]!.min - worth(rows[r]!, grams));
  }
  return price;
}

/** Σ coef·grams. */
export function worth({ coef }: Pick<Row, 'coef'>, grams: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < coef.length; i++) sum += coef[i]! * grams[i]!;
  return sum;
}

export function sumOf(grams: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < grams.length; i++) sum += grams[i]!;
  return sum;
}

function scaleOf({ start, total }: Program): number {
  return Math.max(sumOf(start), total ?? 0) || 1;
}

/**
 * Whether there were any; after many rounds all bounds are written at once. The tableau goes on from where it is: what
 * was solved is seldom far from what is meant.
 */
function addBrokenBounds(
  program: Program,
  grams: readonly number[],
  form: Form,
  budget: Budget,
  round: number,
): boolean {
  const { min, max } = program;
  const slack = form.unit * 1e-7;
  let added = false;
  for (let i = 0; i < grams.length; i++) {
    const broken = grams[i]! < min[i]! - slack ? LOWER : grams[i]! > max[i]! + slack ? UPPER : 0;
    if (broken && addBound(program, form, i, broken, budget)) added = true;
  }
  if (added && round >= ROUNDS_OF_BOUNDS) {
    for (let i = 0; i < grams.length; i++) addBound(program, form, i, BOTH, budget);
  }
  return added;
}

/** False where nothing is added: the bound is written already, open, or of what does not move. */
function addBound({ start, min, max }: Program, form: Form, i: number, sides: number, budget: Budget): boolean {
  const { unit, rising, falling, bounded } = form;
  if (!rising[i] && !falling[i]) return false;
  let added = false;
  for (const side of SIDES) {
    const limit = side === UPPER ? max[i]! : min[i]!;
    if (!(sides & side) || bounded[i]! & side || !Number.isFinite(limit)) continue;
    const sign = side === UPPER ? 1 : -1;
    bounded[i]! |= side;
    charge(budget, 2 * tableau.width);
    addRow(tableau, [rising[i]!, falling[i]!], [sign, -sign], (sign * (limit - start[i]!)) / unit);
    added = true;
  }
  return added;
}

/** The two bounds of an ingredient, as bits. */
const UPPER = 1;
const LOWER = 2;
const BOTH = UPPER | LOWER;
const SIDES = [UPPER, LOWER] as const;

/**
 * How a program is written down. Grams are start + p − n, because no variable is negative; they are handed over as per
 * cent of the total, rows as multiples of their largest coefficient.
 */
interface Form {
  /** Grams of one per cent. */
  readonly unit: number;
  /** Column of p and of n per ingredient; 0 where it may not rise, or fall. */
  readonly rising: readonly number[];
  readonly falling: readonly number[];
  /** Which bounds of each ingredient are written as rows. */
  readonly bounded: number[];
  /** Places of the rows some free ingredient touches, and the largest coefficient each has among these. */
  readonly touched: readonly number[];
  readonly sizes: readonly number[];
  /** Columns of p and n, and of these and the slacks of elastic rows. */
  readonly moves: number;
  readonly columns: number;
  /** Ingredients that come in whole units and may move. */
  readonly whole: readonly number[];
}

/** Null when some hard row is broken and nothing that is free to move can mend it. */
function formOf(program: Program, budget: Budget, told?: (proof: Proof) => void): Form | null {
  const { start, min, max, rows, elastic, units } = program;
  const rising: number[] = [];
  const falling: number[] = [];
  const bounded: number[] = [];
  const whole: number[] = [];
  let moves = 0;
  for (let i = 0; i < start.length; i++) {
    rising.push(max[i]! > start[i]! ? ++moves : 0);
    falling.push(min[i]! < start[i]! ? ++moves : 0);
    bounded.push(0);
    if (units?.[i] && (rising[i] || falling[i])) whole.push(i);
  }
  const touched: number[] = [];
  const sizes: number[] = [];
  let columns = moves;
  for (let r = 0; r < rows.length; r++) {
    const hard = elastic?.[r] === undefined;
    const size = largestOf(rows[r]!, rising, falling);
    if (size > 0) {
      const each = hard ? outOfReach(program, rows[r]!, size, budget) : undefined;
      if (each !== undefined) {
        told?.(proofOf(program, new Map([[r, 1]]), -each));
        return null;
      }
      touched.push(r);
      sizes.push(size);
      if (!hard) columns++;
    } else if (hard && isBroken(rows[r]!, start)) {
      told?.(proofOf(program, new Map([[r, 1]]), 0));
      return null;
    }
  }
  return { unit: scaleOf(program) / 100, rising, falling, bounded, touched, sizes, moves, columns, whole };
}

/** The largest coefficient of a row among what is free to move. */
function largestOf({ coef }: Row, rising: Form['rising'], falling: Form['falling']): number {
  let largest = 0;
  for (let i = 0; i < coef.length; i++) {
    if ((rising[i] || falling[i]) && Math.abs(coef[i]!) > largest) largest = Math.abs(coef[i]!);
  }
  return largest;
}

function isBroken({ coef, min }: Row, grams: readonly number[]): boolean {
  let value = 0;
  let gross = 0;
  for (let i = 0; i < coef.length; i++) {
    const part = coef[i]! * grams[i]!;
    value += part;
    gross += Math.abs(part);
  }
  // 1e-9: what adding up in floating point may take from a row that is met exactly.
  return value < min - gross * 1e-9;
}

/**
 * What a gram of the total is worth where no grams within the bounds that make it up meet a row; undefined where some
 * may. Most programs that cannot be met fail by a single row, and this takes far less than the simplex does to find out.
 * Whatever a gram of the total is said to be worth, that and what each ingredient is worth beyond it at its better bound
 * is more than the row can come to; the least of these, which is the most it does come to, is found at the worth of one
 * of the ingredients.
 */
function outOfReach({ start, min, max, total }: Program, row: Row, size: number, budget: Budget): number | undefined {
  const { coef } = row;
  if (worth(row, start) >= row.min) return undefined;
  charge(budget, coef.length * coef.length);
  const enough = row.min - REACH_SLACK * size * (total ?? sumOf(start));
  if (total === null) return mostWorth(coef, min, max, 0, 0) < enough ? 0 : undefined;
  return coef.find((each, i) => max[i]! > min[i]! && mostWorth(coef, min, max, each, total) < enough);
}

/** The most a row can come to, and more, where a gram of the total is worth `each`. */
function mostWorth(
  coef: readonly number[],
  min: readonly number[],
  max: readonly number[],
  each: number,
  total: number,
): number {
  let most = each * total;
  for (let i = 0; i < coef.length; i++) {
    const beyond = coef[i]! - each;
    if (beyond !== 0) most += beyond * (beyond > 0 ? max[i]! : min[i]!);
  }
  return most;
}

/** The rows of a proof, each times its weight, and the total times its own; the bounds it takes are what pays for the sum. */
function proofOf({ start, rows, total }: Program, weights: ReadonlyMap<number, number>, ofTotal: number): Proof {
  const places = start.map((_, i) => i);
  const sum = start.map(() => ofTotal);
  const size = start.map(() => Math.abs(ofTotal));
  for (const [r, weight] of weights) {
    for (const i of places) {
      const part = weight * rows[r]!.coef[i]!;
      sum[i]! += part;
      size[i]! += Math.abs(part);
    }
  }
  return {
    rows: [...weights.keys()].map((r) => rows[r]!),
    total: total !== null && ofTotal !== 0,
    least: places.filter((i) => sum[i]! < -PRECISION * size[i]!),
    most: places.filter((i) => sum[i]! > PRECISION * size[i]!),
  };
}

/** The row of the tableau that nothing can mend tells how much of each row of the program contradicts the rest. */
function tellProof(program: Program, { touched, sizes, columns, whole }: Form, told: (proof: Proof) => void): void {
  const width = 1 + columns + whole.length;
  const first = program.total === null ? 1 : 3;
  const weights = new Map<number, number>();
  let ofTotal = 0;
  for (const [variable, weight] of refuted(tableau)) {
    const row = variable - width;
    const place = touched[row - first];
    if (row === 1 && first === 3) ofTotal -= weight;
    else if (row === 2 && first === 3) ofTotal += weight;
    else if (place !== undefined && row >= first) weights.set(place, weight / sizes[row - first]!);
  }
  if (weights.size > 0 || ofTotal !== 0) told(proofOf(program, weights, ofTotal));
}

/** One tableau serves every program: nothing of it is kept. */
const tableau = createTableau();

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

function gramsWritten(program: Program, form: Form, budget: Budget): number[] | null {
  if (runSimplex(tableau, budget) !== 'optimal') return null;
  const { columns, whole } = form;
  if (whole.length === 0) return gramsAt(program, form, (v) => amountOf(tableau, v));
  const variables = whole.map((_, k) => columns + 1 + k);
  const most = program.branches ?? UNIT_BRANCHES;
  const values = wholeValues(tableau, columns + whole.length, variables, most, budget);
  return values && gramsAt(program, form, (v) => values[v]!);
}

function write(program: Program, form: Form, budget: Budget): void {
  const { start, up, down, total, rows, elastic } = program;
  const { unit, rising, falling, touched, sizes, moves, columns, whole } = form;
  const width = 1 + columns + whole.length;
  const height = 1 + (total === null ? 0 : 2) + touched.length + 2 * whole.length;
  charge(budget, OPENING + 2 * width * height);
  openTableau(tableau, width, height);
  const { cells } = tableau;
  for (let i = 0; i < start.length; i++) {
    if (rising[i]) cells[rising[i]!] = -up[i]! * unit;
    if (falling[i]) cells[falling[i]!] = -down[i]! * unit;
  }
  let at = width;
  const enter = (i: number, coef: number) => {
    if (rising[i]) cells[at + rising[i]!] = coef;
    if (falling[i]) cells[at + falling[i]!] = -coef;
  };
  if (total !== null) {
    const short = total - sumOf(start);
    for (const sign of [1, -1]) {
      for (let i = 0; i < start.length; i++) enter(i, sign);
      cells[at] = (sign * short) / unit;
      at += width;
    }
  }
  let slack = moves;
  for (let k = 0; k < touched.length; k++) {
    const row = rows[touched[k]!]!;
    const { coef } = row;
    const size = sizes[k]!;
    let value = 0;
    for (let i = 0; i < start.length; i++) {
      const part = coef[i]!;
      if (part === 0) continue;
      value += part * start[i]!;
      enter(i, -(part / size));
    }
    const price = elastic?.[touched[k]!];
    if (price !== undefined) {
      slack++;
      cells[slack] = -(price * size * unit);
      cells[at + slack] = -1;
    }
    cells[at] = -((row.min - value) / (size * unit));
    at += width;
  }
  whole.forEach((i, k) => {
    for (const sign of [1, -1]) {
      enter(i, sign);
      cells[at + columns + 1 + k] = (-sign * program.units![i]!) / unit;
      cells[at] = (-sign * start[i]!) / unit;
      at += width;
    }
  });
}

/** What the solver's own noise leaves of a value. */
function clean(value: number): number {
  return value > PRECISION ? Math.round((value + Number.EPSILON) / PRECISION) * PRECISION : 0;
}

function gramsAt({ start }: Program, { unit, rising, falling }: Form, valueAt: (v: number) => number): number[] {
  const grams = start.slice();
  for (let i = 0; i < grams.length; i++) {
    if (rising[i]) grams[i]! += clean(valueAt(rising[i]!)) * unit;
    if (falling[i]) grams[i]! -= clean(valueAt(falling[i]!)) * unit;
  }
  return grams;
}
