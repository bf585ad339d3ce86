import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/helado.json' with { type: 'json' };
import { balanceHelado, helado } from '../../src/helado/craft.ts';
import { JUDGED } from '../../src/helado/params.ts';
import type { BalanceResponse } from '../../src/helado/schema.ts';
import { TYPE_IDS } from '../../src/helado/types.ts';

/** Parameters out of range as the corpus writes them: «PAC (dura), azucares↑». */
function faults({ params, ranges, inRange }: BalanceResponse): string {
  return JUDGED.filter((key) => inRange[key] === false)
    .map((key) => {
      const high = params[key] > ranges[key][1];
      return key === 'PAC' ? `PAC (${high ? 'dura' : 'blanda'})` : `${key}${high ? '↑' : '↓'}`;
    })
    .join(', ');
}

describe('formulas of the corpus', () => {
  it.each(corpus.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const response = balanceHelado({ type: entry.type, ingredients: entry.ingredients });
    expect(response.type).toBe(entry.type);
    expect(helado.analyse(entry).outcome.id).toBe(entry.expect);
    expect(faults(response)).toBe(/fuera: (.*)$/.exec(entry.note ?? '')?.[1] ?? '');
    expect(response.warnings.filter((warning) => warning.includes('no reconocido'))).toEqual([]);
  });
});

describe('types', () => {
  it.each(TYPE_IDS)('%s has a published formula', (id) => {
    expect(corpus.filter(({ type }) => type === id)).not.toEqual([]);
  });
});
