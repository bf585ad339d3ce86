import { within } from '../common/ranges.ts';
import { round2 } from '../common/round.ts';
import { type Composition, type Known, mustFind } from './catalogue.ts';
import { best, type Copy, gramsOf } from './copy.ts';
import { ratioAt } from './freezing.ts';
import { equivalentsOf } from './measure.ts';
import type { JudgedKey } from './params.ts';
import type { Params } from './schema.ts';
import { type Side, suggestions as texts } from './texts.ts';
import type { HeladoType, TypeId } from './types.ts';

const MILK = mustFind('Leche entera');
const CREAM = mustFind('Nata 35%');
const MILK_POWDER = mustFind('Leche en polvo desnatada');
const WATER = mustFind('Agua');
const SUGAR = mustFind('Azúcar');
const DEXTROSE = mustFind('Dextrosa');
const GLUCOSE = mustFind('Glucosa atomizada 38 DE');
const INVERT = mustFind('Azúcar invertido');
const INULIN = mustFind('Inulina');
const MALTITOL = mustFind('Maltitol');
const ERYTHRITOL = mustFind('Eritritol');
const COCONUT_OIL = mustFind('Aceite de coco desodorizado');

/** Types whose liquid is never milk. */
const MILKLESS: ReadonlySet<TypeId> = new Set(['sorbete_agua', 'granizado', 'vegano', 'veteado']);

const MOST_GRAMS = 150;
const MOST_INULIN = 50;
const STEP = 5;

/** What a person swaps: at least 10 g/kg of something is worth taking out. */
const WORTH_TAKING = 10;

/** POD lost per g/kg of sucrose changed into dextrose: (100 − 70)/1000. */
const POD_OF_DEXTROSE_SWAP = 0.03;

/** State of the correction being sought. */
export interface Context {
  readonly type: HeladoType;
  readonly copy: Copy;
  readonly liquid: Known;
  readonly key: JudgedKey;
  /** Value to reach: the limit broken moved inwards by a quarter of the range. */
  readonly aim: number;
}

/** A change of grams per kg that fits the copy. */
export interface Swap {
  readonly take: Known | undefined;
  readonly put: Known;
  readonly grams: number;
  readonly again: boolean;
  /** Another type the formula would fit. */
  readonly otherType: TypeId | undefined;
}

/** A swap, or advice in words when none fits; null when there is nothing to say. */
export type Correction = Swap | string | null;

/** The liquid to take out or put in: the heaviest watery ingredient of the formula. */
export function liquidOf(copy: Copy, { id }: HeladoType): Known {
  const milkless = MILKLESS.has(id);
  const found = best(
    copy,
    ({ row }) =>
      row.agua >= 85 && (row.grupo === 'basicos' || row.grupo === 'vegetal' || (row.grupo === 'lacteos' && !milkless)),
    (_, grams) => grams,
  );
  return found ?? (copy.params.SLNG >= 3 && !milkless ? MILK : WATER);
}

/** Which side of its range a parameter as shown is on; null inside, or when the type does not judge it. */
export function sideOf(params: Params, { pacApplies, ranges }: HeladoType, key: JudgedKey): Side | null {
  if (key === 'PAC' && !pacApplies) return null;
  const range = ranges[key];
  return params[key] < range[0] ? 'low' : params[key] > range[1] ? 'high' : null;
}

/** What each key measures in an ingredient, per 100 g. */
const CONTENT: Readonly<Record<Exclude<JudgedKey, 'PAC'>, (c: Composition) => number>> = {
  materiaGrasa: (c) => c.materiagrasa,
  SLNG: (c) => c.esml,
  azucares: (c) => c.azucares,
  POD: (c) => c.pod,
  solidosTotales: (c) => c.solidos,
};

/** Grams per kg of `put` for `take` (or on top) that bring the key to its aim; unrounded, may be negative. */
function gramsNeeded({ key, aim, copy: { mix } }: Context, take: Known | undefined, put: Known): number {
  if (key !== 'PAC') {
    const content = CONTENT[key];
    return (1000 * (aim - mix[key])) / (content(put.composition) - (take ? content(take.composition) : aim));
  }
  const ratio = ratioAt(aim);
  const missing = ratio * mix.agua - mix.equivalentes;
  return (1000 * missing) / (pacEffect(put.composition, ratio) - (take ? pacEffect(take.composition, ratio) : 0));
}

/** Sucrose equivalents 100 g bring beyond those their own water asks for at that ratio. */
function pacEffect(c: Composition, ratio: number): number {
  return equivalentsOf(c) - ratio * (100 - c.solidos);
}

/** The swap with grams a person can weigh, or null when it does not fit the copy. */
function fit(
  c: Context,
  take: Known | undefined,
  put: Known,
  most = put === INULIN ? MOST_INULIN : MOST_GRAMS,
): Swap | null {
  let needed = gramsNeeded(c, take, put);
  if (!(needed > 0) || !Number.isFinite(needed)) return null;
  let again = false;
  if (take !== undefined) {
    const present = gramsOf(c.copy, take);
    if (present < needed) {
      if (take === c.liquid) return fit(c, undefined, put, most);
      if (present < STEP / 2) return null;
      needed = present;
      again = true;
    }
  }
  const grams = Math.max(STEP, STEP * Math.round(needed / STEP + 1e-9));
  if (grams <= most) return { take, put, grams, again, otherType: undefined };
  return { take, put, grams: STEP * Math.floor(most / STEP), again: true, otherType: undefined };
}

function has(c: Context, row: Known, grams = WORTH_TAKING): boolean {
  return gramsOf(c.copy, row) >= grams;
}

/** The sugar to take out: sucrose, else the heaviest ingredient of its group. */
function sugarOf(c: Context): Known | undefined {
  if (has(c, SUGAR)) return SUGAR;
  return best(
    c.copy,
    ({ row }) => row.grupo === 'azucares',
    (_, grams) => grams,
  );
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

function side(c: Context, key: JudgedKey): Side | null {
  return sideOf(c.copy.params, c.type, key);
}

/** Whether a parameter would stay in range if it moved by `change`. */
function stays(c: Context, key: JudgedKey, change: number): boolean {
  return within(round2(c.copy.mix[key] + change), c.type.ranges[key]) === true;
}

/** Whether a parameter would go above its range if it moved by `change`. */
function exceeds(c: Context, key: JudgedKey, change: number): boolean {
  return round2(c.copy.mix[key] + change) > c.type.ranges[key][1];
}

function orType({ take, put, grams, again }: Swap, otherType: TypeId): Swap {
  return { take, put, grams, again, otherType };
}

function moreFat(c: Context): Correction {
  const swap = fit(c, c.liquid, c.type.id === 'vegano' ? COCONUT_OIL : CREAM);
  return swap && c.type.id === 'helado_crema' ? orType(swap, 'helado_leche') : swap;
}

function lessFat(c: Context): Correction {
  const fat = fattest(c);
  return (fat ? fit(c, fat, c.liquid) : null) ?? texts.lessFat;
}

function moreMilkSolids(c: Context): Correction {
  return fit(c, c.liquid, MILK_POWDER);
}

function lessMilkSolids(c: Context): Correction {
  if (c.type.id === 'vegano') return texts.noDairy;
  const swap =
    (has(c, MILK_POWDER, STEP) ? fit(c, MILK_POWDER, c.liquid) : null) ?? (has(c, MILK) ? fit(c, MILK, WATER) : null);
  if (swap === null) return texts.lessDairy;
  return c.type.id === 'sorbete_agua' ? orType(swap, 'sorbete_leche') : swap;
}

function moreSugars(c: Context): Correction {
  const change = c.aim - c.copy.mix.azucares;
  const gentle = side(c, 'PAC') === 'low' || exceeds(c, 'POD', change);
  return fit(c, c.liquid, gentle ? GLUCOSE : SUGAR);
}

function lessSugars(c: Context): Correction {
  return c.type.id === 'sin_azucar' ? texts.polyols : (lessSugar(c) ?? texts.lessSweet);
}

function sweeter(c: Context): Correction {
  if (c.type.id === 'sin_azucar') {
    const swap = fit(c, has(c, INULIN) ? INULIN : c.liquid, MALTITOL);
    if (swap) return swap;
  }
  const swap = side(c, 'PAC') === 'low' && has(c, DEXTROSE) ? fit(c, DEXTROSE, SUGAR) : null;
  return swap ?? fit(c, c.liquid, SUGAR);
}

function lessSweet(c: Context): Correction {
  const polyol = c.type.id === 'sin_azucar' ? fit(c, MALTITOL, INULIN) : null;
  return polyol ?? lessSweetSugar(c) ?? lessSugar(c) ?? texts.lessSweet;
}

/** Sucrose into a sugar that sweetens less and does not spoil hardness or solids. */
function lessSweetSugar(c: Context): Swap | null {
  if (sugarOf(c) !== SUGAR) return null;
  const pac = side(c, 'PAC');
  const harder = pac === 'high' ? fit(c, SUGAR, DEXTROSE) : null;
  if (harder) return harder;
  return pac !== 'low' && side(c, 'solidosTotales') !== 'high' ? fit(c, SUGAR, GLUCOSE) : null;
}

function moreSolids(c: Context): Correction {
  const change = c.aim - c.copy.mix.solidosTotales;
  const dairy = c.liquid.row.grupo === 'lacteos';
  const roomForMilk = c.type.ranges.SLNG[1] - c.copy.mix.SLNG;
  return (
    (dairy && !exceeds(c, 'SLNG', change) ? fit(c, c.liquid, MILK_POWDER) : null) ??
    (c.type.id !== 'sin_azucar' && !exceeds(c, 'azucares', change) ? fit(c, c.liquid, GLUCOSE) : null) ??
    (dairy && round2(roomForMilk) >= 1.5 ? fit(c, c.liquid, MILK_POWDER, 10 * (roomForMilk - 0.5)) : null) ??
    fit(c, c.liquid, INULIN)
  );
}

function lessSolids(c: Context): Correction {
  return fit(c, undefined, c.liquid);
}

function softer(c: Context): Correction {
  if (c.type.id === 'sin_azucar') {
    const enough = gramsOf(c.copy, MALTITOL) >= gramsNeeded(c, MALTITOL, ERYTHRITOL);
    const swap = fit(c, enough ? MALTITOL : c.liquid, ERYTHRITOL);
    if (swap) return swap;
  }
  const needed = gramsNeeded(c, SUGAR, DEXTROSE);
  const swap =
    gramsOf(c.copy, SUGAR) >= needed && stays(c, 'POD', -POD_OF_DEXTROSE_SWAP * needed)
      ? fit(c, SUGAR, DEXTROSE)
      : null;
  return swap ?? fit(c, c.liquid, DEXTROSE);
}

function harder(c: Context): Correction {
  return (
    lessAlcohol(c) ??
    (c.type.id === 'sin_azucar' && has(c, ERYTHRITOL) ? fit(c, ERYTHRITOL, MALTITOL) : null) ??
    lessDextrose(c) ??
    (has(c, INVERT) ? fit(c, INVERT, SUGAR) : null) ??
    lessSugar(c) ??
    texts.lessSweetOrAlcohol
  );
}

function lessAlcohol(c: Context): Swap | null {
  const spirit = c.copy.mix.alcohol >= 0.5 ? strongest(c) : undefined;
  return spirit ? fit(c, spirit, c.liquid) : null;
}

function lessDextrose(c: Context): Swap | null {
  if (!has(c, DEXTROSE)) return null;
  const sweeter = POD_OF_DEXTROSE_SWAP * gramsNeeded(c, DEXTROSE, SUGAR);
  return fit(c, DEXTROSE, stays(c, 'POD', sweeter) ? SUGAR : GLUCOSE);
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
export function correct(key: JudgedKey, side: Side, type: HeladoType, copy: Copy, liquid: Known): Correction {
  const range = type.ranges[key];
  const quarter = (range[1] - range[0]) / 4;
  const aim = side === 'low' ? range[0] + quarter : range[1] - quarter;
  return CORRECTIONS[key][side]({ type, copy, liquid, key, aim });
}
