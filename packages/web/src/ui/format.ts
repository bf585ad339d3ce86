import { fixed, parseNumber as readNumber, trimmed } from '@obrador/engine';

/** A thousand tonnes: no scale shows more, and no column could. */
export const MAX_GRAMS = 1e9;

/** Figures as the engine writes them; `Intl` opens slower than the first screen runs. */
function plain(x: number, least: number, most: number): string {
  const text = trimmed(x, most);
  return decimalsOf(text) < least ? fixed(x, least) : text;
}

function decimalsOf(text: string): number {
  const comma = text.indexOf(',');
  return comma < 0 ? 0 : text.length - comma - 1;
}

const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Whole parts of fewer than five digits are not grouped in Spanish: «1234,5», «12.345». */
function grouped(text: string): string {
  const [whole = '', decimals] = text.split(',');
  if (!/\d{5}/.test(whole)) return text;
  const groups = whole.replace(BETWEEN_THOUSANDS, '.');
  return decimals === undefined ? groups : `${groups},${decimals}`;
}

/** A figure with exactly `decimals` decimals, decimal comma and a true minus sign: «−11,55». */
export function figure(x: number, decimals = 2): string {
  return grouped(fixed(x, decimals));
}

/** A number of the engine with the decimals its model stands for. */
export function exact(x: number, info: { readonly exactness?: number } | undefined): string {
  return figure(x, info?.exactness);
}

/** The decimals a column needs so that its commas stand one under the other. */
export function columnDecimals(values: readonly number[], most = 2): number {
  return Math.max(0, ...values.map((x) => decimalsIn(x, most)));
}

/** Decimals a weight is written with. */
export function decimalsIn(x: number, most: number): number {
  return decimalsOf(trimmed(x, most));
}

/** A figure without trailing zeros: «14», «2,5». */
export function short(x: number, decimals = 2): string {
  return grouped(trimmed(x, decimals));
}

/** A difference, always with its sign; «=» when nothing is left to show. */
export function signed(x: number, decimals = 2, least = 0): string {
  const text = grouped(plain(x, least, decimals));
  if (/^0(,0+)?$/.test(text)) return '=';
  return x > 0 ? `+${text}` : text;
}

/** The difference of two figures as they are shown, so that a row of a table adds up. */
export function shownChange(before: number, now: number, decimals = 2): string {
  const shown = (x: number) => Math.round(x * 10 ** decimals) / 10 ** decimals;
  return signed(shown(now) - shown(before), decimals, decimals);
}

/** A difference with both decimals, so that a column of them lines up: «+0,90», «0,00». */
export function change(x: number): string {
  const text = figure(x);
  return x > 0 && text !== '0,00' ? `+${text}` : text;
}

/** Grams to weigh: the decimals they have, two at most, so that nothing that goes on the scale is rounded away. */
export function grams(x: number): string {
  return short(x, 2);
}

/** Grams as typed: what the person wrote, not what a scale would show. */
export function gramsExact(x: number, least = 0): string {
  return plain(x, least, 3);
}

export function percent(share: number): string {
  return figure(100 * share, 1);
}

export function euros(x: number, decimals = 2): string {
  return `${figure(x, decimals)} €`;
}

/** «14 a 21», «desde 2,5», «hasta 40». */
export function rangeText(min: number | null, max: number | null, decimals = 2): string {
  if (min !== null && max !== null) return `${short(min, decimals)} a ${short(max, decimals)}`;
  if (min !== null) return `desde ${short(min, decimals)}`;
  return max === null ? '' : `hasta ${short(max, decimals)}`;
}

const MINUS = /^\s*[-−]/;

/** Reads a number as a Spaniard types it: «1.250,5», «12,5», «½». Null when it is none, or below 0 and may not be. */
export function parseNumber(text: string, negative = false): number | null {
  if (text.length > 40) return null;
  const below = negative && MINUS.test(text);
  const value = readNumber(below ? text.replace(MINUS, '') : text, false)?.value;
  if (value === undefined || value > MAX_GRAMS) return null;
  return below ? -value : value;
}

/** Made when a date is first written: a browser takes longer to open a calendar than to run the whole first screen. */
let dates: Intl.DateTimeFormat | undefined;
let moments: Intl.DateTimeFormat | undefined;

export function longDate(date: Date): string {
  dates ??= new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });
  return dates.format(date);
}

/** A date beyond any calendar, as only spoilt data has, is a dash. */
export function moment(time: number): string {
  if (Number.isNaN(new Date(time).getTime())) return '—';
  moments ??= new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' });
  return moments.format(time);
}
