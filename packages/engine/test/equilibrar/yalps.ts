import { type Constraint, solve as yalps } from 'yalps';
import type { Program } from '../../src/equilibrar/solve.ts';

/** The same program written for yalps, every bound as a row: its price, or null when it has no solution. */
export function solveWithYalps({ start, min, max, up, down, rows, elastic, total }: Program): number | null {
  const constraints = new Map<string, Constraint>();
  const variables = new Map<string, [string, number][]>();
  start.forEach((_, i) => {
    variables.set(`p${i}`, [['price', up[i]!]]);
    variables.set(`n${i}`, [['price', down[i]!]]);
  });
  const enter = (name: string, coef: readonly number[]) => {
    coef.forEach((a, i) => {
      variables.get(`p${i}`)!.push([name, a]);
      variables.get(`n${i}`)!.push([name, -a]);
    });
  };
  const at = (coef: readonly number[]) => coef.reduce((value, a, i) => value + a * start[i]!, 0);
  if (total !== null) {
    const ones = start.map(() => 1);
    enter('total', ones);
    constraints.set('total', { equal: total - at(ones) });
  }
  rows.forEach(({ coef, min: least }, r) => {
    enter(`r${r}`, coef);
    constraints.set(`r${r}`, { min: least - at(coef) });
    if (elastic?.[r] !== undefined)
      variables.set(`s${r}`, [
        ['price', elastic[r]],
        [`r${r}`, 1],
      ]);
  });
  start.forEach((grams, i) => {
    enter(
      `b${i}`,
      start.map((_, k) => (k === i ? 1 : 0)),
    );
    constraints.set(`b${i}`, { min: min[i]! - grams, max: max[i]! - grams });
  });
  const { status, result } = yalps({ direction: 'minimize', objective: 'price', constraints, variables });
  return status === 'optimal' ? result : null;
}
