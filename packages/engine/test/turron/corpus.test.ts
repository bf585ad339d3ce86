import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/turron.json' with { type: 'json' };
import { balanceTurron } from '../../src/turron/craft.ts';

describe('formulas of the corpus', () => {
  it.each(corpus.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const { type, score, params } = balanceTurron({ type: entry.type, ingredients: entry.ingredients });
    expect(type).toBe(entry.type);
    expect(score.categoria).toBe(entry.expect);
    expect(score.motivos.filter((motivo) => motivo.includes('no reconocido'))).toEqual([]);
    const published: Record<string, number> = { ...entry.publishedFigures };
    const causes: Record<string, string> = { ...entry.causes };
    for (const [key, value] of Object.entries(published)) {
      // Labels are compared loosely: the moisture of the finished product is assumed, and some say how it differs.
      const tolerance = key in causes ? 1.7 : 1.6;
      if (key in params) expect(Math.abs(params[key as keyof typeof params]! - value)).toBeLessThan(tolerance);
    }
  });
});
