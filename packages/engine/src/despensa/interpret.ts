import { candidatesFor } from './candidates.ts';
import { additive, confirmed, couverture, graded, spirit, withoutIdleFigures, withPercentage } from './figures.ts';
import type { Food } from './food.ts';
import { type FoodReading, type Found, type Named, type NotFound, supposed } from './reading.ts';
import { alternativesOf, bracketed, freeOf, listed, unmeasured, withoutRemarks, withoutShares } from './remarks.ts';
import type { Vocabulary } from './vocabulary.ts';
import { CHOICE, isFigure, root, rootsOf } from './words.ts';

/** Mark of the adjectives that stand before their noun: «fresh yeast». */
const BEFORE = '^';

function withoutFillers(roots: readonly string[], { fillers }: Vocabulary): readonly string[] {
  const head = roots[0]!;
  const kept = roots.filter((word, i) => {
    const keeps = fillers.get(word);
    return keeps === undefined || keeps.has(head) || (i === 0 && !keeps.has(BEFORE));
  });
  return kept.length > 0 ? kept : roots;
}

/** What a name is read with. */
export interface Knowledge {
  readonly named: Named;
  readonly vocabulary: Vocabulary;
  readonly words: ReadonlySet<string>;
}

/** A name that no food has to the letter. */
export function interpret(text: string, reader: Knowledge): FoodReading {
  const name = unmeasured(text);
  const { named, vocabulary, words } = reader;
  const { plain, bare, all } = wordsOf(name, vocabulary);
  return (
    choice(name, reader) ??
    couverture(all, vocabulary) ??
    described(name, reader) ??
    spared(name, reader) ??
    flavouring(bare, named) ??
    twice(bare, named) ??
    additive(name, named) ??
    couverture(bare, vocabulary) ??
    guess(all, named, vocabulary, words) ??
    guess(bare, named, vocabulary, words) ??
    notFound(plain.length > 0 ? bare : all, vocabulary)
  );
}

/** The words of a name with everything it says, without remarks, and both without fillers. */
function wordsOf(name: string, vocabulary: Vocabulary) {
  const whole = rootsOf(name);
  const plain = rootsOf(withoutRemarks(name));
  const all = whole.length > 0 ? withoutFillers(whole, vocabulary) : whole;
  return { whole, plain, all, bare: plain.length > 0 ? withoutFillers(plain, vocabulary) : all };
}

/** The food whose name and grade the text says, with remarks and words that say nothing. */
function described(name: string, { named, vocabulary }: Knowledge): Found | undefined {
  const { whole, plain, bare, all } = wordsOf(name, vocabulary);
  const unshared = rootsOf(withoutShares(name));
  const unweighed = unshared.length > 0 ? withoutFillers(unshared, vocabulary) : unshared;
  return (
    named(whole) ??
    named(all) ??
    // What stands in brackets may be the grade: «chocolate negro (70 % de cacao)».
    graded(whole, vocabulary) ??
    graded(all, vocabulary) ??
    graded(unweighed, vocabulary) ??
    confirmed(all, named) ??
    told(
      graded(withPercentage(bare, name), vocabulary) ??
        named(plain) ??
        named(bare) ??
        graded(plain, vocabulary) ??
        graded(bare, vocabulary) ??
        confirmed(bare, named) ??
        confirmed(unweighed, named) ??
        named(withoutIdleFigures(bare)) ??
        spirit(bare, named),
      name,
      named,
    )
  );
}

/** Flours and nuts in a remark are part of the food: «harina (mitad de centeno)». Other remarks tell where it goes. */
const PARTS: ReadonlySet<Food['category']> = new Set(['harinas_almidones', 'frutos_secos']);

/** A reading that leaves a remark aside, unless the remark names an allergen the food does not have. */
function told(found: Found | undefined, name: string, named: Named): Found | undefined {
  const hides = (roots: readonly string[]) => {
    const part = named(roots);
    if (part === undefined || !PARTS.has(part.food.category)) return false;
    // The flour of a leaven is told, as its water is.
    return found !== undefined && found.food.category !== 'levaduras_masas' && !covers(found.food, [part.food]);
  };
  const hidden = bracketed(name).some((remark) => {
    const roots = rootsOf(remark);
    return named(roots) === undefined ? roots.some((word) => hides([word])) : hides(roots);
  });
  if (hidden || found === undefined) return undefined;
  const others = listed(name).flatMap((item) => named(rootsOf(item))?.food ?? []);
  if (others.every((food) => food === found.food)) return found;
  return covers(found.food, others) ? supposed(found.food) : undefined;
}

/**
 * The first of several foods to choose from, when it bears every allergen of the others; else nothing is read, because
 * whoever chooses the other would not be told.
 */
function choice(name: string, reader: Knowledge): FoodReading | undefined {
  const alternatives = alternativesOf(name);
  if (alternatives.length === 0) return undefined;
  const read: Found[] = [];
  for (const spellings of alternatives) {
    let found: Found | undefined;
    for (const spelling of spellings) found ??= described(spelling, reader);
    if (found === undefined) return undefined;
    read.push(found);
  }
  const first = read[0]!;
  const others = read.map(({ food }) => food).filter((food) => food !== first.food);
  if (others.length === 0) return { ...first, propia: false };
  if (covers(first.food, others)) return supposed(first.food);
  return { food: undefined, candidates: [...new Set(read.map(({ food }) => food))].slice(0, 3) };
}

/** Whether a food bears every allergen of others. */
function covers({ contiene }: Food, others: readonly Food[]): boolean {
  return others.every((food) => food.contiene.every((code) => contiene.includes(code)));
}

/** «Margarina sin leche» is margarine, which has none; biscuits without gluten are not the biscuits of the pantry. */
function spared(name: string, reader: Knowledge): Found | undefined {
  const free = freeOf(name);
  const found = free && described(free.text, reader);
  return found?.food.contiene.some((code) => code.startsWith(free!.allergen)) ? undefined : found;
}

/** Nouns of what gives the flavour of a food without the food. */
const FLAVOURINGS: ReadonlySet<string> = new Set(['aroma', 'esencia', 'arome', 'essence', 'essenza'].map(root));

const LIQUID_FLAVOURING: readonly string[] = rootsOf('aroma líquido');

/** «Aroma de fresa» is a flavouring, unless what it tastes of may bring an allergen along. */
function flavouring([head, ...rest]: readonly string[], named: Named): Found | undefined {
  if (head === undefined || !FLAVOURINGS.has(head)) return undefined;
  const taste = named(rest);
  if (taste === undefined || taste.food.contiene.length > 0) return undefined;
  const found = named(LIQUID_FLAVOURING);
  return found && supposed(found.food);
}

/** A food named twice: «crêpes dentelle Gavottes». */
function twice(roots: readonly string[], named: Named): Found | undefined {
  for (let i = 1; i < roots.length; i++) {
    const found = named(roots.slice(0, i));
    if (found?.lectura === 'exacta' && named(roots.slice(i))?.food === found.food) return found;
  }
  return undefined;
}

/** Candidates are looked for when somebody asks for them: a request may hold many names nobody needs them of. */
function notFound(roots: readonly string[], { aliases, vague }: Vocabulary): NotFound {
  let found: readonly Food[] | undefined;
  return {
    food: undefined,
    get candidates() {
      found ??= candidatesFor(
        roots.filter((word) => !vague.has(word)),
        aliases,
      );
      return found;
    },
  };
}

/** Two words more than the name of a food are a brand or an origin; three are another food. */
const MAX_STRANGE = 2;

/**
 * The food whose name starts the text, when what is left over are words no food of the pantry is named with: a brand,
 * an origin. A word that names a food, or one that follows «harina», «aceite»…, is never left over: it may carry an
 * allergen.
 */
function guess(
  roots: readonly string[],
  named: Named,
  vocabulary: Vocabulary,
  words: ReadonlySet<string>,
): Found | undefined {
  const head = roots[0];
  if (head === undefined || vocabulary.incomplete.has(head)) return undefined;
  if (roots.some((word) => word === CHOICE || vocabulary.turning.has(word))) return undefined;
  const strange = new Set(roots.slice(1).filter((word) => !isFigure(word) && !words.has(word)));
  if (strange.size === 0 || strange.size > MAX_STRANGE) return undefined;
  const rest = roots.filter((word) => !strange.has(word));
  const found = named(rest) ?? graded(rest, vocabulary) ?? named(withoutIdleFigures(rest));
  return found && supposed(found.food);
}
