import type { Food } from '../despensa/food.ts';
import { foodAt } from '../despensa/table.ts';
import { isFigure } from '../despensa/words.ts';
import { letterMask } from '../search/edits.ts';
import { type NameTable, namesOf, wordsAt } from './name-table.ts';

/** Every name of the pantry, with how much its words tell. After the foods, owners are families of grades. */
export interface NamesIndex extends NameTable {
  /** How much a word tells: ln(1 + foods / foods named with it). */
  readonly weightOf: (word: number) => number;
  /** What the words of a name tell together. */
  readonly nameWeight: (name: number) => number;
  /** Figures in the names of an owner, those of additives aside. */
  readonly figuresOf: (owner: number) => readonly number[];
  /** Whether a food of a shelf, or of any family of grades, has a word in a name; a word of most names is of every one. */
  readonly isOnShelf: (word: number, category: Food['category']) => boolean;
  /** One bit for each letter of a word. */
  readonly lettersOf: (word: number) => number;
  /** What each name shares with the line at hand; all zeros between lines. */
  readonly shared: Float32Array;
}

/** A word of more names is of every shelf. */
const MOST_NAMES = 300;

/** Weights are worked out when first asked for; owners from `foodCount` on are families of grades. */
export function indexOfNames(table: NameTable, foodCount: number): NamesIndex {
  const { words, names, owners, ownerStarts, holders } = table;
  const ownerCount = ownerStarts.length - 1;
  const weights = new Float32Array(words.length);
  const letters = new Uint32Array(words.length);
  const lettersOf = (word: number) => {
    if (letters[word] === 0) letters[word] = letterMask(words[word]!);
    return letters[word]!;
  };
  const nameWeights = new Float32Array(names.length);
  const weightOf = (word: number) => {
    if (weights[word] === 0) weights[word] = Math.log(1 + ownerCount / holders(word));
    return weights[word]!;
  };
  const nameWeight = (name: number) => {
    if (nameWeights[name] === 0) for (const word of wordsAt(table, name)) nameWeights[name]! += weightOf(word);
    return nameWeights[name]!;
  };
  const figures: (readonly number[] | undefined)[] = [];
  const figuresOf = (owner: number) => {
    figures[owner] ??= namesOf(table, owner).flatMap((roots) =>
      roots.filter((root, i) => isFigure(root) && roots[i - 1] !== 'e').map(Number),
    );
    return figures[owner];
  };
  const shelves: (ReadonlySet<Food['category']> | 'every')[] = [];
  const shelvesOf = (word: number) => {
    const own = table.namesWith(word).map((name) => owners[name]!);
    if (own.length > MOST_NAMES || own.some((owner) => owner >= foodCount)) return 'every';
    return new Set(own.map((owner) => foodAt(owner).category));
  };
  const isOnShelf = (word: number, category: Food['category']) => {
    shelves[word] ??= shelvesOf(word);
    return shelves[word] === 'every' || shelves[word].has(category);
  };
  return { ...table, weightOf, nameWeight, figuresOf, isOnShelf, lettersOf, shared: new Float32Array(names.length) };
}
