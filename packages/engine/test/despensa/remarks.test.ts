import { expect, it } from 'vitest';
import { CRAFT_IDS } from '../../src/craft/ids.ts';
import { unmeasured } from '../../src/despensa/measures.ts';
import { remarks, withoutRemarks } from '../../src/despensa/remarks.ts';
import { dataFile, rowsOf } from './read-csv.ts';

it('no remark of a published line goes untaken for want of its cue', () => {
  const lines = CRAFT_IDS.flatMap((craft) =>
    rowsOf(dataFile(`unseen/nombres/${craft}.csv`)).map(({ nombre }) => nombre!),
  );
  const changed = lines.filter((line) => {
    const spaced = line.replace(/\s+/g, ' ');
    const whole = remarks().reduce((rest, { pattern }) => rest.replace(pattern, ' '), unmeasured(spaced));
    return withoutRemarks(spaced) !== whole;
  });
  expect(changed).toEqual([]);
});
