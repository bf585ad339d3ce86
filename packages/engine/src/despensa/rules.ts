import type { Category, Food } from './food.ts';

/** A rule of `data/oficios/categorias.csv`: what the crafts take a food of a category for. */
export interface CategoryRule {
  readonly category: Category;
  /** «grasa>38»: a column, a sign and a number; empty when it always holds. */
  readonly when: string;
  /** What each craft's columns say, by column. */
  readonly words: Words;
}

export type Words = Readonly<Record<string, string>>;

/** Cells of knowledge a craft has of a food by its category, in the order of `data/oficios/<craft>.csv`. */
export type CellsByRule = (words: Words, food: Food) => readonly string[];

const CONDITION = /^([a-z_]+)([<>])(\d+(?:\.\d+)?)$/;

export function holds(when: string, figures: Readonly<Record<string, unknown>>): boolean {
  if (when === '') return true;
  const [, column, sign, limit] = CONDITION.exec(when)!;
  const value = figures[column!];
  if (typeof value !== 'number') return false;
  return sign === '<' ? value < Number(limit) : value > Number(limit);
}

/** The first rule of a category that a food meets; the last of each category has no condition. */
export function ruleFor(
  rules: readonly CategoryRule[],
  category: Category,
  figures: Readonly<Record<string, unknown>>,
): CategoryRule {
  return rules.find((rule) => rule.category === category && holds(rule.when, figures))!;
}
