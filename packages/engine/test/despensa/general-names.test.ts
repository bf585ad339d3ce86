import { describe, expect, it } from 'vitest';
import type { OficioId } from '../../src/despensa/ids.ts';
import { findFood } from '../../src/despensa/names.ts';

/** The food a name nobody has listed is read as; «?» where it is asked about. */
const read = (name: string, craft: OficioId = 'pasteleria') => findFood(name, craft).food?.id ?? '?';

const readAs = (names: Readonly<Record<string, string>>, craft: OficioId = 'pasteleria') => {
  for (const [name, id] of Object.entries(names)) expect(read(name, craft), name).toBe(id);
};

const asked = (names: readonly string[], craft: OficioId = 'pasteleria') => {
  expect(names.filter((name) => read(name, craft) !== '?').map((name) => `${name} → ${read(name, craft)}`)).toEqual([]);
};

describe('a drink with its strength', () => {
  it('is the spirit itself near its own, and alcohol of the nearest strength beyond', () => {
    readAs({
      'ron 37,5 %': 'ron_40',
      'ginebra 47 %': 'ginebra_40',
      'brandy 36 % vol': 'brandy_38',
      'cerveza 4,8 %': 'cerveza',
      'vino tinto 14º': 'vino_tinto',
      'licor 43': 'licor_43_31',
      'ron 54 %': 'alcohol_60',
      'ron Negrita 54º': 'alcohol_60',
      'whisky de 60 grados': 'alcohol_60',
    });
    expect(findFood('ron 54 %', 'cacao')).toMatchObject({ lectura: 'supuesta' });
  });

  it('is asked about without alcohol, or far from what is known of it', () => {
    asked([
      'ron 0,0 %',
      'cerveza 0,0',
      'vino tinto 0,0 %',
      'cava 0.0',
      'amaretto 45 %',
      'ron 75 %',
      'crema de whisky 40 %',
    ]);
  });
});
