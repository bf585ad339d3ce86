import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/craft/analysis.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { rowNamed, rowOf, shelf } from '../../src/pasteleria/catalogue.ts';
import { balancePasteleria } from '../../src/pasteleria/craft.ts';
import { partsOf } from '../../src/pasteleria/ingredient.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';

const PREPARATIONS = everyFood()
  .map(rowOf)
  .filter((row) => partsOf(row));

describe('the catalogue', () => {
  it('knows fourteen preparations', () => {
    expect(PREPARATIONS.map(({ name }) => name)).toEqual([
      'Almíbar',
      'Almíbar 30 °Bé',
      'Merengue italiano',
      'Crema pastelera',
      'Crema inglesa',
      'Nata montada azucarada',
      'Crema de almendra',
      'Masa de gelatina',
      'Glasa real con clara de huevo',
      'Crema de mantequilla (con merengue)',
      'Crema frangipane',
      'TPT de almendra (almendra y azúcar glas)',
      'TPT de avellana (avellana y azúcar glas)',
      'Merengue en polvo',
    ]);
  });

  it('finds every entry by its name, without a warning but that of preparations', () => {
    for (const { name } of shelf.catalogue()) {
      const { row, warnings } = resolve({ name, grams: 1, numbers: undefined, raw: {} }, 0);
      expect(row?.food).toBe(shelf.read(name).food);
      expect(textsOf(warnings.filter(({ code }) => code !== 'preparacion_desglosada'))).toEqual([]);
    }
  });

  it.each(PREPARATIONS.map((row) => [row.name, row] as const))('gives %s the composition of its parts', (_, row) => {
    const parts = partsOf(row)!;
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    for (const column of ['azucares', 'lactosa', 'grasa', 'proteinas', 'almidon', 'agua', 'pod', 'kcal'] as const) {
      const mixed = parts.reduce((sum, { ingredient, share }) => sum + share * ingredient[column], 0);
      // Energy is a whole number of kcal in the preparation and in each of its parts.
      expect(Math.abs(mixed - row[column])).toBeLessThan(column === 'kcal' ? 1 : 0.06);
    }
    for (const kind of ['sacarosa', 'glucosa', 'fructosa'] as const) {
      const mixed = parts.reduce((sum, { ingredient, share }) => sum + share * ingredient.solution[kind], 0);
      expect(Math.abs(mixed - row[kind])).toBeLessThan(0.02);
    }
  });

  it('tells the sugars of the ganache ingredients by kind', () => {
    expect(rowNamed('Azúcar invertido')).toMatchObject({ sacarosa: 5, glucosa: 36.5, fructosa: 36.5 });
    expect(rowNamed('Glucosa')).toMatchObject({ jarabe: 80, de_jarabe: 40, sacarosa: 0 });
    expect(rowNamed('Chocolate con leche')).toMatchObject({ sacarosa: 42.7, lactosa: 8.2, sng_leche: 15.1 });
    expect(rowNamed('Nata 35%')).toMatchObject({ lactosa: 3.17, sng_leche: 5.93 });
    expect(rowNamed('Sorbitol')).toMatchObject({ sorbitol: 99.2, polioles: 99.2 });
  });

  it('shows each entry with its price and composition', () => {
    expect(shelf.catalogue().find(({ name }) => name === 'Miel')).toMatchObject({
      label: 'Miel',
      group: 'azucares',
      price: 6.5,
      composition: { azucares: 79.8, agua: 17.5, pod: 130 },
    });
  });

  it('analyses every food of the pantry, in every one of its roles', () => {
    for (const food of everyFood()) {
      const { parts } = resolve({ name: food.name, grams: 1, numbers: undefined, raw: {} }, 0);
      const row = rowOf(food);
      expect(row.rol, food.id).toBeTruthy();
      for (const { ingredient } of parts) {
        expect(Number.isFinite(ingredient.agua + ingredient.kcal + ingredient.pod), food.id).toBe(true);
      }
      const { params } = balancePasteleria({
        ingredients: [
          { name: 'Harina', grams: 100 },
          { name: food.name, grams: 100 },
        ],
      });
      expect(params.solidos, food.id).toBeGreaterThanOrEqual(0);
      expect(params.solidos, food.id).toBeLessThanOrEqual(100);
    }
  });
});
