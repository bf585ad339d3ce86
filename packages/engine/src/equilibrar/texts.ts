import type { WantedScore } from '../craft/linear.ts';
import { fixed, trimmed } from '../craft/spanish.ts';
import { changes, refusals as common, explanations, ranges, SCORES } from './texts.gen.ts';

export * from './texts.gen.ts';

export const refusals = {
  ...common,
  range: (path: string) => common.range(path, '[mínimo, máximo]'),
  goal: (path: string, known: readonly string[]) => {
    const quoted = known.map((one) => `«${one}»`);
    return common.goal(path, quoted.slice(0, -1), quoted.at(-1) ?? '');
  },
};

/** «1 g», «0,5 g»: grams as they are weighed. */
export function gramsText(amount: number): string {
  return `${trimmed(amount, 4)} g`;
}

/** A value with its unit as prose writes it: «17,20 %», «-11,50 °C», «0,85». */
export function measured(value: number, unit: string): string {
  return unit === '' ? fixed(value) : `${fixed(value)} ${unit}`;
}

/** A limit without padding: «16 %», «-10,6 °C». */
export function figure(value: number, unit: string): string {
  return unit === '' ? trimmed(value) : `${trimmed(value)} ${unit}`;
}

/** «mínimo 7 %», «máximo 16 %», «rango 7 a 12 %». */
export function rangeText(min: number, max: number, unit: string): string {
  if (!Number.isFinite(min) || min === 0) return ranges.most(figure(max, unit));
  if (!Number.isFinite(max)) return ranges.least(figure(min, unit));
  if (min > max) return ranges.crossed(figure(min, unit), figure(max, unit));
  return ranges.between(figure(min, ''), figure(max, unit));
}

export interface Shift {
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** What it would be with the new total and no other change. */
  readonly proportional: number | undefined;
}

export function changeText({ label, before, after, proportional }: Shift, why: string | undefined): string {
  if (before === 0) return changes.added(label, after, why);
  if (after === 0) return changes.removed(label, before, why);
  const [said, size] = after > before ? [changes.risen, changes.more] : [changes.fallen, changes.less];
  const told = proportional === undefined ? size(Math.abs(after - before)) : changes.proportional(proportional);
  return said(label, before, after, told, why);
}

/** What the best score would take: the changes, or none where it cannot be had. */
export function nextText(score: WantedScore, moved: readonly Omit<Shift, 'proportional'>[] | null): string {
  if (moved === null) return explanations.noNext(SCORES[score]);
  const told = moved.map(({ label, before, after }) =>
    before === 0 ? explanations.nextNew(label, after) : explanations.nextMoved(label, before, after),
  );
  return explanations.next(SCORES[score], told);
}
