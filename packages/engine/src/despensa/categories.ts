import { rules as packed } from './categories.gen.ts';
import type { Category, Food } from './food.ts';
import { type CategoryRule, ruleFor } from './rules.ts';

const [columns = [], ...lines] = packed.split('\n').map((line) => line.split('\t'));

const RULES: readonly CategoryRule[] = lines.map(([category, when, ...words]) => ({
  category: category as Category,
  when: when!,
  words: Object.fromEntries(words.map((word, i) => [columns[i + 2]!, word])),
}));

/** What the crafts take a food for that none of them has a row of: one a person told by its label. */
export function ruleOf(food: Food): CategoryRule {
  return ruleFor(RULES, food.category, { saturadas: 0, ...food });
}
