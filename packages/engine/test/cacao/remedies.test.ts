import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { findRow, UNKNOWN } from '../../src/cacao/catalogue.ts';
import { judge } from '../../src/cacao/judge.ts';
import { measure } from '../../src/cacao/measure.ts';
import { after, enough, type Move, mixtureOf, movesFor, type Weighed } from '../../src/cacao/remedies.ts';
import type { Finding } from '../../src/cacao/rules.ts';
import { DEFAULT_TYPE, findType } from '../../src/cacao/types.ts';
import { NO_EXAMINATION } from '../../src/craft/examine.ts';

/** A formula of the corpus with its grams moved. */
const spoilt = fc.constantFrom(...corpus).chain(({ type, ingredients }) =>
  fc
    .array(fc.double({ min: 0.3, max: 3, noNaN: true }), {
      minLength: ingredients.length,
      maxLength: ingredients.length,
    })
    .map((factors) => {
      const grams = new Map<string, number>();
      ingredients.forEach(({ ingrediente, peso }, i) => {
        grams.set(ingrediente, (grams.get(ingrediente) ?? 0) + peso * factors[i]!);
      });
      const formula = [...grams].map(([name, weight]) => ({ name, row: findRow(name) ?? UNKNOWN, grams: weight }));
      return { type: findType(type) ?? DEFAULT_TYPE, formula };
    }),
);

/** Inside by a twentieth of the range, or of a point where it is open; at a limit of 0 there is nothing inside. */
function isMended(formula: readonly Weighed[], { rule, side }: Finding): boolean {
  // Of nothing there is nothing to mend.
  if (formula.every(({ grams }) => grams === 0)) return false;
  const { param, min, max } = rule;
  const value = measure(param, mixtureOf(formula));
  const margin = 0.05 * (min !== null && max !== null ? max - min : 1);
  return side === 'low' ? value >= min! + (min === 0 ? 0 : margin) : value <= max! - (max === 0 ? 0 : margin);
}

/** The same halvings, each on a formula weighed anew. */
function byWeighing(formula: readonly Weighed[], move: Move, finding: Finding): number | undefined {
  const most = move.from?.grams ?? 0.6 * formula.reduce((sum, { grams }) => sum + grams, 0);
  const isEnough = (grams: number) => isMended(after(formula, { ...move, grams }), finding);
  if (!isEnough(most)) return undefined;
  let low = 0;
  let high = most;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

describe('the grams that mend a chocolate', () => {
  it('are those found by weighing every try', () => {
    let tried = 0;
    fc.assert(
      fc.property(spoilt, ({ type, formula }) => {
        const { legal, targets, profile } = judge(type, mixtureOf(formula), NO_EXAMINATION);
        for (const finding of [...legal, ...targets]) {
          for (const move of movesFor({ finding }, profile.family, formula)) {
            const deed = enough(formula, move, { finding }, (grams) => grams);
            expect(deed?.grams).toBe(byWeighing(formula, move, finding));
            tried++;
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(tried).toBeGreaterThan(60);
  });
});
