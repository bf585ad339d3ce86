import { type Constraint, solve as simplex } from 'yalps';
import { PRECISION, ROUNDS_OF_BOUNDS, UNIT_BRANCHES } from './tuning.ts';

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
}

export interface Solved {
  readonly grams: readonly number[];
  readonly price: number;
  /** Shortfall of every row, 0 where met. */
  readonly shortfall: readonly number[];
}

/** Null when nothing meets the hard rows, the bounds and the total. */
export function solve(program: Program): Solved | null {
  const unit = scaleOf(program) / 100;
  const bounded = new Set<number>();
  for (let round = 0; round < ROUNDS_OF_BOUNDS; round++) {
    const solved = attempt(program, unit, bounded);
    if (solved === null || !addBrokenBounds(program, solved.grams, unit, bounded)) return solved;
  }
  program.start.forEach((_, i) => {
    bounded.add(i);
  });
  return attempt(program, unit, bounded);
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

function addBrokenBounds(program: Program, grams: readonly number[], unit: number, bounded: Set<number>): boolean {
  const { min, max } = program;
  const slack = unit * 1e-7;
  let added = false;
  for (let i = 0; i < grams.length; i++) {
    if ((grams[i]! < min[i]! - slack || grams[i]! > max[i]! + slack) && !bounded.has(i)) {
      bounded.add(i);
      added = true;
    }
  }
  return added;
}

function attempt(program: Program, unit: number, bounded: ReadonlySet<number>): Solved | null {
  const tableau = openTableau(program, unit);
  if (program.total !== null) addTotal(tableau, program, program.total);
  if (!addRows(tableau, program)) return null;
  for (const i of bounded) addBounds(tableau, program, i);
  if (program.units) addUnits(tableau, program, program.units);
  const { constraints, variables, integers } = tableau;
  const answer = simplex<number, number>(
    {
      direction: 'minimize',
      objective: OBJECTIVE,
      constraints,
      variables,
      ...(integers.size > 0 ? { integers } : {}),
    },
    {
      precision: PRECISION,
      maxPivots: 500 + 10 * (constraints.length + variables.length),
      maxIterations: program.branches ?? UNIT_BRANCHES,
    },
  );
  // A search cut short still counts when it has an answer, only perhaps not the cheapest.
  const found = answer.status === 'optimal' || (answer.status === 'timedout' && Number.isFinite(answer.result));
  return found ? readAnswer(program, unit, answer.variables) : null;
}

type Column = [key: number, entries: [row: number, coef: number][]];

/**
 * Grams are written start + p − n, because the solver has no negative variables. Keys: 2i and 2i + 1 for p and n of
 * ingredient i, then one per slack, then one per count of whole units.
 */
interface Tableau {
  readonly unit: number;
  readonly rising: readonly (Column | undefined)[];
  readonly falling: readonly (Column | undefined)[];
  readonly constraints: [number, Constraint][];
  readonly variables: Column[];
  readonly integers: Set<number>;
}

const OBJECTIVE = -1;

function openTableau({ start, min, max, up, down }: Program, unit: number): Tableau {
  const rising: (Column | undefined)[] = [];
  const falling: (Column | undefined)[] = [];
  const variables: Column[] = [];
  for (let i = 0; i < start.length; i++) {
    const p: Column | undefined = max[i]! > start[i]! ? [2 * i, [[OBJECTIVE, up[i]! * unit]]] : undefined;
    const n: Column | undefined = min[i]! < start[i]! ? [2 * i + 1, [[OBJECTIVE, down[i]! * unit]]] : undefined;
    rising.push(p);
    falling.push(n);
    if (p) variables.push(p);
    if (n) variables.push(n);
  }
  return { unit, rising, falling, constraints: [], variables, integers: new Set() };
}

/** Writes coef·(p − n) of one ingredient into the row that the next constraint will bound. */
function enter({ rising, falling, constraints }: Tableau, i: number, coef: number): void {
  rising[i]?.[1].push([constraints.length, coef]);
  falling[i]?.[1].push([constraints.length, -coef]);
}

function close({ constraints }: Tableau, limit: Constraint): void {
  constraints.push([constraints.length, limit]);
}

function addTotal(tableau: Tableau, { start }: Program, total: number): void {
  let sum = 0;
  for (let i = 0; i < start.length; i++) {
    sum += start[i]!;
    enter(tableau, i, 1);
  }
  close(tableau, { equal: (total - sum) / tableau.unit });
}

/** False when a hard row is broken and no free ingredient touches it. */
function addRows(tableau: Tableau, { start, rows, elastic }: Program): boolean {
  const { unit, rising, falling } = tableau;
  for (let r = 0; r < rows.length; r++) {
    const { coef, min } = rows[r]!;
    const price = elastic?.[r];
    let value = 0;
    let gross = 0;
    let size = 0;
    for (let i = 0; i < start.length; i++) {
      const part = coef[i]! * start[i]!;
      value += part;
      gross += Math.abs(part);
      if ((rising[i] || falling[i]) && Math.abs(coef[i]!) > size) size = Math.abs(coef[i]!);
    }
    if (size === 0) {
      // 1e-9: what adding up in floating point may take from a row that is met exactly.
      if (price === undefined && value < min - gross * 1e-9) return false;
      continue;
    }
    for (let i = 0; i < start.length; i++) if (coef[i] !== 0) enter(tableau, i, coef[i]! / size);
    if (price !== undefined) {
      const entries: Column[1] = [
        [OBJECTIVE, price * size * unit],
        [tableau.constraints.length, 1],
      ];
      tableau.variables.push([2 * start.length + r, entries]);
    }
    close(tableau, { min: (min - value) / (size * unit) });
  }
  return true;
}

function addBounds(tableau: Tableau, { start, min, max }: Program, i: number): void {
  if (!tableau.rising[i] && !tableau.falling[i]) return;
  enter(tableau, i, 1);
  close(tableau, { min: (min[i]! - start[i]!) / tableau.unit, max: (max[i]! - start[i]!) / tableau.unit });
}

function addUnits(tableau: Tableau, { start, rows }: Program, units: readonly number[]): void {
  const { unit, rising, falling, variables, integers } = tableau;
  for (let i = 0; i < start.length; i++) {
    const whole = units[i] ?? 0;
    if (whole === 0 || (!rising[i] && !falling[i])) continue;
    const key = 2 * start.length + rows.length + i;
    variables.push([key, [[tableau.constraints.length, -whole / unit]]]);
    integers.add(key);
    enter(tableau, i, 1);
    close(tableau, { equal: -start[i]! / unit });
  }
}

function readAnswer(program: Program, unit: number, variables: readonly (readonly [number, number])[]): Solved {
  const { start, up, down, rows, elastic } = program;
  const grams = start.slice();
  let price = 0;
  for (const [key, value] of variables) {
    const i = key >> 1;
    if (i >= start.length) continue;
    const moved = value * unit;
    grams[i]! += key % 2 === 0 ? moved : -moved;
    price += (key % 2 === 0 ? up[i]! : down[i]!) * moved;
  }
  const shortfall = rows.map((row) => Math.max(0, row.min - worth(row, grams)));
  for (let r = 0; r < rows.length; r++) price += (elastic?.[r] ?? 0) * shortfall[r]!;
  return { grams, price, shortfall };
}
