import { type NameTable, tableBySteps } from '../lectura/name-table.ts';
import { FOOD_COUNT, idAt, nameAt } from './table.ts';
import type { Grades, Vocabulary } from './vocabulary.ts';
import { keyOf } from './words.ts';

/** Each family of grades with the keys of its names. */
export function gradeFamilies(grades: Vocabulary['grades']): readonly (readonly [Grades, readonly string[]])[] {
  const families = new Map<Grades, string[]>();
  for (const [key, own] of grades) families.set(own, [...(families.get(own) ?? []), key]);
  return [...families];
}

/**
 * The names of each food: its own, its id and its others, as far as they are known; then those of each family of grades
 * and what crafts call foods besides, by which no food is found. A few at a time.
 */
export function foodNamesBySteps(
  known: Pick<Vocabulary, 'aliases' | 'grades' | 'generic'> | undefined,
): Generator<void, NameTable> {
  const families = known === undefined ? [] : gradeFamilies(known.grades).map(([, keys]) => keys);
  const others = known === undefined ? [] : [...families, known.generic];
  const keysOf = (food: number) => [nameAt(food), idAt(food), ...(known?.aliases(food) ?? [])].map(keyOf);
  const namesOf = (owner: number) => (owner < FOOD_COUNT ? keysOf(owner) : others[owner - FOOD_COUNT]!);
  return tableBySteps(FOOD_COUNT + others.length, namesOf, FOOD_COUNT);
}
