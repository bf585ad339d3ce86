/** Names of owners, found by their words in any order, and the names that have each word. */
export interface NameTable {
  /** Roots in alphabetical order, so that those with a common start lie together. */
  readonly words: readonly string[];
  /** Of each name the numbers of its words, each once and in its order, in two digits. */
  readonly names: readonly string[];
  /** What each name is of. */
  readonly owners: Uint16Array;
  /** Where the names of each owner start; one more than there are owners. */
  readonly ownerStarts: Uint32Array;
  /** Names that can be found: they come first. */
  readonly found: number;
  /** How many owners are named with a word. */
  readonly holders: (word: number) => number;
  /** The names that have a word, in their order. */
  readonly namesWith: (word: number) => readonly number[];
  /** Those that can be found and have no word of fewer owners: every name is in one such list. */
  readonly rarestIn: (word: number) => readonly number[];
  /** The number of a word; undefined where no name has it. */
  readonly wordOf: (root: string) => number | undefined;
}

/** Digits of numbers, from code 35 on without the stroke that texts write twice. */
const [FIRST, STROKE, BASE] = [35, 92, 90];

function digit(value: number): string {
  return String.fromCharCode(FIRST + value + Number(FIRST + value >= STROKE));
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > STROKE ? code - FIRST - 1 : code - FIRST;
}

/** Characters of a word in a name. */
const WIDTH = 2;

function wordCode(word: number): string {
  if (word >= BASE ** WIDTH) throw new Error(`Word ${word} takes three digits`);
  return digit(Math.floor(word / BASE)) + digit(word % BASE);
}

/** The word at a place of a name. */
function wordAt(name: string, place: number): number {
  return digitAt(name, WIDTH * place) * BASE + digitAt(name, WIDTH * place + 1);
}

/** The words of a name. */
export function wordsAt({ names }: NameTable, name: number): readonly number[] {
  const text = names[name]!;
  const words: number[] = [];
  for (let place = 0; place < text.length / WIDTH; place++) words.push(wordAt(text, place));
  return words;
}

/** Names gone through between one breath of a page and the next. */
const STEP = 100;

/**
 * The names of each owner, given as roots with blanks between, a few at a time. Of the owners only the first `findable`
 * are found by a name.
 */
export function* tableBySteps(
  ownerCount: number,
  namesOf: (owner: number) => Iterable<string>,
  findable = ownerCount,
): Generator<void, NameTable> {
  const seen = new Set<string>();
  const said: (readonly string[])[] = [];
  const sizes: number[] = [];
  for (let owner = 0; owner < ownerCount; owner++) {
    const before = said.length;
    for (const key of new Set(namesOf(owner))) {
      if (key === '') continue;
      const roots = [...new Set(key.split(' '))];
      for (const root of roots) seen.add(root);
      if (said.push(roots) % STEP === 0) yield;
    }
    sizes.push(said.length - before);
  }
  const words = [...seen].sort();
  const placeOf = new Map(words.map((word, i) => [word, i]));
  const codes = words.map((_, word) => wordCode(word));
  yield;
  const owned = ownersOf(sizes, findable);
  const holders = new Uint16Array(words.length);
  const lists: number[][] = words.map(() => []);
  const names: string[] = [];
  for (const roots of said) {
    const places = roots.map((root) => placeOf.get(root)!);
    for (const word of places) {
      const list = lists[word]!;
      if (owned.owners[list.at(-1) ?? -1] !== owned.owners[names.length]) holders[word]!++;
      list.push(names.length);
    }
    if (names.push(places.map((word) => codes[word]!).join('')) % STEP === 0) yield;
  }
  return tableOf(
    { words, names, ...owned },
    (word) => holders[word]!,
    (word) => lists[word]!,
  );
}

type Owned = Pick<NameTable, 'owners' | 'ownerStarts' | 'found'>;

/** Whose the names are, from how many each owner has. */
function ownersOf(sizes: readonly number[], findable: number): Owned {
  const ownerStarts = new Uint32Array(sizes.length + 1);
  for (let owner = 0; owner < sizes.length; owner++) ownerStarts[owner + 1] = ownerStarts[owner]! + sizes[owner]!;
  const owners = new Uint16Array(ownerStarts[sizes.length]!);
  for (let owner = 0; owner < sizes.length; owner++) {
    owners.fill(owner, ownerStarts[owner], ownerStarts[owner + 1]);
  }
  return { owners, ownerStarts, found: ownerStarts[findable]! };
}

function tableOf(
  table: Pick<NameTable, 'words' | 'names' | keyof Owned>,
  holders: NameTable['holders'],
  namesWith: NameTable['namesWith'],
): NameTable {
  const { words, names, found } = table;
  const isRarest = (word: number, name: string) => {
    const own = holders(word);
    for (let place = 0; place < name.length / WIDTH; place++) {
      const other = wordAt(name, place);
      if (holders(other) < own || (other < word && holders(other) === own)) return false;
    }
    return true;
  };
  const rarest: (readonly number[] | undefined)[] = [];
  const numbers = new Map<string, number>();
  for (let word = 0; word < words.length; word++) numbers.set(words[word]!, word);
  return {
    ...table,
    holders,
    namesWith,
    rarestIn: (word) => {
      rarest[word] ??= namesWith(word).filter((name) => name < found && isRarest(word, names[name]!));
      return rarest[word];
    },
    wordOf: (root) => numbers.get(root),
  };
}

/** The place of the first word that does not come before some letters. */
function firstFrom(words: readonly string[], letters: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first and one past the last of the words that start with some letters. */
export function wordsFrom({ words }: NameTable, letters: string): readonly [from: number, to: number] {
  return [firstFrom(words, letters), firstFrom(words, `${letters}{`)];
}

/** The owner of the name made of some words: in their order, or in any where they are of one owner alone. */
export function ownerNamed(table: NameTable, roots: readonly string[]): number | undefined {
  const words = wordsIn(table, roots);
  if (words === undefined) return undefined;
  const { names, owners } = table;
  let owner: number | undefined;
  let isShared = false;
  for (const name of table.rarestIn(rarestOf(table, words))) {
    if (!hasSameWords(names[name]!, words)) continue;
    if (isInOrder(names[name]!, words)) return owners[name];
    isShared ||= owner !== undefined && owner !== owners[name];
    owner = owners[name];
  }
  return isShared ? undefined : owner;
}

/** Whether an owner has a name of some words in their order. */
export function isNamed(table: NameTable, roots: readonly string[], owner: number): boolean {
  const words = wordsIn(table, roots);
  if (words === undefined) return false;
  const { names, ownerStarts } = table;
  for (let name = ownerStarts[owner]!; name < ownerStarts[owner + 1]!; name++) {
    if (hasSameWords(names[name]!, words) && isInOrder(names[name]!, words)) return true;
  }
  return false;
}

/** Whether a name that can be found has a word. */
export function isWord(table: NameTable, root: string): boolean {
  const word = table.wordOf(root);
  return word !== undefined && isFound(table, word);
}

function isFound({ namesWith, found }: NameTable, word: number): boolean {
  return namesWith(word)[0]! < found;
}

/** The numbers of different words; undefined where no name that can be found has one of them. */
function wordsIn(table: NameTable, roots: readonly string[]): readonly number[] | undefined {
  const words: number[] = [];
  for (const root of roots) {
    const word = table.wordOf(root);
    if (word === undefined || !isFound(table, word)) return undefined;
    if (!words.includes(word)) words.push(word);
  }
  return words.length === 0 ? undefined : words;
}

/** The word of fewest owners; of several, the first in the alphabet. */
function rarestOf({ holders }: NameTable, words: readonly number[]): number {
  let rarest = words[0]!;
  for (const word of words) {
    if (holders(word) < holders(rarest) || (word < rarest && holders(word) === holders(rarest))) rarest = word;
  }
  return rarest;
}

function hasSameWords(name: string, words: readonly number[]): boolean {
  if (name.length !== WIDTH * words.length) return false;
  for (let place = 0; place < words.length; place++) if (!words.includes(wordAt(name, place))) return false;
  return true;
}

function isInOrder(name: string, words: readonly number[]): boolean {
  for (let place = 0; place < words.length; place++) if (wordAt(name, place) !== words[place]) return false;
  return true;
}

/** Whether an owner has a word in any of its names. */
export function isHeldBy({ namesWith, ownerStarts }: NameTable, word: number | undefined, owner: number): boolean {
  if (word === undefined) return false;
  const names = namesWith(word);
  let [low, high] = [0, names.length];
  // The names of a word lie in the order of their owners.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]! < ownerStarts[owner]!) low = middle + 1;
    else high = middle;
  }
  return low < names.length && names[low]! < ownerStarts[owner + 1]!;
}

/** The roots of a name. */
export function rootsAt(table: NameTable, name: number): readonly string[] {
  return wordsAt(table, name).map((word) => table.words[word]!);
}

/** The roots of each name of an owner. */
export function namesOf(table: NameTable, owner: number): readonly (readonly string[])[] {
  const names: (readonly string[])[] = [];
  for (let name = table.ownerStarts[owner]!; name < table.ownerStarts[owner + 1]!; name++) {
    names.push(rootsAt(table, name));
  }
  return names;
}

/** A table as the build leaves it: words, names and how many each owner has, all with blanks between. */
export interface PackedTable {
  readonly words: string;
  readonly names: string;
  readonly sizes: string;
  /** A line for each word: how many owners have it, and the steps from each of its names to the next. */
  readonly lists: string;
}

/** Larger digits say that another follows. */
const LAST = BASE / 2;

function packNumber(value: number, follows = ''): string {
  const last = value % LAST;
  const packed = follows === '' ? digit(last) : digit(last + LAST) + follows;
  return value < LAST ? packed : packNumber(Math.floor(value / LAST), packed);
}

/** The number that starts at a place, and where the next one does. */
function unpackNumber(text: string, from: number): readonly [value: number, next: number] {
  let [value, at] = [0, from];
  for (;;) {
    const own = digitAt(text, at++);
    if (own < LAST) return [value * LAST + own, at];
    value = value * LAST + own - LAST;
  }
}

export function packTable({ words, names, ownerStarts, holders, namesWith }: NameTable): PackedTable {
  const sizes = Array.from(ownerStarts.subarray(1), (end, owner) => end - ownerStarts[owner]!);
  const lists = words.map((_, word) => {
    const steps = namesWith(word).map((name, i, all) => name - (all[i - 1] ?? 0));
    return [holders(word), ...steps].map((value) => packNumber(value)).join('');
  });
  return { words: words.join(' '), names: names.join(' '), sizes: sizes.join(' '), lists: lists.join('\n') };
}

/** Nothing is worked out at once: a word is read when it is first asked for. */
export function unpackTable(packed: PackedTable, findable: number): NameTable {
  const lines = packed.lists.split('\n');
  const [words, names] = [packed.words.split(' '), packed.names.split(' ')];
  const counted = new Uint16Array(words.length);
  const holders = (word: number) => {
    if (counted[word] === 0) [counted[word]] = unpackNumber(lines[word]!, 0);
    return counted[word]!;
  };
  const lists: (readonly number[] | undefined)[] = [];
  const namesWith = (word: number) => {
    lists[word] ??= unpackNames(lines[word]!);
    return lists[word];
  };
  const owned = ownersOf(packed.sizes.split(' ').map(Number), findable);
  return tableOf({ words, names, ...owned }, holders, namesWith);
}

function unpackNames(line: string): readonly number[] {
  const names: number[] = [];
  let name = 0;
  for (let [, at] = unpackNumber(line, 0); at < line.length; ) {
    const [step, next] = unpackNumber(line, at);
    name += step;
    names.push(name);
    at = next;
  }
  return names;
}
