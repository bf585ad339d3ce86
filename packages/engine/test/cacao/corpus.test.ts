import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { balanceCacao } from '../../src/cacao/balance.ts';
import { judge } from '../../src/cacao/judge.ts';
import { resolve } from '../../src/cacao/resolve.ts';
import { SHAPE } from '../../src/cacao/shape.ts';
import { labelOf } from '../../src/cacao/texts.ts';
import type { TypeId } from '../../src/cacao/types.ts';
import { readItems } from '../../src/craft/read.ts';

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

    const { ingredients } = resolve(readItems(formula, SHAPE));
    const { legal, targets, awOut } = judge(formula.type as TypeId, ingredients);
    expect(legal.map(({ rule }) => labelOf(rule))).toEqual(listed(formula.note, 'incumple'));
    const out = targets.map(({ rule, side }) => `${labelOf(rule)}${side === 'low' ? '↓' : '↑'}`);
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
