import { describe, expect, it } from 'vitest';
import { measured } from '../../../../scripts/conformance/water.ts';
import { helado } from '../../src/helado/craft.ts';
import { type Contents, VOLUMES, volumeOf } from '../../src/water/density.ts';

/** kg/l of contents. */
function densityOf(contents: Contents): number {
  return Object.values(contents).reduce((sum, grams) => sum + grams, 0) / volumeOf(contents);
}

describe('density from composition', () => {
  it.each<[string, Contents, number]>([
    ['a mix of 12 % fat', { agua: 61.7, grasa: 12, azucares: 21, proteina: 4, cenizas: 0.9, otros: 0.3 }, 1.0962],
    ['a sorbet', { agua: 68, grasa: 0.1, azucares: 30, proteina: 0.5, cenizas: 0.4, otros: 0.4, acidos: 0.6 }, 1.1381],
    ['pistachio', { agua: 50, grasa: 20, azucares: 22, proteina: 5.5, cenizas: 1, otros: 1.5 }, 1.1041],
  ])('of %s', (_, contents, expected) => {
    expect(densityOf(contents)).toBeCloseTo(expected, 4);
  });

  it('has its constants', () => {
    expect(VOLUMES).toEqual({
      agua: 1.0001,
      grasa: 1.075,
      azucares: 0.62,
      glicerol: 0.773,
      proteina: 0.735,
      cenizas: 0.42,
      alcohol: 1.16,
      acidos: 0.597,
      otros: 0.64,
    });
  });

  const KINDS: Readonly<Record<string, keyof typeof VOLUMES>> = {
    sucrose: 'azucares',
    glucose: 'azucares',
    fructose: 'azucares',
    lactose: 'azucares',
    maltose: 'azucares',
    glycerol: 'glicerol',
    citric_acid: 'acidos',
  };

  it.each(Object.keys(KINDS))('of solutions of %s up to 45 in 100 is within 0.6 in 100', (material) => {
    const points = measured('densidad').filter((row) => row.material === material && Number(row.mass_pct) <= 45);
    expect(points.length).toBeGreaterThan(5);
    for (const { mass_pct, density_kg_l } of points) {
      const grams = Number(mass_pct);
      // Measured at 20 °C, where water is 0.0017 ml/g lighter.
      const volume = volumeOf({ agua: 100 - grams, [KINDS[material]!]: grams }) + 0.0017 * (100 - grams);
      expect(Math.abs(100 / volume / Number(density_kg_l) - 1)).toBeLessThan(0.006);
    }
  });

  it('of whole milk is that of the scale, and it follows what a mix is made of', () => {
    const density = (ingredients: readonly object[]) => helado.analyse({ ingredients }).density!();
    expect(density([{ name: 'Leche entera', grams: 1 }])).toBeCloseTo(1.03, 2);
    expect(density([{ name: 'Nata 35%', grams: 1 }])).toBeLessThan(1.0);
    expect(
      density([
        { name: 'Azúcar', grams: 3 },
        { name: 'Agua', grams: 7 },
      ]),
    ).toBeCloseTo(1.129, 2);
    expect(density([{ name: 'mi jarabe', grams: 1, azucares: 30, pac: 30 }])).toBeCloseTo(1.129, 2);
  });
});
