import { fold } from '../craft/names.ts';
import type { Food } from '../despensa/food.ts';
import type { Leaf } from '../despensa/receta.ts';
import { root, rootsOf } from '../despensa/words.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { plainText } from './allergens.ts';
import {
  anadidoAlChocolate,
  bebidaAlcoholica,
  cacaoTotal,
  chocolateConAzucar,
  frutaContada,
  harina,
} from './classes.gen.ts';
import { doughOf, type Entry, everyEntry } from './list.ts';
import { FRUIT } from './named-foods.ts';
import type { Notice } from './notices.ts';
import { printedOf } from './printed.ts';
import { FORM_ROOTS, wordsOf } from './quid.ts';
import { notices, wordingDue } from './texts.ts';
import {
  AFTER_FIGURE,
  APART,
  CHOCOLATES,
  COCOA_WORDS,
  COMPARED,
  FIGURE,
  MILK_CHOCOLATE,
  WHOLEMEAL_BREAD,
} from './words.gen.ts';

/** How much of what a name promises a formula holds, %. */
type Held = (word: string) => number | undefined;

/** A percentage in a name and the words it may refer to, the likeliest first. */
interface Claimed {
  readonly percent: number;
  readonly words: readonly (readonly string[])[];
  readonly said: string;
  /** Of all its flour, without a figure (RD 308/2019). */
  readonly whole?: true;
}

interface Part {
  readonly food: Food;
  readonly grams: number;
  /** Roots of all the names it goes by. */
  readonly roots: ReadonlySet<string>;
}

const rootsIn = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(rootsOf));
const COCOA = rootsIn(COCOA_WORDS);
const CHOCOLATE = rootsIn(CHOCOLATES);
/** Of flours: what has some, and none of it wholemeal, breaks the promise whole. */
const WHOLEMEAL = root('integral');

function figuresIn(name: string): Claimed[] {
  const text = fold(name);
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const [said, percent = ''] = match;
    const next = AFTER_FIGURE.exec(text.slice(match.index + said.length))?.[1] ?? '';
    if (COMPARED.includes(next)) return [];
    // Milk says which chocolate it is, and the figure is that of its cocoa.
    const before = text.slice(0, match.index).replaceAll(MILK_CHOCOLATE, 'chocolate').split(APART).at(-1)!;
    const words = [next, before].map((part) => rootsOf(part).filter((word) => !FORM_ROOTS.has(word)));
    return [{ percent: Number(percent.replace(',', '.')), words, said }];
  });
}

/** Foods a name may refer to; a dough counts as its ingredients. */
function partsOf(leaves: readonly Leaf[]): Part[] {
  const partOf = (food: Food, grams: number, ...names: readonly string[]): Part => {
    const printed = plainText(printedOf(food).denominacion);
    return { food, grams, roots: new Set([food.name, printed, ...names].flatMap(wordsOf)) };
  };
  return leaves.flatMap(({ line, food, grams }) => {
    if (grams <= 0) return [];
    const dough = food.id === '' ? [] : doughOf(food);
    if (dough.length === 0) return [partOf(food, grams, line.name)];
    return dough.map((part) => partOf(part.food, grams * part.share));
  });
}

const isFlour = ({ food }: Part): boolean => harina(food);

const weigh = (parts: readonly Part[], of = (_: Food) => 1) =>
  parts.reduce((sum, { food, grams }) => sum + of(food) * grams, 0);

/** Cocoa of a chocolate; elsewhere of the richest chocolate in it, the one figures mean. */
function cocoaOf(parts: readonly Part[], isChocolate: boolean): number {
  const own = parts.filter(({ food }) => !anadidoAlChocolate(food));
  const whole = (100 * weigh(own, cacaoTotal)) / weigh(own);
  if (isChocolate) return whole;
  const chocolates = parts.filter(({ food }) => chocolateConAzucar(food));
  return Math.max(whole, ...chocolates.map(({ food }) => 100 * cacaoTotal(food)));
}

/** Percentage behind a word: flours among flours (RD 308/2019), the rest of the food. */
function holder(parts: readonly Part[], entries: readonly Entry[], isChocolate: boolean): Held {
  const recipes = everyEntry(entries).filter((entry) => entry.entries.length > 0);
  return (word) => {
    if (COCOA.has(word)) return cocoaOf(parts, isChocolate);
    if (word === FRUIT) return weigh(parts, frutaContada);
    const own = parts.filter(({ roots }) => roots.has(word));
    const made = recipes.filter(({ known }) => known.some((name) => wordsOf(name).includes(word)));
    if (own.length === 0 && made.length === 0) return word === WHOLEMEAL && parts.some(isFlour) ? 0 : undefined;
    if (own.length > 0 && own.every(isFlour)) return (100 * weigh(own)) / weigh(parts.filter(isFlour));
    return Math.max(weigh(own), ...made.map(({ whole }) => whole));
  };
}

/** Whether a figure tells the grade of an ingredient: «nata 35 %», «ron 40 %». */
function isGrade({ percent, words }: Claimed, parts: readonly Part[]): boolean {
  return parts.some(
    ({ food, roots }) =>
      words.flat().some((word) => roots.has(word)) && (roots.has(String(percent)) || bebidaAlcoholica(food)),
  );
}

/** A wholemeal bread has no other flour, whether its name says so in figures or not (RD 308/2019). */
function wholemealIn(name: string): Claimed[] {
  const said = WHOLEMEAL_BREAD.exec(fold(name))?.[0];
  return said === undefined || name.includes('%')
    ? []
    : [{ percent: 100, words: [rootsOf(said).slice(-1)], said, whole: true }];
}

/** Highest percentage the words may mean; undefined where they name no ingredient. */
function mostOf({ words }: Claimed, held: Held): number | undefined {
  for (const some of words) {
    const cocoa = some.find((word) => COCOA.has(word));
    const shares = (cocoa === undefined ? some : [cocoa]).flatMap((word) => held(word) ?? []);
    if (shares.length > 0) return Math.max(...shares);
  }
  return undefined;
}

/** Names that promise more of an ingredient than the formula holds. */
export function nameClaimsOf(names: readonly string[], leaves: readonly Leaf[], entries: readonly Entry[]): Notice[] {
  return names.flatMap((name) => {
    const figures = [...figuresIn(name), ...wholemealIn(name)];
    if (figures.length === 0) return [];
    const parts = partsOf(leaves);
    const held = holder(parts, entries, CHOCOLATE.has(rootsOf(name)[0] ?? ''));
    return figures.flatMap((claimed) => {
      const isCocoa = claimed.words.flat().some((word) => COCOA.has(word));
      const most = isCocoa || !isGrade(claimed, parts) ? mostOf(claimed, held) : undefined;
      if (most === undefined || most > claimed.percent - LABEL_LAW.nombre) return [];
      if (!claimed.whole || most === 0) return [notices.overpromised(name, claimed.said, most)];
      return [notices.notAll(name, claimed.said, most, wordingDue(claimed.said, Math.floor(most + 1e-9)))];
    });
  });
}
