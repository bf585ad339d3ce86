import { InputError, readEach } from '../craft/errors.ts';
import type { CraftId } from '../craft/ids.ts';
import { lazy } from '../craft/lazy.ts';
import { fold } from '../craft/names.ts';
import { lowerFirst, shortened } from '../craft/spanish.ts';
import { didYouMean, unread } from '../craft/texts.ts';
import { ALLERGEN_FORMS, ALLERGEN_NAMES, ALLERGENS } from '../despensa/allergen-texts.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { contains } from '../despensa/kinds.ts';
import { asSeen } from '../despensa/line-words.ts';
import { findFood } from '../despensa/names.ts';
import type { FoodReading } from '../despensa/reader.ts';
import { isUnread } from '../despensa/reading.ts';
import { everyFood } from '../despensa/table.ts';
import { rootsOf } from '../despensa/words.ts';
import { ALLERGEN_WORDS, EXCLUDED } from './creation.gen.ts';
import { shareOf } from './lines.ts';
import { explanations, lowered, refusals } from './texts.ts';

/** Something a formula must not hold. */
export interface Exclusion {
  /** «leche», «nada animal»: as a sentence says it after «sin». */
  readonly name: string;
  readonly bars: (food: Food) => boolean;
  /** The food, when it is one and not a kind. */
  readonly food?: Food;
  /** Whether a food that does not hold it may have traces of it. */
  readonly mayBar?: (food: Food) => boolean;
  /** Whether a food that is not barred is scented with it by its maker. */
  readonly scents?: (food: Food) => boolean;
  /** Where the law admits a little in the whole: how much of it a food has, and the most of a formula, both in %. */
  readonly trace?: { readonly of: (food: Food) => number; readonly most: number };
}

/** Before a word it denies it: «cacao sin azúcar». */
const WITHOUT = 'sin';

const WORDS: ReadonlyMap<string, string> = new Map([
  ...ALLERGENS.map((code) => [fold(code), code] as const),
  ...Object.entries(ALLERGEN_NAMES).map(([code, name]) => [fold(name), code] as const),
  ...Object.entries(ALLERGEN_FORMS).flatMap(([code, forms]) => forms.map((form) => [fold(form), code] as const)),
  ...Object.entries(ALLERGEN_WORDS),
]);

/**
 * What a text excludes: an allergen, anything animal, sugars, lactose, alcohol, sweeteners or the foods it names;
 * undefined when it is none.
 */
export function exclusionOf(craft: CraftId, text: string): Exclusion | undefined {
  const word = fold(asSeen(text).trim());
  const kind = EXCLUDED.find(({ words }) => words.includes(word));
  if (kind !== undefined) return kind;
  const allergen = WORDS.get(word);
  if (allergen !== undefined) return allergenExclusion(allergen);
  const reading = findFood(text, craft);
  if (reading.food === undefined) return undefined;
  const meant = word.includes(' ') ? undefined : allergenOf(reading.food);
  if (meant !== undefined) return allergenExclusion(meant);
  // What a guess left in would be eaten by whoever must not.
  return reading.lectura === 'supuesta' ? undefined : namedExclusion(text, reading.food);
}

function allergenExclusion(allergen: string): Exclusion {
  const bars = (food: Food) => contains(food, allergen);
  return { name: ALLERGEN_NAMES[allergen]!, bars, mayBar: (food) => mayContain(food, allergen) };
}

/** The allergen a food is called after: «milk», «lechee» and «hazelnut» mean more than one food. */
function allergenOf(food: Food): string | undefined {
  const [head = ''] = fold(food.name).split(' ');
  const code = WORDS.get(head) ?? WORDS.get(head.replace(/e?s$/, ''));
  const [group = ''] = code?.split(':') ?? [];
  const held = food.contiene.filter((one) => one.split(':')[0] === group);
  // A mixture of nuts stands for all of them.
  return held.length > 1 || held[0] === group ? group : code;
}

export function isAllergen(word: string): boolean {
  return WORDS.has(fold(word));
}

export function foodExclusion(food: Food, name = lowerFirst(food.name)): Exclusion {
  return { name, bars: (other) => other === food, food };
}

/** «Aroma natural de vainilla», in a list of ingredients. */
const [AROMA] = rootsOf('aroma');
const SCENT = /\baromas?(?: natural(?:es)?)? de [^,;()]+/gi;

/** Names, parts and scents of each food, read once. */
const said = lazy(() =>
  everyFood().map((food) => {
    const { sublista } = etiquetaOf(food);
    return {
      holds: [food.name, sublista.replace(SCENT, '')].map(rootsOf),
      scents: (sublista.match(SCENT) ?? []).map(rootsOf),
    };
  }),
);

/**
 * A word bars all that is called by it or has it in its list of ingredients: «gelatina», in leaves, powder or a sweet.
 * Who wants no vanilla means none of their own, and not the trace nearly every couverture is scented with, which is
 * told instead; «aroma» bars that too.
 */
function namedExclusion(text: string, food: Food): Exclusion {
  const words = text.includes('_') ? [] : rootsOf(text);
  const kind = words[0] === AROMA ? (['holds', 'scents'] as const) : (['holds'] as const);
  const having = (parts: readonly ('holds' | 'scents')[]) =>
    everyFood().filter((_, i) => parts.some((part) => said()[i]![part].some((names) => tells(names, words))));
  const barred = new Set([food, ...having(kind)]);
  const scented = new Set(having(['scents']).filter((other) => !barred.has(other)));
  const exclusion =
    barred.size === 1 ? foodExclusion(food) : { name: lowered(text.trim()), bars: (other: Food) => barred.has(other) };
  return { ...exclusion, scents: (other) => scented.has(other) };
}

/** Whether the words follow each other and are not denied: «cacao sin azúcar». */
function tells(names: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  return names.some((_, i) => words.every((word, k) => names[i + k] === word) && names[i - 1] !== WITHOUT);
}

/** Only the foods of the pantry tell what they may have traces of. */
function mayContain(food: Food, allergen: string): boolean {
  if (food.id === '') return false;
  return etiquetaOf(food).puedeContener.some((code) => code === allergen || code.startsWith(`${allergen}:`));
}

/** Grams of each food that leave a formula of this total below the traces admitted, shared among those that have any. */
export function traceLimits(
  without: readonly Exclusion[],
  foods: readonly Food[],
  total: number,
): ReadonlyMap<Food, number> {
  const limits = new Map<Food, number>();
  for (const { trace } of without) {
    const bringing = trace === undefined ? [] : foods.filter((food) => trace.of(food) > trace.most);
    for (const food of bringing) {
      const most = (trace!.most * total) / trace!.of(food) / bringing.length;
      limits.set(food, Math.min(limits.get(food) ?? most, most));
    }
  }
  return limits;
}

/** Whether a formula has no more than the traces admitted. */
export function keepsTraces(without: readonly Exclusion[], parts: ReadonlyMap<Food, number>): boolean {
  return without.every(({ trace }) => trace === undefined || shareOf(parts, trace.of) <= trace.most * (1 + 1e-9));
}

/** Warnings on traces and scents of what a formula was asked to exclude. */
export function cautionsOf(without: readonly Exclusion[], foods: readonly Food[]): readonly string[] {
  return without.flatMap(({ name, mayBar, scents }) => {
    const traces = mayBar ? foods.filter(mayBar) : [];
    const scented = scents ? foods.filter(scents) : [];
    return [
      ...(traces.length > 0 ? [explanations.traces(name, traces)] : []),
      ...(scented.length > 0 ? [explanations.scented(name, scented)] : []),
    ];
  });
}

/** The refusal of a name nobody knows, with what it may have meant, or that it was not read. */
export function unknownFood(reading: FoodReading, text: string, field: string, index: number): InputError {
  const meant = reading.food === undefined ? reading.candidates.map(({ name }) => name) : [reading.food.name];
  const said = isUnread(reading) ? unread.name(shortened(text)) : refusals.unknown(field, text, didYouMean(meant));
  return new InputError(said, { code: 'ingrediente_desconocido', field: `${field}[${index}]`, index });
}

export function readExclusions(craft: CraftId, texts: readonly string[]): readonly Exclusion[] {
  return readEach(texts, (text, index) => {
    const found = exclusionOf(craft, text);
    if (found !== undefined) return found;
    throw unknownFood(findFood(text, craft), text, 'sin', index);
  });
}
