import { catalogueIndex, searchCatalogue } from './search.ts';

/** Something that can be chosen by its id, and what people call it. */
export interface Choice {
  readonly id: string;
  readonly label?: string;
}

/** The ids a text may have been meant for, likeliest first; none when nothing resembles it. */
export function suggest(text: string, choices: readonly Choice[], most = 3): string[] {
  const entries = choices.map(({ id, label = id }) => ({
    name: id,
    label,
    aliases: [],
    group: '',
    composition: {},
    price: null,
    source: '',
  }));
  return searchCatalogue(catalogueIndex(entries), text, most).map(({ name }) => name);
}
