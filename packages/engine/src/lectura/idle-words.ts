/** How often a word was left out of a name and left the food the same, and how often it made another of it. */
export interface WordCounts {
  readonly idle: number;
  readonly changing: number;
}

/** Counts of each word over all shelves, and of the shelves where it was seen, by `word` and `word category`. */
export type Counts = ReadonlyMap<string, WordCounts>;

/** Counts, over the names of foods, what the loss of each word does; shelf by shelf and over all. */
export function countWords(owned: readonly (readonly string[])[], categoryOf: (food: number) => string): Counts {
  const owners = new Map<string, number>();
  for (const [food, names] of owned.entries()) {
    for (const name of names) {
      const key = anyOrder(name.split(' '));
      owners.set(key, owners.has(key) && owners.get(key) !== food ? -1 : food);
    }
  }
  const counts = new Map<string, { idle: number; changing: number }>();
  const add = (key: string, same: boolean) => {
    const count = counts.get(key) ?? { idle: 0, changing: 0 };
    if (same) count.idle++;
    else count.changing++;
    counts.set(key, count);
  };
  for (const [food, names] of owned.entries()) {
    for (const name of names) {
      const roots = name.split(' ');
      if (roots.length < 2) continue;
      for (const root of roots) {
        const other = owners.get(anyOrder(roots.filter((word) => word !== root)));
        if (other === undefined) continue;
        for (const key of [root, `${root} ${categoryOf(food)}`]) add(key, other === food);
      }
    }
  }
  return counts;
}

function anyOrder(roots: readonly string[]): string {
  return roots.length === 1 ? roots[0]! : [...roots].sort().join(' ');
}

/** What is thought of a word before it is counted, and how many counts that is worth. */
const WORTH = 3;

/** The chance that a word changes the food of a shelf, from the prior of its class. */
export function changeOf(counts: Counts, word: string, category: string, prior: number): number {
  const all = shrunk(counts.get(word), prior);
  return shrunk(counts.get(`${word} ${category}`), all);
}

function shrunk(count: WordCounts | undefined, prior: number): number {
  if (count === undefined) return prior;
  return (count.changing + WORTH * prior) / (count.idle + count.changing + WORTH);
}

/** Fewer counts of a shelf than this tell nothing that all shelves together do not. */
const LEAST_COUNTED = 2;

/** `word idle changing`, then `category idle changing` of each shelf that tells more, separated by commas. */
export function packCounts(counts: Counts): string {
  const byWord = new Map<string, string[]>();
  for (const [key, { idle, changing }] of counts) {
    const [word, category] = key.split(' ') as [string, string?];
    const cell = `${idle} ${changing}`;
    if (category === undefined) byWord.set(word, [`${word} ${cell}`, ...(byWord.get(word) ?? [])]);
    else if (idle + changing >= LEAST_COUNTED) byWord.set(word, [...(byWord.get(word) ?? []), `${category} ${cell}`]);
  }
  return [...byWord.values()].map((cells) => cells.join()).join('\n');
}

export function unpackCounts(packed: string): Counts {
  const counts = new Map<string, WordCounts>();
  for (const line of packed.split('\n')) {
    let word = '';
    for (const cell of line.split(',')) {
      const [key = '', idle, changing] = cell.split(' ');
      counts.set(word === '' ? key : `${word} ${key}`, { idle: Number(idle), changing: Number(changing) });
      word ||= key;
    }
  }
  return counts;
}
