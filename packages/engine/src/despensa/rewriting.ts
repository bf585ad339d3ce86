import { letterMask } from '../search/edits.ts';

type Meant = string | ((...found: string[]) => string);

/** A piece in small letters, and which letters it has. */
interface Cue {
  readonly text: string;
  readonly letters: number;
}

/** A pattern that is tried only where one of its cues stands in the text: most are never made ready. */
export interface Rewrite {
  readonly cues: readonly Cue[];
  readonly pattern: RegExp;
  readonly meant: Meant;
}

/** A rewrite, and the cues of which a text has one wherever the pattern matches: strokes between, «_» for a blank. */
export function rewrite(pattern: RegExp, meant: Meant, cues: string): Rewrite {
  const texts = cues.replaceAll('_', ' ').split('|');
  return { pattern, meant, cues: texts.map((text) => ({ text, letters: letterMask(text) })) };
}

export function replaced(text: string, { pattern, meant }: Rewrite): string {
  return typeof meant === 'string' ? text.replace(pattern, meant) : text.replace(pattern, meant);
}

export function rewritten(text: string, rewrites: readonly Rewrite[]): string {
  let rest = text;
  let lower = text.toLowerCase();
  let letters = letterMask(lower);
  for (const one of rewrites) {
    if (!hasAny(lower, letters, one.cues)) continue;
    const next = replaced(rest, one);
    if (next === rest) continue;
    rest = next;
    lower = rest.toLowerCase();
    letters = letterMask(lower);
  }
  return rest;
}

/** Most cues have a letter that the text lacks. */
function hasAny(text: string, letters: number, cues: readonly Cue[]): boolean {
  for (const cue of cues) if ((cue.letters & ~letters) === 0 && text.includes(cue.text)) return true;
  return false;
}
