import { type Craft, fixed, outcomeOf } from '@obrador/engine';
import { rangeBar } from './bar.ts';
import { type Judged, judgedBy } from './engine.ts';
import type { Paint } from './paint.ts';

/** The parts of a response the table shows, whatever the craft. */
interface Shown {
  readonly type: string;
  readonly typeLabel: string;
  readonly params: Readonly<Record<string, number>>;
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>;
  readonly inRange?: Readonly<Record<string, boolean | null>>;
  readonly suggestions?: readonly string[];
  readonly warnings?: readonly string[];
  readonly score?: {
    readonly motivos?: readonly string[];
    readonly tipo?: string;
    readonly temple?: Readonly<Record<string, readonly [number, number]>>;
    readonly aw?: number;
  };
}

/** `body` is the request the response answers. */
export function responseTable(craft: Craft, body: Record<string, unknown>, response: object, paint: Paint): string {
  const shown = response as Shown;
  const outcome = outcomeOf(response);
  const lines = [
    `${paint('bold', shown.typeLabel)}  ${paint(outcome.good ? 'good' : 'bad', `${outcome.good ? '✓' : '✗'} ${outcome.text}`)}`,
    '',
    ...parameterLines(craft, body, shown, paint),
    ...scoreLines(shown),
    ...section('Sugerencias', shown.suggestions, paint),
    ...section('Motivos', shown.score?.motivos, paint),
    ...section('Avisos', shown.warnings, paint),
  ];
  return lines.join('\n');
}

function parameterLines(craft: Craft, body: Record<string, unknown>, shown: Shown, paint: Paint): string[] {
  const judged = shown.ranges ? NOTHING : judgedBy(craft.linear(body), gramsIn(craft, body));
  const rows = Object.entries(shown.params).map(([key, value]) => {
    const info = craft.params.find((param) => param.key === key);
    return {
      key,
      value,
      label: info?.label ?? key,
      unit: info?.unit ?? '',
      bounds: shown.ranges?.[key] ?? boundsOf(key, value, judged),
    };
  });
  const labelWidth = Math.max(...rows.map((row) => row.label.length));
  const values = rows.map((row) => `${fixed(row.value)}${row.unit && ` ${row.unit}`}`);
  const valueWidth = Math.max(...values.map((value) => value.length));
  return rows.map((row, i) => {
    const head = `  ${row.label.padEnd(labelWidth)}  ${values[i]!.padStart(valueWidth)}`;
    if (row.bounds === null) return paint('dim', head);
    const [min, max] = row.bounds;
    const inside = shown.inRange?.[row.key] ?? null;
    const tail = `  ${rangeBar(row.value, min, max)}  ${boundsText(min, max)}`;
    if (inside === null) return head + paint('dim', tail);
    const sign = inside ? '✓' : row.value < (min ?? Number.NEGATIVE_INFINITY) ? '▼ por debajo' : '▲ por encima';
    return `${head}${tail}  ${paint(inside ? 'good' : 'bad', sign)}`;
  });
}

const NOTHING: ReadonlyMap<string, Judged> = new Map();

function gramsIn({ shape }: Craft, body: Record<string, unknown>): number[] {
  return (body.ingredients as Record<string, unknown>[]).map((item) => Number(item[shape.weight]));
}

/**
 * The range of a number of a craft that answers with a score. Cocoa judges «base.cacaoTotal», over the chocolate without
 * its additions: that range is of the number shown where the two are the same.
 */
function boundsOf(key: string, value: number, judged: ReadonlyMap<string, Judged>): Bounds | null {
  const base = [...judged].find(([other, one]) => other.endsWith(`.${key}`) && one.value === value);
  const range = (judged.get(key) ?? base?.[1])?.range;
  return range ? [finiteOrNull(range[0]), finiteOrNull(range[1])] : null;
}

type Bounds = readonly [number | null, number | null];

function finiteOrNull(x: number): number | null {
  return Number.isFinite(x) ? x : null;
}

function boundsText(min: number | null, max: number | null): string {
  if (min === null) return `hasta ${fixed(max ?? 0)}`;
  return max === null ? `desde ${fixed(min)}` : `${fixed(min)} a ${fixed(max)}`;
}

const TEMPERING = { fundir: 'fundir', enfriar: 'enfriar', trabajar: 'trabajar' } as const;

function scoreLines({ score }: Shown): string[] {
  if (!score) return [];
  const lines: string[] = [];
  if (score.temple) {
    const steps = Object.entries(TEMPERING).map(([key, label]) => `${label} ${score.temple?.[key]?.join('-')} °C`);
    lines.push('', `  ${score.tipo}`, `  Templado: ${steps.join(', ')}`);
  }
  if (score.aw !== undefined) lines.push(`  Actividad de agua estimada: ${fixed(score.aw)}`);
  return lines;
}

export function section(title: string, texts: readonly string[] | undefined, paint: Paint): string[] {
  if (!texts || texts.length === 0) return [];
  return ['', paint('bold', title), ...texts.map((text) => `  • ${text}`)];
}
