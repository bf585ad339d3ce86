import { expect, it } from 'vitest';
import corpus from '../../../../data/corpus/turron.json' with { type: 'json' };
import { applySteps } from '../../src/craft/advice.ts';
import { turron } from '../../src/turron/craft.ts';

/** Numbers from 0 to 1, the same in every run (Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A smaller share of a formula is seasoning. */
const MAIN = 0.05;

it('all advice followed to the letter, once, mends the formulas of the corpus spoilt by half or double', () => {
  const random = randomFrom(7);
  const spoilt = Array.from({ length: 800 }, () => {
    const { type, ingredients } = corpus[Math.floor(random() * corpus.length)]!;
    const total = ingredients.reduce((sum, { peso }) => sum + peso, 0);
    const weigh = (peso: number) =>
      peso / total < MAIN ? peso : Math.max(1, Math.round(peso * 4 ** (random() - 0.5)));
    return { type, ingredients: ingredients.map((item) => ({ ...item, peso: weigh(item.peso) })) };
  });
  let bad = 0;
  let mended = 0;
  for (const body of spoilt) {
    const { advice, outcome } = turron.analyse(body);
    const next = applySteps(
      turron.shape,
      body,
      advice.flatMap(({ steps }) => steps),
    );
    const after = turron.analyse(next).outcome.good;
    // Advice to a good formula leaves it good.
    if (outcome.good) expect(after, JSON.stringify(body)).toBe(true);
    else {
      bad++;
      if (after) mended++;
    }
  }
  expect(bad).toBeGreaterThan(300);
  expect(mended / bad).toBeGreaterThanOrEqual(0.98);
});
