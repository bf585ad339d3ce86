import { later } from './later.ts';

const FAMILIES = ['Obrador Serif', 'Obrador Sans'];
/** Letters that take longer than this move what they are drawn in after all. */
const PATIENCE_MS = 1000;

/** Asks for the page's letters at once: figures drawn in others move a little when theirs come. */
export async function bringLetters(): Promise<void> {
  const asked = FAMILIES.map((family) => document.fonts?.load(`1em "${family}"`));
  await Promise.race([Promise.allSettled(asked), later(PATIENCE_MS)]);
}
