import { expect, it } from 'vitest';
import { CRAFT_IDS } from '../../src/craft/ids.ts';
import { remarks } from '../../src/despensa/remarks.ts';
import { replaced, rewritten } from '../../src/despensa/rewriting.ts';
import { oneBlank, spellings } from '../../src/despensa/spelling.ts';
import { dataFile, rowsOf } from './read-csv.ts';

const LINES = CRAFT_IDS.flatMap((craft) =>
  rowsOf(dataFile(`unseen/nombres/${craft}.csv`)).map(({ nombre }) => oneBlank(nombre!)),
);

it.each([
  ['remarks', remarks()],
  ['spellings', spellings()],
])('no %s of a published line go untaken for want of a cue', (_, rewrites) => {
  const changed = LINES.filter((line) => rewritten(line, rewrites) !== rewrites.reduce(replaced, line));
  expect(changed).toEqual([]);
});
