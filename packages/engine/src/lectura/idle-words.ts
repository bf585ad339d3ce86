/** How often a word was left out of a name and left the food the same, and how often it made another of it. */
export interface WordCounts {
  readonly idle: number;
  readonly changing: number;
}

/** What was counted of a word over all shelves, and on those where it was seen. */
export interface Counted {
  readonly all: WordCounts | undefined;
  readonly shelves: ReadonlyMap<string, WordCounts>;
}

/** What was counted of each word. */
export type Counts = (word: string) => Counted | undefined;

/** Counts as the build makes them, by `word` and `word category`. */
type CountsByKey = ReadonlyMap<string, WordCounts>;

/** Counts, over the names of foods, what the loss of each word does; shelf by shelf and over all. */
export function countWords(owned: readonly (readonly string[])[], categoryOf: (food: number) => string): CountsByKey {
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
  const counted = counts(word);
  return counted === undefined ? prior : shrunk(counted.shelves.get(category), shrunk(counted.all, prior));
}

function shrunk(count: WordCounts | undefined, prior: number): number {
  if (count === undefined) return prior;
  return (count.changing + WORTH * prior) / (count.idle + count.changing + WORTH);
}

/** Fewer counts of a shelf than this tell nothing that all shelves together do not. */
const LEAST_COUNTED = 2;

/** `word idle changing`, then `category idle changing` of each shelf that tells more, separated by commas. */
export function packCounts(counts: CountsByKey): string {
  const byWord = new Map<string, string[]>();
  for (const [key, { idle, changing }] of counts) {
    const [word, category] = key.split(' ') as [string, string?];
    const cell = `${idle} ${changing}`;
    if (category === undefined) byWord.set(word, [`${word} ${cell}`, ...(byWord.get(word) ?? [])]);
    else if (idle + changing >= LEAST_COUNTED) byWord.set(word, [...(byWord.get(word) ?? []), `${category} ${cell}`]);
  }
  return [...byWord.values()].map((cells) => cells.join()).join('\n');
}

/** Each word is read when it is first asked for: there are thousands, and a line has three. */
export function unpackCounts(packed: string): Counts {
  const lines = new Map<string, string>();
  for (const line of packed.split('\n')) lines.set(line.slice(0, line.indexOf(' ')), line);
  const known = new Map<string, Counted>();
  return (word) => {
    let counted = known.get(word);
    const line = counted === undefined ? lines.get(word) : undefined;
    if (line !== undefined) {
      counted = readCounted(line);
      known.set(word, counted);
    }
    return counted;
  };
}

function readCounted(line: string): Counted {
  const [all, ...shelves] = line.split(',').map((cell) => {
    const [key = '', idle, changing] = cell.split(' ');
    return [key, { idle: Number(idle), changing: Number(changing) }] as const;
  });
  return { all: all?.[1], shelves: new Map(shelves) };
}
