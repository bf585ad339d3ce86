import type { Craft } from './craft.ts';
import { fold, MAX_NAME_LENGTH, slug } from './names.ts';

/** What makes two names the same ingredient: their row, or else their spelling. */
export function identity(craft: Pick<Craft, 'find'>, text: string): string {
  return craft.find(text)?.name ?? `?${written(text)}`;
}

function written(text: string): string {
  const cut = text.slice(0, MAX_NAME_LENGTH);
  return slug(cut) || fold(cut.trim());
}
