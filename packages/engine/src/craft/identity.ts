import type { Craft } from './craft.ts';
import { fold, MAX_NAME_LENGTH, slug } from './names.ts';

/** Two names are the same ingredient when this is the same: the row they are read as, or else how they are spelt. */
export function identity(craft: Pick<Craft, 'find'>, text: string): string {
  return craft.find(text)?.name ?? `?${written(text)}`;
}

function written(text: string): string {
  const cut = text.slice(0, MAX_NAME_LENGTH);
  return slug(cut) || fold(cut.trim());
}
