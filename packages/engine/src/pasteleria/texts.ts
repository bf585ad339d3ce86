import { AW_BARS, AW_FRESH, awText, hangsOnBar } from '../craft/keeping.ts';
import type { Range } from '../craft/ranges.ts';
import { fixed, lowerFirst, trimmed } from '../craft/spanish.ts';
import type { Param } from './param.ts';
import { keepingOf, nothingBelow as lacking } from './texts.gen.ts';

export * from './texts.gen.ts';

export type Side = 'low' | 'high';

/** «Azúcares por debajo del rango (16,04 %; 18–33 %)»: bare ratios take two decimals, percentages their sign. */
export function outOfRange(param: Param, value: number, range: Range, side: Side): string {
  return `${param.label} por ${side === 'low' ? 'debajo' : 'encima'} del rango (${figures(param, value, range)})`;
}

/** «Azúcar/harina: la fórmula no lleva harina…»: there is nothing to hold it against. */
export function nothingBelow(label: string, over: string): string {
  return lacking(label, over.replace(/ y (?=[^,]*$)/, ' ni '));
}

/** Of what the changes before it push out. */
export function leftOutOfRange(param: Param, value: number, range: Range, side: Side): string {
  return `Tras esos cambios, ${outOfRange({ ...param, label: lowerFirst(param.label) }, value, range, side)}`;
}

function figures({ unit }: Param, value: number, [min, max]: Range): string {
  return unit === '%'
    ? `${fixed(value)} %; ${trimmed(min)}–${trimmed(max)} %`
    : `${fixed(value)}; ${fixed(min)}–${fixed(max)}`;
}

/** Decimals that leave two figures of a weight below 0.1 g, as recipes sent as fractions have. */
export function twoFigures(grams: number): number {
  return Math.min(20, 1 - Math.floor(Math.log10(grams)));
}

/** Grams that a scale shows, in the decimals it shows them with. */
export function weight(grams: number): string {
  if (grams >= 9.95) return fixed(grams, 0);
  return grams >= 0.05 ? fixed(grams, 1) : trimmed(grams, twoFigures(grams));
}

export function keeping(aw: number, life: string, dry: boolean): string {
  const near = hangsOnBar(aw, AW_FRESH, AW_BARS.ganache) ? AW_FRESH : undefined;
  return keepingOf(awText(aw, AW_BARS.ganache), life, near, dry);
}
