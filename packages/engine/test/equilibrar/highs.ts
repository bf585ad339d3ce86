import loadHighs from 'highs';
import type { Program } from '../../src/equilibrar/solve.ts';

const highs = await loadHighs();

/** The same program solved by an independent solver: its price, or null when it has no solution. */
export function solveWithHighs({ start, min, max, up, down, rows, elastic, total, units }: Program): number | null {
  const sum = (coef: readonly number[]) =>
    coef.map((a, i) => (a === 0 ? '' : ` ${sign(a)} p${i} ${sign(-a)} n${i}`)).join('') || ' 0 p0';
  const at = (coef: readonly number[]) => coef.reduce((value, a, i) => value + a * start[i]!, 0);
  const lines = [
    'Minimize',
    ` price:${start.map((_, i) => ` ${sign(up[i]!)} p${i} ${sign(down[i]!)} n${i}`).join('')}`,
  ];
  rows.forEach((_, r) => {
    if (elastic?.[r] !== undefined) lines.push(`  ${sign(elastic[r])} s${r}`);
  });
  lines.push('Subject To');
  if (total !== null) {
    const ones = start.map(() => 1);
    lines.push(` total:${sum(ones)} = ${total - at(ones)}`);
  }
  rows.forEach((row, r) => {
    const slack = elastic?.[r] === undefined ? '' : ` + 1 s${r}`;
    lines.push(` r${r}:${sum(row.coef)}${slack} >= ${row.min - at(row.coef)}`);
  });
  start.forEach((grams, i) => {
    lines.push(` low${i}: p${i} - n${i} >= ${min[i]! - grams}`);
    if (Number.isFinite(max[i])) lines.push(` high${i}: p${i} - n${i} <= ${max[i]! - grams}`);
    if (units?.[i]) lines.push(` whole${i}: p${i} - n${i} ${sign(-units[i])} k${i} = ${-grams}`);
  });
  const whole = start.flatMap((_, i) => (units?.[i] ? [`k${i}`] : []));
  if (whole.length > 0) lines.push('Generals', ` ${whole.join(' ')}`);
  lines.push('End');
  const answer = highs.solve(lines.join('\n'), { time_limit: 5, output_flag: false });
  if (answer.Status === 'Optimal') return answer.ObjectiveValue;
  if (answer.Status === 'Infeasible') return null;
  throw new Error(`HiGHS: ${answer.Status}`);
}

function sign(x: number): string {
  return x < 0 ? `- ${-x}` : `+ ${x}`;
}
