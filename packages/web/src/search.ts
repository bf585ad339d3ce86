import { type CatalogueEntry, type Craft, catalogueIndex, fold, searchCatalogue } from './engine.ts';
import { type OwnIngredient, ownAs } from './state/own.ts';

/** What a person may pick while writing an ingredient. */
export type Choice =
  | { readonly kind: 'catalogue'; readonly entry: CatalogueEntry }
  | { readonly kind: 'own'; readonly own: OwnIngredient }
  /** The text as it stands; `unknown` where the engine will not know it. */
  | { readonly kind: 'text'; readonly text: string; readonly unknown?: boolean }
  | { readonly kind: 'create'; readonly text: string };

const MAX_CHOICES = 30;

export function choicesFor(craft: Craft, query: string): Choice[] {
  const text = query.trim();
  const folded = fold(text);
  const own: Choice[] = ownAs(craft.id)
    .filter(({ name }) => fold(name).includes(folded))
    .map((item) => ({ kind: 'own', own: item }));
  const found: Choice[] = searchCatalogue(catalogueIndex(craft.catalogue()), text, MAX_CHOICES).map((entry) => ({
    kind: 'catalogue',
    entry,
  }));
  return [...own, ...found, ...(text === '' ? [] : free(craft, text, found.length > 0))];
}

/** What counts for nothing never comes first: before it stands the way to describe it. */
function free(craft: Craft, text: string, isLike: boolean): Choice[] {
  const unknown = !isLike && !craft.find(text);
  const asIs: Choice = { kind: 'text', text, unknown };
  const create: Choice = { kind: 'create', text };
  return unknown ? [create, asIs] : [asIs, create];
}

/** The catalogue rows most like a name that is not in it. */
export function likeliest(craft: Craft, text: string): readonly CatalogueEntry[] {
  return searchCatalogue(catalogueIndex(craft.catalogue()), text, 2);
}

/** Catalogue entries by wire name, made once per craft. */
const indexes = new WeakMap<Craft, ReadonlyMap<string, CatalogueEntry>>();

export function entryNamed(craft: Craft, name: string): CatalogueEntry | undefined {
  let index = indexes.get(craft);
  if (!index) {
    index = new Map(craft.catalogue().map((entry) => [entry.name, entry]));
    indexes.set(craft, index);
  }
  return index.get(name);
}

/** The name for people of what was sent: the label of a catalogue id, or the text itself. */
export function labelOf(craft: Craft, name: string): string {
  return entryNamed(craft, name)?.label ?? name;
}
