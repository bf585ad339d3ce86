import type { CraftId } from '../crafts/engine.ts';
import { fold } from '../crafts/engine.ts';

/** Somewhere the palette leads, or something it puts on the bench. */
export interface Destination {
  readonly id: string;
  readonly label: string;
  /** What it is: page, recipe, type, ingredient. */
  readonly about: string;
  readonly go: () => void;
  readonly craft?: CraftId;
}

export const MOST_SHOWN = 12;

/** What the words of a query find, names that begin with it first; without a query, the first of the list. */
export function destinationsFor(all: readonly Destination[], query: string): readonly Destination[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = all.flatMap((each) => {
    const label = fold(each.label);
    if (!words.every((word) => label.includes(word))) return [];
    return [{ each, rank: label.startsWith(wanted) ? 0 : label.includes(` ${words[0] ?? ''}`) ? 1 : 2 }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ each }) => each);
}
