import { CRAFTS, type Craft, consultCatalogue, InputError, parseRecipe } from '@obrador/engine';
import { describe, expect, test } from 'vitest';
import { runs, sampled } from '../../../scripts/lib/long.ts';

/**
 * Doubling the input may about double the work. The ratio of the best of many runs is looked at, never a time; work
 * that grows with the square would give 4.
 */
const RUNS = runs(50);
const MAX_RATIO = 3;

function best(call: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    call();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Takes the better of several tries: other work on the machine may spoil one, a square spoils them all. */
function growth(work: (size: number) => () => unknown, size: number): number {
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && ratio > MAX_RATIO; attempt++) {
    const small = best(work(size));
    ratio = Math.min(ratio, best(work(2 * size)) / small);
  }
  return ratio;
}

const quietly = (call: () => unknown) => () => {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
};

function formula({ shape }: Craft, names: readonly string[]) {
  return { ingredients: names.map((name) => ({ [shape.name]: name, [shape.weight]: 10 })) };
}

/** Names that look like something until the very end, and upset careless patterns. */
const HOSTILE_NAMES = sampled(
  [
    (n: number) => 'a'.repeat(n),
    (n: number) => ' '.repeat(n),
    (n: number) => '35 % '.repeat(n / 5),
    (n: number) => '1,'.repeat(n / 2),
    (n: number) => 'leche entera '.repeat(n / 13),
    (n: number) => 'á\u0301'.repeat(n / 2),
    (n: number) => '('.repeat(n),
    (n: number) => '9'.repeat(n),
  ],
  3,
);

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('work grows with the input: %s', (_id, craft) => {
  const names = craft.catalogue().map(({ name }) => name);

  test('in the number of ingredients', () => {
    const work = (size: number) => {
      // The same foods in both sizes: more of them would be slower by the processor's own memory.
      const spread = Array.from({ length: size }, (_, i) => names[Math.floor(((i % 250) * names.length) / 250)]!);
      const body = formula(craft, spread);
      return quietly(() => craft.analyse(body));
    };
    expect(growth(work, 250)).toBeLessThan(MAX_RATIO);
  });

  test('in the number of names nobody knows', () => {
    const work = (size: number) => {
      const body = formula(
        craft,
        Array.from({ length: size }, (_, i) => `nada ${i} de nada`),
      );
      return quietly(() => craft.analyse(body));
    };
    expect(growth(work, 250)).toBeLessThan(MAX_RATIO);
  });

  test('in the length of names and types', () => {
    for (const hostile of HOSTILE_NAMES) {
      const work = (size: number) => {
        const body = { type: hostile(size), ...formula(craft, [names[0]!, hostile(size)]) };
        return quietly(() => craft.analyse(body));
      };
      expect(growth(work, 30_000), hostile(10)).toBeLessThan(MAX_RATIO);
    }
  });

  test('in the length of what is searched', () => {
    for (const hostile of HOSTILE_NAMES) {
      const work = (size: number) => {
        const query = hostile(size);
        return () => consultCatalogue(craft, query);
      };
      expect(growth(work, 10_000), hostile(10)).toBeLessThan(MAX_RATIO);
    }
  });
});

test.each([
  ['lines', (n: number) => '200 g leche\n'.repeat(n / 12)],
  ['rows', (n: number) => `ingrediente;gramos\n${'leche;200\n'.repeat(n / 10)}`],
  ['digits', (n: number) => '1'.repeat(n)],
  ['quotes', (n: number) => '"'.repeat(n)],
  ['unclosed cells', (n: number) => '"a;'.repeat(n / 3)],
  ['brackets', (n: number) => '['.repeat(n)],
  ['tabs', (n: number) => 'a\t'.repeat(n / 2)],
  ['spaces', (n: number) => `200${' '.repeat(n)}g leche`],
  ['points', (n: number) => '1.'.repeat(n / 2)],
])('work grows with the length of a pasted recipe: %s', (_name, text) => {
  const work = (size: number) => {
    const pasted = text(size);
    return () => parseRecipe(pasted);
  };
  expect(growth(work, runs(30_000))).toBeLessThan(MAX_RATIO);
});
