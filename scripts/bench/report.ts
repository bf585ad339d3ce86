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
  /** What parts two runs of the same code, 0.1 for a tenth. */
  readonly noise?: number;
}

/** The figures of a release, by name, and where they were taken. */
export interface Baseline {
  readonly release: string;
  readonly commit: string;
  readonly processor: string;
  readonly figures: Readonly<Record<string, Pick<Figure, 'value' | 'ratio' | 'noise'>>>;
}

const KEPT = `${root}bench/baseline.json`;

/** A ratio may be this much worse than the last release's before a check fails. */
const TOLERANCE = 0.15;

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** What was measured of a built checkout, as that of a release. */
export function baselineOf({ version, commit }: Subject, figures: readonly Figure[]): Baseline {
  const round = (number: number | undefined) => (number === undefined ? number : Number(number.toPrecision(4)));
  const measured = figures.map(({ name, value, ratio, noise }) => [
    name,
    { value, ratio: round(ratio), noise: round(noise) },
  ]);
  return { release: version, commit, processor: PROCESSOR, figures: Object.fromEntries(measured) };
}

/** Of several runs of the same code the least of each figure, and how far the others were from it. */
export function leastOf(runs: readonly (readonly Figure[])[]): Figure[] {
  return runs[0]!.map((first) => {
    const seen = runs.flatMap((run) => run.filter(({ name, ratio }) => name === first.name && ratio !== undefined));
    const [least] = [...seen].sort((a, b) => a.ratio! - b.ratio!);
    if (least === undefined) return first;
    return { ...least, noise: Math.max(...seen.map(({ ratio }) => ratio!)) / least.ratio! - 1 };
  });
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

/** The larger of the noise of either side. */
function noiseOf({ name, noise = 0 }: Figure, { figures }: Baseline): number {
  return Math.max(noise, figures[name]?.noise ?? 0);
}

export function isWorse(figure: Figure, baseline: Baseline): boolean {
  return (changeOf(figure, baseline) ?? 0) > Math.max(TOLERANCE, noiseOf(figure, baseline));
}

/** Figures under one another, with their aims and, where there is one, what the last release had. */
export function print(figures: readonly Figure[], baseline?: Baseline): void {
  const heads = ['', 'figure', 'aim', '', ...(baseline ? [`release ${baseline.release}`, 'noise', 'cost'] : [])];
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

function compared(figure: Figure, baseline: Baseline): [string, string, string] {
  const change = changeOf(figure, baseline);
  const percent = (share: number) => `${Math.abs(100 * share).toFixed(0)} %`;
  const noise = noiseOf(figure, baseline);
  const cost = change === undefined ? '' : `${change > 0 ? '+' : '−'}${percent(change)}`;
  return [
    baseline.figures[figure.name]?.value ?? '',
    noise > 0 ? `±${percent(noise)}` : '',
    isWorse(figure, baseline) ? `${cost} WORSE` : cost,
  ];
}
