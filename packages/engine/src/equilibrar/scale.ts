import type { Weighed } from '../craft/craft.ts';
import { multiple } from './integer.ts';
import type { Problem } from './model.ts';
import { isWhole } from './options.ts';
import { MOST_OFF, MOST_OFF_GIVEN, MOST_TENTHS } from './tuning.ts';

/** The amounts a scale shows: multiples of the step, or of coarser ones for what is not weighed so finely. */
export interface Scale {
  readonly step: number;
  readonly cells?: readonly number[] | undefined;
}

const GRAMS: readonly number[] = [1, 0.1, 0.01];

/** Steps to try, the coarsest first: the one given (0 is exact), or 1 g and finer where 1 g will not do. */
export function stepsFor(total: number, given: number | undefined): readonly number[] {
  if (given !== undefined) return [given];
  if (total >= 50) return GRAMS;
  // A batch of a few grams cannot be balanced gram by gram.
  const first = 10 ** Math.floor(Math.log10(total / 50));
  return [first, first / 10, first / 100].map((step) => Number(step.toPrecision(1)));
}

/** The smallest amounts a workshop weighs, in batches up to 2 kg, up to 20 kg and beyond. */
const WORKSHOP: Readonly<Record<Weighed, readonly [number, number, number]>> = {
  pizca: [0.1, 0.5, 1],
  menudo: [0.5, 1, 5],
  seco: [1, 5, 25],
  liquido: [1, 5, 50],
};

/** The smallest amounts of each kind in the smallest batches. */
const FINEST = Object.values(WORKSHOP).map(([first]) => first);

const BATCHES = [2_000, 20_000];

/** The amounts a kind is weighed to in a batch of this size, in that of a smaller one and ever finer, the coarsest first. */
export function cellsFor(weighed: Weighed, total: number): readonly number[] {
  const steps = stepsFor(total, undefined);
  if (steps[0] !== 1) return steps;
  const size = BATCHES.filter((most) => total > most).length;
  const cells = WORKSHOP[weighed].slice(0, size + 1).reverse();
  const [pinch] = WORKSHOP.pizca;
  return [...cells, ...[pinch, pinch / 10].filter((finer) => finer < cells.at(-1)!)];
}

/** Scales to try: what a workshop weighs in a batch of this size, of a smaller one, then uniform and ever finer steps. */
export function scalesFor({ candidates, total }: Problem, given: number | undefined): readonly Scale[] {
  const steps = stepsFor(total, given);
  const uniform = steps.map((step) => ({ step }));
  if (given !== undefined || steps[0] !== 1) return uniform;
  const size = BATCHES.filter((most) => total > most).length;
  const workshop = [size, size - 1, 0].filter((one, i, all) => one >= 0 && all.indexOf(one) === i);
  return [
    ...workshop.map((one) => {
      const cells = candidates.map(({ weighed }) => WORKSHOP[weighed][one]!);
      return { step: Math.min(...cells), cells };
    }),
    ...uniform,
  ];
}

/** The coarsest step of a workshop that all these amounts are multiples of, down to that of the scale. */
export function commonStep({ step, cells }: Scale, amounts: readonly number[]): number {
  if (cells === undefined) return step;
  const common = [...FINEST, ...new Set(cells)].filter((one) => amounts.every((grams) => isWhole(grams / one)));
  return common.length > 0 ? Math.max(...common) : step;
}

function cellOf({ step, cells }: Scale, i: number): number {
  return cells?.[i] ?? step;
}

/** Whether a scale shows whole units as they are, and what only grows with the total near enough. */
export function canShow(problem: Problem, scale: Scale): boolean {
  if (problem.factor === 1 && !problem.unit.some((unit) => unit > 0)) return true;
  return problem.unit.every((unit, i) => {
    const cell = cellOf(scale, i);
    return unit > 0 && cell > 0 ? isWhole(unit / scale.step) : keepsProportion(problem, i, cell);
  });
}

function keepsProportion(problem: Problem, i: number, step: number, most = MOST_OFF): boolean {
  const start = problem.start[i]!;
  return (
    step === 0 || !isScaled(problem, i) || Math.abs(multiple(Math.round(start / step), step) - start) <= most * start
  );
}

/** What is not moved and only grows, or shrinks, with the total. */
function isScaled({ candidates, start, unit, factor }: Problem, i: number): boolean {
  return factor !== 1 && candidates[i]!.still === 'sin_mover' && unit[i] === 0 && start[i] !== 0;
}

/** Whether a scale shows what only grows with the total near enough. */
export function keepsProportions(problem: Problem, scale: Scale, most = MOST_OFF): boolean {
  return problem.start.every((_, i) => keepsProportion(problem, i, cellOf(scale, i), most));
}

/** Whole units that are whole steps too add up to a total in whole steps; any others seldom do, and come second. */
export function unitsFor(problem: Problem, step: number): readonly Problem[] {
  const odd = problem.unit.some((unit) => unit > 0 && step > 0 && !isWhole(unit / step));
  if (!odd || problem.totalReach > 1) return [problem];
  return [{ ...problem, unit: problem.unit.map((unit) => (unit > 0 ? commonUnit(unit, step) : 0)) }, problem];
}

/** The least number of units that is a whole number of steps; the unit itself when there is none in sight. */
function commonUnit(unit: number, step: number): number {
  for (let count = 1; count <= 1000; count++) if (isWhole((count * unit) / step)) return count * unit;
  return unit;
}

/** What is not moved still has to be weighed when the total changes its amount. */
export function onScale(problem: Problem, scale: Scale): Problem {
  if (problem.factor === 1 || scale.step === 0) return problem;
  const [start, min, max] = [problem.start.slice(), problem.min.slice(), problem.max.slice()];
  for (let i = 0; i < start.length; i++) {
    if (!isScaled(problem, i)) continue;
    let fine = cellOf(scale, i);
    for (let k = 0; k < MOST_TENTHS && !keepsProportion(problem, i, fine, MOST_OFF_GIVEN); k++) fine /= 10;
    const grams = multiple(Math.round(start[i]! / fine), fine);
    if (grams > 0) start[i] = min[i] = max[i] = grams;
  }
  return { ...problem, start, min, max };
}
