import { slug } from '../craft/names.ts';
import { catalogueIndex, searchCatalogue } from './search.ts';

/** Something that can be chosen by its id, and what people call it. */
export interface Choice {
  readonly id: string;
  readonly label?: string;
}

/** No choice is half as long; comparing costs the more the longer the text, and a body has room for much. */
const LONGEST = 100;

/** The ids a text may have been meant for, likeliest first; none when nothing resembles it. */
export function suggest(text: string, choices: readonly Choice[], most = 3): string[] {
  if (text.length > LONGEST) return [];
  const entries = choices.map(({ id, label = id }) => ({
    name: id,
    label,
    aliases: [],
    group: '',
    composition: {},
    price: null,
    source: '',
  }));
  const found = searchCatalogue(catalogueIndex(entries), text, most).map(({ name }) => name);
  return found.length > 0 ? found : beginningAlike(text, choices).slice(0, most);
}

/** Ids that share as long a beginning as any, and half of the word where they part: «helado_cremoso», «helado_crema». */
function beginningAlike(text: string, choices: readonly Choice[]): string[] {
  const sought = slug(text);
  const shared = (id: string) => [...sought].findIndex((letter, i) => id[i] !== letter);
  const lengths = choices.map(({ id }) => ({ id, length: shared(id) === -1 ? sought.length : shared(id) }));
  const longest = Math.max(...lengths.map(({ length }) => length));
  const start = sought.lastIndexOf('_', longest - 1) + 1;
  const [word = ''] = sought.slice(start).split('_');
  if (longest === 0 || longest * 2 < sought.length || (longest - start) * 2 < word.length) return [];
  return lengths.filter(({ length }) => length === longest).map(({ id }) => id);
}
