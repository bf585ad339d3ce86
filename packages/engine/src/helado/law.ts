import type { Warning } from '../craft/analysis.ts';
import type { Matter } from '../craft/examine.ts';
import { judgedTerm, type LinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import { frutaDeSorbete } from '../despensa/classes.gen.ts';
import type { Ingredient } from './catalogue.ts';
import { PLACES, topOf } from './measure.ts';
import type { Mixture } from './mixture.ts';
import type { Params } from './params.ts';
import { law as texts } from './texts.gen.ts';
import type { Rules } from './types.ts';

/** The milk fat a name asks for, where only the whole fat reaches it. */
export interface MilkFat {
  readonly percent: number;
  readonly least: number;
  /** True when so little is milk's that it is another product, not another name. */
  readonly grave: boolean;
}

/** The law asks for fat of milk alone; the range of the trade counts all of it, nuts, yolk and chocolate too. */
export function milkFatOf(
  mixture: Mixture,
  { materiaGrasa }: Pick<Params, 'materiaGrasa'>,
  { milkFat }: Rules,
): MilkFat | undefined {
  if (milkFat === undefined || materiaGrasa < milkFat.least) return undefined;
  const percent = round2(fatOfMilk(mixture));
  return percent < milkFat.least ? { percent, least: milkFat.least, grave: percent < milkFat.grave } : undefined;
}

function fatOfMilk({ understood, ingredients, shares }: Mixture): number {
  let sum = 0;
  for (let i = 0; i < understood.length; i++) {
    const { materiagrasa } = ingredients[i]!.composition;
    if (materiagrasa > 0) sum += shares[i]! * materiagrasa * milkPart(understood[i]!.food);
  }
  return sum;
}

/** Part of the fat of a food that is milk's; what a person describes without a name is believed to be. */
function milkPart(food: Mixture['understood'][number]['food']): number {
  if (food === undefined) return 1;
  return food.grasa > 0 ? food.grasa_lactea / food.grasa : 0;
}

/**
 * The fat of milk a balancer may not leave a mix short of, where the law asks for any: all that the name asks for of a
 * mix that is another product, and no other product of one that is none.
 */
export function leastMilkFat(mixture: Mixture, rules: Rules): number | undefined {
  if (rules.milkFat === undefined) return undefined;
  const materiaGrasa = round2(topOf(mixture.mix, PLACES.materiaGrasa));
  return rules.milkFat[milkFatOf(mixture, { materiaGrasa }, rules)?.grave ? 'least' : 'grave'];
}

/** Balancer terms for the legal milk fat when other fats are present; what the name asks for is kept where it can be. */
export function milkFatTerms(
  ingredients: readonly Ingredient[],
  least: number | undefined,
  wish?: LinearTerm['wish'],
): LinearTerm[] {
  if (least === undefined) return [];
  const parts = ingredients.map(({ known }) => milkPart(known?.food));
  if (parts.every((part, i) => part === 1 || ingredients[i]!.composition.materiagrasa === 0)) return [];
  const num = columnOf(ingredients, ({ composition }, i) => composition.materiagrasa * parts[i]!);
  const den = columnOf(num, () => 1);
  return [
    judgedTerm({ key: 'grasaLactea', label: texts.LABEL, unit: '%', num, den }, [least, 100], { hidden: true, wish }),
  ];
}

/** A fault where the name belongs to another product; else advice on naming. */
export function milkFatWarning({ percent, least, grave }: MilkFat, { label }: Rules): Warning {
  return grave
    ? { code: 'no_admitido', text: texts.foreignFat(percent, least, label), law: true }
    : { code: 'no_habitual', text: texts.milkFat(percent, least, label), law: true };
}

/** What is sold as sorbet without its fruit; chocolate is one by custom. */
export function fruitWarnings(matters: readonly Matter[], { leastFruit }: Rules): readonly Warning[] {
  if (leastFruit === undefined) return [];
  let fruit = 0;
  let all = 0;
  for (const { food, grams } of matters) {
    all += grams;
    // Unknown ingredients count as fruit here; their own warning says they are unknown.
    fruit += food === undefined ? grams : frutaDeSorbete(food) * grams;
  }
  const percent = round2((100 * fruit) / all);
  return percent < leastFruit ? [{ code: 'no_habitual', text: texts.fruit(percent, leastFruit), law: true }] : [];
}
