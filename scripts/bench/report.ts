import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './process.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly aim?: string;
  readonly met?: boolean;
  /**
   * How many times as fast as release 1.0.0 the aim is, by what that release did on the machine the aim was set on: an
   * aim in time belongs to one machine, what it asks of the program does not.
   */
  readonly gain?: number;
  /** Its cost against a reference measured in turn with it: what can be compared with another day and machine. */
  readonly ratio?: number;
}

/** The figures of a release, by name. */
export interface Baseline {
  readonly release: string;
  readonly figures: Readonly<Record<string, { readonly value: string; readonly ratio?: number }>>;
}

const KEPT = `${root}bench/baseline.json`;

/** A ratio may be this much worse than the last release's before a check fails. */
const TOLERANCE = 0.15;

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** Keeps the figures as those of a release; what was not measured this time stays as it was. */
export function keepBaseline(release: string, figures: readonly Figure[]): void {
  const known = release === readBaseline().release ? readBaseline().figures : {};
  const measured = figures.map(({ name, value, ratio }) => [
    name,
    ratio === undefined ? { value } : { value, ratio: Number(ratio.toPrecision(4)) },
  ]);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(
    KEPT,
    `${JSON.stringify({ release, figures: { ...known, ...Object.fromEntries(measured) } }, null, 2)}\n`,
  );
}

/** How much dearer than in the last release, 0.1 for a tenth; undefined where there is nothing to compare. */
export function changeOf({ name, ratio }: Figure, { figures }: Baseline): number | undefined {
  const before = figures[name]?.ratio;
  return ratio === undefined || before === undefined ? undefined : ratio / before - 1;
}

/** Whether the aim is met here, or what it asks against the last release is. */
export function isMet(figure: Figure, baseline: Baseline): boolean {
  const change = changeOf(figure, baseline);
  return figure.met === true || (figure.gain !== undefined && change !== undefined && 1 / (1 + change) >= figure.gain);
}

function verdictOf(figure: Figure, baseline: Baseline | undefined): string {
  if (figure.aim === undefined) return '';
  if (figure.met || baseline === undefined) return figure.met ? 'met' : 'NOT MET';
  const verdict = isMet(figure, baseline) ? 'met' : 'NOT MET';
  const change = changeOf(figure, baseline);
  if (figure.gain === undefined || change === undefined) return verdict;
  return `${verdict} as a gain: ${(1 / (1 + change)).toFixed(2)} times ${baseline.release}, asked ${figure.gain.toFixed(2)}`;
}

export function isWorse(figure: Figure, baseline: Baseline): boolean {
  return (changeOf(figure, baseline) ?? 0) > TOLERANCE;
}

/** Figures under one another, with their aims and, where there is one, what the last release had. */
export function print(figures: readonly Figure[], baseline?: Baseline): void {
  const heads = ['', 'figure', 'aim', '', ...(baseline ? [`release ${baseline.release}`, 'cost'] : [])];
  const rows = figures.map((figure) => {
    const { name, value, aim } = figure;
    return [name, value, aim ?? '', verdictOf(figure, baseline), ...(baseline ? compared(figure, baseline) : [])];
  });
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  for (const row of [heads, ...rows])
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
}

function compared(figure: Figure, baseline: Baseline): [string, string] {
  const change = changeOf(figure, baseline);
  const percent = change === undefined ? '' : `${change > 0 ? '+' : '−'}${Math.abs(100 * change).toFixed(0)} %`;
  return [baseline.figures[figure.name]?.value ?? '', isWorse(figure, baseline) ? `${percent} WORSE` : percent];
}
