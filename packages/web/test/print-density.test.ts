import fc from 'fast-check';
import { expect, test } from 'vitest';
import { densityOf } from '../src/export/print-density.ts';

const SIZES = ['minima', 'justa', 'media', 'amplia'];
const sheet = { title: 10, lines: 4, parts: [], steps: [20, 30], photos: 0, meters: 6, hasTempering: false, note: [] };

test('a short recipe is printed large, a long one small', () => {
  expect(densityOf(sheet)).toBe('amplia');
  expect(densityOf({ ...sheet, lines: 7, steps: Array<number>(8).fill(30), meters: 8 })).toBe('media');
  expect(densityOf({ ...sheet, lines: 15 })).toBe('justa');
  expect(densityOf({ ...sheet, lines: 40 })).toBe('minima');
  expect(densityOf({ ...sheet, parts: [4, 5] })).toBe('media');
  expect(densityOf({ ...sheet, note: Array<number>(9).fill(200) })).toBe('media');
});

test('more to hold never makes the print larger', () => {
  const content = fc.record({
    title: fc.nat({ max: 120 }),
    lines: fc.nat({ max: 60 }),
    parts: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
    steps: fc.array(fc.nat({ max: 400 }), { maxLength: 20 }),
    note: fc.array(fc.nat({ max: 400 }), { maxLength: 12 }),
    photos: fc.nat({ max: 6 }),
    meters: fc.nat({ max: 20 }),
    hasTempering: fc.boolean(),
  });
  const size = (of: Parameters<typeof densityOf>[0]) => SIZES.indexOf(densityOf(of));
  fc.assert(
    fc.property(content, (one) => {
      expect(size({ ...one, lines: one.lines + 1 })).toBeLessThanOrEqual(size(one));
      expect(size({ ...one, steps: [...one.steps, 80] })).toBeLessThanOrEqual(size(one));
      expect(size({ ...one, note: [...one.note, 300] })).toBeLessThanOrEqual(size(one));
      expect(size({ ...one, parts: [...one.parts, 3] })).toBeLessThanOrEqual(size(one));
      expect(size({ ...one, title: one.title + 30 })).toBeLessThanOrEqual(size(one));
      expect(size({ ...one, photos: one.photos + 1 })).toBeLessThanOrEqual(size(one));
    }),
  );
});
