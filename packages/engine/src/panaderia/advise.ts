import { type Advice, add, remark, type Step, take, takeFrom } from '../craft/advice.ts';
import { round, round2 } from '../craft/round.ts';
import { upperFirst } from '../craft/spanish.ts';
import { rowOf } from './catalogue.ts';
import type { JudgedFormula } from './judge.ts';
import type { Dough } from './measure.ts';
import type { ParamKey } from './params.ts';
import { type Ingredient, isYeast } from './resolve.ts';
import { amounts, balanced, NAMES, suggestion } from './texts.ts';
import { type BakersLimit, CANDEAL, limitOf } from './types.ts';
import { down, up } from './weigh.ts';
import { formOf, yeastUsed } from './yeast.ts';

/** One piece of advice per parameter out of range; following it alone brings that parameter in. */
export function adviceOn(formula: JudgedFormula): readonly Advice[] {
  const advice: Advice[] = [];
  for (const limit of formula.limits) {
    const { key } = limit.param;
    const value = formula.values[key];
    if (value >= limit.min && value <= limit.max) continue;
    const { text, steps } = (value < limit.min ? RAISE : LOWER)[key](formula, limit, value);
    advice.push({ text, steps, mends: [key] });
  }
  return advice.length === 0 ? [remark(balanced(formula.type.label))] : advice;
}

type Remedy = (formula: JudgedFormula, limit: BakersLimit, value: number) => Pick<Advice, 'text' | 'steps'>;

/** Grams between what the dough has and `percent` of its flour. */
function gap(percent: number, share: number, { flour, grams }: Dough): number {
  return ((percent / 100) * flour - share) * grams;
}

function missing({ dough }: JudgedFormula, { param, min }: BakersLimit): number {
  return up(gap(min, dough.sums[param.key], dough));
}

function excess({ dough }: JudgedFormula, { param, max }: BakersLimit): number {
  return up(-gap(max, dough.sums[param.key], dough));
}

const BUTTER = rowOf('mantequilla');
const SOURDOUGH = rowOf('masa_madre_100');

const RAISE: Readonly<Record<ParamKey, Remedy>> = {
  hidratacion: (formula, limit, value) => {
    const grams = missing(formula, limit);
    const candeal = formula.type.id === 'pan_comun' && value >= CANDEAL.least;
    const text = suggestion.addWater(grams, value, limit.min) + (candeal ? suggestion.candeal(CANDEAL) : '');
    return { text, steps: put(formula, WATER, grams) };
  },
  sal: (formula, limit, value) => {
    const grams = missing(formula, limit);
    return { text: suggestion.addSalt(grams, value, limit.min), steps: put(formula, SALT, grams) };
  },
  levadura: (formula, limit) => {
    const { dough, type } = formula;
    const { form, power, mixed } = yeastUsed(dough);
    // Adding one form to a mixture moves the range; counting in fresh yeast lands inside it all the same.
    const grams = mixed
      ? up(gap(limitOf(type, 'levadura')!.min, dough.sums.levadura * dough.yeastPower, dough) / power)
      : missing(formula, limit);
    const kind: Kind = { fits: (one) => isYeast(one) && formOf(one) === form, name: upperFirst(form) };
    return { text: suggestion.addYeast(grams, form), steps: put(formula, kind, grams) };
  },
  prefermento: (formula, limit) => {
    const grams = missing(formula, limit);
    const flour = grams * (SOURDOUGH.f_harina / 100);
    const water = grams * (SOURDOUGH.f_agua / 100);
    const text = suggestion.addPreferment(grams, SOURDOUGH.hidratacion_pref!, flour, water, limit.min);
    const out = [takeOut(formula, FLOUR, flour), takeOut(formula, WATER, water)];
    // Without flour or water of its own the dough has nothing to give in exchange.
    const steps = out.some((each) => each.length === 0) ? [] : [...out.flat(), ...put(formula, SOURDOUGHS, grams)];
    return { text, steps };
  },
  grasa: (formula, { param, min }, value) => {
    const grams = up(gap(min, formula.dough.sums[param.key], formula.dough) / (BUTTER.f_grasa / 100));
    return { text: suggestion.addButter(grams, BUTTER.f_grasa, value, min), steps: put(formula, BUTTERS, grams) };
  },
  azucar: (formula, limit, value) => {
    const grams = missing(formula, limit);
    return { text: suggestion.addSugar(grams, value, limit.min), steps: put(formula, SUGAR, grams) };
  },
};

const LOWER: Readonly<Record<ParamKey, Remedy>> = {
  hidratacion: (formula, limit, value) => {
    const grams = excess(formula, limit);
    const steps = takeWater(formula, grams);
    if (steps !== null) return { text: suggestion.takeWater(grams, value, limit.max), steps };
    const { sums, flour, grams: batch } = formula.dough;
    const more = up((sums.hidratacion / (limit.max / 100) - flour) * batch);
    return { text: suggestion.addFlour(more, value, limit.max), steps: put(formula, FLOUR, more) };
  },
  sal: (formula, limit, value) => remove(formula, limit, value, suggestion.takeSalt),
  levadura: ({ type, dough }, { max }) => {
    const { form, mixed } = yeastUsed(dough);
    const left = down((max / 100) * dough.flour * dough.grams);
    const weight = dough.sums.levadura * dough.grams;
    const end = type.id === 'pan_rustico_mm' ? suggestion.sourdoughYeast(max) : suggestion.shorterRise;
    const yeasts = dough.portions.filter(({ ingredient }) => isYeast(ingredient));
    return {
      text: suggestion.takeYeast(left, weight - left, mixed ? undefined : form, end),
      // From every yeast alike, so that the range, which goes by the forms used, stays where it is.
      steps: yeasts.map(({ ingredient: { name, grams } }) => take(name, weighed(((weight - left) * grams) / weight))),
    };
  },
  prefermento: (formula, limit, value) => {
    const grams = excess(formula, limit);
    const heaviest = heaviestOf(formula.dough.portions, ({ preferment }) => preferment === 'whole');
    if (heaviest === undefined || heaviest.grams < grams) {
      return { text: suggestion.movePreferment(grams, value, limit.max), steps: movePreferment(formula, grams) };
    }
    const { name, parts } = heaviest;
    const flour = flourBack((grams * parts.harina) / 100, grams, limit.max, formula.dough);
    const water = round((grams * parts.agua) / 100, 1);
    return {
      text: suggestion.takePreferment(grams, name, flour, water, value, limit.max),
      steps: [take(name, weighed(grams)), ...put(formula, FLOUR, flour), ...put(formula, WATER, water)],
    };
  },
  grasa: (formula, limit, value) => remove(formula, limit, value, suggestion.takeFat),
  azucar: (formula, limit, value) => remove(formula, limit, value, suggestion.takeSugar),
};

/** An ingredient a baker has at hand, and how to recognise it in the formula. */
interface Kind {
  readonly fits: (ingredient: Ingredient) => boolean;
  /** Under which it comes in when the formula has none. */
  readonly name: string;
}

/** Sea water would take its salt along. */
const isPlainWater = ({ row, parts }: Ingredient) => row.rol === 'agua' && parts.agua === 100;
const ownOf = ({ preferment }: Ingredient) => preferment === undefined;

/** Flour and water of the dough itself, not of a pre-ferment. */
const FLOUR: Kind = {
  fits: (one) => one.row.rol === 'harina' && !one.finishing && ownOf(one),
  name: NAMES.flour,
};
const WATER: Kind = { fits: (one) => isPlainWater(one) && ownOf(one), name: NAMES.water };
const PREFERMENT_WATER: Kind = { fits: (one) => isPlainWater(one) && !ownOf(one), name: NAMES.water };
const SALT: Kind = { fits: ({ row, parts }) => row.rol === 'sal' && parts.sal === 100, name: NAMES.salt };
const BUTTERS: Kind = { fits: ({ row, finishing }) => row === BUTTER && !finishing, name: NAMES.butter };
const SUGAR: Kind = { fits: ({ row, finishing }) => row.id === 'azucar' && !finishing, name: NAMES.sugar };
const SOURDOUGHS: Kind = {
  fits: ({ row, hydration, finishing }) => row === SOURDOUGH && hydration === SOURDOUGH.hidratacion_pref && !finishing,
  name: NAMES.sourdough(SOURDOUGH.hidratacion_pref!),
};

/** Free of the noise of floating point. */
function weighed(grams: number): number {
  return round(grams, 6);
}

function put({ ingredients }: JudgedFormula, { fits, name }: Kind, grams: number): Step[] {
  let heaviest: Ingredient | undefined;
  for (const one of ingredients) {
    if (fits(one) && (heaviest === undefined || one.grams > heaviest.grams)) heaviest = one;
  }
  return grams > 0 ? [add(heaviest?.name ?? name, weighed(grams))] : [];
}

function takeOut({ ingredients }: JudgedFormula, { fits }: Kind, grams: number): Step[] {
  return takeFrom(ingredients.filter(fits), grams).map((portion) => take(portion.name, weighed(portion.grams)));
}

/** From the water of the dough and, where that is too little, of its pre-ferment; null when there is not as much. */
function takeWater(formula: JudgedFormula, grams: number): Step[] | null {
  const weightOf = ({ fits }: Kind) => formula.ingredients.reduce((sum, one) => (fits(one) ? sum + one.grams : sum), 0);
  const own = weightOf(WATER);
  if (own + weightOf(PREFERMENT_WATER) < grams) return null;
  return [...takeOut(formula, WATER, grams), ...takeOut(formula, PREFERMENT_WATER, grams - own)];
}

function heaviestOf(portions: Dough['portions'], fits: (ingredient: Ingredient) => boolean): Ingredient | undefined {
  let heaviest: Ingredient | undefined;
  for (const { ingredient } of portions) {
    if (fits(ingredient) && (heaviest === undefined || ingredient.grams > heaviest.grams)) heaviest = ingredient;
  }
  return heaviest;
}

/** Flour to put back, to a tenth of a gram: the nearest, or the next where that would leave the base too small. */
function flourBack(exact: number, taken: number, hi: number, { sums, flour, grams }: Dough): number {
  const nearest = round(exact, 1);
  const after = round2(((sums.prefermento * grams - taken) / (flour * grams - exact + nearest)) * 100);
  return after > hi ? nearest + 0.1 : nearest;
}

/** Flour and water of every pre-ferment alike go to the final mix; none when they are not as much. */
function movePreferment(formula: JudgedFormula, grams: number): Step[] {
  const parts = formula.dough.portions
    .map(({ ingredient }) => ingredient)
    .filter(
      ({ preferment, parts: { harina, agua }, row }) =>
        preferment !== undefined && harina + agua > 0 && row.rol !== 'leche',
    );
  const total = parts.reduce((sum, one) => sum + one.grams, 0);
  if (total < grams) return [];
  const moved = parts.map(({ name, grams: weight, parts: { harina, agua } }) => {
    const share = (weight / total) * grams;
    return { name, share, flour: (share * harina) / 100, water: (share * agua) / 100 };
  });
  const sum = (of: 'flour' | 'water') => moved.reduce((all, one) => all + one[of], 0);
  return [
    ...moved.map(({ name, share }) => take(name, weighed(share))),
    ...put(formula, FLOUR, sum('flour')),
    ...put(formula, WATER, sum('water')),
  ];
}

/**
 * Takes out, from the largest contributor down, until the excess is gone. Old dough is passed over: it holds 2 % of
 * salt on its own flour, which no type finds too much, and taking it would move the base as well.
 */
function remove(
  { dough }: JudgedFormula,
  { param, max }: BakersLimit,
  value: number,
  textOf: (what: string, value: number, max: number) => string,
): ReturnType<Remedy> {
  const contributors = dough.portions
    .filter(({ ingredient }) => param.num(ingredient) > 0 && ingredient.parts.harina === 0)
    .map(({ ingredient }) => ({
      name: ingredient.name,
      grams: ingredient.grams,
      fraction: param.num(ingredient) / 100,
    }))
    .sort((a, b) => b.grams * b.fraction - a.grams * a.fraction);
  const taken: { name: string; grams: number }[] = [];
  let left = -gap(max, dough.sums[param.key], dough);
  const rounding = 1e-9 * Math.max(1, left);
  for (const { name, grams, fraction } of contributors) {
    if (left <= rounding) break;
    const amount = Math.min(up(left / fraction), grams);
    taken.push({ name, grams: amount });
    left -= amount * fraction;
  }
  return {
    text: textOf(amounts(taken), value, max),
    steps: taken.map(({ name, grams }) => take(name, weighed(grams))),
  };
}
