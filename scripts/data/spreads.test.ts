import { describe, expect, it } from 'vitest';
import { CRAFTS } from '../../packages/engine/src/crafts.ts';
import type { EvidenceRow } from '../evidence/rows.ts';
import { spreadsOf } from './spreads.ts';
import { banded, type LimitData, type Spread } from './tipos/limits.ts';

const LIMIT: LimitData = { param: 'grasa', min: 10, max: 40, core: [10.68, 38], authority: 'oficio', source: 'libro' };

describe('the band of a range', () => {
  it.each<[string, Partial<LimitData>, Spread | undefined, LimitData['band']]>([
    ['is where four of five formulas lie, in whole steps', {}, [20, 15.2, 30.1], [15, 30.5]],
    ['stays inside the range', {}, [20, 5, 45], [10, 40]],
    ['leaves open the side the trade leaves open', { max: null, core: [10.68, null] }, [20, 15.2, 30.1], [15, null]],
    ['gives a step to each side of what all have alike', {}, [20, 20, 20], [19.5, 20.5]],
    ['is the range of the trade where formulas are few', {}, [7, 15, 30], [10.5, 38]],
    ['is that of the trade where nobody has measured any', {}, undefined, [10.5, 38]],
    ['is that of the trade where formulas lie beyond the range', {}, [20, 45, 60], [10.5, 38]],
  ])('%s', (_, change, spread, band) => {
    expect(banded({ ...LIMIT, ...change }, spread, 0.5).band).toEqual(band);
  });

  it('is none where the trade has no range of its own', () => {
    const { core: _, ...law } = LIMIT;
    expect(banded(law, [20, 15, 30], 0.5)).toEqual(law);
  });
});

it('measures the figures of signed formulas under the type that asks for them', () => {
  const bread = CRAFTS.find(({ id }) => id === 'panaderia')!;
  const rows = [60, 65, 70].map((water, i): EvidenceRow => {
    const foods = [
      ['harina_trigo', 100],
      ['agua', water],
      ['sal', 2],
      ['levadura_fresca', 1],
    ] as const;
    return { id: `pan-${i}`, type: 'pan_comun', nombre: 'Pan', fuente: 'Libro', ronda: 1, veredicto: 'buena', foods };
  });
  const bad: EvidenceRow = {
    ...rows[0]!,
    id: 'mala',
    veredicto: 'mala',
    foods: [
      ['harina_trigo', 100],
      ['agua', 20],
    ],
  };
  expect(spreadsOf(bread, [...rows, bad]).pan_comun?.hidratacion).toEqual([3, 61, 69]);
});
