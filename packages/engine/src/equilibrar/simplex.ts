import { type Budget, charge } from './budget.ts';
import { PRECISION } from './tuning.ts';

/**
 * A dense tableau of rows Σ a·x ≤ b over x ≥ 0 in one array that is used again and again: row 0 is the objective (to be
 * made as large as can be), column 0 the right-hand sides. Positions count the columns first, then the rows.
 */
export interface Tableau {
  cells: Float64Array;
  width: number;
  height: number;
  /** Where each variable stands; those from `width` on are the slacks of the rows. */
  place: Int32Array;
  /** Which variable stands at each position. */
  holder: Int32Array;
}

export type Status = 'optimal' | 'infeasible' | 'unbounded' | 'cycled';

/** Smaller than this is what is left of zero. */
const NOTHING = 1e-16;

export function createTableau(): Tableau {
  return { cells: new Float64Array(0), width: 0, height: 0, place: new Int32Array(0), holder: new Int32Array(0) };
}

/** Makes room and sets every cell to zero, every variable to its own place. */
export function openTableau(tableau: Tableau, width: number, height: number): void {
  makeRoom(tableau, width, height);
  tableau.cells.fill(0, 0, width * height);
  for (let i = 0; i < width + height; i++) tableau.place[i] = tableau.holder[i] = i;
  tableau.width = width;
  tableau.height = height;
}

function makeRoom(tableau: Tableau, width: number, height: number): void {
  if (tableau.cells.length < width * height) {
    const { cells } = tableau;
    tableau.cells = new Float64Array(2 * width * height);
    tableau.cells.set(cells);
  }
  if (tableau.place.length < width + height) {
    const { place, holder } = tableau;
    tableau.place = new Int32Array(2 * (width + height));
    tableau.holder = new Int32Array(2 * (width + height));
    tableau.place.set(place);
    tableau.holder.set(holder);
  }
}

/**
 * One row more, Σ coefs·x ≤ side over some variables (0 for none), told in those that stand among the columns now: what
 * has been solved stays so, and only the new row may be broken.
 */
export function addRow(tableau: Tableau, variables: readonly number[], coefs: readonly number[], side: number): void {
  const { width, height, place } = tableau;
  makeRoom(tableau, width, height + 1);
  const { cells } = tableau;
  const at = width * height;
  cells.fill(0, at, at + width);
  cells[at] = side;
  for (let k = 0; k < variables.length; k++) {
    if (variables[k] === 0) continue;
    const stands = place[variables[k]!]!;
    if (stands < width) cells[at + stands]! += coefs[k]!;
    else {
      const from = (stands - width) * width;
      for (let c = 0; c < width; c++) cells[at + c]! -= coefs[k]! * cells[from + c]!;
    }
  }
  tableau.place[width + height] = tableau.holder[width + height] = width + height;
  tableau.height = height + 1;
}

/** What variable `v` comes to; 0 while it stands among the columns. */
export function amountOf({ cells, width, place }: Tableau, v: number): number {
  const row = place[v]! - width;
  return row >= 0 ? cells[row * width]! : 0;
}

/**
 * Dual steps until no right-hand side is negative, then primal ones until nothing is gained. The steepest choice is
 * quick but may go in circles; once `patience` has run out, the first one that serves is taken (Bland, 1977), which cannot.
 */
export function runSimplex(tableau: Tableau, budget: Budget, patience = patienceFor(tableau)): Status {
  const { width, height } = tableau;
  const most = 500 + 10 * (width + height);
  for (let pivots = 0; pivots < most; pivots++) {
    const row = brokenRow(tableau, pivots > patience);
    if (row === 0) return maximise(tableau, budget, most, patience);
    const col = pivots > patience ? firstColumn(tableau, row) : dualColumn(tableau, row);
    if (col === 0) return 'infeasible';
    pivot(tableau, row, col, budget);
  }
  return 'cycled';
}

function patienceFor({ width, height }: Tableau): number {
  return 100 + 2 * (width + height);
}

function maximise(tableau: Tableau, budget: Budget, most: number, patience: number): Status {
  for (let pivots = 0; pivots < most; pivots++) {
    const col = gainingColumn(tableau, pivots > patience);
    if (col === 0) return 'optimal';
    const row = boundingRow(tableau, col, pivots > patience);
    if (row === 0) return 'unbounded';
    pivot(tableau, row, col, budget);
  }
  return 'cycled';
}

function brokenRow({ cells, width, height, holder }: Tableau, bland: boolean): number {
  let row = 0;
  let least = -PRECISION;
  let first = Number.POSITIVE_INFINITY;
  for (let r = 1; r < height; r++) {
    const side = cells[r * width]!;
    if (bland ? side < -PRECISION && holder[width + r]! < first : side < least) {
      least = side;
      first = holder[width + r]!;
      row = r;
    }
  }
  return row;
}

/** Of a tableau without an answer: the variables whose sum, so weighted, would have to be less than nothing. */
export function refuted({
  cells,
  width,
  height,
  holder,
}: Tableau): readonly (readonly [variable: number, weight: number])[] {
  for (let r = 1; r < height; r++) {
    const row = cells.subarray(r * width, (r + 1) * width);
    if (row[0]! >= -PRECISION || row.some((a, c) => c > 0 && a < -PRECISION)) continue;
    const others = [...row].flatMap((a, c) => (c > 0 && a > PRECISION ? [[holder[c]!, a] as const] : []));
    return [[holder[width + r]!, 1], ...others];
  }
  return [];
}

function dualColumn({ cells, width }: Tableau, row: number): number {
  const at = row * width;
  let col = 0;
  let largest = Number.NEGATIVE_INFINITY;
  for (let c = 1; c < width; c++) {
    const a = cells[at + c]!;
    if (a >= -PRECISION) continue;
    const ratio = -cells[c]! / a;
    if (ratio > largest) {
      largest = ratio;
      col = c;
    }
  }
  return col;
}

/**
 * Bland's choice as though nothing had a price, which ends whatever the prices are: the primal steps that follow bring
 * the price down again.
 */
function firstColumn({ cells, width, holder }: Tableau, row: number): number {
  let col = 0;
  for (let c = 1; c < width; c++) {
    if (cells[row * width + c]! < -PRECISION && (col === 0 || holder[c]! < holder[col]!)) col = c;
  }
  return col;
}

function gainingColumn({ cells, width, holder }: Tableau, bland: boolean): number {
  let col = 0;
  let most = PRECISION;
  let first = Number.POSITIVE_INFINITY;
  for (let c = 1; c < width; c++) {
    const gain = cells[c]!;
    if (bland ? gain > PRECISION && holder[c]! < first : gain > most) {
      most = gain;
      first = holder[c]!;
      col = c;
    }
  }
  return col;
}

function boundingRow({ cells, width, height, holder }: Tableau, col: number, bland: boolean): number {
  let row = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let r = 1; r < height; r++) {
    const a = cells[r * width + col]!;
    if (a <= PRECISION) continue;
    const ratio = cells[r * width]! / a;
    if (ratio < least || (bland && ratio === least && holder[width + r]! < holder[width + row]!)) {
      row = r;
      least = ratio;
      if (!bland && ratio <= PRECISION) break;
    }
  }
  return row;
}

function pivot({ cells, width, height, place, holder }: Tableau, row: number, col: number, budget: Budget): void {
  budget.pivots++;
  charge(budget, width * height);
  const leaving = holder[width + row]!;
  const entering = holder[col]!;
  holder[width + row] = entering;
  holder[col] = leaving;
  place[leaving] = col;
  place[entering] = width + row;
  const at = row * width;
  const quotient = cells[at + col]!;
  for (let c = 0; c < width; c++) {
    const value = cells[at + c]!;
    cells[at + c] = value > NOTHING || value < -NOTHING ? value / quotient : 0;
  }
  cells[at + col] = 1 / quotient;
  for (let r = 0; r < height; r++) {
    if (r === row) continue;
    const here = r * width;
    const coef = cells[here + col]!;
    if (coef <= NOTHING && coef >= -NOTHING) continue;
    // Most of a row is not zero: all of it is sooner done than the rest is looked for.
    for (let c = 0; c < width; c++) cells[here + c] = cells[here + c]! - coef * cells[at + c]!;
    cells[here + col] = -coef / quotient;
  }
}
