import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { cacao } from '../../src/cacao/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';

const ganaches = corpus.filter(({ type }) => type.startsWith('ganache_'));

describe('one food, one fate', () => {
  it.each(ganaches.map((entry) => [entry.id, entry] as const))(
    '%s has the same water activity as a ganache and as the filling of a bombon',
    (_, { type, ingredients }) => {
      const { name, weight } = cacao.shape;
      const filling = cacao.analyse({
        type: 'bombon',
        ingredients: ingredients.map((item) => ({ [name]: item.name, [weight]: item.grams })),
      });
      const aw = pasteleria.analyse({ type, ingredients }).waterActivity!;
      expect(filling.waterActivity).toBeDefined();
      expect(Math.abs(filling.waterActivity! - aw)).toBeLessThan(0.011);
    },
  );
});
