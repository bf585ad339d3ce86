import type { Warning } from './analysis.ts';
import { unread } from './texts.ts';

/** Warning code of a name left unread because its request exceeded the reading budget. */
export const UNREAD = 'no_leido';

/** The warnings of a formula, with one for all the names that were not read. */
export function gatherUnread(warnings: readonly Warning[]): readonly Warning[] {
  const left = warnings.filter(({ code }) => code === UNREAD);
  if (left.length === 0) return warnings;
  const positions = left.map(({ index = 0 }) => index + 1);
  const text = unread.lines(left.length, Math.min(...positions), Math.max(...positions));
  return [{ code: UNREAD, text }, ...warnings.filter(({ code }) => code !== UNREAD)];
}
