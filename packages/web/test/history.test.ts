import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyOf, record, redone, undone } from '../src/bench/history.ts';

test('undoing every edit gives the first version back, and redoing gives the last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.constantFrom(null, 'a', 'b'))), (edits) => {
      const last = edits.reduce((history, [next, merge]) => record(history, next, merge), historyOf('start'));
      let back = last;
      while (back.past.length > 0) back = undone(back);
      expect(back.present).toBe('start');
      let forth = back;
      while (forth.future.length > 0) forth = redone(forth);
      expect(forth.present).toBe(last.present);
    }),
  );
});

test('edits with one key count as one; another key, or an undo between, starts anew', () => {
  const typed = ['1', '12', '123'].reduce((history, next) => record(history, next, 'grams'), historyOf(''));
  expect(undone(typed).present).toBe('');
  const other = record(record(typed, 'x', 'name'), 'xy', 'name');
  expect(undone(other).present).toBe('123');
  expect(undone(record(undone(other), '1234', 'grams')).present).toBe('123');
});

test('a new edit drops what was undone', () => {
  const history = record(undone(record(historyOf('a'), 'b')), 'c');
  expect(redone(history)).toBe(history);
  expect(undone(history).present).toBe('a');
});

test('the memory of edits is bounded', () => {
  let history = historyOf(0);
  for (let i = 1; i <= 1000; i++) history = record(history, i);
  expect(history.past).toHaveLength(200);
});
