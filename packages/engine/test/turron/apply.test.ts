import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySuggestion } from '../../src/turron/apply.ts';
import { balanceTurron } from '../../src/turron/balance.ts';
import { ALMONDS } from '../../src/turron/judge.ts';
import type { Level } from '../../src/turron/types.ts';
import { type Formula, formula, formulaArbitrary } from './formula.ts';

const PROMISE = /^Para la categoría (Suprema|Extra) .*añade unos \d+ g/;
const promiseOf = ({ score }: ReturnType<typeof balanceTurron>) =>
  score.motivos.map((motivo) => PROMISE.exec(motivo)).find((match) => match !== null);

/** The formula with its promise, or the reason that begins so, followed: «miel 120, azucar 170». */
function follow(type: string, text: string, start = 'Para la categoría') {
  const body = formula(type, text);
  const reason = balanceTurron(body).score.motivos.find((motivo) => motivo.startsWith(start))!;
  const next = applySuggestion(body, reason) as unknown as Formula;
  const { params, score } = balanceTurron(next);
  const weights = next.ingredients.map(({ ingrediente, peso }) => `${ingrediente} ${peso}`).join(', ');
  return { reason, weights, params, category: score.categoria };
}

describe('a reason that promises a category', () => {
  it('E11: 241 g of almond, and honey in place of sugar so as not to leave the IGP', () => {
    const { reason, weights, params, category } = follow(
      'jijona',
      'almendra_tostada 560, miel 105, azucar 320, clara 30',
    );
    expect(reason).toMatch(/añade unos 241 g\. Sube también la miel para no bajar del 10 %\.$/);
    expect(weights).toBe('almendra_tostada 801, miel 126, azucar 299, clara 30');
    expect(params.pctMiel).toBeGreaterThanOrEqual(10);
    expect(category).toBe('Suprema');
  });

  it('honey is added, and almond for it, where there is no sugar to change', () => {
    const { weights, category } = follow('jijona', 'almendra_tostada 560, miel 100, clara_polvo 300');
    expect(weights).toBe('almendra_tostada 726, miel 114, clara_polvo 300');
    expect(category).toBe('Suprema');
  });

  it('E2: 172 g of toasted almond are more of the raw almond of the formula', () => {
    const { reason, weights, params, category } = follow(
      'jijona',
      'almendra_molida 300, miel 100, azucar 150, clara 33, limon_rallado 3',
    );
    expect(reason).toContain('añade unos 172 g.');
    expect(weights).toBe('almendra_molida 477, miel 100, azucar 150, clara 33, limon_rallado 3');
    expect(params.pctAlmendra).toBeGreaterThanOrEqual(64);
    expect(category).toBe('Suprema');
  });

  it('raw almond is also raised for what it loses where a minimum is missed', () => {
    const { reason, weights, category } = follow(
      'alicante',
      'almendra_cruda 200, miel 150, azucar 250, clara 33',
      'Almendra',
    );
    expect(reason).toContain('añade unos 154 g de almendra tostada.');
    expect(weights).toBe('almendra_cruda 359, miel 150, azucar 250, clara 33');
    expect(category).toBe('Extra');
  });

  it('guirlache with raw almond', () => {
    const { reason, weights, category } = follow('guirlache', 'almendra_cruda 200, azucar 400, agua 30');
    expect(reason).toContain('añade unos 56 g.');
    expect(weights).toBe('almendra_cruda 258, azucar 400, agua 30');
    expect(category).toBe('Extra');
  });

  it('yolk that the almond would dilute under its minimum is raised with it', () => {
    const { weights, category } = follow('yema_tostada', 'almendra_cruda 250, azucar 700, yema 21, agua 50');
    expect(weights).toBe('almendra_cruda 455, azucar 700, yema 24, agua 50');
    expect(category).toBe('Extra');
  });

  it('keeps it in any formula, however small or large, unless starch or a lack of yolk, which it does not speak of, is in the way', () => {
    let followed = 0;
    fc.assert(
      fc.property(formulaArbitrary, fc.constantFrom(1e-3, 1, 1e6), ({ type, ingredients }, scale) => {
        const body = { type, ingredients: ingredients.map((item) => ({ ...item, peso: item.peso * scale })) };
        const before = balanceTurron(body);
        const promise = promiseOf(before);
        fc.pre(promise != null && !/Elimina la harina|Falta yema/.test(before.score.motivos.join()));
        followed++;
        const after = balanceTurron(applySuggestion(body, promise!.input));
        expect(after.score.almendras).toBeGreaterThanOrEqual(ALMONDS[promise![1] as Level]);
      }),
      { numRuns: 1000 },
    );
    expect(followed).toBeGreaterThan(100);
  });
});
