import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { root } from './process.ts';
import type { Subject } from './subject.ts';

/** Figures in time belong to it. */
export const PROCESSOR = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`;

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly aim?: string;
  readonly met?: boolean;
  /** Its cost against a reference measured in turn with it: what can be compared with another day and machine. */
  readonly ratio?: number;
}

/** The figures of a release, by name, and where they were taken. */
export interface Baseline {
  readonly release: string;
  readonly commit: string;
  readonly processor: string;
  readonly figures: Readonly<Record<string, { readonly value: string; readonly ratio?: number }>>;
}

const KEPT = `${root}bench/baseline.json`;

/** A ratio may be this much worse than the last release's before a check fails. */
const TOLERANCE = 0.15;

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** What was measured of a built checkout, as that of a release. */
export function baselineOf({ version, commit }: Subject, figures: readonly Figure[]): Baseline {
  const measured = figures.map(({ name, value, ratio }) => [
    name,
    ratio === undefined ? { value } : { value, ratio: Number(ratio.toPrecision(4)) },
  ]);
  return { release: version, commit, processor: PROCESSOR, figures: Object.fromEntries(measured) };
}

/** Keeps the figures of a release; what was not measured this time stays as it was. */
export function keepBaseline(measured: Baseline): void {
  const kept = readBaseline();
  const known = measured.release === kept.release ? kept.figures : {};
  const all = { ...measured, figures: { ...known, ...measured.figures } };
  writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);
}

/** How much dearer than in the last release, 0.1 for a tenth; undefined where there is nothing to compare. */
export function changeOf({ name, ratio }: Figure, { figures }: Baseline): number | undefined {
  const before = figures[name]?.ratio;
  return ratio === undefined || before === undefined ? undefined : ratio / before - 1;
}

function verdictOf({ aim, met }: Figure): string {
  if (aim === undefined) return '';
  return met ? 'met' : 'NOT MET';
}

export function isWorse(figure: Figure, baseline: Baseline): boolean {
  return (changeOf(figure, baseline) ?? 0) > TOLERANCE;
}

/** Figures under one another, with their aims and, where there is one, what the last release had. */
export function print(figures: readonly Figure[], baseline?: Baseline): void {
  const heads = ['', 'figure', 'aim', '', ...(baseline ? [`release ${baseline.release}`, 'cost'] : [])];
  const rows = figures.map((figure) => {
    const { name, value, aim } = figure;
    return [name, value, aim ?? '', verdictOf(figure), ...(baseline ? compared(figure, baseline) : [])];
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
