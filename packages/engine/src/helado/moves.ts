import { round2 } from '../craft/round.ts';
import { isIntenseSweetener, sweetensWithSugar } from '../despensa/kinds.ts';
import { sweetenersIn } from '../ley/law.ts';
import type { Bound } from './bounds.ts';
import { type Known, mustFind, perKnown } from './catalogue.ts';
import { best, type Copy, gramsOf, shownOf } from './copy.ts';
import { FIGURES } from './figures.gen.ts';
import {
  type Context,
  contentOf,
  exceeds,
  fit,
  gramsNeeded,
  has,
  MOST_GRAMS,
  NOISE,
  STEP,
  type Swap,
  side,
  stays,
} from './fit.ts';
import { ratioAt } from './freezing.ts';
import { PLACES, topOf } from './measure.ts';
import type { JudgedKey } from './params.ts';
import { type Side, suggestions as texts } from './texts.ts';
import type { Trait } from './type-file.ts';
import type { Rules, TypeId } from './types.ts';

const MILK = mustFind('leche_entera');
const CREAM = mustFind('nata_35');
const MILK_POWDER = mustFind('leche_polvo_desnatada');
const WATER = mustFind('agua');
const SUGAR = mustFind('azucar');
const DEXTROSE = mustFind('dextrosa');
const GLUCOSE = mustFind('glucosa_atomizada_38');
const INVERT = mustFind('azucar_invertido');
const INULIN = mustFind('inulina');
const MALTITOL = mustFind('maltitol');
const ERYTHRITOL = mustFind('eritritol');

/** POD lost per g/kg of sucrose changed into dextrose. */
const POD_OF_DEXTROSE_SWAP = (SUGAR.row.pod - DEXTROSE.row.pod) / 1000;

/** A swap, or advice in words, or null when there is nothing to say. */
export type Correction = Swap | string | null;

/** The liquid to take out or put in: the heaviest watery ingredient of the formula. */
export function liquidOf(copy: Copy, { milkless }: Rules): Known {
  const found = best(copy, milkless ? isMilklessLiquid : isLiquid, byWeight);
  return found ?? (shownOf(copy, 'SLNG') >= 3 && !milkless ? MILK : WATER);
}

const LIQUID_GROUPS: ReadonlySet<string> = new Set(['basicos', 'vegetal', 'lacteos']);
const isLiquid = perKnown(({ row }) => row.agua >= 85 && LIQUID_GROUPS.has(row.grupo));
const isMilklessLiquid = (known: Known) => isLiquid(known) && known.row.grupo !== 'lacteos';

function byWeight(_: Known, grams: number): number {
  return grams;
}

/** The sugar to take out: sucrose, else the heaviest ingredient of its group. */
function sugarOf(c: Context): Known | undefined {
  if (has(c, SUGAR)) return SUGAR;
  return best(c.copy, ({ row }) => row.grupo === 'azucares', byWeight);
}

function lessSugar(c: Context): Swap | null {
  const sugar = sugarOf(c);
  return sugar ? fit(c, sugar, c.liquid) : null;
}

function fattest(c: Context): Known | undefined {
  return best(
    c.copy,
    ({ row }) =>
      row.materiagrasa >= 10 && (row.grupo === 'lacteos' || row.grupo === 'grasas' || row.grupo === 'vegetal'),
    ({ row }, grams) => grams * row.materiagrasa,
  );
}

function strongest(c: Context): Known | undefined {
  return best(
    c.copy,
    ({ row }) => row.alcohol > 0,
    ({ row }, grams) => grams * row.alcohol,
  );
}

const isOf = (c: Context, trait: Trait) => c.rules.traits.includes(trait);

/** A sweetener is let in without added sugars alone (Reg. 1333/2008): what has one and no sugar stays without. */
const isSugarless = (c: Context) => isOf(c, 'sin_azucares') || isSweetened(c.copy);
const isSweetened = (copy: Copy) => hasSweetener(copy) && !hasSugar(copy);
/** Where its type asks for sugars, which of the two it is to be decides the rest. */
const isTorn = ({ rules, copy }: Context) => rules.ranges.azucares[0] > 0 && isSweetened(copy);
const hasSweetener = anyOf(({ food }) => sweetenersIn(food).length > 0);
const hasSugar = anyOf(({ food }) => sweetensWithSugar(food));

function anyOf(fits: (known: Known) => boolean) {
  const isOne = perKnown(fits);
  return ({ ingredients }: Copy) => ingredients.some(({ known }) => known !== undefined && isOne(known));
}

function orType({ take, put, grams, again }: Swap, otherType: string): Swap {
  return { take, put, grams, again, otherType: otherType as TypeId };
}

function moreFat(c: Context): Correction {
  const { fatFrom, orCalled } = c.rules;
  const swap = fit(c, c.liquid, fatFrom === undefined ? CREAM : mustFind(fatFrom));
  return swap && orCalled?.grasa ? orType(swap, orCalled.grasa) : swap;
}

function lessFat(c: Context): Correction {
  const fat = fattest(c);
  return (fat ? fit(c, fat, c.liquid) : null) ?? texts.lessFat;
}

function moreMilkSolids(c: Context): Correction {
  return fit(c, c.liquid, MILK_POWDER);
}

function lessMilkSolids(c: Context): Correction {
  if (isOf(c, 'sin_lacteos')) return texts.noDairy;
  const swap =
    (has(c, MILK_POWDER, STEP) ? fit(c, MILK_POWDER, c.liquid) : null) ?? (has(c, MILK) ? fit(c, MILK, WATER) : null);
  if (swap === null) return texts.lessDairy;
  const other = c.rules.orCalled?.leche;
  return other === undefined ? swap : orType(swap, other);
}

function moreSugars(c: Context): Correction {
  if (isTorn(c)) return texts.sweetened;
  const change = c.aim - contentOf(c, 'azucares');
  const gentle = side(c, 'PAC') === 'low' || exceeds(c, 'POD', change);
  return fit(c, c.liquid, gentle ? GLUCOSE : SUGAR);
}

function lessSugars(c: Context): Correction {
  return isSugarless(c) ? texts.polyols : (lessSugar(c) ?? texts.lessSweet);
}

function sweeter(c: Context): Correction {
  if (isTorn(c)) return null;
  if (isSugarless(c)) {
    const swap = fit(c, has(c, INULIN) ? INULIN : c.liquid, MALTITOL);
    if (swap) return swap;
  }
  const swap = side(c, 'PAC') === 'low' && has(c, DEXTROSE) ? fit(c, DEXTROSE, SUGAR) : null;
  return swap ?? fit(c, c.liquid, SUGAR);
}

function lessSweet(c: Context): Correction {
  const sweetest = best(
    c.copy,
    ({ row }) => row.pod > 0,
    ({ row }, grams) => grams * row.pod,
  );
  // Tenths of a gram: no swap of grams corrects it.
  if (sweetest !== undefined && isIntenseSweetener(sweetest.food)) return texts.lessIntense(sweetest.row.name);
  const polyol = isSugarless(c) ? fit(c, MALTITOL, INULIN) : null;
  return polyol ?? lessSweetSugar(c) ?? lessSugar(c) ?? texts.lessSweet;
}

/** Sucrose into a sugar that sweetens less and does not spoil hardness or solids. */
function lessSweetSugar(c: Context): Swap | null {
  if (sugarOf(c) !== SUGAR) return null;
  const pac = side(c, 'PAC');
  const harder = pac === 'high' ? moreDextrose(c, SUGAR) : null;
  if (harder) return harder;
  return pac !== 'low' && side(c, 'solidosTotales') !== 'high' ? fit(c, SUGAR, GLUCOSE) : null;
}

function moreSolids(c: Context): Correction {
  const change = c.aim - contentOf(c, 'solidosTotales');
  const dairy = c.liquid.row.grupo === 'lacteos';
  const roomForMilk = c.rules.ranges.SLNG[1] - contentOf(c, 'SLNG');
  return (
    (dairy && !exceeds(c, 'SLNG', change) ? fit(c, c.liquid, MILK_POWDER) : null) ??
    (!isSugarless(c) && !exceeds(c, 'azucares', change) ? fit(c, c.liquid, GLUCOSE) : null) ??
    (dairy && round2(roomForMilk) >= 1.5 ? fit(c, c.liquid, MILK_POWDER, 10 * (roomForMilk - 0.5)) : null) ??
    fit(c, c.liquid, INULIN)
  );
}

function lessSolids(c: Context): Correction {
  return fit(c, undefined, c.liquid);
}

function softer(c: Context): Correction {
  if (isTorn(c)) return null;
  if (isSugarless(c)) {
    const enough = gramsOf(c.copy, MALTITOL) >= gramsNeeded(c, MALTITOL, ERYTHRITOL);
    const swap = fit(c, enough ? MALTITOL : c.liquid, ERYTHRITOL);
    if (swap) return swap;
  }
  const needed = gramsNeeded(c, SUGAR, DEXTROSE);
  const swap =
    gramsOf(c.copy, SUGAR) >= needed && stays(c, 'POD', -POD_OF_DEXTROSE_SWAP * needed) ? moreDextrose(c, SUGAR) : null;
  const sweeter = (SUGAR.row.pod * gramsNeeded(c, c.liquid, SUGAR)) / 1000;
  return swap ?? moreDextrose(c, c.liquid) ?? fit(c, c.liquid, exceeds(c, 'POD', sweeter) ? GLUCOSE : SUGAR);
}

/** Dextrose up to its usual share of the sugars; what is not to be sweet is softened with it alone. */
function moreDextrose(c: Context, take: Known): Swap | null {
  if (isOf(c, 'sin_dulzor')) return fit(c, take, DEXTROSE);
  const share = { ...c, places: PLACES.dextrosaEnAzucares, ratio: FIGURES.dextrosa_entre_azucares };
  const room = gramsNeeded(share, take, DEXTROSE);
  return room < STEP ? null : fit(c, take, DEXTROSE, Math.min(MOST_GRAMS, room));
}

function harder(c: Context): Correction {
  return (
    lessAlcohol(c) ??
    (isSugarless(c) && has(c, ERYTHRITOL) ? fit(c, ERYTHRITOL, MALTITOL) : null) ??
    lessDextrose(c) ??
    (has(c, INVERT) ? fit(c, INVERT, SUGAR) : null) ??
    lessSugar(c) ??
    texts.lessSweetOrAlcohol
  );
}

function lessAlcohol(c: Context): Swap | null {
  const spirit = topOf(c.copy.mix, PLACES.alcohol) >= 0.5 - NOISE ? strongest(c) : undefined;
  return spirit ? fit(c, spirit, c.liquid) : null;
}

function lessDextrose(c: Context): Swap | null {
  if (!has(c, DEXTROSE)) return null;
  const sweeter = POD_OF_DEXTROSE_SWAP * gramsNeeded(c, DEXTROSE, SUGAR);
  return fit(c, DEXTROSE, !isOf(c, 'sin_dulzor') && stays(c, 'POD', sweeter) ? SUGAR : GLUCOSE);
}

const CORRECTIONS: Readonly<Record<JudgedKey, Readonly<Record<Side, (c: Context) => Correction>>>> = {
  materiaGrasa: { low: moreFat, high: lessFat },
  SLNG: { low: moreMilkSolids, high: lessMilkSolids },
  azucares: { low: moreSugars, high: lessSugars },
  POD: { low: sweeter, high: lessSweet },
  solidosTotales: { low: moreSolids, high: lessSolids },
  PAC: { low: harder, high: softer },
};

/** The first correction that fits a parameter out of range on `side`. */
export function correct({ key, min, max }: Bound, side: Side, rules: Rules, copy: Copy, liquid: Known): Correction {
  const quarter = (max - min) / 4;
  const aim = side === 'low' ? min + quarter : max - quarter;
  const ratio = key === 'PAC' ? ratioAt(aim) : aim;
  return CORRECTIONS[key][side]({ rules, copy, liquid, places: PLACES[key], aim, ratio });
}
