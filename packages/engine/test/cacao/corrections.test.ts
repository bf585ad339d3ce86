import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { findRow, type Row, UNKNOWN } from '../../src/cacao/catalogue.ts';
import { activityGoal, goalOf, mixtureOf } from '../../src/cacao/corrections.ts';
import { judge } from '../../src/cacao/judge.ts';
import type { Finding } from '../../src/cacao/law.ts';
import { awOf, measure } from '../../src/cacao/measure.ts';
import { MOVES } from '../../src/cacao/moves.gen.ts';
import { movesFor } from '../../src/cacao/moves.ts';
import { DEFAULT_TYPE, findType } from '../../src/cacao/types.ts';
import { after, enough, type Move, type Scale } from '../../src/craft/correct.ts';
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
function isMended(formula: Scale<Row>, { rule, side }: Finding): boolean {
  // Of nothing there is nothing to mend.
  if (formula.every(({ grams }) => grams === 0)) return false;
  const { param, min, max } = rule;
  const value = measure(param, mixtureOf(formula));
  const margin = 0.05 * (min !== null && max !== null ? max - min : 1);
  return side === 'low' ? value >= min! + (min === 0 ? 0 : margin) : value <= max! - (max === 0 ? 0 : margin);
}

function mostOf(move: Move<Row>, formula: Scale<Row>): number {
  return move.from?.grams ?? 0.6 * formula.reduce((sum, { grams }) => sum + grams, 0);
}

/** The same halvings, each on a formula weighed anew. */
function byWeighing(formula: Scale<Row>, move: Move<Row>, finding: Finding): number | undefined {
  const most = mostOf(move, formula);
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
  it('leave the water activity that a formula weighed anew shows', () => {
    let tried = 0;
    let reached = 0;
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const most = fc.constantFrom(0.6, 0.7, 0.8, 0.85, 0.9);
    fc.assert(
      fc.property(spoilt, share, most, ({ type, formula }, part, limit) => {
        const { profile } = judge(type, mixtureOf(formula), NO_EXAMINATION);
        for (const move of movesFor('aw', 'high', profile.family, formula)) {
          const grams = part * mostOf(move, formula);
          const then = after(formula, { ...move, grams });
          if (then.every((one) => one.grams === 0)) continue;
          const isReached = awOf(mixtureOf(then)) <= limit;
          expect(activityGoal(limit)(formula)(move)(grams)).toBe(isReached);
          tried++;
          if (isReached) reached++;
        }
      }),
    );
    expect(reached).toBeGreaterThan(0);
    expect(tried).toBeGreaterThan(reached);
  });

  it('are those found by weighing every try', () => {
    let tried = 0;
    fc.assert(
      fc.property(spoilt, ({ type, formula }) => {
        const { legal, targets, profile } = judge(type, mixtureOf(formula), NO_EXAMINATION);
        for (const finding of [...legal, ...targets]) {
          for (const move of movesFor(finding.rule.param.part, finding.side, profile.family, formula)) {
            const most = mostOf(move, formula);
            const deed = enough({ mostOf, weigh: (grams) => grams }, formula, move, [goalOf(finding)(formula)]);
            const byScale = byWeighing(formula, move, finding);
            // Near the limit adding up in another order decides.
            if (deed && byScale) expect(Math.abs(deed.grams - byScale)).toBeLessThan(1e-6 * most);
            tried++;
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(tried).toBeGreaterThan(60);
  });
});

it('brings in what the craft has, by its name on the wire', () => {
  const into = Object.values(MOVES).flatMap(({ low, high }) => [...low, ...high].flatMap(([, name]) => name ?? []));
  expect([...new Set(into)].filter((name) => findRow(name)?.id !== name)).toEqual([]);
});
