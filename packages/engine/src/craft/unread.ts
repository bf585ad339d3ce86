import type { Warning } from './analysis.ts';
import { unread } from './texts.ts';

/** Warning code of a name left unread because its request exceeded the reading budget. */
export const UNREAD = 'no_leido';

/** The warnings of a formula, with one for all the names that were not read. */
export function gatherUnread(warnings: readonly Warning[]): readonly Warning[] {
  if (!warnings.some(({ code }) => code === UNREAD)) return warnings;
  const left = warnings.filter(({ code }) => code === UNREAD);
  const positions = left.map(({ index = 0 }) => index + 1);
  const text = unread.lines(left.length, Math.min(...positions), Math.max(...positions));
  return [{ code: UNREAD, text }, ...warnings.filter(({ code }) => code !== UNREAD)];
}
