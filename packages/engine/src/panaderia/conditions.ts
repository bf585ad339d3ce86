import { type Advice, add, replace, take } from '../craft/advice.ts';
import { OBJECTIONS, type Objection } from '../craft/examine.ts';
import { type LinearTerm, ratioOf, termOf } from '../craft/linear.ts';
import type { Param } from '../craft/param.ts';
import { round2 } from '../craft/round.ts';
import { lowerFirst } from '../craft/spanish.ts';
import type { Food } from '../despensa/food.ts';
import { isGum, isPsyllium, isWheatGluten } from '../despensa/kinds.ts';
import { excessOfSalt, isSaltJudged, saltToLeave } from './bread-salt.ts';
import { rowOf } from './catalogue.ts';
import type { JudgedFormula } from './judge.ts';
import { CLASSIC_PANETTONE } from './legal-limits.ts';
import { percent, percentOf, sumOf } from './measure.ts';
import { MILK_SOLIDS, RYE } from './params.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import { conditions } from './rule-texts.ts';
import { NAMES } from './texts.ts';
import { limitOf } from './types.ts';
import { EGGS, FATS, FLOUR, heaviestOf, MILK, MILKS, WATER } from './usual-ingredients.ts';

type Condition = (formula: JudgedFormula) => Objection | undefined;

/** What a dough lacks of what its type is made of: nothing is good without it. */
export function lacksOf(formula: JudgedFormula): readonly Objection[] {
  const lacks: Objection[] = [];
  for (const condition of CONDITIONS) {
    const found = condition(formula);
    if (found !== undefined) lacks.push(found);
  }
  return lacks;
}

/** What a bread is named after, rye or milk, over the ingredients of a request. */
export function demands(body: unknown): readonly LinearTerm[] {
  const { type, ingredients } = readFormula(body);
  const terms: LinearTerm[] = [];
  if (type.rye !== undefined) terms.push(atLeast(RYE, ingredients, type.rye));
  if (type.milk !== undefined) terms.push(milkTerm(ingredients, type.milk));
  return terms;
}

function atLeast(param: Param<Ingredient>, ingredients: readonly Ingredient[], least: number): LinearTerm {
  const term = termOf(param, ingredients, [least, Number.POSITIVE_INFINITY]);
  return { ...term, label: lowerFirst(term.label) };
}

/** As the whole milk it stands for. Short of it, as much comes in as the advice says: what just passes is no bread of milk yet. */
function milkTerm(ingredients: readonly Ingredient[], solids: number): LinearTerm {
  const asMilk = 100 / MILK.food.esml;
  const whole = { ...MILK_SOLIDS, num: (one: Ingredient) => asMilk * MILK_SOLIDS.num(one) };
  const least = atLeast(whole, ingredients, asMilk * solids);
  const grams = ingredients.map((one) => one.grams);
  return ratioOf(least, grams) >= asMilk * solids ? least : atLeast(whole, ingredients, USUAL_MILK);
}

function lack(text: string, advice: Pick<Advice, 'text' | 'steps'> | undefined): Objection {
  const mending = advice === undefined ? {} : { advice: { ...advice, mends: [OBJECTIONS.ban] } };
  return { code: 'no_admitido', fault: true, text, indexes: [], ...mending };
}

/** What a percentage of the flour weighs. */
function gramsOf(share: number, { dough }: JudgedFormula): number {
  return Math.ceil((share / 100) * dough.flour * dough.grams - 1e-9);
}

/** Flour of one kind for flour of another; none where there is not as much in one sack. */
function exchange(
  formula: JudgedFormula,
  wanted: (one: Ingredient) => boolean,
  usual: string,
  grams: number,
): { readonly out: string; readonly steps: Advice['steps'] } | undefined {
  const out = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && !wanted(one) });
  if (out === undefined || out.grams < grams) return undefined;
  const here = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && wanted(one) });
  return { out: out.name, steps: [replace(out.name, here?.name ?? usual, grams)] };
}

const isRye = ({ row }: Ingredient) => row.clase === 'centeno';

const lackOfRye: Condition = (formula) => {
  const least = formula.type.rye;
  if (least === undefined) return undefined;
  const there = percentOf(RYE, formula.dough);
  if (there >= least) return undefined;
  const grams = gramsOf(least - there, formula);
  const swap = exchange(formula, isRye, NAMES.rye, grams);
  return lack(
    conditions.rye(there, least),
    swap && { text: conditions.moreRye(grams, there, least), steps: swap.steps },
  );
};

/** Least flour that forms gluten, % of all; a dough that asks for strong flour gives way sooner. */
const LEAST_GLUTEN = { plain: 60, strong: 70 };
/** From this alveograph W on a flour is called strong. */
const STRONG = 240;
/** A gram of dried gluten holds as much as eight of flour do. */
const OF_GLUTEN = 8;

/** What a bag without a name of the pantry says of itself is its name; saying nothing, it is taken for wheat. */
function cerealOf({ row, understood: { reading } }: Ingredient): string {
  if (row.food.id !== '') return row.clase;
  return reading.food === undefined ? 'trigo' : rowOf(reading.food).clase;
}

function formsGluten(one: Ingredient): boolean {
  if (one.row.rol === 'masa_madre') return !isRye(one);
  return cerealOf(one) === 'trigo';
}

/** Wheat makes every type that a strength of flour is asked of; rye stands in for it where sourdough is asked for. */
const lackOfGluten: Condition = (formula) => {
  const { type, dough } = formula;
  if (type.strength === undefined) return undefined;
  const least = type.strength.min >= STRONG ? LEAST_GLUTEN.strong : LEAST_GLUTEN.plain;
  const soured = (limitOf(type, 'prefermento')?.min ?? 0) > 0;
  const holds = (one: Ingredient) => formsGluten(one) || (soured && isRye(one));
  const flour = sumOf(dough, (one) => (holds(one) ? one.parts.harina : 0));
  if (percent(flour, dough) >= least) return undefined;
  const dried = sumOf(dough, ({ row }) => (isWheatGluten(row.food) ? 100 : 0));
  const there = percent(flour + OF_GLUTEN * dried, dough);
  if (there >= least) return undefined;
  const grams = gramsOf(least - there, formula);
  const swap = exchange(formula, holds, NAMES.flour, grams);
  return lack(
    conditions.gluten(there, least),
    swap && { text: conditions.moreGluten(grams, swap.out, there, least), steps: swap.steps },
  );
};

/** Psyllium that published breads carry, % of flour; the least holds the gas by itself. */
const PSYLLIUM = { least: 3, usual: 6, most: 12 };
/** % of flour of each that holds the gas by itself: psyllium, gums, seeds that gel, a mix that carries its own. */
const BINDERS: readonly (readonly [least: number, fits: (food: Food) => boolean])[] = [
  [PSYLLIUM.least, isPsyllium],
  [0.5, isGum],
  [5, ({ id }) => id === 'semillas_chia' || id === 'semillas_lino'],
  [50, ({ id }) => id === 'mezcla_panificable_sin_gluten'],
];

const lackOfBinder: Condition = (formula) => {
  const { type, dough } = formula;
  if (!type.binder) return undefined;
  const held = BINDERS.reduce((sum, [least, fits]) => {
    const share = sumOf(dough, ({ row }) => (fits(row.food) ? 100 : 0));
    return sum + percent(share, dough) / least;
  }, 0);
  if (held >= 1) return undefined;
  const grams = gramsOf(PSYLLIUM.usual * (1 - held), formula);
  const text = conditions.moreBinder(grams, round2((100 * grams) / (dough.flour * dough.grams)));
  return lack(conditions.binder(PSYLLIUM.least, PSYLLIUM.most), { text, steps: [add(NAMES.psyllium, grams)] });
};

const isEggy = ({ row }: Ingredient) => row.food.category === 'huevo';
/** Egg that published brioches carry at least, % of flour. */
const USUAL_EGG = 30;

const lackOfEgg: Condition = (formula) => {
  const { type, dough } = formula;
  if (type.egg === undefined) return undefined;
  const there = percent(
    sumOf(dough, (one) => (isEggy(one) ? 100 : 0)),
    dough,
  );
  if (there >= type.egg) return undefined;
  const grams = gramsOf(USUAL_EGG - there, formula);
  const egg = heaviestOf(formula, EGGS)?.name ?? EGGS.name;
  const liquid = heaviestOf(formula, WATER) ?? heaviestOf(formula, MILKS);
  const text = conditions.egg(there, type.egg);
  return liquid === undefined || liquid.grams < grams
    ? lack(text, { text: conditions.addEgg(grams), steps: [add(egg, grams)] })
    : lack(text, { text: conditions.swapEgg(grams, liquid.name), steps: [replace(liquid.name, egg, grams)] });
};

/** Butter, light or clarified, by the fat of milk it holds. */
const isButter = ({ row }: Ingredient) => row.food.grasa_lactea >= 38;

const lackOfButter: Condition = (formula) => {
  const { type, dough } = formula;
  if (type.butter === undefined) return undefined;
  const there = round2(100 * sumOf(dough, (one) => (isButter(one) ? 100 : 0)));
  if (there >= type.butter) return undefined;
  const other = heaviestOf(formula, { fits: (one) => FATS.fits(one) && !isButter(one) });
  const butter = heaviestOf(formula, { fits: (one) => isButter(one) && !one.finishing })?.name ?? NAMES.butter;
  return lack(
    conditions.butter(there, CLASSIC_PANETTONE.mantequilla),
    other && {
      text: conditions.swapButter(other.grams, other.name),
      steps: [replace(other.name, butter, other.grams)],
    },
  );
};

/** Milk that published breads of milk carry at least, % of flour. */
const USUAL_MILK = 30;

const lackOfMilk: Condition = (formula) => {
  const { type, dough } = formula;
  if (type.milk === undefined) return undefined;
  if (percentOf(MILK_SOLIDS, dough) >= type.milk) return undefined;
  const grams = gramsOf(USUAL_MILK, formula);
  const milk = heaviestOf(formula, MILKS)?.name ?? MILKS.name;
  const water = heaviestOf(formula, WATER);
  return water === undefined || water.grams < grams
    ? lack(conditions.milk, { text: conditions.addMilk(grams), steps: [add(milk, grams)] })
    : lack(conditions.milk, {
        text: conditions.swapMilk(grams, water.name),
        steps: [replace(water.name, milk, grams)],
      });
};

const SALT = { fits: ({ row }: Ingredient) => row.rol === 'sal' };

/** No lack, but as grave: a bread with more salt than either limit of the law. */
const tooMuchSalt: Condition = (formula) => {
  const excess = excessOfSalt(formula);
  if (!excess?.unlawful || isSaltJudged(formula)) return undefined;
  const left = saltToLeave(formula, excess.byChlorides);
  const salt = heaviestOf(formula, SALT);
  const text = conditions.salt(excess.salt, excess.byChlorides, excess.bySodium);
  if (left === undefined || salt === undefined || salt.grams <= left) return lack(text, undefined);
  const grams = round2(salt.grams - left);
  return lack(text, { text: conditions.lessSalt(grams, left), steps: [take(salt.name, grams)] });
};

const CONDITIONS: readonly Condition[] = [
  lackOfRye,
  lackOfGluten,
  lackOfBinder,
  lackOfEgg,
  lackOfMilk,
  lackOfButter,
  tooMuchSalt,
];
