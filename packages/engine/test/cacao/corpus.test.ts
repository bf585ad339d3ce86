import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { balanceCacao } from '../../src/cacao/respond.ts';
import type { Finding } from '../../src/cacao/rules.ts';
import { lowerFirst } from '../../src/craft/spanish.ts';
import { judged } from './formula.ts';

/** The short names of the notes: «fuera: cacao total↓, grasa láctea↑». */
const NOTED: Readonly<Record<string, string>> = {
  manteca: 'manteca de cacao',
  lácteos: 'sólidos lácteos',
  'manteca/cacao': 'manteca sobre cacao',
  'grasa vegetal equivalente': 'grasa vegetal del anexo II',
  'parte de cobertura': 'cobertura ya elaborada',
};

/** What a note lists after «fuera:» or «incumple:», in the words of the engine. */
function listed(note: string | undefined, word: string): string[] {
  const list = note?.split('; ').find((each) => each.startsWith(`${word}: `));
  if (list === undefined) return [];
  return list
    .slice(word.length + 2)
    .split(', ')
    .map((each) => {
      const [, name, arrow] = /^(.*?)([↑↓]?)$/.exec(each)!;
      return `${NOTED[name!] ?? name}${arrow}`;
    });
}

describe('corpus of chocolate formulas', () => {
  it.each(corpus)('$name ($source): $expect', (formula) => {
    const { score } = balanceCacao(formula);
    expect(score.medalla).toBe(formula.expect);
    expect(score.motivos.filter((text) => text.startsWith('Ingrediente no reconocido'))).toEqual([]);

    const labelOf = ({ rule }: Finding) => lowerFirst(rule.param.label);
    const { legal, targets, awOut } = judged(formula);
    expect(legal.map(labelOf)).toEqual(listed(formula.note, 'incumple'));
    const out = targets.map((finding) => `${labelOf(finding)}${finding.side === 'low' ? '↓' : '↑'}`);
    expect(awOut ? [...out, 'aw↑'] : out).toEqual(listed(formula.note, 'fuera'));
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
