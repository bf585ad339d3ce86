import { describe, expect, it } from 'vitest';
import { syrupSums } from '../../src/craft/water-activity.ts';
import { rowNamed } from '../../src/pasteleria/catalogue.ts';
import { type Given, INERT, withGiven } from '../../src/pasteleria/composition.ts';
import { adjusted, custom, inert, ingredientNamed } from '../../src/pasteleria/ingredient.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';

describe('an ingredient told by one number', () => {
  it.each([
    ['azucares', 4, 70],
    ['lactosa', 4, 70],
    ['polioles', 2.4, 70],
    ['grasa', 9, 70],
    ['materiagrasa', 9, 70],
    ['proteinas', 4, 70],
    ['almidon', 4, 70],
    ['hidratos', 4, 70],
    ['fibra', 2, 70],
    ['alcohol', 7, 70],
    ['sal', 0, 70],
    ['otrossolidos', 0, 70],
  ])('30 g of %s give %d kcal each and leave %d g of water', (key, kcal, agua) => {
    const told = withGiven(INERT, { [key]: 30 });
    expect(told.kcal).toBeCloseTo(30 * kcal, 12);
    expect(told.agua).toBeCloseTo(agua, 12);
  });

  it('is sweet by its sugars, lactose counting 0.16', () => {
    expect(withGiven(INERT, { azucares: 30 }).pod).toBe(30);
    expect(withGiven(INERT, { lactosa: 30 }).pod).toBeCloseTo(4.8, 12);
    expect(withGiven(INERT, { proteinas: 30 }).pod).toBe(0);
  });

  it('has the sugars and polyols nobody named as sucrose and maltitol, and nothing else dissolved', () => {
    const { solution } = withGiven(INERT, { azucares: 20, polioles: 10, sal: 1, alcohol: 5 });
    expect(solution).toEqual({
      ...INERT.solution,
      agua: 64,
      sacarosa: 20,
      maltitol: 10,
      sal: 1,
      alcohol: 5,
    });
  });
});

describe('energy alone', () => {
  const told = (name: string) => {
    const { parts, warnings } = resolve({ name, grams: 100, numbers: { kcal: 300 }, raw: {} }, 0);
    return {
      kcal: parts[0]!.ingredient.kcal,
      agua: parts[0]!.ingredient.agua,
      codes: warnings.map(({ code }) => code),
    };
  };

  it('does not tell what a thing is, and makes no water of it', () => {
    expect(told('Cosa rara')).toEqual({ kcal: 300, agua: 0, codes: ['ingrediente_desconocido', 'sin_precio'] });
  });

  it('is that of a food there is', () => {
    expect(told('Miel')).toEqual({ kcal: 300, agua: ingredientNamed('Miel').agua, codes: [] });
  });
});

describe('an ingredient of the catalogue with one number changed', () => {
  const change = (name: string, given: Given) => withGiven(ingredientNamed(name), given);

  it('keeps its own energy and sweetness when the change does not touch them', () => {
    const honey = ingredientNamed('Miel');
    for (const given of [{ sal: 1 }, { agua: 20 }, { solidos: 81 }]) {
      expect(change('Miel', given)).toMatchObject({ kcal: honey.kcal, pod: honey.pod });
    }
    expect(change('Miel', { proteinas: 1 })).toMatchObject({ pod: honey.pod });
  });

  it('counts 3 kcal for each gram of its acids, which take the place of water too', () => {
    // Lemon juice: 2.3 g of sugars, 0.2 of fat, 0.4 of protein, 0.1 of fibre, 4.9 of acids and 91.8 of water.
    const juice = change('Zumo de limón', { azucares: 12.3 });
    expect(juice.kcal).toBeCloseTo(4 * (12.3 + 0.4) + 9 * 0.2 + 2 * 0.1 + 3 * 4.9, 10);
    expect(juice.agua).toBeCloseTo(91.8 - 10, 10);
  });

  it('keeps its cocoa butter, or takes the one given', () => {
    const chocolate = ingredientNamed('Chocolate');
    expect(change('Chocolate', { azucares: 40 }).manteca_cacao).toBe(chocolate.manteca_cacao);
    expect(change('Chocolate', { manteca_cacao: 35 }).manteca_cacao).toBe(35);
  });

  it('of milk changes the added sugar apart from the lactose', () => {
    // Condensed milk: 55.1 g of sugars, 10.9 of them lactose, 20.7 g of milk solids non fat.
    const { solution } = change('Leche condensada', { azucares: 32.9 });
    expect(solution.sacarosa).toBeCloseTo(22, 10);
    expect(solution.lactosa).toBe(10.9);
    expect(solution.sngLeche).toBeCloseTo(20.7, 10);
  });

  it('of milk keeps its protein and salts when the lactose changes', () => {
    expect(change('Leche condensada', { lactosa: 5 }).solution.sngLeche).toBeCloseTo(5 + 9.8, 10);
  });

  it('keeps the dextrins of its syrup with the starch they are told as', () => {
    // Candied fruit: 45 g of sucrose, 12 of glucose, 9 of fructose and 6 of syrup, 4 of which are dextrins.
    const { solution } = change('Fruta confitada', { azucares: 34 });
    expect(solution.sacarosa).toBeCloseTo(22.5, 10);
    expect(solution.glucosa).toBeCloseTo(6, 10);
    expect(solution.fructosa).toBeCloseTo(4.5, 10);
    expect(solution.jarabe).toBeCloseTo(4 + 1, 10);
    const five = syrupSums(5, 40);
    expect(solution.jarabeMoles).toBeCloseTo(five.jarabeMoles, 10);
    expect(solution.jarabeInteraccion).toBeCloseTo(five.jarabeInteraccion, 10);
    expect(solution.jarabeForma).toBeCloseTo(five.jarabeForma, 10);
  });

  it('scales all its sugars alike but the few dextrins of honey', () => {
    // 79.8 g of sugars and 1.2 of dextrins; 8.5 of both are told as syrup.
    const { solution } = change('Miel', { azucares: 39.9 });
    expect(solution.jarabe).toBeCloseTo((8.5 - 1.2) / 2 + 1.2, 10);
    expect(solution.fructosa).toBeCloseTo(19.5, 10);
  });

  it('without sugars of its own takes those given as sucrose', () => {
    expect(change('Agua', { azucares: 10 }).solution).toMatchObject({
      sacarosa: 10,
      glucosa: 0,
      fructosa: 0,
      jarabe: 0,
    });
  });

  it('keeps the kind of its polyols', () => {
    const { solution } = change('Sorbitol', { polioles: 70 });
    expect(solution.sorbitol).toBeCloseTo(70, 10);
    expect(solution).toMatchObject({ glicerol: 0, maltitol: 0, eritritol: 0 });
  });
});

describe('price and role', () => {
  it('of a known ingredient stay those of its row unless given', () => {
    expect(adjusted(rowNamed('Miel'), { azucares: 70 })).toMatchObject({ precio: 6.5, role: 'azucar' });
    expect(adjusted(rowNamed('Miel'), { azucares: 70, precio: 5 }).precio).toBe(5);
    expect(adjusted(rowNamed('Miel'), { precio: 0 }).precio).toBe(0);
  });

  it('of an ingredient that reminds of a preparation, or of nothing, are unknown', () => {
    expect(custom('Crema de la casa', { azucares: 20 }, rowNamed('Crema pastelera'))).toMatchObject({
      role: 'otro',
      equiv: 1,
      precio: null,
    });
    expect(inert('polvo de hadas', undefined)).toMatchObject({ role: 'otro', equiv: 1, precio: null });
  });
});
