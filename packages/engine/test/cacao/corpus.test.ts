import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { balanceCacao } from '../../src/cacao/balance.ts';

describe('corpus of chocolate formulas', () => {
  it.each(corpus)('$name ($source): $expect', (formula) => {
    const { score } = balanceCacao(formula);
    expect(score.medalla).toBe(formula.expect);
    expect(score.motivos.filter((text) => text.startsWith('Ingrediente no reconocido'))).toEqual([]);
    expect(score.tipo.startsWith('No ')).toBe(/incumple/.test(formula.note ?? '') || /No llega/.test(score.tipo));
  });

  it.each(corpus.filter(({ publishedFigures }) => publishedFigures?.cacaoTotal !== undefined))(
    '$name declares its cocoa and agrees within half a point',
    (formula) => {
      const { cacaoTotal } = balanceCacao(formula).params;
      expect(Math.abs(cacaoTotal - formula.publishedFigures!.cacaoTotal!)).toBeLessThanOrEqual(0.5);
    },
  );

  it.each(corpus.filter(({ publishedFigures }) => publishedFigures?.grasaTotal !== undefined))(
    '$name declares its fat and agrees within 2.3 points, the spread of fat in cocoa liquor',
    (formula) => {
      const { grasaTotal } = balanceCacao(formula).params;
      expect(Math.abs(grasaTotal - formula.publishedFigures!.grasaTotal!)).toBeLessThanOrEqual(2.3);
    },
  );
});
