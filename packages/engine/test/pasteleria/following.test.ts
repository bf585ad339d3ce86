import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import corpus from '../../../../data/corpus/pasteleria.json' with { type: 'json' };
import { runs } from '../../../../scripts/lib/long.ts';
import { type Advice, applySteps } from '../../src/craft/advice.ts';
import { balance } from '../../src/craft/request.ts';
import { round } from '../../src/craft/round.ts';
import { lowerFirst } from '../../src/craft/spanish.ts';
import { analyse } from '../../src/pasteleria/analyse.ts';
import { balancePasteleria, pasteleria } from '../../src/pasteleria/craft.ts';
import { paramNamed } from '../../src/pasteleria/params.ts';
import type { PasteleriaResponse } from '../../src/pasteleria/schema.ts';
import { SHAPE } from '../../src/pasteleria/shape.ts';
import { formulaArbitrary } from './arbitrary.ts';
import { codesOf, type Formula, outOf } from './formula.ts';

// Slow machines shake hundreds of recipes in more than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 });

describe('following the advice', () => {
  /** By the hundred grams, so that what the scale rounds does not decide. */
  const large = formulaArbitrary.map((formula) => ({
    ...formula,
    ingredients: formula.ingredients.map((item) => ({ ...item, grams: item.grams * 100 })),
  }));

  function follow(formula: Formula, advice: readonly Advice[]): PasteleriaResponse {
    return balance(
      pasteleria,
      applySteps(
        SHAPE,
        formula,
        advice.flatMap(({ steps }) => steps),
      ),
    );
  }

  it('brings the first fault, corrected with grams, into range', () => {
    let followed = 0;
    fc.assert(
      fc.property(large, (formula) => {
        const [first] = analyse(formula).advice;
        const [key] = first?.mends ?? [];
        // What a preparation brings is no line to weigh less of: there the advice has no grams.
        fc.pre(key !== undefined && first!.steps.length > 0 && key in balancePasteleria(formula).ranges);
        // Nor can it be taken out: of what a type does not admit, only the lines of the recipe go.
        fc.pre(key !== 'pctNoPermitidos' || !codesOf(formula).includes('preparacion_desglosada'));
        expect(follow(formula, [first!]).inRange[key!]).toBe(true);
        followed++;
      }),
      { numRuns: runs(300) },
    );
    expect(followed).toBeGreaterThan(runs(100));
  });

  it('«se corrige con los cambios anteriores» is true once those changes are made', () => {
    let checked = 0;
    fc.assert(
      fc.property(large, (formula) => {
        const response = balancePasteleria(formula);
        // Preparations are taken apart: what the advice names may not be a line of the recipe.
        fc.pre(!codesOf(formula).includes('preparacion_desglosada'));
        const { advice } = analyse(formula);
        advice.forEach(({ text }, i) => {
          if (!text.endsWith('se corrige con los cambios anteriores.')) return;
          const label = text.split(' por ')[0];
          const key = outOf(response).find((one) => paramNamed(one).label === label)!;
          const after = follow(formula, advice.slice(0, i));
          // The grams of the steps are rounded: on the very limit the copy may be a hair inside and the scale out.
          const slack = Math.max(0.02, after.params[key]! * 1e-3);
          expect(after.params[key]!).toBeGreaterThanOrEqual(after.ranges[key]![0] - slack);
          expect(after.params[key]!).toBeLessThanOrEqual(after.ranges[key]![1] + slack);
          checked++;
        });
      }),
      { numRuns: runs(300) },
    );
    expect(checked).toBeGreaterThan(runs(30));
  });

  it('all of it, once, mends published recipes with their main ingredients halved to doubled', () => {
    const factor = fc.noBias(fc.integer({ min: -100, max: 100 })).map((power) => 2 ** (power / 100));
    const good = corpus.filter(({ expect: verdict }) => verdict === 'equilibrada');
    const perturbed = fc
      .tuple(fc.constantFrom(...good), fc.tuple(...Array.from({ length: 20 }, () => factor)))
      .map(([{ type, ingredients }, factors]): Formula => {
        const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
        const scaled = ingredients.map(({ name, grams }, i) => ({
          name,
          grams: grams > 0.05 * total ? round(grams * factors[i % 20]!, 1) : grams,
        }));
        return { type, ingredients: scaled };
      });
    const broken = fc
      .sample(perturbed, { seed: 1616, numRuns: 600 })
      .filter((body) => balancePasteleria(body).verdict === 'revisar');
    const mended = broken.filter((body) => follow(body, analyse(body).advice).verdict === 'equilibrada');
    expect(broken.length).toBeGreaterThan(300);
    expect(mended.length / broken.length).toBeGreaterThan(0.985);
  });

  it('pushes nothing out of range without saying so', () => {
    fc.assert(
      fc.property(large, (formula) => {
        fc.pre(!codesOf(formula).includes('preparacion_desglosada'));
        const before = balancePasteleria(formula);
        const { advice } = analyse(formula);
        const after = follow(formula, advice);
        for (const key of outOf(after)) {
          const [min, max] = after.ranges[key]!;
          const hair = Math.max(0.02, after.params[key]! * 1e-3);
          const isOut = after.params[key]! < min - hair || after.params[key]! > max + hair;
          if (before.inRange[key] === false || !isOut) continue;
          const head = `Tras esos cambios, ${lowerFirst(paramNamed(key).label)} por `;
          expect(advice.some(({ text }) => text.startsWith(head))).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('never tells to add and to take the same ingredient', () => {
    fc.assert(
      fc.property(large, (formula) => {
        const steps = analyse(formula).advice.flatMap((advice) => advice.steps);
        const added = new Set(steps.filter(({ action }) => action === 'anadir').map(({ ingredient }) => ingredient));
        expect(steps.filter(({ action, ingredient }) => action === 'quitar' && added.has(ingredient))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
