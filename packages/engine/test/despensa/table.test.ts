import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BALANCE, energy, PARTS, wholeKcal } from '../../src/despensa/food.ts';
import { etiquetaOf } from '../../src/despensa/food-etiqueta.ts';
import { eachFigure, packFigures, packNumbers, unpackNumbers } from '../../src/despensa/pack.ts';
import { RATED, sourceOf } from '../../src/despensa/sources.ts';
import { everyFood, foodOf, indexOf } from '../../src/despensa/table.ts';
import { dataFile, rowsOf } from './read-csv.ts';

const table = rowsOf(dataFile('despensa.csv'));

describe('the pantry as the engine reads it', () => {
  it('holds every row of the table, figure by figure', () => {
    expect(everyFood().map((food) => food.id)).toEqual(table.map((row) => row.id));
    everyFood().forEach((food, i) => {
      const row = table[i]!;
      expect([food.name, food.category, food.contiene.join('|')]).toEqual([row.name, row.category, row.contiene]);
      for (const key of [...BALANCE, ...PARTS, 'azucares', 'polioles', 'hidratos', 'precio'] as const) {
        // Water is read by difference, and sums round once.
        expect(Math.abs(food[key] - Number(row[key])), `${food.id} ${key}`).toBeLessThan(0.021);
      }
      expect(food.kcal, food.id).toBe(Number(row.kcal));
      expect([food.pac_conv ?? '', food.pod_conv ?? ''].map(String), food.id).toEqual([row.pac_conv, row.pod_conv]);
    });
  });

  it('closes every food to 100 g and its energy to Annex XIV', () => {
    for (const food of everyFood()) {
      expect(
        BALANCE.reduce((sum, key) => sum + food[key], 0),
        food.id,
      ).toBeCloseTo(100, 2);
      const own = energy(food);
      const fixed = ['alulosa', 'sucroesteres', 'vainillina', 'aceite_esencial'].includes(food.id);
      if (!fixed) expect(Math.abs(food.kcal - own), food.id).toBeLessThanOrEqual(Math.max(1, 0.02 * own));
    }
  });

  it('has the label, the source and the quality of every food', () => {
    everyFood().forEach((food, i) => {
      const row = table[i]!;
      const label = etiquetaOf(food);
      expect([label.saturadas, label.proteina, label.kcal, label.kj], food.id).toEqual(
        [row.saturadas, row.proteina_etiqueta, row.kcal_etiqueta, row.kj_etiqueta].map(Number),
      );
      expect(
        [
          [label.denominacion, ...label.denominaciones.map((names) => names.join('='))].join('|'),
          label.sublista,
          label.puedeContener.join('|'),
        ],
        food.id,
      ).toEqual([row.denominacion, row.sublista, row.puede_contener]);
      expect(String(label.densidad ?? ''), food.id).toBe(row.densidad === '' ? '' : String(Number(row.densidad)));
      expect([label.vegano, label.generico], food.id).toEqual([row.vegano === '1', row.generico === '1']);
      const { fuente, calidad } = sourceOf(food);
      expect(fuente).toBe(row.fuente);
      expect(RATED.map((key) => `${key}:${calidad[key]}`).join(';')).toBe(row.calidad);
    });
    expect(etiquetaOf(foodOf('queso_curado')).vegetariano).toBe('cuajo');
  });

  it('finds a food by its id and refuses another', () => {
    expect(foodOf('miel').kcal).toBe(327);
    expect(indexOf('nada')).toBeUndefined();
    expect(() => foodOf('nada')).toThrow('nada');
  });

  it('rounds halves of a kcal to the even one, as the table', () => {
    expect([2.5, 3.5, 3.4, 3.6].map(wholeKcal)).toEqual([2, 4, 3, 4]);
  });

  it('gives back the numbers it packed', () => {
    const figure = fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
    );
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 60 }), (values) => {
        expect([...unpackNumbers(packNumbers(values), values.length)]).toEqual(values);
      }),
    );
  });

  it('gives back the figures of a food, and none where none was given', () => {
    const figure = fc.option(fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000));
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 40 }), (values) => {
        const read: (number | null)[] = values.map(() => null);
        eachFigure(packFigures(values), (value, place) => {
          read[place] = value;
        });
        expect(read).toEqual(values);
      }),
    );
  });

  it('writes a figure once that another repeats', () => {
    const few = fc.option(fc.constantFrom(0, 1.5, 20));
    fc.assert(
      fc.property(few, few, few, (first, second, third) => {
        const [values, repeats] = [
          [first, second, third],
          [-1, 0, 0],
        ];
        const read: (number | null)[] = [null, null, null];
        const packed = packFigures(values, repeats);
        eachFigure(packed, (value, place) => (read[place] = value), repeats);
        expect(read).toEqual(values);
        if (first !== null && second === first && third === null) expect(packed).toMatch(/^A[^A-Z]+B$/);
      }),
    );
  });
});
