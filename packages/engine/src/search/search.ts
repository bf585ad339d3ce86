import type { CatalogueEntry } from '../craft/craft.ts';
import { finished } from '../craft/lazy.ts';
import { foldApart, MAX_NAME_LENGTH } from '../craft/names.ts';
import { halfEdits, letterMask, type TypedWord, typedWord } from './edits.ts';

/**
 * Names, labels and aliases of entries, as the words that count; column by column, since a service keeps some hundred
 * thousand of them, and an object each would take three times the memory.
 */
interface Terms {
  readonly texts: readonly string[];
  /** Places of the entries they name. */
  readonly entries: Uint32Array;
  /** 1 for an alias. */
  readonly aliases: Uint8Array;
  /** Words of each. */
  readonly lengths: Uint8Array;
}

/** A catalogue ready to be searched on every keystroke. */
export interface CatalogueIndex {
  readonly entries: readonly CatalogueEntry[];
  readonly terms: Terms;
  /** Different words of all terms. */
  readonly words: readonly string[];
  /** The terms that hold each word, one word after another, and where those of each begin. */
  readonly holders: Uint32Array;
  readonly begins: Uint32Array;
  /** Letters of each word, to discard at a glance those too different to be a misspelling. */
  readonly letters: Int32Array;
}

/** How well an entry answers, best first. */
const EXACT_NAME = 0;
const EXACT_ALIAS = 1;
const NAME_PREFIX = 2;
const WORD_PREFIX = 3;
const SUBSTRING = 4;
const TYPO = 5;

/** How one word of the query meets one word of a term, best first; a misspelling adds its half edits. */
const WHOLE = 0;
const START = 1;
const INSIDE = 2;
const MISSPELT = 3;
const NONE = 255;

const WORD = /\p{Alpha}+|\p{N}+/gu;
/** Joining words that may be left out: «pasta de avellana», «pasta avellana». */
const JOINING = new Set(['de', 'del', 'la', 'el', 'las', 'los', 'con', 'en', 'y', 'a', 'al', 'd', 'l', 'di', 'of']);
/** More different words than any name has; the rest of a longer query is ignored. */
const MAX_WORDS = 16;

/** Singular and plural, «nuez» and «nueces», become the same; what is typed of a word stays the start of it. */
function stem(word: string): string {
  const soft = word.replaceAll('z', 'c');
  if (soft.length < 4) return soft;
  const singular = soft.endsWith('s') ? soft.slice(0, -1) : soft;
  return singular.length > 3 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

function wordsOf(text: string): string[] {
  return foldApart(text).match(WORD) ?? [];
}

/** The words that count. */
function meaning(words: readonly string[]): readonly string[] {
  const counting = words.filter((word) => !JOINING.has(word));
  return counting.length > 0 ? counting : words;
}

function typedWords(text: string): TypedWord[] {
  const typed = new Map<string, TypedWord>();
  for (const word of meaning(wordsOf(text)).slice(0, MAX_WORDS)) {
    const root = stem(word);
    if (!typed.has(root)) typed.set(root, typedWord(word, root));
  }
  return [...typed.values()];
}

const indexes = new WeakMap<readonly CatalogueEntry[], CatalogueIndex>();

/** The index of a catalogue, built the first time it is asked for. */
export function catalogueIndex(entries: readonly CatalogueEntry[]): CatalogueIndex {
  return indexes.get(entries) ?? finished(indexBySteps(entries));
}

/** Entries indexed between one breath and the next: a millisecond or two. */
const STEP = 10;

/** A name taken apart. */
interface Worded {
  /** Stems of all its words. */
  readonly stems: readonly string[];
  /** Those that count. */
  readonly text: string;
  readonly length: number;
}

/** Names already taken apart: the catalogues of the crafts have most of them in common. */
export type Wordings = Map<string, Worded | undefined>;

function wordedOf(name: string, known: Wordings): Worded | undefined {
  if (known.has(name)) return known.get(name);
  const words = wordsOf(name);
  const counting = meaning(words).map(stem);
  const worded =
    words.length === 0
      ? undefined
      : { stems: words.map(stem), text: counting.join(' '), length: Math.min(counting.length, MOST_COUNTED) };
  known.set(name, worded);
  return worded;
}

/** What the column holds: no name has as many words. */
const MOST_COUNTED = 255;

/**
 * Builds the index of a catalogue a few entries at a time, for whoever must answer others meanwhile; who builds several
 * has them share `known`.
 */
export function* indexBySteps(
  entries: readonly CatalogueEntry[],
  known: Wordings = new Map(),
): Generator<void, CatalogueIndex> {
  const texts: string[] = [];
  const entryOf: number[] = [];
  const aliasOf: number[] = [];
  const lengths: number[] = [];
  const holders = new Map<string, number[]>();
  for (const [entry, { name, label, aliases }] of entries.entries()) {
    if (entry % STEP === STEP - 1) yield;
    const seen = new Map<string, number>();
    [name, label, ...aliases].forEach((key, i) => {
      const worded = wordedOf(key, known);
      if (worded === undefined) return;
      const { text, stems, length } = worded;
      let term = seen.get(text);
      if (term === undefined) {
        term = texts.push(text) - 1;
        entryOf.push(entry);
        aliasOf.push(i > 1 ? 1 : 0);
        lengths.push(length);
        seen.set(text, term);
      }
      // Joining words too: «leche e» is on its way to «leche en polvo».
      for (const word of stems) hold(holders, word, term);
    });
  }
  const words = [...holders.keys()];
  const index: CatalogueIndex = {
    entries,
    terms: {
      texts: texts.slice(),
      entries: Uint32Array.from(entryOf),
      aliases: Uint8Array.from(aliasOf),
      lengths: Uint8Array.from(lengths),
    },
    words,
    ...laidOut([...holders.values()]),
    letters: Int32Array.from(words, letterMask),
  };
  indexes.set(entries, index);
  return index;
}

/** Lists one after another, and where each begins; the last begins where all end. */
function laidOut(lists: readonly (readonly number[])[]): Pick<CatalogueIndex, 'holders' | 'begins'> {
  const begins = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    begins[i + 1] = begins[i]! + list.length;
  });
  const holders = new Uint32Array(begins[lists.length]!);
  lists.forEach((list, i) => {
    holders.set(list, begins[i]!);
  });
  return { holders, begins };
}

function hold(holders: Map<string, number[]>, word: string, term: number): void {
  const held = holders.get(word);
  if (held === undefined) holders.set(word, [term]);
  else if (held.at(-1) !== term) held.push(term);
}

/**
 * Entries whose name, label or an alias holds every word of the query, best first: exact name, exact alias, start of
 * the name, starts of words, inside words, misspelt. Accents, case, plurals and the order of words do not matter. The
 * same query always gives the same order. A blank query gives the catalogue as it stands.
 */
export function searchCatalogue(index: CatalogueIndex, query: string, limit: number): CatalogueEntry[] {
  const most = Math.max(0, Math.floor(limit) || 0);
  const text = query.slice(0, MAX_NAME_LENGTH);
  if (text.trim() === '') return index.entries.slice(0, most);
  const asked = typedWords(text);
  if (asked.length === 0) return [];
  const meetings = asked.map((word) => meet(index, word.stem));
  let found = ranked(index, asked, meetings);
  const exact = found.some(({ rank }) => rank < NAME_PREFIX * TIER);
  if (!exact && found.length < most) {
    const answered = found.length > 0;
    asked.forEach((word, i) => {
      // A word of the catalogue is not taken for a slip while the query as typed has answers.
      if (!answered || !meetings[i]!.includes(WHOLE)) forgive(index, word, meetings[i]!);
    });
    found = ranked(index, asked, meetings);
  }
  return found.slice(0, most).map(({ entry }) => index.entries[entry]!);
}

/** Weights that order answers of the same tier: fewer edits, then fewer unfinished words, then fewer words left over. */
const TIER = 1e9;
const HALF_EDIT = 1e7;
const UNFINISHED = 1e5;
const LEFT_OVER = 10;
const ALIAS = 1;

interface Found {
  readonly entry: number;
  readonly rank: number;
}

function ranked(
  { entries, terms }: CatalogueIndex,
  asked: readonly TypedWord[],
  meetings: readonly Uint8Array[],
): Found[] {
  const text = asked.map((word) => word.stem).join(' ');
  const best = new Float64Array(entries.length).fill(Number.POSITIVE_INFINITY);
  for (let t = 0; t < terms.texts.length; t++) {
    const rank = rankOf(terms, t, text, meetings);
    const entry = terms.entries[t]!;
    if (rank < best[entry]!) best[entry] = rank;
  }
  const found: Found[] = [];
  best.forEach((rank, entry) => {
    if (rank < Number.POSITIVE_INFINITY) found.push({ entry, rank });
  });
  return found.sort((a, b) => a.rank - b.rank || a.entry - b.entry);
}

/** For each term, how its nearest word meets the one asked for. */
function meet(index: CatalogueIndex, asked: string): Uint8Array {
  const { terms, words } = index;
  const nearest = new Uint8Array(terms.texts.length).fill(NONE);
  for (let w = 0; w < words.length; w++) {
    const word = words[w]!;
    if (asked.length > 2 ? !word.includes(asked) : !word.startsWith(asked)) continue;
    const how = word.length === asked.length ? WHOLE : word.startsWith(asked) ? START : INSIDE;
    note(index, w, how, nearest);
  }
  return nearest;
}

/** Notes in `nearest` how the terms that hold a word meet the one asked for. */
function note({ holders, begins }: CatalogueIndex, word: number, how: number, nearest: Uint8Array): void {
  for (let i = begins[word]!; i < begins[word + 1]!; i++) {
    const t = holders[i]!;
    if (how < nearest[t]!) nearest[t] = how;
  }
}

/** Adds to `nearest` the terms that hold the word misspelt. */
function forgive(index: CatalogueIndex, asked: TypedWord, nearest: Uint8Array): void {
  if (asked.slips === 0) return;
  const { words, letters } = index;
  for (let w = 0; w < words.length; w++) {
    const halves = halfEdits(asked, words[w]!, letters[w]!);
    if (halves === undefined) continue;
    note(index, w, MISSPELT + halves, nearest);
  }
}

function rankOf({ texts, aliases, lengths }: Terms, t: number, asked: string, meetings: readonly Uint8Array[]): number {
  let worst = WHOLE;
  let halves = 0;
  let unfinished = 0;
  for (const nearest of meetings) {
    const how = nearest[t]!;
    if (how === NONE) return Number.POSITIVE_INFINITY;
    if (how > MISSPELT) halves += how - MISSPELT;
    if (how !== WHOLE) unfinished++;
    if (how > worst) worst = how;
  }
  const isAlias = aliases[t] === 1;
  const leftOver = Math.max(0, lengths[t]! - meetings.length);
  const tier = tierOf(texts[t]!, isAlias, asked, worst);
  return tier * TIER + halves * HALF_EDIT + unfinished * UNFINISHED + leftOver * LEFT_OVER + (isAlias ? ALIAS : 0);
}

function tierOf(text: string, isAlias: boolean, asked: string, worst: number): number {
  if (text === asked) return isAlias ? EXACT_ALIAS : EXACT_NAME;
  if (!isAlias && text.startsWith(asked)) return NAME_PREFIX;
  if (worst <= START) return WORD_PREFIX;
  return worst === INSIDE ? SUBSTRING : TYPO;
}
