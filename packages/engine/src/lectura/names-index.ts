/** Every name of the pantry as numbers of words, with the names that hold each word. */
export interface NamesIndex {
  /** Roots in alphabetical order, so that those with a common start lie together. */
  readonly words: readonly string[];
  readonly wordOf: ReadonlyMap<string, number>;
  /** How much each word tells: ln(1 + foods / foods named with it). */
  readonly weights: Float32Array;
  /** Foods named with each word. */
  readonly holders: Uint16Array;
  /** Where the words of each name start; one more than there are names. */
  readonly starts: Uint32Array;
  readonly nameWords: Uint16Array;
  /** What each name is of: a food, or after the last food a family of grades. */
  readonly owners: Uint16Array;
  /** Where the names of each owner start; one more than there are owners. */
  readonly ownerStarts: Uint32Array;
  /** What the words of each name tell together. */
  readonly nameWeights: Float32Array;
  /** What each name shares with the line at hand; all zeros between lines. */
  readonly shared: Float32Array;
  /** Where the names of each word start; one more than there are words. */
  readonly listStarts: Uint32Array;
  readonly lists: Uint16Array;
}

/** Names gone through between one breath of a page and the next. */
const STEP = 200;

/** Indexes the names of each owner, by the roots of their words, owner after owner, a few at a time. */
export function* indexNames(
  ownerCount: number,
  namesOf: (owner: number) => readonly string[],
): Generator<void, NamesIndex> {
  const seen = new Map<string, number>();
  const nameCounts: number[] = [];
  const holderCounts: number[] = [];
  const lastHolders: number[] = [];
  const said: number[] = [];
  const ends = [0];
  const owners: number[] = [];
  const ownerStarts = new Uint32Array(ownerCount + 1);
  for (let owner = 0; owner < ownerCount; owner++) {
    ownerStarts[owner] = owners.length;
    for (const name of namesOf(owner)) {
      const start = said.length;
      for (const root of name.split(' ')) {
        let word = seen.get(root);
        if (word === undefined) {
          word = seen.size;
          seen.set(root, word);
          nameCounts[word] = holderCounts[word] = 0;
        }
        if (said.includes(word, start)) continue;
        said.push(word);
        nameCounts[word]!++;
        if (lastHolders[word] !== owner) {
          lastHolders[word] = owner;
          holderCounts[word]!++;
        }
      }
      ends.push(said.length);
      owners.push(owner);
      if (owners.length % STEP === 0) yield;
    }
  }
  ownerStarts[ownerCount] = owners.length;
  const words = [...seen.keys()].sort();
  const wordOf = new Map(words.map((word, i) => [word, i]));
  const order = Uint16Array.from(seen.keys(), (word) => wordOf.get(word)!);
  yield;
  const holders = new Uint16Array(words.length);
  const listStarts = new Uint32Array(words.length + 1);
  for (const [word, count] of nameCounts.entries()) {
    holders[order[word]!] = holderCounts[word]!;
    listStarts[order[word]! + 1] = count;
  }
  for (let word = 0; word < words.length; word++) listStarts[word + 1]! += listStarts[word]!;
  const nameWords = Uint16Array.from(said, (word) => order[word]!);
  const lists = new Uint16Array(said.length);
  const next = listStarts.slice();
  for (let name = 0, at = 0; name < owners.length; name++) {
    for (; at < ends[name + 1]!; at++) lists[next[nameWords[at]!]!++] = name;
  }
  const weights = Float32Array.from(holders, (held) => Math.log(1 + ownerCount / held));
  const nameWeights = new Float32Array(owners.length);
  for (let name = 0, at = 0; name < owners.length; name++) {
    for (; at < ends[name + 1]!; at++) nameWeights[name]! += weights[nameWords[at]!]!;
  }
  return {
    words,
    wordOf,
    weights,
    holders,
    starts: Uint32Array.from(ends),
    nameWords,
    nameWeights,
    shared: new Float32Array(owners.length),
    owners: Uint16Array.from(owners),
    ownerStarts,
    listStarts,
    lists,
  };
}

/** The roots of a name. */
export function rootsAt({ starts, nameWords, words }: NamesIndex, name: number): readonly string[] {
  const roots: string[] = [];
  for (let at = starts[name]!; at < starts[name + 1]!; at++) roots.push(words[nameWords[at]!]!);
  return roots;
}

/** How many names have a word. */
export function namesWith({ listStarts }: NamesIndex, word: number): number {
  return listStarts[word + 1]! - listStarts[word]!;
}

/** Whether an owner has a word in any of its names; no word is held by nobody. */
export function isHeldBy({ lists, listStarts, ownerStarts }: NamesIndex, word: number, owner: number): boolean {
  if (word < 0) return false;
  let [low, high] = [listStarts[word]!, listStarts[word + 1]!];
  const end = high;
  // The names of a word lie in the order of their owners.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lists[middle]! < ownerStarts[owner]!) low = middle + 1;
    else high = middle;
  }
  return low < end && lists[low]! < ownerStarts[owner + 1]!;
}

/** The first and one past the last of the words that start with some letters. */
export function wordsFrom({ words }: NamesIndex, letters: string): readonly [from: number, to: number] {
  const from = lowest(words, letters);
  return [from, lowest(words, `${letters}{`)];
}

function lowest(words: readonly string[], least: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
