import { isObject } from './log.ts';

/** Far deeper than any record; what is nested without end stops whoever copies or writes it. */
const MOST_DEEP = 32;

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'undefined']);

/** Whether a value is such as this app writes: a member may sign anything, and what no database takes stops a device. */
export function isPlain(value: unknown, left: number = MOST_DEEP): boolean {
  if (Array.isArray(value)) return left > 0 && value.every((item) => isPlain(item, left - 1));
  if (!isObject(value)) return value === null || PLAIN.has(typeof value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return left > 0 && Object.values(value).every((item) => isPlain(item, left - 1));
}
