import { describe, expect, it } from 'vitest';
import { multiple, weigh } from '../../src/equilibrar/integer.ts';
import { stepsFor } from '../../src/equilibrar/scale.ts';
import { openTask } from '../../src/equilibrar/task.ts';
import { helado } from '../../src/helado/craft.ts';
import { pasteleria } from '../../src/pasteleria/craft.ts';
import { balanced, gramsOf, request, textsOf } from './formula.ts';
import { isMultiple } from './perturb.ts';

const CREAM = 'Leche entera 500, Nata 35% 250, Azúcar 100';
const sum = (grams: readonly number[]) => grams.reduce((all, g) => all + g, 0);

describe('the step of the scale', () => {
  it('is 1 g, finer for batches of a few grams, and whatever is given', () => {
    expect(stepsFor(1000, undefined)).toEqual([1, 0.1, 0.01]);
    expect(stepsFor(50, undefined)).toEqual([1, 0.1, 0.01]);
    expect(stepsFor(1, undefined)).toEqual([0.01, 0.001, 0.0001]);
    expect(stepsFor(1000, 5)).toEqual([5]);
    expect(stepsFor(1000, 0)).toEqual([0]);
  });

  it.each([1, 2, 5, 10, 0.5, 0.1])('%s g: what changes is a multiple of it, and the sum asked for is kept', (paso) => {
    const answer = balanced(helado, 'helado_crema', CREAM, { paso, total: 850 });
    expect(answer.factible).toBe(true);
    expect(answer.paso).toBe(paso);
    for (const { despues, diferencia } of answer.cambios) {
      if (diferencia !== 0) expect(isMultiple(despues, paso)).toBe(true);
    }
    expect(answer.total).toBe(850);
  });

  it('0 g: exact grams that add up to the total', () => {
    const answer = balanced(helado, 'helado_crema', CREAM, { paso: 0, total: 777 });
    expect(answer).toMatchObject({ factible: true, paso: 0, total: 777 });
    expect(answer.explicacion).toContain('Cantidades sin redondear (paso 0).');
    expect(answer.cambios.some(({ despues }) => !Number.isInteger(despues))).toBe(true);
  });

  it('grams off the scale that need no change keep their exact grams', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500, Nata 35% 250.5, Azúcar 100, Yema de huevo 10.5');
    expect(answer.factible).toBe(true);
    expect(answer.paso).toBe(1);
    for (const { antes, despues, diferencia } of answer.cambios) {
      expect(diferencia === 0 ? despues === antes : Number.isInteger(despues)).toBe(true);
    }
    expect(gramsOf(answer)).toMatchObject({ 'Nata 35%': 250.5, 'Yema de huevo': 10.5 });
  });

  it('becomes finer when the sum asked for could not be kept otherwise, and says so', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 250.3, Nata 35% 125, Azúcar 50', { total: 425.3 });
    expect(answer).toMatchObject({ factible: true, paso: 0.1, total: 425.3 });
    expect(answer.explicacion).toContain('Con 1 g de paso no salía: las cantidades van en pasos de 0,1 g.');
  });

  it('stays that of a workshop where nobody asked for the sum, and says so', () => {
    const text = 'Leche entera 500.5, Nata 35% 250, Azúcar 100';
    const answer = balanced(helado, 'helado_crema', text);
    expect(answer).toMatchObject({ factible: true, paso: 1 });
    expect(answer.explicacion.join(' ')).toMatch(/El total pasa de 850,5 g a \d+,5 g: no pedías mantenerlo\./);
    expect(balanced(helado, 'helado_crema', text, { total: 850.5 })).toMatchObject({ paso: 0.1, total: 850.5 });
  });

  it('serves a batch given as parts of one', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 0.59, Nata 35% 0.29, Azúcar 0.12', { total: 1 });
    expect(answer).toMatchObject({ factible: true, total: 1 });
    expect(answer.paso).toBeLessThanOrEqual(0.01);
  });

  it('given by the person leaves the sum within half', () => {
    const answer = balanced(helado, 'helado_crema', 'Leche entera 500.5, Nata 35% 250, Azúcar 100', { paso: 5 });
    expect(answer.factible).toBe(true);
    expect(answer.total).toBeGreaterThanOrEqual(850.5 / 1.5);
    expect(answer.total).toBeLessThanOrEqual(850.5 * 1.5);
  });

  it('multiples carry no noise', () => {
    expect(multiple(3, 0.1)).toBe(0.3);
    expect(multiple(1357, 0.01)).toBe(13.57);
  });
});

describe('weighing', () => {
  const { problem } = openTask(helado, request(helado, 'helado_crema', CREAM, { anadir: ['Agua'] }));
  const weighing = { rows: [], step: 10, keepOddGrams: true, shift: false, toll: () => 0, polish: false };

  it('hands out what rounding took from the total', () => {
    const grams = weigh(problem, [444, 244, 144, 18], weighing);
    expect(sum(grams!)).toBe(850);
    for (const g of grams!) expect(isMultiple(g, 10)).toBe(true);
  });

  it('mends a row that rounding broke', () => {
    // At least a tenth more cream than a quarter of the milk, met by 450.4 and 157.64 but not by 450 and 160 less one step.
    const row = { coef: [-0.35, 1, 0, 0], min: 0 };
    const grams = weigh(problem, [450.4, 157.64, 141.96, 100], { ...weighing, rows: [row] });
    expect(grams![1]! - 0.35 * grams![0]!).toBeGreaterThanOrEqual(0);
    expect(sum(grams!)).toBe(850);
  });

  it('gives up when nothing near meets the rows', () => {
    expect(weigh(problem, [500, 250, 100, 0], { ...weighing, rows: [{ coef: [0, 0, 0, 1], min: 1e6 }] })).toBeNull();
  });
});

describe('whole units', () => {
  const CHOUX = 'Agua 250, Mantequilla 100, Harina 200, Huevo entero 120';

  it.each([50, 55, 60])('eggs of %s g', (unit) => {
    const answer = balanced(pasteleria, 'choux', CHOUX, { unidades: { huevo: unit }, total: 670 });
    expect(answer).toMatchObject({ factible: true, total: 670 });
    expect(isMultiple(gramsOf(answer)['Huevo entero']!, unit)).toBe(true);
  });

  it('of an ingredient that is no lever: sheets of gelatine, the nearest count', () => {
    const answer = balanced(pasteleria, 'panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 120, Gelatina 11', {
      unidades: { Gelatina: 2 },
    });
    expect(answer.factible).toBe(true);
    expect([10, 12]).toContain(gramsOf(answer).Gelatina);
  });

  it('that are already whole stay', () => {
    const answer = balanced(pasteleria, 'panna_cotta', 'Nata 35% 700, Leche entera 300, Azúcar 20, Gelatina 12', {
      unidades: { Gelatina: 2 },
    });
    expect(gramsOf(answer).Gelatina).toBe(12);
  });

  it('that the scale cannot show are weighed with a finer step, or in counts it can show', () => {
    const finer = balanced(pasteleria, 'choux', CHOUX, { unidades: { huevo: 52.5 } });
    expect(finer).toMatchObject({ factible: true, paso: 0.1 });
    const whole = balanced(pasteleria, 'choux', CHOUX, { unidades: { huevo: 52.5 }, paso: 1, total: 670 });
    expect(whole.factible).toBe(true);
    expect(isMultiple(gramsOf(whole)['Huevo entero']!, 105)).toBe(true);
  });
});

describe('the total', () => {
  const WITH_SALT = 'Leche entera 500, Nata 35% 250, Azúcar 100, Neutro para cremas 5 g/kg 5, Sal 1';

  it('is reached exactly, and what is not moved grows in proportion', () => {
    const answer = balanced(helado, 'helado_crema', WITH_SALT, { total: 1712 });
    expect(answer).toMatchObject({ factible: true, total: 1712 });
    expect(gramsOf(answer)).toMatchObject({ 'Neutro para cremas 5 g/kg': 10, Sal: 2 });
    expect(answer.explicacion).toContain('El total pasa de 856 g a 1712 g.');
    expect(answer.explicacion).toContain('Sube la sal de 1 g a 2 g (+1 g): en proporción al nuevo total.');
  });

  it('leaves what is fixed alone', () => {
    const answer = balanced(helado, 'helado_crema', WITH_SALT, { total: 1000, fijos: ['Sal', 'Nata'] });
    expect(answer).toMatchObject({ factible: true, total: 1000 });
    expect(gramsOf(answer)).toMatchObject({ Sal: 1, 'Nata 35%': 250 });
  });

  it('never rounds what little there is of something down to nothing, nor up to several times as much', () => {
    const answer = balanced(helado, 'helado_crema', WITH_SALT, { total: 200, paso: 1 });
    expect(answer.factible).toBe(false);
    expect(gramsOf(answer).Sal).toBe(0.2);
    expect(textsOf(answer.conflictos)).toEqual(['Con pasos de 1 g no hay cantidades que cumplan todo lo demás.']);
    expect(textsOf(answer.alternativas)).toEqual(['Usa un paso más fino: con 0,1 g sale.']);
  });

  it('says when a finer step is for the sake of proportion', () => {
    const { explicacion, paso } = balanced(helado, 'helado_crema', WITH_SALT, { total: 1200 });
    expect(paso).toBe(0.1);
    expect(explicacion).toContain(
      'Las cantidades van en pasos de 0,1 g para que lo que no se mueve guarde la proporción.',
    );
  });
});
