import { type Analysis, type Craft, fixed, isOut, type Meter } from '@obrador/engine';
import { rangeBar } from './bar.ts';
import type { Paint } from './paint.ts';

export function analysisTable(craft: Craft, analysis: Analysis, paint: Paint): string {
  const { typeLabel, outcome, advice, warnings } = analysis;
  const verdict = paint(outcome.good ? 'good' : 'bad', `${outcome.good ? '✓' : '✗'} ${outcome.text}`);
  // A score has reasons; a verdict has corrections.
  const heading = craft.lawful ? 'Motivos' : 'Sugerencias';
  return [
    `${paint('bold', typeLabel)}  ${verdict}`,
    '',
    ...parameterLines(craft, analysis, paint),
    ...scoreLines(analysis),
    ...section(
      heading,
      advice.map(({ text }) => text),
      paint,
    ),
    ...section(
      'Avisos',
      warnings.map(({ text }) => text),
      paint,
    ),
  ].join('\n');
}

function parameterLines(craft: Craft, { values, meters }: Analysis, paint: Paint): string[] {
  const rows = craft.params.flatMap(({ key, label, unit }) => {
    const value = values[key];
    return value === undefined ? [] : [{ value, label, unit, meter: meterFor(key, value, meters) }];
  });
  const labelWidth = Math.max(...rows.map((row) => row.label.length));
  const figures = rows.map((row) => `${fixed(row.value)}${row.unit && ` ${row.unit}`}`);
  const figureWidth = Math.max(...figures.map((figure) => figure.length));
  return rows.map(({ label, value, meter }, i) => {
    const head = `  ${label.padEnd(labelWidth)}  ${figures[i]!.padStart(figureWidth)}`;
    if (meter === undefined) return paint('dim', head);
    const { min, max, state } = meter;
    const tail = `  ${rangeBar(value, min, max)}  ${boundsText(min, max)}`;
    if (state === 'sin_juicio') return head + paint('dim', tail);
    return `${head}${tail}  ${paint(isOut(meter) ? 'bad' : 'good', SIGNS[state])}`;
  });
}

const SIGNS = { dentro: '✓', al_limite: '✓ al límite', bajo: '▼ por debajo', alto: '▲ por encima' } as const;

/**
 * The meter of a number of the response. Cocoa judges «base.cacaoTotal», over the chocolate without its additions: that
 * range is of the number shown where the two are the same.
 */
function meterFor(key: string, value: number, meters: readonly Meter[]): Meter | undefined {
  return (
    meters.find((meter) => meter.key === key) ??
    meters.find((meter) => meter.info?.key === key && meter.value === value)
  );
}

function boundsText(min: number | null, max: number | null): string {
  if (min === null) return `hasta ${fixed(max ?? 0)}`;
  return max === null ? `desde ${fixed(min)}` : `${fixed(min)} a ${fixed(max)}`;
}

const STAGES = ['fundir', 'enfriar', 'trabajar'] as const;

function scoreLines({ outcome, tempering, waterActivity }: Analysis): string[] {
  const lines: string[] = [];
  if (tempering) {
    const steps = STAGES.map((stage) => `${stage} ${tempering[stage].join('-')} °C`);
    lines.push('', `  ${outcome.denomination}`, `  Templado: ${steps.join(', ')}`);
  }
  if (waterActivity !== undefined) lines.push(`  Actividad de agua estimada: ${fixed(waterActivity)}`);
  return lines;
}

export function section(title: string, texts: readonly string[] | undefined, paint: Paint): string[] {
  if (!texts || texts.length === 0) return [];
  return ['', paint('bold', title), ...texts.map((text) => `  • ${text}`)];
}
