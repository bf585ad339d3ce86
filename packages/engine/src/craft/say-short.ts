import { isObject } from './read.ts';
import { shortened } from './spanish.ts';

/** An answer whose sentences cut long names: kilobytes may come as one. */
export function sayShort<T>(answer: T, body: unknown): T {
  const texts = longTexts(body);
  if (texts.length === 0) return answer;
  const long = new Set(texts);
  const cuts = [...long].slice(0, MOST_CUT).map((name) => [tail(name.trim()), tail(shortened(name.trim()))] as const);
  return cut(answer, long, cuts) as T;
}

/** Most names looked for: no more are read of a request. */
const MOST_CUT = 50;

/** Type and names of a request, recipes included, too long for a sentence. */
function longTexts(body: unknown): readonly string[] {
  if (!isObject(body)) return [];
  const long = isLong(body.type) ? [body.type] : [];
  if (!Array.isArray(body.ingredients)) return long;
  for (const item of body.ingredients) {
    if (!isObject(item)) continue;
    if (isLong(item.name)) long.push(item.name);
    if (isLong(item.ingrediente)) long.push(item.ingrediente);
    if (item.receta !== undefined) long.push(...longTexts(item.receta));
  }
  return long;
}

function isLong(text: unknown): text is string {
  return typeof text === 'string' && shortened(text) !== text;
}

/** A text that is the name itself is a field: it stays as sent. */
function cut(value: unknown, long: ReadonlySet<string>, cuts: readonly (readonly [string, string])[]): unknown {
  if (Array.isArray(value)) return value.map((one) => cut(one, long, cuts));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, long, cuts)]));
  }
  if (!isLong(value) || long.has(value)) return value;
  return cuts.reduce((text, [whole, short]) => text.replaceAll(whole, short), value);
}

/** Sentences may write the first letter small. */
function tail(name: string): string {
  return name.slice(1);
}
