import { freezingCurve } from '@obrador/engine';
import { balanceHelado } from '@obrador/engine/helado';
import { FORMULA, median } from './formula.ts';
import type { Figure } from './report.ts';

const CALLS = 20_000;
const ROUNDS = 9;

/** Microseconds per call: median of rounds after a warm-up. */
function microseconds(call: () => unknown): number {
  for (let i = 0; i < CALLS; i++) call();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let i = 0; i < CALLS; i++) call();
    return ((performance.now() - start) * 1000) / CALLS;
  });
  return median(rounds);
}

export function engineFigures(): Figure[] {
  const request = JSON.stringify(FORMULA);
  const answer = balanceHelado(FORMULA);
  if (answer.warnings.some((warning) => warning.startsWith('Ingrediente no reconocido'))) {
    throw new Error(`The formula of the bench has unknown ingredients: ${answer.warnings.join(' ')}`);
  }
  const analysis = microseconds(() => balanceHelado(FORMULA));
  const curve = microseconds(() => freezingCurve(FORMULA));
  const json = microseconds(() => JSON.parse(request)) + microseconds(() => JSON.stringify(answer));
  const perSecond = (us: number) => Math.round(1e6 / us).toLocaleString('en');
  return [
    {
      name: 'engine: analyses of 10 ingredients by name',
      value: `${perSecond(analysis)}/s (${analysis.toFixed(2)} µs)`,
    },
    {
      name: 'engine: analysis and freezing curve',
      value: `${perSecond(analysis + curve)}/s (${(analysis + curve).toFixed(2)} µs)`,
    },
    {
      name: 'engine: one analysis / (JSON.parse of its request + JSON.stringify of its answer)',
      value: (analysis / json).toFixed(2),
      aim: 'at most 1.0',
      met: analysis / json <= 1,
    },
  ];
}
