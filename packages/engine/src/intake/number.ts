const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
]);

const THOUSANDS_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const THOUSANDS_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const AMERICAN = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const PLAIN = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
/** «2'5 kg»: an apostrophe between digits parts them as a point does. */
export const pointed = (text: string) => text.replace(/(?<=\d)['’´](?=\d)/g, '.');

const SPACES = /[\s\u00a0\u202f]/g;

/**
 * The number a token stands for. A comma is decimal; so is a point, unless it parts groups of three digits and
 * `pointIsDecimal` does not say otherwise.
 */
export function parseNumber(
  token: string,
  pointIsDecimal: boolean,
): { readonly value: number; readonly thousands: boolean } | undefined {
  const fraction = parseFraction(token.trim());
  if (fraction !== undefined) return { value: fraction, thousands: false };
  const digits = pointed(token).replace(SPACES, '');
  const thousands = THOUSANDS_BY_POINT.test(digits) && (!pointIsDecimal || digits.split('.').length > 2);
  const plain = thousands || EUROPEAN.test(digits) ? digits.replaceAll('.', '') : digits;
  const text = AMERICAN.test(plain) || THOUSANDS_BY_COMMA.test(plain) ? plain.replaceAll(',', '') : plain;
  if (!PLAIN.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? { value, thousands } : undefined;
}

/** «½», «1½», «3/4», «1 1/2». */
function parseFraction(token: string): number | undefined {
  const sign = FRACTIONS.get(token.at(-1) ?? '');
  if (sign !== undefined) {
    const whole = token.slice(0, -1).trim();
    return /^\d*$/.test(whole) ? Number(whole) + sign : undefined;
  }
  const parts = /^(?:(\d{1,4})\s+)?(\d{1,4})\/(\d{1,4})$/.exec(token);
  if (!parts || Number(parts[3]) === 0) return undefined;
  return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
}
