import { wholeValues } from './branch.ts';
import { type Budget, charge, createBudget } from './budget.ts';
import { addRow, amountOf, createTableau, openTableau, runSimplex } from './simplex.ts';
import { OPENING, PRECISION, ROUNDS_OF_BOUNDS, UNIT_BRANCHES } from './tuning.ts';

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
  /** Shortfall of every row, 0 where met. */
  readonly shortfall: readonly number[];
}

/** Null when nothing meets the hard rows, the bounds and the total. */
export function solve(program: Program): Solved | null {
  const form = formOf(program);
  if (form === null) return null;
  const budget = program.budget ?? createBudget(UNBOUNDED);
  const units = unitsOf(program, form);
  write(program, form, units, budget);
  for (let round = 0; round < ROUNDS_OF_BOUNDS; round++) {
    const solved = solveWritten(program, form, units, budget);
    if (solved === null || !addBrokenBounds(program, solved.grams, form, budget)) return solved;
  }
  for (let i = 0; i < program.start.length; i++) addBound(program, form, i, BOTH, budget);
  return solveWritten(program, form, units, budget);
}

/** What grams cost in a program: their moves and what they fall short of. */
export function priceOf({ start, up, down, rows, elastic }: Program, grams: readonly number[]): number {
  let price = 0;
  for (let i = 0; i < grams.length; i++) {
    const moved = grams[i]! - start[i]!;
    price += moved > 0 ? up[i]! * moved : -down[i]! * moved;
  }
  rows.forEach((row, r) => {
    const each = elastic?.[r];
    if (each !== undefined) price += each * Math.max(0, row.min - worth(row, grams));
  });
  return price;
}

/** Σ coef·grams. */
export function worth({ coef }: Row, grams: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < coef.length; i++) sum += coef[i]! * grams[i]!;
  return sum;
}

function scaleOf({ start, total }: Program): number {
  let sum = 0;
  for (const grams of start) sum += grams;
  return Math.max(sum, total ?? 0) || 1;
}

/** Whether there were any. The tableau goes on from where it is: what was solved is seldom far from what is meant. */
function addBrokenBounds(program: Program, grams: readonly number[], form: Form, budget: Budget): boolean {
  const { min, max } = program;
  const slack = form.unit * 1e-7;
  let added = false;
  for (let i = 0; i < grams.length; i++) {
    const broken = grams[i]! < min[i]! - slack ? LOWER : grams[i]! > max[i]! + slack ? UPPER : 0;
    if (broken && addBound(program, form, i, broken, budget)) added = true;
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
  readonly rising: Int32Array;
  readonly falling: Int32Array;
  /** The rows some free ingredient touches. */
  readonly rows: readonly WrittenRow[];
  /** Which bounds of each ingredient are written as rows. */
  readonly bounded: Uint8Array;
  /** Columns of p, n and slacks. */
  readonly columns: number;
}

interface WrittenRow extends Row {
  /** Its largest coefficient. */
  readonly size: number;
  /** What it is worth at the start. */
  readonly value: number;
  /** Column of its shortfall, 0 for a hard row, and the price of that. */
  readonly slack: number;
  readonly price: number;
}

/** Null when a hard row is broken and no free ingredient touches it. */
function formOf(program: Program): Form | null {
  const { start, min, max, rows, elastic } = program;
  const rising = new Int32Array(start.length);
  const falling = new Int32Array(start.length);
  let columns = 0;
  for (let i = 0; i < start.length; i++) {
    if (max[i]! > start[i]!) rising[i] = ++columns;
    if (min[i]! < start[i]!) falling[i] = ++columns;
  }
  const written: WrittenRow[] = [];
  for (let r = 0; r < rows.length; r++) {
    const { coef: coefs, min: least } = rows[r]!;
    const price = elastic?.[r];
    let value = 0;
    let gross = 0;
    let size = 0;
    for (let i = 0; i < start.length; i++) {
      const coef = coefs[i]!;
      const part = coef * start[i]!;
      value += part;
      gross += Math.abs(part);
      if ((rising[i] || falling[i]) && Math.abs(coef) > size) size = Math.abs(coef);
    }
    if (size > 0) {
      const slack = price === undefined ? 0 : ++columns;
      written.push({ coef: coefs, min: least, size, value, slack, price: price ?? 0 });
    }
    // 1e-9: what adding up in floating point may take from a row that is met exactly.
    else if (price === undefined && value < least - gross * 1e-9) return null;
  }
  return {
    unit: scaleOf(program) / 100,
    rising,
    falling,
    rows: written,
    bounded: new Uint8Array(start.length),
    columns,
  };
}

/** One tableau serves every program: nothing of it is kept. */
const tableau = createTableau();

const UNBOUNDED = Number.MAX_SAFE_INTEGER;

function solveWritten(program: Program, form: Form, units: readonly number[], budget: Budget): Solved | null {
  if (runSimplex(tableau, budget) !== 'optimal') return null;
  if (units.length === 0) return readAnswer(program, form, (v) => amountOf(tableau, v));
  const whole = units.map((_, k) => form.columns + 1 + k);
  const most = program.branches ?? UNIT_BRANCHES;
  const values = wholeValues(tableau, form.columns + units.length, whole, most, budget);
  return values && readAnswer(program, form, (v) => values[v]!);
}

/** Ingredients that come in whole units and may move. */
function unitsOf({ units, start }: Program, { rising, falling }: Form): readonly number[] {
  if (units === undefined) return [];
  const found: number[] = [];
  for (let i = 0; i < start.length; i++) if (units[i] && (rising[i] || falling[i])) found.push(i);
  return found;
}

function write(program: Program, form: Form, units: readonly number[], budget: Budget): void {
  const { start, up, down, total } = program;
  const { unit, rising, falling, rows, columns } = form;
  const width = 1 + columns + units.length;
  const height = 1 + (total === null ? 0 : 2) + rows.length + 2 * units.length;
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
    let sum = 0;
    for (const grams of start) sum += grams;
    for (const sign of [1, -1]) {
      for (let i = 0; i < start.length; i++) enter(i, sign);
      cells[at] = (sign * (total - sum)) / unit;
      at += width;
    }
  }
  for (const { coef, min: least, size, value, slack, price } of rows) {
    for (let i = 0; i < start.length; i++) if (coef[i] !== 0) enter(i, -(coef[i]! / size));
    if (slack > 0) {
      cells[slack] = -(price * size * unit);
      cells[at + slack] = -1;
    }
    cells[at] = -((least - value) / (size * unit));
    at += width;
  }
  units.forEach((i, k) => {
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

function readAnswer(program: Program, { unit, rising, falling }: Form, valueAt: (v: number) => number): Solved {
  const { start, up, down, rows, elastic } = program;
  const grams = start.slice();
  let price = 0;
  for (let i = 0; i < grams.length; i++) {
    const more = rising[i] ? clean(valueAt(rising[i]!)) * unit : 0;
    const less = falling[i] ? clean(valueAt(falling[i]!)) * unit : 0;
    if (more > 0) grams[i]! += more;
    if (less > 0) grams[i]! -= less;
    price += up[i]! * more + down[i]! * less;
  }
  const shortfall = rows.map((row) => Math.max(0, row.min - worth(row, grams)));
  for (let r = 0; r < rows.length; r++) price += (elastic?.[r] ?? 0) * shortfall[r]!;
  return { grams, price, shortfall };
}
