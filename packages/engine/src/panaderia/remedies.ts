import { type Advice, type Step, take } from '../craft/advice.ts';
import { flatMap } from '../craft/lists.ts';
import { round, round2 } from '../craft/round.ts';
import { upperFirst } from '../craft/spanish.ts';
import { lawfulDose } from './bread-salt.ts';
import type { MeasuredFormula } from './judge.ts';
import type { BakersLimit } from './legal-limits.ts';
import type { Dough } from './measure.ts';
import type { JudgedKey } from './params.ts';
import { type Ingredient, isYeast } from './resolve.ts';
import { amounts, parts, suggestion } from './texts.ts';
import { CANDEAL, isOf, limitOf } from './types.ts';
import {
  BUTTER,
  EGG,
  EGGS,
  FATS,
  FLOUR,
  heaviestOf,
  type Kind,
  MILK,
  MILKS,
  PREFERMENT_WATER,
  put,
  SALT,
  SOURDOUGH,
  SOURDOUGHS,
  SUGARS,
  takeOut,
  WATER,
  weighed,
  weightOf,
} from './usual-ingredients.ts';
import { type Scale, scaleFor, type Weighed } from './weigh.ts';
import { formOf, yeastUsed } from './yeast.ts';

/** What brings a parameter into its range; no steps where there is nothing to weigh. */
export type Remedy = (formula: MeasuredFormula, limit: BakersLimit, value: number) => Pick<Advice, 'text' | 'steps'>;

/** Grams between what the dough has and `percent` of its flour. */
function gap(percent: number, share: number, { flour, grams }: Dough): number {
  return ((percent / 100) * flour - share) * grams;
}

/** Where a remedy stops: the trade's own range, or its usual point when the miss is gross. */
function goalOf({ param, min, max, core, aim }: BakersLimit, value: number): number {
  const [low, high] = core ?? [min, max];
  // A dough made mostly of pre-ferment is meant to be one.
  const gross = value < low! / 2 || (value > 1.5 * high! && param.key !== 'prefermento');
  if (gross && aim !== undefined) return aim;
  return value < min ? low! : high!;
}

/** A scale that cannot overshoot the range. */
function scale(weighedAs: Weighed, { min, max }: BakersLimit, { flour, grams }: Dough): Scale {
  return scaleFor(weighedAs, grams, (((max - min) / 4 / 100) * flour || Number.MIN_VALUE) * grams);
}

function missing({ dough }: MeasuredFormula, limit: BakersLimit, goal: number, as: Weighed): number {
  return scale(as, limit, dough).up(gap(goal, dough.sums[limit.param.key], dough));
}

function excess({ dough }: MeasuredFormula, limit: BakersLimit, goal: number, as: Weighed): number {
  return scale(as, limit, dough).up(-gap(goal, dough.sums[limit.param.key], dough));
}

/** Most egg a rich dough takes before milk, % of flour (CAP). */
const MOST_EGG = 60;

/** Egg while there is not too much of it, then milk: never water. */
function enrich(formula: MeasuredFormula, limit: BakersLimit, value: number): ReturnType<Remedy> {
  const { dough, type } = formula;
  const goal = goalOf(limit, value);
  const { up } = scale('liquid', limit, dough);
  const water = gap(goal, dough.sums.hidratacion, dough);
  const room = isOf(type, 'de_huevo') ? (MOST_EGG / 100) * dough.flour * dough.grams - weightOf(formula, EGGS) : 0;
  const egg = Math.max(0, up(Math.min(water / (EGG.f_agua / 100), room)));
  const rest = water - (egg * EGG.f_agua) / 100;
  const milk = rest > 0 ? up(rest / (MILK.f_agua / 100)) : 0;
  return {
    text: suggestion.enrich(parts.eggAndMilk(egg, milk), value, goal),
    steps: [...put(formula, EGGS, egg), ...put(formula, MILKS, milk)],
  };
}

export const RAISE: Readonly<Record<JudgedKey, Remedy>> = {
  hidratacion: (formula, limit, value) => {
    if (formula.type.enriched) return enrich(formula, limit, value);
    const goal = goalOf(limit, value);
    const grams = missing(formula, limit, goal, 'liquid');
    const candeal = isOf(formula.type, 'comun_de_ley') && value >= CANDEAL.least;
    const text = suggestion.addWater(grams, value, goal) + (candeal ? suggestion.candeal(CANDEAL) : '');
    return { text, steps: put(formula, WATER, grams) };
  },
  sal: (formula, limit, value) => {
    const goal = lawfulDose(formula, goalOf(limit, value));
    const grams = missing(formula, limit, goal, 'fine');
    return { text: suggestion.addSalt(grams, value, goal), steps: put(formula, SALT, grams) };
  },
  levadura: (formula, limit, value) => {
    const { dough, type } = formula;
    const { form, power, mixed } = yeastUsed(dough);
    const goal = goalOf(limit, value);
    // Adding one form to a mixture moves the range; counting in fresh yeast lands inside it all the same.
    const fresh = limitOf(type, 'levadura')!;
    const grams = mixed
      ? scale('fine', limit, dough).up(
          gap(goalOf(fresh, value * dough.yeastPower), dough.sums.levadura * dough.yeastPower, dough) / power,
        )
      : missing(formula, limit, goal, 'fine');
    const kind: Kind = { fits: (one) => isYeast(one) && formOf(one) === form, name: upperFirst(form) };
    return { text: suggestion.addYeast(grams, form, value), steps: put(formula, kind, grams) };
  },
  prefermento: (formula, limit, value) => {
    const goal = goalOf(limit, value);
    const grams = missing(formula, limit, goal, 'dry');
    const flour = round(grams * (SOURDOUGH.f_harina / 100), 1);
    const water = round(grams - flour, 1);
    // Without flour or water of its own the dough has nothing to give in exchange, and takes more of it.
    if (weightOf(formula, FLOUR) < flour || weightOf(formula, WATER) < water) {
      const { sums, flour: base, grams: batch } = formula.dough;
      const share = goal / 100;
      const exact = ((share * base - sums.prefermento) * batch) / (1 - (share * SOURDOUGH.f_harina) / 100);
      const more = scale('dry', limit, formula.dough).up(exact);
      const text = suggestion.addSourdough(more, SOURDOUGH.hidratacion_pref!, goal);
      return { text, steps: put(formula, SOURDOUGHS, more) };
    }
    return {
      text: suggestion.addPreferment(grams, SOURDOUGH.hidratacion_pref!, flour, water, goal),
      steps: [...takeOut(formula, FLOUR, flour), ...takeOut(formula, WATER, water), ...put(formula, SOURDOUGHS, grams)],
    };
  },
  grasa: (formula, limit, value) => {
    const goal = goalOf(limit, value);
    const fat = heaviestOf(formula, FATS);
    const held = (fat?.parts.grasa ?? BUTTER.f_grasa) / 100;
    const { dough, type } = formula;
    const grams = scale('dry', limit, dough).up(gap(goal, dough.sums.grasa, dough) / held);
    const lamination = isOf(type, 'laminado') ? suggestion.lamination : '';
    return {
      text: lamination + suggestion.addFat(grams, fat?.name, value, goal),
      steps: put(formula, FATS, grams),
    };
  },
  azucar: (formula, limit, value) => {
    const goal = goalOf(limit, value);
    const sugar = heaviestOf(formula, SUGARS);
    const held = (sugar?.parts.azucar ?? 100) / 100;
    const { dough } = formula;
    const grams = scale('dry', limit, dough).up(gap(goal, dough.sums.azucar, dough) / held);
    return { text: suggestion.addSugar(grams, sugar?.name, value, goal), steps: put(formula, SUGARS, grams) };
  },
};

export const LOWER: Readonly<Record<JudgedKey, Remedy>> = {
  hidratacion: (formula, limit, value) => {
    const goal = goalOf(limit, value);
    const grams = excess(formula, limit, goal, 'liquid');
    const steps = takeLiquid(formula, grams);
    if (steps !== null) return { text: suggestion.takeWater(amounts(steps), value, goal), steps };
    const { sums, flour, grams: batch } = formula.dough;
    const more = scale('dry', limit, formula.dough).up((sums.hidratacion / (goal / 100) - flour) * batch);
    return { text: suggestion.addFlour(more, value, goal), steps: put(formula, FLOUR, more) };
  },
  sal: (formula, limit, value) =>
    remove(formula, limit, value, 'fine', suggestion.takeSalt, lawfulDose(formula, goalOf(limit, value))),
  levadura: ({ type, dough }, limit, value) => {
    const { form, mixed } = yeastUsed(dough);
    const goal = goalOf(limit, value);
    const left = scale('fine', limit, dough).down((goal / 100) * dough.flour * dough.grams);
    const weight = dough.sums.levadura * dough.grams;
    const end = isOf(type, 'de_masa_madre') ? suggestion.sourdoughYeast(limit.max) : suggestion.shorterRise;
    const yeasts = dough.portions.filter(({ ingredient }) => isYeast(ingredient));
    // Yeast inside a recipe is on no scale.
    const own = yeasts.reduce((sum, { ingredient }) => sum + ingredient.grams, 0);
    const within = weight - left > own * (1 + 1e-9) ? [] : yeasts;
    return {
      text: suggestion.takeYeast(left, weighed(weight - left), mixed ? undefined : form, end),
      // From every yeast alike, so that the range, which goes by the forms used, stays where it is.
      steps: within.map(({ ingredient: { name, grams } }) => take(name, weighed(((weight - left) * grams) / own))),
    };
  },
  prefermento: (formula, limit, value) => {
    const goal = goalOf(limit, value);
    const grams = excess(formula, limit, goal, 'dry');
    const heaviest = heaviestOf(formula, { fits: ({ preferment, finishing }) => preferment === 'whole' && !finishing });
    if (heaviest === undefined || heaviest.grams < grams) {
      return { text: suggestion.movePreferment(grams, value, goal), steps: movePreferment(formula, grams) };
    }
    const { name, parts: inside } = heaviest;
    const flour = flourBack((grams * inside.harina) / 100, grams, limit.max, formula.dough);
    const water = round((grams * inside.agua) / 100, 1);
    return {
      text: suggestion.takePreferment(grams, name, flour, water, value, goal),
      steps: [take(name, weighed(grams)), ...put(formula, FLOUR, flour), ...put(formula, WATER, water)],
    };
  },
  grasa: (formula, limit, value) => remove(formula, limit, value, 'dry', suggestion.takeFat),
  azucar: (formula, limit, value) => remove(formula, limit, value, 'dry', suggestion.takeSugar),
};

/** From the water of the dough, of its pre-ferment and of its milk, in that order; null when there is not as much. */
function takeLiquid(formula: MeasuredFormula, grams: number): Step[] | null {
  const own = weightOf(formula, WATER);
  const water = own + weightOf(formula, PREFERMENT_WATER);
  const left = grams - water;
  const poured = [...takeOut(formula, WATER, grams), ...takeOut(formula, PREFERMENT_WATER, grams - own)];
  if (left <= 0) return poured;
  const milk = Math.ceil(left / (MILK.f_agua / 100));
  // The last of the milk is left to the dough: it is not made with egg alone.
  return weightOf(formula, MILKS) * 0.9 < milk ? null : [...poured, ...takeOut(formula, MILKS, milk)];
}

/** Flour to put back, to a tenth of a gram: the nearest, or the next where that would leave the base too small. */
function flourBack(exact: number, taken: number, hi: number, { sums, flour, grams }: Dough): number {
  const nearest = round(exact, 1);
  const after = round2(((sums.prefermento * grams - taken) / (flour * grams - exact + nearest)) * 100);
  return after > hi ? nearest + 0.1 : nearest;
}

/** Flour and water of every pre-ferment alike go to the final mix; none when they are not as much. */
function movePreferment(formula: MeasuredFormula, grams: number): Step[] {
  const from = formula.dough.portions
    .map(({ ingredient }) => ingredient)
    .filter(
      ({ preferment, parts: { harina, agua }, row }) =>
        preferment !== undefined && harina + agua > 0 && row.rol !== 'leche',
    );
  const total = from.reduce((sum, one) => sum + one.grams, 0);
  if (total < grams) return [];
  const moved = from.map(({ name, grams: weight, parts: { harina, agua } }) => {
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
  { dough }: MeasuredFormula,
  limit: BakersLimit,
  value: number,
  weighedAs: Weighed,
  textOf: (what: string, value: number, goal: number) => string,
  goal = goalOf(limit, value),
): ReturnType<Remedy> {
  const { param } = limit;
  const { up } = scale(weighedAs, limit, dough);
  const held = (one: Ingredient) => param.num(one) / 100;
  const contributors = dough.portions
    .map(({ ingredient }) => ingredient)
    .filter((one) => held(one) > 0 && one.parts.harina === 0)
    .sort((a, b) => b.grams * held(b) - a.grams * held(a));
  if (contributors.length === 0) {
    const recipes = flatMap(dough.portions, ({ ingredient }) =>
      ingredient.made && held(ingredient) > 0 ? ingredient.name : [],
    );
    if (recipes.length > 0) return { text: suggestion.insideRecipe(param.label, recipes, value, goal), steps: [] };
  }
  const steps: Step[] = [];
  let left = -gap(goal, dough.sums[param.key], dough);
  const rounding = 1e-9 * Math.max(1, left);
  for (const one of contributors) {
    if (left <= rounding) break;
    const amount = Math.min(up(left / held(one)), one.grams);
    steps.push(take(one.name, weighed(amount)));
    left -= amount * held(one);
  }
  return { text: textOf(amounts(steps), value, goal), steps };
}
