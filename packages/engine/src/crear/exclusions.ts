import { InputError } from '../craft/errors.ts';
import { fold } from '../craft/names.ts';
import { ALLERGEN_FORMS, ALLERGEN_NAMES, ALLERGENS } from '../despensa/allergen-texts.ts';
import type { Food } from '../despensa/food.ts';
import type { OficioId } from '../despensa/ids.ts';
import { contains, isAnimal, LACTOSE_FREE, sweetensWithSugar } from '../despensa/kinds.ts';
import { findFood } from '../despensa/names.ts';
import { refusals, sayings } from './texts.ts';

/** Something a formula must not hold. */
export interface Exclusion {
  /** «leche», «nada animal»: as a sentence says it after «sin». */
  readonly name: string;
  readonly bars: (food: Food) => boolean;
  /** The food, when it is one and not a kind. */
  readonly food?: Food;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ...ALLERGENS.map((code) => [fold(code), code] as const),
  ...Object.entries(ALLERGEN_NAMES).map(([code, name]) => [fold(name), code] as const),
  ...Object.entries(ALLERGEN_FORMS).flatMap(([code, forms]) => forms.map((form) => [fold(form), code] as const)),
  ['lacteos', 'leche'],
  ['frutos secos', 'frutos_cascara'],
  ['trigo', 'gluten:trigo'],
]);

const ANIMAL: ReadonlySet<string> = new Set(['animal', 'origen animal', 'nada animal', 'productos animales']);
const SUGARS: ReadonlySet<string> = new Set(['azucares', 'azucares anadidos', 'azucar anadido']);

/** What a text excludes: an allergen, anything animal, sugars, lactose or one food; undefined when it is none. */
export function exclusionOf(craft: OficioId, text: string): Exclusion | undefined {
  const word = fold(text.trim());
  if (ANIMAL.has(word)) return { name: sayings.animal, bars: isAnimal };
  if (SUGARS.has(word)) return { name: sayings.sugars, bars: sweetensWithSugar };
  if (word === 'lactosa') return { name: sayings.lactose, bars: ({ lactosa }) => lactosa > LACTOSE_FREE };
  const allergen = WORDS.get(word);
  if (allergen !== undefined) return { name: ALLERGEN_NAMES[allergen]!, bars: (food) => contains(food, allergen) };
  const { food } = findFood(text, craft);
  return food && { name: sayings.food(food), bars: (other) => other === food, food };
}

export function readExclusions(craft: OficioId, texts: readonly string[]): readonly Exclusion[] {
  return texts.map((text, index) => {
    const found = exclusionOf(craft, text);
    if (found !== undefined) return found;
    const candidates = findFood(text, craft);
    const meant = candidates.food === undefined ? candidates.candidates.map(({ name }) => name) : [];
    throw new InputError(refusals.unknown('sin', text, meant), {
      code: 'ingrediente_desconocido',
      field: `sin[${index}]`,
      index,
    });
  });
}
