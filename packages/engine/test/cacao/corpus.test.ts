import { describe, expect, it } from 'vitest';
import corpus from '../../../../data/corpus/cacao.json' with { type: 'json' };
import { balanceCacao } from '../../src/cacao/craft.ts';
import type { Finding } from '../../src/cacao/law.ts';
import { resolve } from '../../src/cacao/resolve.ts';
import { readItems } from '../../src/craft/read.ts';
import { IN_SPANISH as SHAPE } from '../../src/craft/shape.ts';
import { lowerFirst } from '../../src/craft/spanish.ts';
import { type Body, judged } from './formula.ts';

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

/** Liquor, nibs and powder count whole on a label, with their 1 to 4 % of water. */
function waterOfCocoa(formula: Body): number {
  const { ingredients } = resolve(readItems({ ...formula }, SHAPE));
  return ingredients.reduce((sum, { row, share }) => sum + (row.grupo === 'cacao' ? share * row.agua : 0), 0);
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
    '$name declares its cocoa, water included as makers do, and agrees within half a point',
    (formula) => {
      const { cacaoTotal } = balanceCacao(formula).params;
      const declared = cacaoTotal + waterOfCocoa(formula);
      expect(Math.abs(declared - formula.publishedFigures!.cacaoTotal!)).toBeLessThanOrEqual(0.5);
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
