import { esBench } from '../bench/texts.ts';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { labelOf } from '../crafts/entries.ts';
import type { Entry } from '../storage/book.ts';
import { esPlan } from './texts.ts';

/** A recipe among others: those without a title are told apart by what they begin with. */
export function entryName({ title, craft, content }: Pick<Entry, 'title' | 'craft' | 'content'>): string {
  if (title.trim() !== '') return title;
  const own = loadedCraft(craft);
  const first = content.ingredientes.slice(0, 2).map(({ nombre }) => (own ? labelOf(own, nombre) : nombre));
  return first.length === 0 ? esBench.untitled : esPlan.untitledOf(first.join(', '));
}
