import type { JudgedFormula, MeasuredFormula } from './judge.ts';
import { type Dough, saltInBread } from './measure.ts';
import { dePanComun } from './params.gen.ts';
import { type DoughType, isOf, limitOf, typeWith } from './types.ts';
import { scaleFor } from './weigh.ts';

/**
 * Whether a bread is pan común: flour of any cereal, or what stands for it without gluten, water, salt and yeast or
 * sourdough (RD 308/2019, artículo 3); with milk, egg, seeds, fat or sugar beyond a tolerance it is pan especial.
 */
export function isCommonBread({ type, values, dough }: Pick<MeasuredFormula, 'type' | 'values' | 'dough'>): boolean {
  if (type.breadSalt === undefined) return false;
  const { max } = limitOf(typeWith('comun_de_ley'), 'grasa')!;
  const others = dough.portions.reduce((sum, { ingredient, share }) => sum + (dePanComun(ingredient) ? 0 : share), 0);
  return 100 * others <= max * dough.flour && values.azucar <= max;
}

/** What the law says of the salt of a bread: it has two limits, by chlorides and by total sodium, and either may be measured. */
export interface LegalSalt {
  /** g per 100 g of bread. */
  readonly salt: number;
  readonly byChlorides: number;
  readonly bySodium: number;
  /** Beyond the limit it is judged by: chlorides, or for the interface both. */
  readonly unlawful: boolean;
}

/** The limits of a type as the law has them for this formula; none for pan especial. */
export function legalSaltOf(formula: Pick<MeasuredFormula, 'type' | 'values' | 'dough'>): DoughType['breadSalt'] {
  return isOf(formula.type, 'comun_o_especial') && !isCommonBread(formula) ? undefined : formula.type.breadSalt;
}

/** Nothing where the law has no limit, or none is exceeded. */
export function excessOfSalt(formula: MeasuredFormula): LegalSalt | undefined {
  const limits = legalSaltOf(formula);
  if (limits === undefined) return undefined;
  const salt = saltInBread(formula.dough, formula.type.bakingLoss);
  const { byChlorides, bySodium } = limits;
  return salt > byChlorides
    ? { salt, byChlorides, bySodium, unlawful: formula.byChlorides || salt > bySodium }
    : undefined;
}

/** Grams of salt that leave the bread at the legal limit; none where salt is not what exceeds, or is advised on by its range. */
export function saltToLeave(formula: JudgedFormula, legal: number): number | undefined {
  const { type, dough, values } = formula;
  if (values.sal < limitOf(type, 'sal')!.min || isSaltJudged(formula)) return undefined;
  const bread = 1 - type.bakingLoss / 100;
  let salt = 0;
  for (const { ingredient, share } of dough.portions) if (ingredient.row.rol === 'sal') salt += share;
  const { down } = scaleFor('fine', dough.grams, dough.grams);
  const left = down((salt - (dough.salt - (legal / 100) * bread)) * dough.grams);
  return salt > 0 && left > 0 ? left : undefined;
}

/**
 * Where salt that has to be dosed stops, % of flour: where the law does, if the trade's own point makes bread beyond it,
 * as in a dough with little water; never below what the type asks for.
 */
export function lawfulDose({ type, dough }: Pick<MeasuredFormula, 'type' | 'dough'>, goal: number): number {
  // In tenths, as a baker says it.
  const most = Math.floor(10 * lawfulSalt(type, dough) + 1e-9) / 10;
  return most < goal && most >= limitOf(type, 'sal')!.min ? most : goal;
}

/** Salt, % of flour, with which the rest of the dough makes bread at the legal limit; without end where the law has none. */
function lawfulSalt({ breadSalt, bakingLoss }: DoughType, { portions, flour, salt }: Dough): number {
  if (breadSalt === undefined) return Number.POSITIVE_INFINITY;
  const part = (breadSalt.byChlorides / 100) * (1 - bakingLoss / 100);
  let added = 0;
  for (const { ingredient, share } of portions) if (ingredient.row.rol === 'sal') added += share;
  const own = salt - added;
  return (100 * (part * (1 - added) - own)) / (1 - part) / flour;
}

/** Salt is already advised on where it leaves its range. */
export function isSaltJudged({ type, values }: MeasuredFormula): boolean {
  return values.sal > limitOf(type, 'sal')!.max;
}
