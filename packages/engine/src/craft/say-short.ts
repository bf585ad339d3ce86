import { isObject } from './read.ts';
import { shortened } from './spanish.ts';

/** An answer whose sentences say long names of its request cut short: kilobytes may come as one. */
export function sayShort<T>(answer: T, body: unknown): T {
  const long = longTexts(body);
  return long.length === 0 ? answer : (cut(answer, long) as T);
}

/** The type and names of a request, those in recipes too, that a sentence would not say whole. */
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

/** A text that is the name itself is a field, no sentence, and stays as sent. */
function cut(value: unknown, long: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => cut(one, long));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, long)]));
  if (typeof value !== 'string' || long.includes(value)) return value;
  return long.reduce((text, name) => text.replaceAll(tail(name.trim()), tail(shortened(name.trim()))), value);
}

/** Sentences may write the first letter small. */
function tail(name: string): string {
  return name.slice(1);
}
