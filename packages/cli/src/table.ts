import { type Analysis, type Craft, fixed, isOut, type Meter } from '@obrador/engine';
import { rangeBar } from './bar.ts';
import { type Screen, wrap } from './screen.ts';
import { answers } from './texts.ts';

export function analysisTable(craft: Craft, analysis: Analysis, screen: Screen): string {
  const { paint } = screen;
  const { typeLabel, outcome, advice, warnings } = analysis;
  const verdict = paint(outcome.good ? 'good' : 'bad', `${outcome.good ? '✓' : '✗'} ${outcome.text}`);
  // A score has reasons; a verdict has corrections.
  const heading = craft.lawful ? answers.reasons : answers.suggestions;
  return [
    `${paint('bold', typeLabel)}  ${verdict}`,
    '',
    ...parameterLines(craft, analysis, screen),
    ...scoreLines(analysis),
    ...section(
      heading,
      advice.map(({ text }) => text),
      screen,
    ),
    ...section(
      answers.warnings,
      warnings.map(({ text }) => text),
      screen,
    ),
  ].join('\n');
}

function parameterLines(craft: Craft, { values, meters }: Analysis, { paint, width }: Screen): string[] {
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
    const bar = head.length + BESIDE <= width ? `  ${rangeBar(value, min, max)}` : '';
    const bounds = `${bar}  ${boundsText(min, max)}`;
    const sign = state === 'sin_juicio' ? '' : SIGNS[state];
    const tail = head.length + bounds.length + 2 + sign.length <= width ? bounds : `\n  ${bounds}`;
    if (state === 'sin_juicio') return head + paint('dim', tail);
    return `${head}${tail}  ${paint(isOut(meter) ? 'bad' : 'good', sign)}`;
  });
}

/** A bar, its bounds and its sign: on narrower screens the bar is left out. */
const BESIDE = 55;

const SIGNS = { dentro: '✓', al_limite: '✓ admitido', bajo: '▼ por debajo', alto: '▲ por encima' } as const;

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
  if (min === null) return answers.upTo(fixed(max ?? 0));
  return max === null ? answers.from(fixed(min)) : answers.between(fixed(min), fixed(max));
}

const STAGES = ['fundir', 'enfriar', 'trabajar'] as const;

function scoreLines({ outcome, tempering, waterActivity, waterActivityBar = 0 }: Analysis): string[] {
  const lines: string[] = [];
  if (tempering) {
    const steps = STAGES.map((stage) => `${stage} ${tempering[stage].join('-')} °C`);
    lines.push('', `  ${outcome.denomination}`, `  ${answers.tempering(steps.join(', '))}`);
  }
  if (waterActivity !== undefined)
    lines.push(`  ${answers.waterActivity(fixed(waterActivity), fixed(waterActivityBar))}`);
  return lines;
}

export function section(title: string, texts: readonly string[], { paint, width }: Screen): string[] {
  if (texts.length === 0) return [];
  return ['', paint('bold', title), ...texts.map((text) => wrap(`  • ${text}`, width, '    '))];
}
