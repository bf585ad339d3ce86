import { graded } from './figures.ts';
import type { Food } from './food.ts';
import { type Found, type Knowledge, supposed } from './reading.ts';
import { rootsOf } from './words.ts';

/** Nouns that say the same of what follows them; where the pantry tells them apart, it has names with both. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ['jarabe', 'sirope'],
    ['almidon', 'fecula'],
    ['pulpa', 'pure'],
    ['confitura', 'mermelada'],
  ]
    .map(([one, other]) => [rootsOf(one!)[0]!, rootsOf(other!)[0]!] as const)
    .flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
);

/** Of nuts and roots the pulp is what is left of them, the purée all of it. */
const SHELVES: ReadonlySet<Food['category']> = new Set([
  'azucares',
  'harinas_almidones',
  'frutas',
  'galletas_toppings',
]);

/** «Fécula de trigo» is its starch, «jarabe de dátil» its syrup. */
export function byOtherNoun([noun, ...rest]: readonly string[], { named, vocabulary }: Knowledge): Found | undefined {
  const other = SAME.get(noun ?? '');
  if (other === undefined || rest.length === 0) return undefined;
  const found = named([other, ...rest]) ?? graded([other, ...rest], vocabulary);
  return found?.lectura === 'exacta' && SHELVES.has(found.food.category) ? supposed(found.food) : undefined;
}
