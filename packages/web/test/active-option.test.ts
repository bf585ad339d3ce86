import { describe, expect, test } from 'vitest';
import { activeOption, isNewName } from '../src/ui/active-option.ts';

describe('the option Enter takes', () => {
  test.each([
    ['opened and nothing typed', '', 'Nata 35%'],
    ['the very name that is there', 'Nata 35%', 'Nata 35%'],
    ['a weight in the wrong field', '170', ''],
    ['a weight with its decimals and its share', '12,5 %', 'Nata 35%'],
    ['a picture', '🍋', ''],
  ])('is none: %s', (_, text, value) => {
    expect(isNewName(text, value)).toBe(false);
    expect(activeOption(null, isNewName(text, value), 30)).toBe(-1);
  });

  test.each([
    ['a name', 'azúcar', ''],
    ['another name than the one that is there', 'nata 18', 'Nata 35%'],
    ['a code', 'T55', ''],
    ['one letter of any script', '糖', ''],
  ])('is the first: %s', (_, text, value) => {
    expect(activeOption(null, isNewName(text, value), 30)).toBe(0);
  });

  test('is the one arrows moved to, typed or not, and the last where the list has grown shorter', () => {
    expect(activeOption(2, false, 30)).toBe(2);
    expect(activeOption(2, true, 30)).toBe(2);
    expect(activeOption(7, true, 3)).toBe(2);
  });

  test('is none in an empty list', () => {
    expect(activeOption(null, true, 0)).toBe(-1);
  });
});
