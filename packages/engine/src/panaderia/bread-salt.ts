import { isCommonBread } from './common-bread.ts';
import type { JudgedFormula, MeasuredFormula } from './judge.ts';
import { type Dough, saltInBread } from './measure.ts';
import { type DoughType, isOf, limitOf } from './types.ts';
import { scaleFor } from './weigh.ts';

/** What the law says of the salt of a bread: it has two limits, by chlorides and by total sodium, and either may be measured. */
export interface LegalSalt {
  /** g per 100 g of bread. */
  readonly salt: number;
  readonly byChlorides: number;
  readonly bySodium: number;
  /** Beyond both: no analysis finds it lawful. */
  readonly unlawful: boolean;
}

/** Nothing where the law has no limit, as in pan especial, or none is exceeded. */
export function excessOfSalt(formula: MeasuredFormula): LegalSalt | undefined {
  const { type, dough } = formula;
  if (type.breadSalt === undefined || (isOf(type, 'comun_o_especial') && !isCommonBread(formula))) return undefined;
  const salt = saltInBread(dough, type.bakingLoss);
  const { byChlorides, bySodium } = type.breadSalt;
  return salt > byChlorides ? { salt, byChlorides, bySodium, unlawful: salt > bySodium } : undefined;
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

/** Within this of the legal salt, % of flour, the trade's figure stands: baking losses vary. */
const NEAR_LAWFUL = 0.02;

/**
 * Where salt that has to be dosed stops, % of flour: where the law does, if the trade's own point makes bread beyond it,
 * as in a dough with little water; never below what the type asks for.
 */
export function lawfulDose({ type, dough }: Pick<MeasuredFormula, 'type' | 'dough'>, goal: number): number {
  // In tenths, as a baker says it.
  const lawful = lawfulSalt(type, dough);
  const most = Math.floor(10 * lawful + 1e-9) / 10;
  const isFar = goal - lawful > NEAR_LAWFUL;
  return isFar && most >= limitOf(type, 'sal')!.min ? most : goal;
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
