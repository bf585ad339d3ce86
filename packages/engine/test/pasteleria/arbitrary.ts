import fc from 'fast-check';
import { shelf } from '../../src/pasteleria/catalogue.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { TYPE_IDS } from '../../src/pasteleria/types.ts';
import type { Formula } from './formula.ts';

export const names = shelf.catalogue().map(({ name }) => name);

/** What the type is made of, in any proportion, and a few ingredients from anywhere. */
export const formulaArbitrary: fc.Arbitrary<Formula> = fc.constantFrom(...TYPE_IDS).chain((type) => {
  const own = pasteleria.additions(type);
  return fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: own.length, maxLength: own.length }),
      fc.array(fc.record({ name: fc.constantFrom(...names), grams: fc.integer({ min: 1, max: 200 }) }), {
        maxLength: 3,
      }),
    )
    .map(([weights, others]) => ({
      type,
      ingredients: [...own.map((name, i) => ({ name, grams: weights[i]! })), ...others],
    }));
});
