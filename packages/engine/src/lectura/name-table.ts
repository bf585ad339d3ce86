/** Names as numbers of words, owner after owner, found by their words in any order. */
export interface NameTable {
  /** Roots in alphabetical order, so that those with a common start lie together. */
  readonly words: readonly string[];
  readonly wordOf: ReadonlyMap<string, number>;
  /** Where the words of each name start; one more than there are names. */
  readonly starts: Uint32Array;
  /** Each word of a name once, in its order. */
  readonly nameWords: Uint16Array;
  /** What each name is of. */
  readonly owners: Uint16Array;
  /** Where the names of each owner start; one more than there are owners. */
  readonly ownerStarts: Uint32Array;
  /** Names that can be found, one more than their place, by a number that any order of their words gives. */
  readonly slots: Uint16Array;
  /** Whether a name that can be found has a word. */
  readonly isFound: Uint8Array;
}

/** Words of all names one after the other, and where each name and the names of each owner start. */
interface Said {
  readonly words: readonly string[];
  readonly nameWords: Uint16Array;
  readonly starts: readonly number[];
  readonly ownerStarts: readonly number[];
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
  const seen = new Map<string, number>();
  const said: number[] = [];
  const starts = [0];
  const ownerStarts = [0];
  for (let owner = 0; owner < ownerCount; owner++) {
    for (const key of new Set(namesOf(owner))) {
      if (key === '') continue;
      for (const root of key.split(' ')) {
        const word = seen.get(root) ?? seen.size;
        seen.set(root, word);
        if (!said.includes(word, starts.at(-1))) said.push(word);
      }
      if (starts.push(said.length) % STEP === 0) yield;
    }
    ownerStarts.push(starts.length - 1);
  }
  const words = [...seen.keys()].sort();
  const placeOf = new Map(words.map((word, i) => [word, i]));
  const order = Array.from(seen.keys(), (word) => placeOf.get(word)!);
  yield;
  return tableOf({ words, nameWords: Uint16Array.from(said, (word) => order[word]!), starts, ownerStarts }, findable);
}

function tableOf({ words, nameWords, ...places }: Said, findable: number): NameTable {
  // Made of a list: `from` would go through it value by value.
  const [starts, ownerStarts] = [new Uint32Array(places.starts), new Uint32Array(places.ownerStarts)];
  const owners = new Uint16Array(starts.length - 1);
  for (let owner = 0; owner + 1 < ownerStarts.length; owner++) {
    owners.fill(owner, ownerStarts[owner], ownerStarts[owner + 1]);
  }
  const found = ownerStarts[findable]!;
  const isFound = new Uint8Array(words.length);
  for (let at = 0; at < starts[found]!; at++) isFound[nameWords[at]!] = 1;
  const wordOf = new Map<string, number>();
  for (let word = 0; word < words.length; word++) wordOf.set(words[word]!, word);
  const slots = slotsOf(starts, nameWords, found);
  return { words, wordOf, starts, nameWords, owners, ownerStarts, slots, isFound };
}

/** Slots for each name, so that most look-ups for nothing meet an empty one at once. */
const ROOM = 2;

function slotsOf(starts: Uint32Array, nameWords: Uint16Array, count: number): Uint16Array {
  const slots = new Uint16Array(2 ** Math.ceil(Math.log2(ROOM * count + 1)));
  for (let name = 0; name < count; name++) {
    let sum = 0;
    for (let at = starts[name]!; at < starts[name + 1]!; at++) sum += scattered(nameWords[at]!);
    let slot = sum & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = name + 1;
  }
  return slots;
}

/** A number of a word that adds up to another for other words. */
function scattered(word: number): number {
  const mixed = Math.imul(word + 1, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The owner of the name made of some words: in their order, or in any where they are of one owner alone. */
export function ownerNamed(table: NameTable, roots: readonly string[]): number | undefined {
  const { slots, owners } = table;
  const words = wordsIn(table, roots);
  if (words === undefined) return undefined;
  let owner: number | undefined;
  let isShared = false;
  for (let slot = firstSlot(table, words); slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
    const name = slots[slot]! - 1;
    if (!hasSameWords(table, name, words)) continue;
    if (isInOrder(table, name, words)) return owners[name];
    isShared ||= owner !== undefined && owner !== owners[name];
    owner = owners[name];
  }
  return isShared ? undefined : owner;
}

/** Whether an owner has a name of some words in their order. */
export function isNamed(table: NameTable, roots: readonly string[], owner: number): boolean {
  const words = wordsIn(table, roots);
  if (words === undefined) return false;
  for (let name = table.ownerStarts[owner]!; name < table.ownerStarts[owner + 1]!; name++) {
    if (hasSameWords(table, name, words) && isInOrder(table, name, words)) return true;
  }
  return false;
}

/** Whether a name that can be found has a word. */
export function isWord({ wordOf, isFound }: NameTable, root: string): boolean {
  return isFound[wordOf.get(root) ?? -1] === 1;
}

/** The numbers of different words; undefined where no name that can be found has one of them. */
function wordsIn({ wordOf, isFound }: NameTable, roots: readonly string[]): readonly number[] | undefined {
  const words: number[] = [];
  for (const root of roots) {
    const word = wordOf.get(root) ?? -1;
    if (isFound[word] !== 1) return undefined;
    if (!words.includes(word)) words.push(word);
  }
  return words.length === 0 ? undefined : words;
}

function firstSlot({ slots }: NameTable, words: readonly number[]): number {
  let sum = 0;
  for (const word of words) sum += scattered(word);
  return sum & (slots.length - 1);
}

function hasSameWords({ starts, nameWords }: NameTable, name: number, words: readonly number[]): boolean {
  const [from, to] = [starts[name]!, starts[name + 1]!];
  if (to - from !== words.length) return false;
  for (let at = from; at < to; at++) if (!words.includes(nameWords[at]!)) return false;
  return true;
}

function isInOrder({ starts, nameWords }: NameTable, name: number, words: readonly number[]): boolean {
  const from = starts[name]!;
  for (let i = 0; i < words.length; i++) if (nameWords[from + i] !== words[i]) return false;
  return true;
}

/** The roots of a name. */
export function rootsAt({ starts, nameWords, words }: NameTable, name: number): readonly string[] {
  const roots: string[] = [];
  for (let at = starts[name]!; at < starts[name + 1]!; at++) roots.push(words[nameWords[at]!]!);
  return roots;
}

/** The roots of each name of an owner. */
export function namesOf(table: NameTable, owner: number): readonly (readonly string[])[] {
  const names: (readonly string[])[] = [];
  for (let name = table.ownerStarts[owner]!; name < table.ownerStarts[owner + 1]!; name++) {
    names.push(rootsAt(table, name));
  }
  return names;
}

/** A table as the build leaves it: words with blanks between, names with blanks, owners in lines. */
export interface PackedTable {
  readonly words: string;
  readonly names: string;
}

/** Digits of the number of a word, from code 35 on without the stroke that texts write twice. */
const [FIRST, STROKE, BASE] = [35, 92, 90];

function digit(value: number): string {
  return String.fromCharCode(FIRST + value + Number(FIRST + value >= STROKE));
}

function numberOf(code: number): number {
  return code - FIRST - Number(code > STROKE);
}

export function packTable({ words, nameWords, starts, ownerStarts }: NameTable): PackedTable {
  if (words.length > BASE ** 2) throw new Error(`${words.length} words take three digits`);
  const lines: string[] = [];
  for (let owner = 0; owner + 1 < ownerStarts.length; owner++) {
    const names: string[] = [];
    for (let name = ownerStarts[owner]!; name < ownerStarts[owner + 1]!; name++) {
      const own = nameWords.subarray(starts[name], starts[name + 1]);
      names.push(Array.from(own, (word) => digit(Math.floor(word / BASE)) + digit(word % BASE)).join(''));
    }
    lines.push(names.join(' '));
  }
  return { words: words.join(' '), names: lines.join('\n') };
}

const [BLANK, LINE] = [32, 10];

export function unpackTable({ words, names }: PackedTable, findable: number): NameTable {
  const said = new Uint16Array(names.length >> 1);
  const starts = [0];
  const ownerStarts = [0];
  let [count, start] = [0, 0];
  for (let at = 0; at <= names.length; at++) {
    const code = at < names.length ? names.charCodeAt(at) : LINE;
    if (code > BLANK) {
      said[count++] = numberOf(code) * BASE + numberOf(names.charCodeAt(++at));
      continue;
    }
    if (count > start) {
      starts.push(count);
      start = count;
    }
    if (code === LINE) ownerStarts.push(starts.length - 1);
  }
  return tableOf({ words: words.split(' '), nameWords: said.slice(0, count), starts, ownerStarts }, findable);
}
