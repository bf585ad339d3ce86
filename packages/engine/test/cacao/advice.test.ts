import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { analyse } from '../../src/cacao/analyse.ts';
import { applySteps } from '../../src/craft/advice.ts';
import { isOut } from '../../src/craft/meter.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';

/** Share of the formula from which an ingredient is a main one. */
const MAIN = 0.05;

/** A formula of the corpus with each of its main ingredients halved to doubled. */
const perturbed = fc.constantFrom(...corpus).chain(({ type, ingredients }) => {
  const total = ingredients.reduce((sum, { peso }) => sum + peso, 0);
  const items = ingredients.map((item) =>
    item.peso < MAIN * total
      ? fc.constant(item)
      : fc
          .double({ min: 0.5, max: 2, noNaN: true })
          .map((k) => ({ ...item, peso: Math.round(10 * k * item.peso) / 10 })),
  );
  return fc.tuple(...items).map((each) => ({ type, ingredients: each }));
});

const spoilt = fc
  .sample(perturbed, { numRuns: 900, seed: 17 })
  .filter((body) => !analyse(body).outcome.good)
  .slice(0, 300);

/** The formula with all the steps of all its advice done once. */
function followed(body: (typeof spoilt)[number]) {
  const steps = analyse(body).advice.flatMap((each) => each.steps);
  return analyse(applySteps(SHAPE, body, steps));
}

describe('advice followed literally, all of it, once', () => {
  it('mends 98 of 100 spoilt formulas of the corpus', () => {
    expect(spoilt).toHaveLength(300);
    const mended = spoilt.filter((body) => followed(body).outcome.good);
    expect(mended.length / spoilt.length).toBeGreaterThanOrEqual(0.98);
  });

  it('pushes no number out without telling it', () => {
    for (const body of spoilt) {
      const told = analyse(body).advice.flatMap(({ mends }) => mends);
      const out = followed(body)
        .meters.filter(isOut)
        .map(({ key }) => key);
      expect(out.filter((key) => !told.includes(key))).toEqual([]);
    }
  });
});
