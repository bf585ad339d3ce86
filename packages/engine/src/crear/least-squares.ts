/**
 * Non-negative least squares by the active sets of Lawson and Hanson (Solving Least Squares Problems, 1974, chapter
 * 23), over the normal equations: a label has some thirty ingredients at most, and ten figures.
 */

export interface Equation {
  readonly coef: readonly number[];
  readonly value: number;
  /** How much one unit of error counts. */
  readonly weight: number;
}

const NOTHING = 1e-9;

/** The amounts, none below 0, that come nearest to what the equations ask. */
export function leastSquares(equations: readonly Equation[], count: number): readonly number[] {
  const { matrix, side } = normal(equations, count);
  const amounts = new Array<number>(count).fill(0);
  const free = new Set<number>();
  const gradient = (i: number) => side[i]! - matrix[i]!.reduce((sum, a, j) => sum + a * amounts[j]!, 0);
  // Each round frees one amount or binds one; three times as many as there are never came up.
  for (let round = 0; round < 3 * count; round++) {
    const next = steepest(count, free, gradient, scaleOf(matrix));
    if (next < 0) break;
    free.add(next);
    descend(matrix, side, amounts, free);
  }
  return amounts;
}

function normal(equations: readonly Equation[], count: number) {
  const matrix = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  const side = new Array<number>(count).fill(0);
  for (const { coef, value, weight } of equations) {
    const squared = weight * weight;
    for (let i = 0; i < count; i++) {
      if (coef[i] === 0) continue;
      const a = squared * coef[i]!;
      side[i] = side[i]! + a * value;
      const row = matrix[i]!;
      for (let j = 0; j < count; j++) row[j] = row[j]! + a * coef[j]!;
    }
  }
  return { matrix, side };
}

function scaleOf(matrix: readonly (readonly number[])[]): number {
  return matrix.reduce((most, row, i) => Math.max(most, row[i]!), 0);
}

function steepest(count: number, free: ReadonlySet<number>, gradient: (i: number) => number, scale: number): number {
  let best = -1;
  let most = NOTHING * scale;
  for (let i = 0; i < count; i++) {
    const gain = free.has(i) ? 0 : gradient(i);
    if (gain > most) {
      most = gain;
      best = i;
    }
  }
  return best;
}

/** Goes to the least of the free amounts, binding on the way those that would fall below 0. */
function descend(
  matrix: readonly (readonly number[])[],
  side: readonly number[],
  amounts: number[],
  free: Set<number>,
): void {
  while (free.size > 0) {
    const places = [...free];
    const wanted = solve(
      places.map((i) => places.map((j) => matrix[i]![j]!)),
      places.map((i) => side[i]!),
    );
    let step = 1;
    places.forEach((i, k) => {
      if (wanted[k]! <= 0) step = Math.min(step, amounts[i]! / (amounts[i]! - wanted[k]! || 1));
    });
    places.forEach((i, k) => {
      amounts[i] = amounts[i]! + step * (wanted[k]! - amounts[i]!);
    });
    if (step === 1) return;
    let bound = 0;
    for (const i of places) {
      if (amounts[i]! > NOTHING) continue;
      amounts[i] = 0;
      free.delete(i);
      bound++;
    }
    if (bound === 0) return;
  }
}

/** Gauss with the largest pivot; a direction nobody asks anything of stays at 0. */
function solve(matrix: readonly (readonly number[])[], side: readonly number[]): readonly number[] {
  const n = side.length;
  const rows = matrix.map((row, i) => [...row, side[i]!]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!];
    const head = rows[c]!;
    if (Math.abs(head[c]!) < 1e-12) continue;
    for (let r = 0; r < n; r++) {
      const factor = r === c ? 0 : rows[r]![c]! / head[c]!;
      if (factor === 0) continue;
      for (let k = c; k <= n; k++) rows[r]![k] = rows[r]![k]! - factor * head[k]!;
    }
  }
  return rows.map((row, i) => (Math.abs(row[i]!) < 1e-12 ? 0 : row[n]! / row[i]!));
}
