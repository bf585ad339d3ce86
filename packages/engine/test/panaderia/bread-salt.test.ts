import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applySteps } from '../../src/craft/advice.ts';
import { analyseAs } from '../../src/craft/request.ts';
import { equilibrar } from '../../src/equilibrar/equilibrar.ts';
import { panaderia } from '../../src/panaderia/craft.ts';
import { answer, formula } from './formulas.ts';

const baguette = (salt: number) =>
  formula('baguette', `Harina de trigo 1000; Agua 600; Sal ${salt}; Levadura fresca 10`);
const codes = (body: unknown) => panaderia.analyse(body).warnings.map(({ code }) => code);

describe('salt of the bread by its chlorides, as our own analysis judges it (RD 308/2019, art. 11.2 c)', () => {
  it.each([
    [16, true, []],
    [17, true, []],
    [18, false, ['Quita 1,1 g de sal: con 16,9 g el pan cumple la ley.']],
    [23, false, ['Quita 6 g de sal: con 17 g el pan cumple la ley.']],
  ])('a baguette of %d g in a kilo of flour: good %s', (salt, good, texts) => {
    const { outcome, advice, warnings } = analyseAs(panaderia, baguette(salt));
    expect(outcome.good).toBe(good);
    expect(warnings.filter(({ code }) => code === 'no_admitido')).toHaveLength(good ? 0 : 1);
    if (good) return;
    expect(advice.map(({ text }) => text)).toEqual(texts);
    const mended = applySteps(panaderia.shape, baguette(salt), advice[0]!.steps);
    expect(analyseAs(panaderia, mended).outcome.text).toBe('fórmula equilibrada');
  });

  it('refuses 27 signed formulas of the corpus, which the operation of the interface tells', () => {
    const { url } = import.meta;
    const corpus = JSON.parse(readFileSync(new URL('../../../../data/corpus/panaderia.json', url), 'utf8')) as object[];
    const moved = corpus.filter((body) => {
      const { outcome, warnings } = panaderia.analyse(body);
      return (
        outcome.good && !analyseAs(panaderia, body).outcome.good && warnings.some(({ code }) => code === 'sal_del_pan')
      );
    });
    expect(moved).toHaveLength(27);
    for (const body of moved) {
      const [advice] = analyseAs(panaderia, body).advice;
      expect(analyseAs(panaderia, applySteps(panaderia.shape, body, advice!.steps)).outcome.good).toBe(true);
    }
  });

  it('says which of its two figures holds for salt that is added', () => {
    expect(analyseAs(panaderia, baguette(20)).warnings.map(({ text }) => text)).toEqual([
      'Sal estimada en el pan: 1,54 g/100 g, y el RD 308/2019, art. 11.2 c, admite 1,31 en el pan común: la sal añadida son cloruros, y los 1,66 valen solo para el sodio total.',
    ]);
  });
});

describe('salt of the bread by either limit, as the operation of the interface judges it', () => {
  it('under both limits nothing is said', () => {
    const { outcome } = panaderia.analyse(baguette(16));
    expect(outcome.text).toBe('fórmula equilibrada');
    expect(codes(baguette(16))).not.toContain('sal_del_pan');
  });

  it('between them the result says it, and the grams that comply with both', () => {
    const { outcome, warnings } = panaderia.analyse(baguette(20));
    expect(outcome).toMatchObject({
      good: true,
      text: 'fórmula equilibrada; la sal supera el límite legal por cloruros',
    });
    expect(warnings.find(({ code }) => code === 'sal_del_pan')?.text).toBe(
      'Sal estimada en el pan: 1,54 g/100 g. El RD 308/2019 admite en el pan común 1,31 g/100 g si se mide por cloruros y 1,66 si se mide por sodio total; con 17 g de sal cumple por los dos.',
    );
  });

  it('is not called a matter of taste beside it', () => {
    const body = formula('pan_rustico_mm', 'Harina de fuerza 850; Agua 550; Masa madre 100 % 300; Sal 20');
    const { warnings, advice } = panaderia.analyse(body);
    expect(warnings.map(({ code }) => code)).toContain('sal_del_pan');
    expect(advice.map(({ text }) => text).join()).not.toContain('No hace falta corregir');
  });

  it('beyond both it is a fault, though its share of flour is in range', () => {
    const body = baguette(23);
    const { outcome, meters, advice } = panaderia.analyse(body);
    expect(meters.find(({ key }) => key === 'sal')?.state).not.toBe('high');
    expect(outcome.good).toBe(false);
    expect(answer(body).verdict).toBe('revisar');
    expect(codes(body)).toContain('no_admitido');
    expect(codes(body)).not.toContain('sal_del_pan');
    expect(advice.map(({ text }) => text)).toEqual(['Quita 6 g de sal: con 17 g el pan cumple la ley.']);
    const mended = applySteps(panaderia.shape, body, advice[0]!.steps);
    expect(panaderia.analyse(mended).outcome.text).toBe('fórmula equilibrada');
  });

  it('is not asked of what the law does not call common bread', () => {
    expect(codes(formula('focaccia', 'Harina 1000; Agua 700; Sal 28; Levadura fresca 15; Aceite 60'))).not.toContain(
      'sal_del_pan',
    );
  });
});

describe('salt that has to be dosed', () => {
  it.each([
    ['pan_comun', 'Harina 1000; Agua 650; Levadura fresca 10', 18],
    ['baguette', 'Harina 1000; Agua 680; Levadura fresca 10', 17],
    ['pan_candeal', 'Harina 1000; Agua 480; Levadura fresca 10', 16],
    ['pan_cristal', 'Harina 1000; Agua 950; Levadura fresca 10', 20],
  ])('%s, %s: %i g, which the law admits, by advice and balancer alike', (type, text, grams) => {
    const body = formula(type, text);
    const [advice] = panaderia.analyse(body).advice;
    expect(advice?.text).toBe(`La masa no lleva sal: añade ${grams} g de sal.`);
    const balanced = equilibrar(panaderia, body);
    expect(balanced.cambios.find(({ antes }) => antes === 0)).toMatchObject({ despues: grams });
    expect(panaderia.analyse({ type, ingredients: balanced.ingredients }).outcome.text).toBe('fórmula equilibrada');
  });

  it('too much of it comes down to one figure, the lawful one', () => {
    const body = formula('pan_candeal', 'Harina 1000; Agua 480; Levadura fresca 10; Sal 30');
    const { advice, warnings } = panaderia.analyse(body);
    expect(advice[0]?.text).toBe('Quita 14 g de «Sal» para bajar la sal del 3 % al 1,6 % de la harina.');
    expect(warnings.find(({ code }) => code === 'sal_del_pan')?.text).not.toContain('deja la sal');
  });

  it('comes down too where taking out water leaves a bread beyond the law', () => {
    const body = formula('pan_candeal', 'Harina candeal 714; Agua 613; Sal 16; Levadura fresca prensada 12');
    const { advice } = panaderia.analyse(body);
    expect(advice.map(({ mends }) => mends)).toEqual([['hidratacion'], ['sal']]);
    const steps = advice.flatMap((one) => one.steps);
    expect(panaderia.analyse(applySteps(panaderia.shape, body, steps)).outcome.good).toBe(true);
  });
});
