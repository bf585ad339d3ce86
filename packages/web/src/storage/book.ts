import type { CraftId } from '../crafts/engine.ts';
import type { Annotation, Content, Draft, Head, Version } from './records.ts';

/** A recipe as the book lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly craft: CraftId;
  /** As it would open: the newest draft, or the newest version. */
  readonly content: Content;
  readonly modified: number;
  readonly used: number;
  readonly tags: readonly string[];
  readonly favourite: boolean;
  readonly trashed: number | null;
  /** Oldest first; empty for work never saved. */
  readonly versions: readonly Version[];
  /** Newest last. */
  readonly drafts: readonly Draft[];
  readonly annotations: readonly Annotation[];
}

interface Shelved {
  readonly heads: readonly Head[];
  readonly versions: readonly Version[];
  readonly drafts: readonly Draft[];
  readonly annotations: readonly Annotation[];
}

/** Every recipe there is anything of, whatever may be missing about it. */
export function entriesOf({ heads, versions, drafts, annotations }: Shelved): Entry[] {
  const headOf = new Map(heads.map((head) => [head.id, head]));
  const versionsOf = grouped(versions, ({ creada }) => creada);
  const draftsOf = grouped(drafts, ({ modificada }) => modificada);
  const annotationsOf = grouped(annotations, ({ creada }) => creada);
  return [...new Set([...versionsOf.keys(), ...draftsOf.keys()])].flatMap((id) => {
    const head = headOf.get(id);
    const mine = versionsOf.get(id) ?? [];
    const unsaved = draftsOf.get(id) ?? [];
    const [version, draft] = [mine.at(-1), unsaved.at(-1)];
    const content = draft?.contenido ?? version?.contenido;
    if (!content || (mine.length === 0 && isEmpty(content))) return [];
    const modified = Math.max(version?.creada ?? 0, draft?.modificada ?? 0);
    return [
      {
        id,
        // The book goes by the name under which a recipe was saved.
        title: (version?.contenido ?? content).titulo,
        craft: content.oficio,
        content,
        modified,
        used: Math.max(head?.usada ?? 0, modified),
        tags: head?.etiquetas ?? [],
        favourite: head?.favorita ?? false,
        trashed: head?.papelera ?? null,
        versions: mine,
        drafts: unsaved,
        annotations: annotationsOf.get(id) ?? [],
      },
    ];
  });
}

function isEmpty({ titulo, ingredientes }: Content): boolean {
  return titulo.trim() === '' && ingredientes.every(({ nombre }) => nombre.trim() === '');
}

function grouped<T extends { readonly receta: string }>(records: readonly T[], at: (record: T) => number) {
  const groups = new Map<string, T[]>();
  for (const record of [...records].sort((a, b) => at(a) - at(b))) {
    groups.set(record.receta, [...(groups.get(record.receta) ?? []), record]);
  }
  return groups;
}

export const ORDERS = ['usada', 'modificada', 'titulo'] as const;
export type Order = (typeof ORDERS)[number];

export interface AllergenSearch {
  readonly code: string;
  readonly contained: boolean;
}

/** What a recipe contains, and whether that is all. */
export type Allergens = ReadonlyMap<string, { readonly codes: ReadonlySet<string>; readonly sure: boolean }>;

export interface Search {
  /** Already folded: no capitals, no accents. */
  readonly text: string;
  readonly craft: CraftId | null;
  readonly tag: string | null;
  /** Only recipes that contain an allergen, or that surely do not; null for all. */
  readonly allergen: AllergenSearch | null;
  readonly favourites: boolean;
  readonly trash: boolean;
  readonly order: Order;
}

export function found(
  entries: readonly Entry[],
  search: Search,
  fold: (text: string) => string,
  allergens: Allergens = new Map(),
): Entry[] {
  const words = search.text.split(/\s+/).filter(Boolean);
  return entries
    .filter(
      (entry) =>
        (entry.trashed !== null) === search.trash &&
        (search.craft === null || entry.craft === search.craft) &&
        (search.tag === null || entry.tags.includes(search.tag)) &&
        (!search.favourites || entry.favourite) &&
        (search.allergen === null || fits(entry.id, search.allergen, allergens)) &&
        matches(entry, words, fold),
    )
    .sort(BY[search.order]);
}

function fits(id: string, { code, contained }: AllergenSearch, allergens: Allergens): boolean {
  const known = allergens.get(id);
  const has = [...(known?.codes ?? [])].some((each) => each === code || each.startsWith(`${code}:`));
  return contained ? has : !has && known?.sure === true;
}

/** Every word stands in the title, a tag, an ingredient or a note. */
function matches(
  { title, tags, content, annotations, versions }: Entry,
  words: readonly string[],
  fold: (text: string) => string,
): boolean {
  if (words.length === 0) return true;
  const texts = [title, content.titulo, ...tags, ...content.ingredientes.map(({ nombre }) => nombre)];
  const notes = [...annotations.map(({ nota }) => nota), ...versions.map(({ nota }) => nota)];
  const all = fold([...texts, ...notes].join(' '));
  return words.every((word) => all.includes(word));
}

const BY: Readonly<Record<Order, (a: Entry, b: Entry) => number>> = {
  usada: (a, b) => b.used - a.used,
  modificada: (a, b) => b.modified - a.modified,
  titulo: (a, b) => a.title.localeCompare(b.title, 'es'),
};
