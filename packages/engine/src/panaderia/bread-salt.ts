import type { JudgedFormula, MeasuredFormula } from './judge.ts';
import { saltInBread, sumOf } from './measure.ts';
import { BREAD_SALT } from './params.ts';
import { LEGAL_SALT_BY_SODIUM } from './sheet.ts';
import { limitOf } from './types.ts';
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

/** Nothing where the law has no limit, or none is exceeded. */
export function excessOfSalt({ type, dough }: MeasuredFormula): LegalSalt | undefined {
  if (type.breadSalt === undefined) return undefined;
  const salt = saltInBread(dough, type.bakingLoss);
  const byChlorides = type.breadSalt.max;
  const bySodium = LEGAL_SALT_BY_SODIUM.max;
  return salt > byChlorides ? { salt, byChlorides, bySodium, unlawful: salt > bySodium } : undefined;
}

/** Grams of salt that leave the bread at the legal limit; none where salt is missing or is not what exceeds. */
export function saltToLeave({ type, dough, values }: JudgedFormula, legal: number): number | undefined {
  if (values.sal < limitOf(type, 'sal')!.min) return undefined;
  const bread = 1 - type.bakingLoss / 100;
  let salt = 0;
  for (const { ingredient, share } of dough.portions) if (ingredient.row.rol === 'sal') salt += share;
  const { down } = scaleFor('fine', dough.grams, dough.grams);
  const left = down((salt - (sumOf(dough.portions, BREAD_SALT.num) - (legal / 100) * bread)) * dough.grams);
  return salt > 0 && left > 0 ? left : undefined;
}

/** Salt is already advised on where it leaves its range. */
export function isSaltJudged({ type, values }: MeasuredFormula): boolean {
  return values.sal > limitOf(type, 'sal')!.max;
}
