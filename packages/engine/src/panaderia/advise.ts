import { round, round2 } from '../craft/round.ts';
import type { Analysis } from './analyse.ts';
import type { Dough } from './measure.ts';
import { PARAM_KEYS, type ParamKey } from './params.ts';
import type { Parts } from './resolve.ts';
import { amounts, balanced, suggestion } from './texts.ts';
import { down, up } from './weigh.ts';
import { yeastUsed } from './yeast.ts';

/** One piece of advice per parameter out of range; following it alone brings that parameter in. */
export function suggestions(analysis: Analysis): string[] {
  const out = PARAM_KEYS.filter((key) => analysis.inRange[key] === false);
  return out.length === 0 ? [balanced(analysis.type.label)] : out.map((key) => advise(key, analysis));
}

function advise(key: ParamKey, analysis: Analysis): string {
  const [lo, hi] = analysis.ranges[key]!;
  return analysis.params[key] < lo ? RAISE[key](analysis, lo) : LOWER[key](analysis, hi);
}

/** Grams between what the dough has and `percent` of its flour. */
function gap(percent: number, share: number, { flour, grams }: Dough): number {
  return ((percent / 100) * flour - share) * grams;
}

type Advice = (analysis: Analysis, bound: number) => string;

const RAISE: Readonly<Record<ParamKey, Advice>> = {
  hidratacion: ({ type, dough, params }, lo) => {
    const v = params.hidratacion;
    const text = suggestion.addWater(up(gap(lo, dough.water, dough)), v, lo);
    return type.id === 'pan_comun' && v >= 42 ? text + suggestion.candeal : text;
  },
  sal: ({ dough, params }, lo) => suggestion.addSalt(up(gap(lo, dough.salt, dough)), params.sal, lo),
  levadura: ({ type, dough }, lo) => {
    const { form, power, mixed } = yeastUsed(dough);
    // Adding one form to a mixture moves the range; counting in fresh yeast lands inside it all the same.
    const missing = mixed
      ? gap(type.ranges.levadura[0], dough.yeast * dough.yeastPower, dough) / power
      : gap(lo, dough.yeast, dough);
    return suggestion.addYeast(up(missing), form);
  },
  prefermento: ({ dough }, lo) => suggestion.addPreferment(up(gap(lo, dough.preferment, dough)), lo),
  grasa: ({ dough, params }, lo) => suggestion.addButter(up(gap(lo, dough.fat, dough) / 0.82), params.grasa, lo),
  azucar: ({ dough, params }, lo) => suggestion.addSugar(up(gap(lo, dough.sugar, dough)), params.azucar, lo),
};

const LOWER: Readonly<Record<ParamKey, Advice>> = {
  hidratacion: ({ dough, params }, hi) => {
    const v = params.hidratacion;
    const excess = up(-gap(hi, dough.water, dough));
    if (freeWater(dough) >= excess) return suggestion.takeWater(excess, v, hi);
    return suggestion.addFlour(up((dough.water / (hi / 100) - dough.flour) * dough.grams), v, hi);
  },
  sal: ({ dough, params }, hi) => suggestion.takeSalt(remove('sal', dough.salt, hi, dough), params.sal, hi),
  levadura: ({ type, dough }, hi) => {
    const { form, mixed } = yeastUsed(dough);
    const left = down((hi / 100) * dough.flour * dough.grams);
    const end = type.id === 'pan_rustico_mm' ? suggestion.sourdoughYeast : suggestion.shorterRise;
    return suggestion.takeYeast(left, dough.yeast * dough.grams - left, mixed ? undefined : form, end);
  },
  prefermento: ({ dough, params }, hi) => {
    const v = params.prefermento;
    const excess = up(-gap(hi, dough.preferment, dough));
    const heaviest = heaviestPreferment(dough);
    if (heaviest === undefined || heaviest.grams < excess) return suggestion.movePreferment(excess, v, hi);
    const { name, parts } = heaviest;
    const flour = flourBack((excess * parts.harina) / 100, excess, hi, dough);
    return suggestion.takePreferment(excess, name, flour, (excess * parts.agua) / 100, v, hi);
  },
  grasa: ({ dough, params }, hi) => suggestion.takeFat(remove('grasa', dough.fat, hi, dough), params.grasa, hi),
  azucar: ({ dough, params }, hi) => suggestion.takeSugar(remove('azucar', dough.sugar, hi, dough), params.azucar, hi),
};

/** Grams of plain water that can be taken out; sea water would take its salt along. */
function freeWater({ ingredients }: Dough): number {
  return ingredients.reduce(
    (sum, { row, parts, grams }) => (row.rol === 'agua' && parts.agua === 100 ? sum + grams : sum),
    0,
  );
}

function heaviestPreferment({ ingredients }: Dough) {
  let heaviest: (typeof ingredients)[number] | undefined;
  for (const ingredient of ingredients) {
    if (ingredient.preferment !== 'whole') continue;
    if (heaviest === undefined || ingredient.grams > heaviest.grams) heaviest = ingredient;
  }
  return heaviest;
}

/** Flour to put back, to a tenth of a gram: the nearest, or the next where that would leave the base too small. */
function flourBack(exact: number, taken: number, hi: number, { preferment, flour, grams }: Dough): number {
  const nearest = round(exact, 1);
  const after = round2(((preferment * grams - taken) / (flour * grams - exact + nearest)) * 100);
  return after > hi ? nearest + 0.1 : nearest;
}

/**
 * What to take out, from the largest contributor down, until the excess over `hi` is gone. Old dough is passed over:
 * it holds 2 % of salt on its own flour, which no type finds too much, and taking it would move the base as well.
 */
function remove(part: keyof Parts, share: number, hi: number, dough: Dough): string {
  const contributors = dough.ingredients
    .filter(({ parts }) => parts[part] > 0 && parts.harina === 0)
    .map(({ name, grams, parts }) => ({ name, grams, fraction: parts[part] / 100 }))
    .sort((a, b) => b.grams * b.fraction - a.grams * a.fraction);
  const taken: { name: string; grams: number }[] = [];
  let excess = -gap(hi, share, dough);
  const rounding = 1e-9 * Math.max(1, excess);
  for (const { name, grams, fraction } of contributors) {
    if (excess <= rounding) break;
    const amount = Math.min(up(excess / fraction), grams);
    taken.push({ name, grams: amount });
    excess -= amount * fraction;
  }
  return amounts(taken);
}
