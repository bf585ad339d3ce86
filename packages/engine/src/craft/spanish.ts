import { remember } from './remember.ts';
import { round, scaleOf } from './round.ts';

/** Writes a number with `decimals` decimals, decimal comma and the minus of print. */
export function fixed(x: number, decimals = 2): string {
  const scale = scaleOf(decimals);
  const digits = Math.floor(Math.abs(x) * scale + 0.5 + 1e-9);
  // Whole numbers are written several times faster, and figures are most of an answer.
  if (!(digits < MOST_DIGITS)) return printed(plain(x, decimals));
  const whole = Math.floor(digits / scale);
  const figure = decimals === 0 ? String(whole) : `${whole},${tailOf(digits - whole * scale, decimals)}`;
  return x < 0 && digits > 0 ? `−${figure}` : figure;
}

/** «00» to «99»: almost every figure has two decimals. */
const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));

function tailOf(digits: number, decimals: number): string {
  return decimals === 2 ? TWO_DIGITS[digits]! : String(digits).padStart(decimals, '0');
}

/** Up to here a double holds every digit. */
const MOST_DIGITS = 1e13;

/** Writes a number with at most `decimals` decimals, a decimal comma and no trailing zeros. */
export function trimmed(x: number, decimals = 2): string {
  const text = fixed(x, decimals);
  let end = text.length;
  if (decimals > 0 && text.at(-1 - decimals) === ',') {
    while (text[end - 1] === '0') end--;
    if (text[end - 1] === ',') end--;
  }
  return text.slice(0, end);
}

function printed(figure: string): string {
  return figure.replace('.', ',').replace('-', '−');
}

/**
 * Rounded first as every figure of the product is, half away from zero: `toFixed` by itself writes 1.005 as 1.00. It
 * turns to scientific notation at 1e21; grams that large are spelt out in full instead.
 */
function plain(x: number, decimals: number): string {
  if (!Number.isFinite(x)) return plain(x > 0 ? Number.MAX_VALUE : x < 0 ? -Number.MAX_VALUE : 0, decimals);
  if (Math.abs(x) >= 1e21) return BigInt(x).toString();
  return round(x, decimals).toFixed(decimals);
}

/** Joins names as Spanish does; «y» becomes «e» before the sound i. */
export function list(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  if (names.length === 1) return last;
  return `${names.slice(0, -1).join(', ')} ${andBefore(last)} ${last}`;
}

const andBefore = remember((name) => (/^h?i(?![aeou])/i.test(name) ? 'e' : 'y'));

/** Whether a sentence speaks of one thing, not of several. */
export function isOne(things: number | readonly unknown[]): boolean {
  return (typeof things === 'number' ? things : things.length) === 1;
}

/** «a», «b» y «c». */
export function quoted(names: readonly string[]): string {
  return list(names.map((name) => `«${name}»`));
}

/** «Leche entera» → «leche entera», for a name inside a sentence; «PGPR» stays. */
export function lowerFirst(text: string): string {
  const second = text.charAt(1);
  return second !== second.toLowerCase() ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** «miga seca» → «Miga seca». */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Enough to know a name again: longer ones are cut there. */
const MOST_SAID_AGAIN = 60;

/** A text somebody sent, as a sentence repeats it: cut where long. */
export function shortened(text: string): string {
  return text.length > MOST_SAID_AGAIN ? `${text.slice(0, MOST_SAID_AGAIN)}…` : text;
}
