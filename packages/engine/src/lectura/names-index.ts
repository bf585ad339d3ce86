import type { NameTable } from './name-table.ts';

/** Every name of the pantry, with the names that hold each word. After the foods, owners are families of grades. */
export interface NamesIndex extends NameTable {
  /** How much each word tells: ln(1 + foods / foods named with it). */
  readonly weights: Float32Array;
  /** Foods named with each word. */
  readonly holders: Uint16Array;
  /** What the words of each name tell together. */
  readonly nameWeights: Float32Array;
  /** What each name shares with the line at hand; all zeros between lines. */
  readonly shared: Float32Array;
  /** Where the names of each word start; one more than there are words. */
  readonly listStarts: Uint32Array;
  readonly lists: Uint16Array;
}

export function indexOfNames(table: NameTable): NamesIndex {
  const { words, starts, nameWords, owners, ownerStarts } = table;
  const holders = new Uint16Array(words.length);
  const listStarts = new Uint32Array(words.length + 1);
  for (let at = 0; at < nameWords.length; at++) listStarts[nameWords[at]! + 1]!++;
  for (let word = 0; word < words.length; word++) listStarts[word + 1]! += listStarts[word]!;
  const lists = new Uint16Array(nameWords.length);
  const next = listStarts.slice();
  for (let name = 0, at = 0; name < owners.length; name++) {
    for (; at < starts[name + 1]!; at++) {
      const word = nameWords[at]!;
      const place = next[word]!++;
      lists[place] = name;
      if (place === listStarts[word] || owners[lists[place - 1]!] !== owners[name]) holders[word]!++;
    }
  }
  const ownerCount = ownerStarts.length - 1;
  const weights = new Float32Array(words.length);
  for (let word = 0; word < words.length; word++) weights[word] = Math.log(1 + ownerCount / holders[word]!);
  const nameWeights = new Float32Array(owners.length);
  for (let name = 0, at = 0; name < owners.length; name++) {
    for (; at < starts[name + 1]!; at++) nameWeights[name]! += weights[nameWords[at]!]!;
  }
  return { ...table, weights, holders, nameWeights, shared: new Float32Array(owners.length), listStarts, lists };
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
