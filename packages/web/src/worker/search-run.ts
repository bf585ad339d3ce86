import { catalogueIndex, searchCatalogue } from '@obrador/engine';
import type { Craft } from '../crafts/craft-engines.ts';

/** What a text may mean in a craft. */
export interface Found {
  readonly text: string;
  /** Wire names, likeliest first. */
  readonly names: readonly string[];
  /** Whether the engine reads the text as it stands. */
  readonly known: boolean;
}

/** More than anyone reads of a list while typing. */
export const MAX_FOUND = 30;

/** By every name a food has. Getting ready for it takes longer than a keystroke may: it runs in the worker. */
export function searchFoods(craft: Craft, text: string): Found {
  const entries = searchCatalogue(catalogueIndex(craft.catalogue()), text, MAX_FOUND);
  const read = text === '' ? undefined : craft.find(text);
  // «Agua de manantial» is no name of anything, and is read all the same.
  const found = entries.length === 0 && read ? [read] : entries;
  return { text, names: found.map(({ name }) => name), known: read !== undefined };
}
