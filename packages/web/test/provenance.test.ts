import { describe, expect, test } from 'vitest';
import { provenance, provenanceWithCodes } from '../src/ledger/provenance.ts';
import { ALL } from './crafts.ts';

const sources = [...new Set(ALL.flatMap((craft) => craft.catalogue().map(({ source }) => source)))];

describe('who says what a food is made of', () => {
  test('is told in words, with the codes where they are asked for', () => {
    const raw = 'USDA 01106/CIQUAL 2020 | CIQUAL 19200; USDA 01106';
    expect(provenance(raw)).toBe('tablas CIQUAL y USDA');
    expect(provenanceWithCodes(raw)).toBe('tablas CIQUAL (Francia, 19200) y USDA (Estados Unidos, 01106)');
    expect(provenance('8.8-9 % ESM en fase acuosa (Goff & Hartel); CREA')).toBe(
      'tablas CREA, Goff y Hartel (Ice Cream)',
    );
    expect(provenance('calc. fórmula tipo')).toBe('cálculo por su composición');
    expect(provenance('conoc. oficio')).toBe('uso del oficio');
    expect(provenanceWithCodes('CIQUAL25 | CIQUAL 9435')).toBe('tablas CIQUAL (Francia, 9435)');
    expect(provenance('')).toBe('');
  });

  test('of every food of the pantry has no shorthand, no file and no code of an additive in it', () => {
    expect(sources.length).toBeGreaterThan(300);
    const odd = sources.filter((raw) => raw !== '' && !/^[\p{L} ,()]+$/u.test(provenance(raw)));
    expect(odd).toEqual([]);
  });
});
