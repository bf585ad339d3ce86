import { quantityOf } from './params.ts';
import type { Rule } from './rules.ts';

/** % of the fats of annex II the law allows. */
export const MOST_VEGETABLE_FAT = 5;

/** Of the whole bombón, shell and filling. */
export const BOMBON: Rule = {
  param: quantityOf('chocolateYCacao', 'producto'),
  min: 25,
  max: null,
  level: 'legal',
  authority: 'ley',
  source: 'RD 1055/2003; Directiva 2000/36/CE, anexo I A.10',
};
