import { isKept } from './belied.ts';
import type { Food } from './food.ts';
import type { Found, Knowledge } from './reading.ts';
import { isOneEdit } from './strange.ts';
import { foodAt } from './table.ts';
import { CHOICE, isColour, isFigure, rootsOf } from './words.ts';

/** Words for how a food is kept, cooked or drained of something, without their marks: an unknown word is none of these. */
const STATES: ReadonlySet<string> = new Set(
  'polvo powder poudre polvere pols po pulver seco seca secado desecado dry dried sec seche secco conserva lata enlatado bote tarro canned sciroppato calda jugo zumo asado cocido frito hervido escalfado caramelizado garrapinado azucarado endulzado sweetened sucre salado concentrado condensado evaporado desgrasado liquido soluble instantaneo extracto pasta pure crema aceite harina copos molido rallado hidratado remojado macerado encurtido vinagre ahumado curado'
    .split(' ')
    .flatMap(rootsOf),
);

function isState(word: string): boolean {
  return STATES.has(word) || isKept(word);
}

/** Two foods or a filling: what goes with what is no quality of the first. */
export const JOINED = /(?:^|\s)(?:con|sin|y|e|en|with|and|et|avec|amb|al|a la|sabor|tipo(?=\s\D))\s|[+/&]/i;

/** How far apart, in grams of 100, foods of one family may be. */
const ALIKE = 6;
const COMPARED = ['agua', 'alcohol', 'grasa', 'azucares', 'almidon', 'proteina', 'sal'] as const;

function isAlike(one: Food, other: Food): boolean {
  return (
    one === other ||
    (COMPARED.every((key) => Math.abs(one[key] - other[key]) <= ALIKE) &&
      other.contiene.every((code) => one.contiene.includes(code)))
  );
}

/** Two words more than a family has are a quality, a variety or a brand; three are another food. */
const MAX_REST = 2;

/**
 * The usual food of a family in which nothing but a state tells foods apart, past a quality, a variety or a brand:
 * «ginebra rosada», «melocotón plano», «curry Madras». Whatever else may follow the same words in the pantry must be
 * much like it, and the words left aside may neither name a food, bring an allergen nor change a food of its shelf.
 */
export function ofFamily(name: string, roots: readonly string[], reader: Knowledge): Found | undefined {
  if (JOINED.test(name) || roots.some((word) => reader.vocabulary.turning.has(word))) return undefined;
  for (let length = roots.length - 1; length > 0; length--) {
    const head = roots.slice(0, length);
    const found = reader.named(head);
    // Words in another order may name another food: «almendra manteca» is no lard.
    if (found === undefined || (length > 1 && !reader.keys().has(head.join(' ')))) continue;
    const rest = roots.slice(length);
    const isRead =
      rest.length <= MAX_REST &&
      (rest.length === 1 || reader.named(rest) === undefined) &&
      rest.every((word) => isQuality(word, found.food, reader)) &&
      isTight(head, found.food, reader) &&
      !rest.some((word) => !isColour(word) && changes(word, found.food, reader));
    return isRead ? { food: found.food, lectura: 'por_defecto', propia: false } : undefined;
  }
  return undefined;
}

/** Of a process, which may leave something else: «mantequilla trufada», «agua oxigenada». */
const PARTICIPLE = /[ai]d$/;

/**
 * What has nothing but its noun for a name past a word that no food has in any language: «agua Bezoya», «mantequilla
 * Ubrique». The words that tell butters apart are known; a noun that names none by itself says nothing without them.
 */
export function plainStaple(name: string, roots: readonly string[], reader: Knowledge): Found | undefined {
  const [head, ...rest] = roots;
  if (head === undefined || rest.length === 0 || rest.length > MAX_REST) return undefined;
  if (JOINED.test(name) || /\sd(?:el?\s|['’])/i.test(name) || reader.vocabulary.turning.has(head)) return undefined;
  const food = reader.named([head])?.food;
  if (food === undefined || rootsOf(food.name).join(' ') !== head) return undefined;
  const isBrand = (word: string) =>
    !reader.words.has(word) && !PARTICIPLE.test(word) && isQuality(word, food, reader) && !isAkin(word, food, reader);
  return rest.every(isBrand) ? { food, lectura: 'por_defecto', propia: false } : undefined;
}

/** Least letters a word and the one it comes from share. */
const LEAST_STEM = 3;

/** Whether a word may be a known one with a slip, or come from one that brings an allergen: «mantequilla sojina». */
function isAkin(word: string, { contiene }: Food, { vocabulary, words, bears }: Knowledge): boolean {
  const comesFrom = (known: string) =>
    known.length > LEAST_STEM && word.startsWith(known.slice(0, Math.max(LEAST_STEM, known.length - 1)));
  for (const known of words) if (isOneEdit(word, known)) return true;
  for (const known of vocabulary.turning) if (comesFrom(known)) return true;
  for (const [known, codes] of bears()) {
    if (comesFrom(known) && [...codes].some((code) => !contiene.includes(code))) return true;
  }
  return false;
}

/** A shorter word may be one cut short: «lecitina sol» is of sunflower. */
const LEAST_LETTERS = 4;

function isQuality(
  word: string,
  { category, azucares, contiene }: Food,
  { named, vocabulary, words, bears }: Knowledge,
): boolean {
  if (word === CHOICE || isFigure(word) || isState(word)) return false;
  // Of chocolate the colour tells whether there is milk in it.
  if (isColour(word)) return category !== 'cacao_chocolate' || azucares === 0;
  if (word.length < LEAST_LETTERS) return false;
  if (named([word]) !== undefined || vocabulary.incomplete.has(word)) return false;
  return !words.has(word) || [...(bears().get(word) ?? [])].every((code) => contiene.includes(code));
}

/** Whether all that the pantry calls by these words and more is much like the food they name alone. */
export function isTight(head: readonly string[], food: Food, { keys }: Knowledge): boolean {
  const start = `${head.join(' ')} `;
  for (const [key, other] of keys()) {
    if (!key.startsWith(start)) continue;
    const more = key.slice(start.length).split(' ');
    if (!more.some(isState) && !isAlike(food, foodAt(other))) return false;
  }
  return true;
}

/** Whether a word tells two foods apart on the shelf of a food: «anís seco» is no «anís dulce». */
export function changes(word: string, { category }: Food, { keys }: Knowledge): boolean {
  const names = keys();
  for (const [key, index] of names) {
    if (!key.includes(word)) continue;
    const all = key.split(' ');
    if (!all.includes(word)) continue;
    const without = names.get(all.filter((other) => other !== word).join(' '));
    if (without === undefined) continue;
    const [one, other] = [foodAt(index), foodAt(without)];
    if ((one.category === category || other.category === category) && !isAlike(one, other)) return true;
  }
  return false;
}
