import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { halfEdits, letterMask, typedWord } from '../../src/search/edits.ts';

const distance = (typed: string, word: string) => halfEdits(typedWord(typed, typed), word, letterMask(word));

/** Optimal string alignment by its definition. */
function plainDistance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        d[i]![j] = i + j;
        continue;
      }
      let least = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, d[i - 2]![j - 2]! + 1);
      d[i]![j] = least;
    }
  }
  return d[a.length]![b.length]!;
}

describe('slips of the keyboard', () => {
  it.each([
    ['azucra', 'azucar', 2],
    ['azcar', 'azucar', 2],
    ['asucar', 'azucar', 2],
    ['azzucar', 'azucar', 2],
    ['chocholatte', 'chocolate', 4],
    ['mantq', 'mantequilla', 3],
    ['lehe', 'leche', 2],
  ])('%s → %s: %d half letters', (typed, word, halves) => {
    expect(distance(typed, word)).toBe(halves);
  });

  it.each([
    ['mie', 'miel'],
    ['azkr', 'azucar'],
    ['1235', '1234'],
    ['lehe', 'lechera'],
  ])('%s is not taken for %s', (typed, word) => {
    expect(distance(typed, word)).toBeUndefined();
  });

  it('agree with the definition of the distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(word, word, (typed, other) => {
        const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
        const costs = [2 * plainDistance(typed, other)];
        if (typed.length >= 5) {
          for (let j = 0; j < other.length; j++) costs.push(2 * plainDistance(typed, other.slice(0, j)) + 1);
        }
        const least = Math.min(...costs);
        const forgiven = most > 0 && least <= 2 * most + 1;
        if (most > 0) expect(distance(typed, other)).toBe(forgiven ? least : undefined);
      }),
      { numRuns: runs(2000) },
    );
  });
});
