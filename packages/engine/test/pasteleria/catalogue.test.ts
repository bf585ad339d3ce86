import { describe, expect, it } from 'vitest';
import { catalogue, rowNamed, rows } from '../../src/pasteleria/catalogue.ts';
import { partsOf } from '../../src/pasteleria/ingredient.ts';
import { resolve } from '../../src/pasteleria/resolve.ts';

describe('the catalogue', () => {
  it('has 199 rows, eight of them preparations', () => {
    expect(catalogue()).toHaveLength(199);
    expect(rows.filter((row) => partsOf(row)).map(({ name }) => name)).toEqual([
      'Crema pastelera',
      'Crema inglesa',
      'Crema de almendra',
      'Merengue italiano',
      'Masa de gelatina',
      'Almíbar',
      'Almíbar 30 °Bé',
      'Nata montada azucarada',
    ]);
  });

  it('finds every row by its name and by each of its aliases, without a warning but that of preparations', () => {
    for (const { name, aliases } of catalogue()) {
      for (const spelling of [name, ...aliases]) {
        const { label, warnings } = resolve({ name: spelling, grams: 1, numbers: undefined, raw: {} });
        expect(label).toBe(name);
        expect(warnings.filter(({ code }) => code !== 'preparacion_desglosada')).toEqual([]);
      }
    }
  });

  it.each(rows.filter((row) => row.expande !== '').map((row) => [row.name, row] as const))(
    'gives %s the composition of its parts',
    (_, row) => {
      const parts = partsOf(row)!;
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      for (const column of ['azucares', 'lactosa', 'grasa', 'proteinas', 'almidon', 'agua', 'pod', 'kcal'] as const) {
        const mixed = parts.reduce((sum, { ingredient, share }) => sum + share * ingredient[column], 0);
        expect(Math.abs(mixed - row[column])).toBeLessThan(column === 'kcal' ? 0.6 : 0.06);
      }
      for (const kind of ['sacarosa', 'glucosa', 'fructosa'] as const) {
        const mixed = parts.reduce((sum, { ingredient, share }) => sum + share * ingredient.solution[kind], 0);
        expect(Math.abs(mixed - row[kind])).toBeLessThan(0.02);
      }
    },
  );

  it('tells the sugars of the ganache ingredients by kind', () => {
    expect(rowNamed('Azúcar invertido')).toMatchObject({ sacarosa: 5, glucosa: 36.5, fructosa: 36.5 });
    expect(rowNamed('Glucosa')).toMatchObject({ jarabe: 80, de_jarabe: 40, sacarosa: 0 });
    expect(rowNamed('Chocolate con leche')).toMatchObject({ sacarosa: 43, lactosa: 8.5, sng_leche: 15.1 });
    expect(rowNamed('Nata 35%')).toMatchObject({ lactosa: 3, sng_leche: 5.6 });
    expect(rowNamed('Sorbitol')).toMatchObject({ sorbitol: 99, polioles: 99 });
  });

  it('shows each row with its price and source', () => {
    expect(catalogue().find(({ name }) => name === 'Miel')).toMatchObject({
      label: 'Miel',
      group: 'azucares',
      price: 6.5,
      source: 'CIQUAL 31008; POD tabla de heladería',
      composition: { azucares: 79.7, agua: 17.6, pod: 130 },
    });
  });
});
