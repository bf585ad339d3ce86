import { isKept } from './belied.ts';
import { graded, withoutIdleFigures } from './figures.ts';
import type { Food } from './food.ts';
import { type Found, type Knowledge, type Named, supposed } from './reading.ts';
import { everyFood } from './table.ts';
import { sharedEnds } from './typing.ts';
import type { Vocabulary } from './vocabulary.ts';
import { CHOICE, isColour, isFigure, rootsOf } from './words.ts';

/** Two words more than the name of a food are a brand or an origin; three are another food. */
const MAX_STRANGE = 2;

/**
 * The food whose name starts the text, when what is left over are words no food of the pantry is named with: a brand,
 * an origin. A word that names a food, or one that follows «harina», «aceite»…, is never left over: it may carry an
 * allergen.
 */
export function guess(
  roots: readonly string[],
  named: Named,
  vocabulary: Vocabulary,
  words: ReadonlySet<string>,
): Found | undefined {
  const head = roots[0];
  // What follows «harina», «aceite»… is what it is made of; only after that may a brand or an origin stand.
  if (head === undefined || (vocabulary.incomplete.has(head) && !words.has(roots[1] ?? ''))) return undefined;
  if (roots.some((word) => word === CHOICE || vocabulary.turning.has(word))) return undefined;
  const strange = new Set(roots.slice(1).filter((word) => !isFigure(word) && !words.has(word)));
  if (strange.size === 0 || strange.size > MAX_STRANGE || [...strange].some(isKept)) return undefined;
  const rest = roots.filter((word) => !strange.has(word));
  if (vocabulary.incomplete.has(head) && rest.filter((word) => !isFigure(word)).length < 2) return undefined;
  const found = named(rest) ?? graded(rest, vocabulary) ?? named(withoutIdleFigures(rest));
  if (found?.lectura === 'por_defecto' && rest.length === 1 && !bearsAllOfItsKind(found.food)) return undefined;
  return found && supposed(found.food);
}

/** Words that say that a thing is made of another, or goes with it. */
const OF = /\b(?:de|del|di|da|of|al|au|con|with|in|en)\b|\bd['’]/i;

/** A brand before the whole name of a food, as English puts it: «Sir Galahad all-purpose flour». */
export function fronted(
  name: string,
  roots: readonly string[],
  { named, vocabulary, words }: Knowledge,
): Found | undefined {
  // «Picos de harina» are made of it.
  if (OF.test(name)) return undefined;
  const start = roots.findIndex((word) => words.has(word));
  if (start < 1 || start > MAX_STRANGE) return undefined;
  if (roots.some((word) => word === CHOICE || vocabulary.turning.has(word))) return undefined;
  const rest = roots.slice(start);
  const found = named(rest) ?? graded(rest, vocabulary);
  if (found === undefined) return undefined;
  // Before one word alone it tells the kind: «hemp milk», «emmer flour», «Griottines Cointreau»; honey is honey.
  const isBare = rest.filter((word) => !isFigure(word)).length < 2;
  return isBare && found.food.category !== 'azucares' ? undefined : supposed(found.food);
}

/** Kinds of foods that a quality or an origin leaves what they are; a milk, a cheese or a chocolate it may not. */
const PLAIN: ReadonlySet<Food['category']> = new Set(['azucares', 'frutas', 'frutos_secos', 'huevo', 'sal', 'zumos']);

/**
 * A colour after a food, or a quality or an origin before it that other foods are named with too. None of them may have
 * an allergen the food lacks, and what such a word heads («neutro de fresa», «lime sorbet») is another food.
 */
export function epithet(name: string, roots: readonly string[], reader: Knowledge): Found | undefined {
  const { named, vocabulary, words, bears } = reader;
  if (roots.some((word) => word === CHOICE || vocabulary.turning.has(word) || isKept(word))) return undefined;
  const spare = new Set(roots.filter((word) => !isFigure(word) && named([word]) === undefined));
  if (spare.size === 0 || spare.size > MAX_STRANGE || (spare.has(roots[0]!) && OF.test(name))) return undefined;
  const rest = roots.filter((word) => !spare.has(word));
  const nouns = rest.filter((word) => !isFigure(word));
  if (nouns.length === 0 || (nouns.length === 1 && vocabulary.incomplete.has(nouns[0]!))) return undefined;
  const found = named(rest);
  if (found === undefined || !PLAIN.has(found.food.category)) return undefined;
  if (found.lectura === 'por_defecto' && !bearsAllOfItsKind(found.food)) return undefined;
  // A colour tells chocolates apart, none of which is plain; any other word that ends a name may be its noun.
  const isHarmless = (word: string) =>
    isColour(word) || (words.has(word) && word !== roots.at(-1) && addsNothing(word));
  const addsNothing = (word: string) =>
    [...(bears().get(word) ?? [])].every((code) => found.food.contiene.includes(code));
  return [...spare].every(isHarmless) ? supposed(found.food) : undefined;
}

/** Least letters of what is told from the end of a German word, and of what stands before it. */
const LEAST_TAIL = 5;
const LEAST_FRONT = 2;

/** What makes another food of the end of a German word. */
const OTHER_FOOD =
  /frei|vegan|ersatz|soja|n[uü]ss|mandel|gerst|weizen|fisch|pinda|tarwe|kokos|hafer|haver|lupin|sesam|milch|kunst|kese?|butter/;

/** Foods that a word before theirs tells the origin or the plant of: «Tannenhonig», «Champagnerroggenmehl». */
const COMPOUNDED: ReadonlySet<Food['category']> = new Set(['azucares', 'harinas_almidones', 'sal']);

/** A German word nobody knows is what its end says: «Tannenhonig» is honey. */
export function compound(roots: readonly string[], { named, vocabulary, words }: Knowledge): Found | undefined {
  const [strange, ...others] = roots.filter((word) => !isFigure(word) && !words.has(word));
  if (strange === undefined || others.length > 0) return undefined;
  for (let at = LEAST_FRONT; at <= strange.length - LEAST_TAIL; at++) {
    const tail = strange.slice(at);
    const front = strange.slice(0, at);
    if (vocabulary.incomplete.has(tail) || named([tail]) === undefined || OTHER_FOOD.test(front)) continue;
    if (words.has(front) || words.has(front.replace(/[esn]$/, ''))) return undefined;
    const ends = roots.map((word) => (word === strange ? tail : word));
    const found = named(ends) ?? graded(ends, vocabulary) ?? (roots.length === 1 ? named([tail]) : undefined);
    return found !== undefined && COMPOUNDED.has(found.food.category) ? supposed(found.food) : undefined;
  }
  return undefined;
}

let kinds: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Whether a food bears the allergens of every food of its kind. Chocolate does not: the word left aside may be the one
 * that says it is made with milk.
 */
export function bearsAllOfItsKind({ name, contiene }: Food): boolean {
  kinds ??= allergensByNoun();
  return [...(kinds.get(rootsOf(name)[0]!) ?? [])].every((code) => contiene.includes(code));
}

function allergensByNoun(): ReadonlyMap<string, ReadonlySet<string>> {
  const byNoun = new Map<string, Set<string>>();
  for (const { name, contiene } of everyFood()) {
    const [noun = ''] = rootsOf(name);
    const known = byNoun.get(noun) ?? new Set();
    for (const code of contiene) known.add(code);
    byNoun.set(noun, known);
  }
  return byNoun;
}

/** One letter dropped, added or changed, or two swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const { start, end } = sharedEnds(a, b);
  const different = Math.max(a.length, b.length) - start - end;
  return different <= 1 || (different === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]);
}
