import { fixed } from './spanish.ts';

/** Up to here pathogens do not grow (New Food 2009; French schools: 0.70-0.85). */
export const AW_SAFE = 0.85;
/** Beyond it a filling is a fresh product. */
export const AW_FRESH = 0.9;

/** How long fillings keep up to this water activity, above that of the band before. */
export interface KeepingBand {
  /** Where the band ends. */
  readonly to: number;
  /** True when a filling of exactly that water activity is still in it. */
  readonly inclusive: boolean;
  readonly text: string;
}

/**
 * No yeasts or moulds under 0.65, only xerophilic moulds under 0.75, no pathogens up to the target of a ganache (New
 * Food 2009; Coppel, Wybauw and Mohos as quoted in eGullet).
 */
export const KEEPING_BANDS: readonly KeepingBand[] = [
  { to: 0.65, inclusive: false, text: 'muy estable, más de 6 meses entre 15 y 18 °C' },
  { to: 0.75, inclusive: false, text: 'estable, 3 a 6 meses entre 15 y 18 °C' },
  { to: AW_SAFE, inclusive: true, text: 'conservación media, 4 a 12 semanas entre 15 y 18 °C' },
  { to: AW_FRESH, inclusive: true, text: 'conservación corta, 2 a 4 semanas en frío' },
  { to: 1, inclusive: true, text: 'consumo rápido, hasta 2 semanas en frío' },
];

/** How long a filling of this water activity (as shown) keeps. */
export function shelfLife(aw: number): string {
  return KEEPING_BANDS.find(({ to, inclusive }) => aw < to || (inclusive && aw === to))!.text;
}

/** ± of the estimate against published products: their composition and what crystallises, not the constants. */
export const AW_BARS = { ganache: 0.04, caramelo: 0.05 } as const;

/** «0,84 ±0,04». */
export function awText(aw: number, bar: number): string {
  return `${fixed(aw)} ±${fixed(bar)}`;
}

/** Whether a limit lies nearer than the estimate can tell. */
export function hangsOnBar(aw: number, limit: number, bar: number): boolean {
  return Math.abs(aw - limit) < bar - 1e-9;
}
