import { describe, expect, test } from 'vitest';
import '../../src/despensa/learn.ts';
import { InputError } from '../../src/craft/errors.ts';
import { CRAFTS, craftOf } from '../../src/crafts.ts';
import { sustituir } from '../../src/crear/crear.ts';
import { oficioOf } from '../../src/crear/trades.ts';
import { isDairy } from '../../src/despensa/kinds.ts';
import { findFood } from '../../src/despensa/names.ts';
import { corpusOf, sharesOf } from './corpus.ts';

/** One formula in so many: the rest is for the script. */
const ONE_IN = 6;

describe.each(CRAFTS.map((craft) => [craft.id, craft] as const))('%s', (_, craft) => {
  test('each ingredient of good formulas removed in turn: proposals pass, or it says why there are none', () => {
    const { name } = craft.shape;
    const id = oficioOf(craft);
    const good = corpusOf(craft).filter(
      ({ type, ingredients }, i) => i % ONE_IN === 0 && craft.analyse({ type, ingredients }).outcome.good,
    );
    let proposed = 0;
    let asked = 0;
    for (const { type, ingredients } of good) {
      for (const item of ingredients) {
        const { food } = findFood(String(item[name]), id);
        if (food === undefined || Object.keys(item).length > 2) continue;
        const { propuestas, nota } = sustituir(craft, { type, ingredients, quitar: food.id });
        // Nothing is water but water.
        if (food.id !== 'agua') asked++;
        if (propuestas.length === 0) expect(nota).toMatch(/\.$/);
        else proposed++;
        const shown = propuestas.map(({ cercania }) => cercania);
        expect(shown).toEqual([...shown].sort((a, b) => b - a));
        for (const proposal of propuestas) {
          expect(craft.analyse({ type, ingredients: proposal.ingredients }).outcome.good, proposal.texto).toBe(true);
        }
      }
    }
    // Most ingredients have something to stand in for them.
    expect(proposed / asked).toBeGreaterThan(0.85);
  });
});

const BAGUETTE = {
  type: 'baguette',
  ingredients: [
    { name: 'Harina de trigo', grams: 1000 },
    { name: 'Agua', grams: 680 },
    { name: 'Sal', grams: 19 },
    { name: 'Levadura fresca', grams: 8 },
  ],
};

describe('substituting', () => {
  test('says honestly that a bread without gluten is another thing', () => {
    const { propuestas, nota } = sustituir(craftOf('panaderia'), { ...BAGUETTE, quitar: 'gluten' });
    expect(propuestas).toEqual([]);
    expect(nota).toContain('pan_sin_gluten');
  });

  test('and that nothing does what egg white does in a meringue', () => {
    const ingredients = [
      { name: 'Clara de huevo', grams: 100 },
      { name: 'Azúcar', grams: 180 },
    ];
    const { propuestas, nota } = sustituir(craftOf('pasteleria'), { type: 'merengue', ingredients, quitar: 'huevo' });
    expect(propuestas).toEqual([]);
    expect(nota).toContain('El huevo es la estructura');
  });

  test('doses dry yeast at less than half of fresh', () => {
    const { propuestas } = sustituir(craftOf('panaderia'), { ...BAGUETTE, quitar: 'levadura fresca' });
    const [first] = propuestas;
    expect(first?.por).toEqual(['Levadura seca instantánea']);
    expect(first?.cambios.find(({ id }) => id === 'Levadura seca instantánea')?.despues).toBeCloseTo(3.2, 1);
  });

  test('takes an allergen out of everything that holds it', () => {
    const craft = craftOf('pasteleria');
    const body = { ...craft.example, type: 'magdalenas' };
    const ingredients = [
      { name: 'Huevo entero', grams: 200 },
      { name: 'Azúcar', grams: 230 },
      { name: 'Mantequilla', grams: 200 },
      { name: 'Leche entera', grams: 60 },
      { name: 'Harina', grams: 290 },
      { name: 'Impulsor', grams: 9 },
    ];
    const { propuestas } = sustituir(craft, { ...body, ingredients, quitar: 'leche' });
    expect(propuestas.length).toBeGreaterThan(0);
    for (const { ingredients: made, alergenos } of propuestas) {
      expect([...sharesOf(craft, made).keys()].some(isDairy)).toBe(false);
      expect(alergenos).not.toContain('leche');
    }
  });

  test('what is asked for in its place is what comes', () => {
    const { propuestas } = sustituir(craftOf('helado'), {
      ...craftOf('helado').example,
      quitar: 'dextrosa',
      por: ['miel'],
    });
    expect(propuestas.map(({ por }) => por)).toEqual([['Miel']]);
  });

  test.each([
    [{ ...BAGUETTE }, 'falta_quitar'],
    [{ ...BAGUETTE, quitar: 'chocolate' }, 'ingrediente_ausente'],
    [{ ...BAGUETTE, quitar: 'sal', por: ['qwertyuiop'] }, 'ingrediente_desconocido'],
    [{ ...BAGUETTE, quitar: 'sal', maximo: 50 }, 'valor_no_valido'],
    [{ quitar: 'sal' }, 'faltan_ingredientes'],
  ])('%j is refused', (body, code) => {
    let fault: unknown;
    try {
      sustituir(craftOf('panaderia'), body);
    } catch (error) {
      fault = error instanceof InputError ? error.fault : error;
    }
    expect(fault).toMatchObject({ code });
  });
});
