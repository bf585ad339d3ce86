import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { balanceCacao, cacao } from '../../src/cacao/craft.ts';
import { type LinearModel, ratioOf } from '../../src/craft/linear.ts';
import { round2 } from '../../src/craft/round.ts';
import { formula, goodFormula } from './arbitrary.ts';
import { type Body, judged, request } from './formula.ts';

const anyFormula = fc.oneof(formula, goodFormula);

function weights(body: Body): number[] {
  return body.ingredients.map((item) => item.peso);
}

/** Doses, bans and a law that may just be met are beyond quotients of sums. */
function isPlain(body: Body): boolean {
  const { examination, unsure } = judged(body);
  return !examination.faulty && !examination.provisional && unsure.length === 0;
}

/** All hard terms of some case and of water activity in range as shown, and no more targets out than allowed. */
function good({ cases, nonlinear, misses = 0 }: LinearModel, grams: readonly number[]): boolean {
  const inside = (value: number, range: readonly [number, number] | null) =>
    range === null || (round2(value) >= range[0] && round2(value) <= range[1]);
  const curved = nonlinear.map((term) => ({ term, ok: inside(term.value(grams), term.range) }));
  return cases.some((terms) => {
    const all = [...terms.map((term) => ({ term, ok: inside(ratioOf(term, grams), term.range) })), ...curved];
    const out = all.filter(({ ok }) => !ok);
    return out.every(({ term }) => term.target) && out.length <= misses;
  });
}

describe('linear model', () => {
  it('holds every parameter of the response in every case', () => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        const { params } = balanceCacao(body);
        for (const terms of cacao.linear(body).cases) {
          for (const [key, value] of Object.entries(params)) {
            const found = terms.filter((term) => term.key === key);
            expect(found.length, key).toBeGreaterThan(0);
            for (const term of found) expect(round2(ratioOf(term, weights(body))), key).toBe(value);
          }
        }
      }),
    );
  });

  it('is met for gold exactly when the medal is gold', () => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        fc.pre(isPlain(body));
        expect(good(cacao.linear(body, 'oro'), weights(body))).toBe(balanceCacao(body).score.medalla === 'gold');
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(['plata', undefined] as const)('is met for %s exactly when the medal is silver or gold', (wanted) => {
    fc.assert(
      fc.property(anyFormula, (body) => {
        fc.pre(isPlain(body));
        expect(good(cacao.linear(body, wanted), weights(body))).toBe(balanceCacao(body).score.medalla !== 'bronze');
      }),
      { numRuns: runs(1000) },
    );
  });

  it('gives water activity unrounded for the grams asked, and none without weight', () => {
    const body = request('bombon', { cob_blanca: 250, nata: 100 });
    const [aw] = cacao.linear(body).nonlinear;
    expect(aw!.value([250, 100])).toBeCloseTo(0.82, 2);
    expect(aw!.value([250, 200])).toBeGreaterThan(aw!.value([250, 100]));
    expect(aw!.value([0, 0])).toBe(0);
    expect(cacao.linear(request('negro', { azucar: 1 })).nonlinear).toEqual([]);
  });

  it('has one case per family a couverture may belong to, and per name a milk chocolate may bear', () => {
    const cases = (type: string) => cacao.linear(request(type, { cob_leche: 1, azucar: 1 })).cases.length;
    expect(Object.fromEntries(cacao.types.map(({ id }) => [id, cases(id)]))).toEqual({
      negro: 1,
      leche: 6,
      blanco: 1,
      cobertura: 3,
      bean_to_bar: 3,
      gianduja: 2,
      bombon: 2,
      bombon_fresco: 1,
      trufa: 1,
      relleno_caramelo: 1,
      leche_alto_cacao: 1,
      crema_untable: 1,
      chocolate_taza: 3,
      cacao_azucarado: 2,
      sin_azucar: 3,
    });
  });

  it('leaves out the families that the grams to start from are not of, and none where they are of none', () => {
    const body = request('cobertura', { pasta_cacao: 500, azucar: 400, leche_entera_polvo: 0 });
    const conditions = (start: readonly number[]) =>
      cacao
        .linear(body, undefined, false, start)
        .cases.map((terms) => terms.flatMap(({ key, range, nature }) => (nature ? [[key, ...range!]] : [])));
    const dark = [
      ['base.csd', 0.51, Number.POSITIVE_INFINITY],
      ['base.lacteos', Number.NEGATIVE_INFINITY, 7.99],
    ];
    const milk = [
      ['base.csd', 0.51, Number.POSITIVE_INFINITY],
      ['base.lacteos', 8, Number.POSITIVE_INFINITY],
    ];
    expect(conditions([500, 400, 0])).toEqual([dark]);
    expect(conditions([500, 300, 200])).toEqual([milk]);
    // Between 0.50 and 0.51 % of fat-free cocoa it is neither white nor anything else.
    const { csd } = Object.fromEntries(
      cacao.linear(body).cases[0]!.map(({ key, num }) => [key.replace('base.', ''), num[0]!]),
    );
    expect(conditions([0.505, csd! - 0.505, 0])).toHaveLength(3);
  });

  it('writes each formula down as it is, whichever was asked for before', () => {
    const bar = request('bean_to_bar', { pasta_cacao: 700, manteca_cacao: 30, azucar: 300 });
    const others = [
      request('negro', { pasta_cacao: 700, manteca_cacao: 30, azucar: 300 }),
      request('bean_to_bar', { pasta_cacao: 700, azucar: 300, manteca_cacao: 30 }),
      request('bean_to_bar', { pasta_cacao: 700, manteca_cacao: 30 }),
    ];
    const { cases } = cacao.linear(bar);
    for (const other of others) {
      expect(cacao.linear(other).cases).not.toEqual(cases);
      expect(cacao.linear(bar, undefined, false).cases).not.toEqual(cases);
      expect(cacao.linear(bar).cases).toEqual(cases);
    }
  });

  it('counts an unknown ingredient as inert and takes formulas without weight', () => {
    const { cases } = cacao.linear(request('negro', { 'polvo de estrellas': 0, pasta_cacao: 0 }));
    expect(cases[0]!.find((term) => term.key === 'cacaoTotal')).toMatchObject({ num: [0, 98.7], den: [1, 1] });
    expect(cases[0]!.find((term) => term.key === 'base.cacaoTotal')).toMatchObject({ num: [0, 98.7], den: [1, 1] });
  });
});
