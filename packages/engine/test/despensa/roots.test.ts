import { expect, it } from 'vitest';
import { rootsModule } from '../../../../scripts/data/roots.ts';
import { isColour, rootOf, rootsOf } from '../../src/despensa/words.ts';
import { dataFile } from './read-csv.ts';

const HEADER = 'clase,palabra,igual_a\n';

it('says which words join, are told apart by a vowel, are another word or a colour', () => {
  expect(rootsOf('harina de trigo y de maíz')).toEqual(rootsOf('harina trigo maíz'));
  expect(rootOf('pimiento')).not.toBe(rootOf('pimienta'));
  expect(rootOf('mantq')).toBe(rootOf('mantequilla'));
  expect(isColour(rootOf('grun'))).toBe(true);
});

it('is refused where a row does not add up', () => {
  expect(rootsModule(dataFile('raices.csv'))).toContain('export const joining = "');
  const wrong = [
    'cosa,de,',
    'une,él,',
    'une,de la,',
    'une,de,del',
    'igual,soya,',
    'igual,soya,soya',
    'une,de,\nune,de,',
    'igual,soya,soia\nigual,soia,soja',
  ];
  for (const rows of wrong) expect(() => rootsModule(`${HEADER}${rows}\n`), rows).toThrow('data/raices.csv');
});
