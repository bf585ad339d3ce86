import { type Advice, add, replace, take } from '../craft/advice.ts';
import type { Objection } from '../craft/analysis.ts';
import { lack } from '../craft/examine.ts';
import { misses } from '../craft/judge.ts';
import { type LinearTerm, ratioOf, termOf } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import type { Param } from '../craft/param.ts';
import { round2 } from '../craft/round.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { FIGURES } from './figures.gen.ts';
import type { JudgedFormula } from './judge.ts';
import { excessOfSalt, isSaltJudged, type LegalSalt, saltToLeave } from './law.ts';
import { percentOf } from './measure.ts';
import { isButter, MILK_SOLIDS, type NeededKey } from './params.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import { conditions, NAMES, warning } from './texts.gen.ts';
import { EGGS, FATS, FLOUR, heaviestOf, type Kind, MILK, MILKS, WATER } from './usual-ingredients.ts';

/** What a dough lacks of what its type is made of: nothing is good without it. */
export function lacksOf(formula: JudgedFormula): readonly Objection[] {
  const missed = misses(formula.type.needs, (param) => percentOf(param, formula.dough));
  const lacks = missed.map(({ rule, value, limit }) => LACKS[rule.param.key](formula, value, limit, rule.param));
  const salt = excessOfSalt(formula);
  return salt?.unlawful && !isSaltJudged(formula) ? [...lacks, tooMuchSalt(formula, salt)] : lacks;
}

/** What a bread is not itself without, over the ingredients of a request; what is short of it comes to what is usual. */
export function demands(body: unknown): readonly LinearTerm[] {
  const { type, ingredients } = readFormula(body);
  const grams = ingredients.map((one) => one.grams);
  return flatMap(type.needs, ({ param, min }): LinearTerm[] => {
    // Milk is told as the whole milk it stands for.
    const scale = param === MILK_SOLIDS ? 100 / MILK.food.esml : 1;
    const scaled = { ...param, num: (one: Ingredient) => scale * param.num(one) };
    const least = atLeast(scaled, ingredients, scale * min!);
    const usual = USUAL[param.key];
    if (usual === undefined || ratioOf(least, grams) >= scale * min!) return [least];
    return [least, { ...atLeast(scaled, ingredients, usual), hidden: true, wish: 'use' }];
  });
}

function atLeast(param: Param<Ingredient>, ingredients: readonly Ingredient[], least: number): LinearTerm {
  const term = termOf(param, ingredients, [least, Number.POSITIVE_INFINITY]);
  return { ...term, label: lowerFirst(term.label) };
}

/** What a percentage of the flour weighs. */
function gramsOf(share: number, { dough }: JudgedFormula): number {
  return Math.ceil((share / 100) * dough.flour * dough.grams - 1e-9);
}

/** Flour of one kind for flour of another; none where there is not as much in one sack. */
function exchange(
  formula: JudgedFormula,
  { num }: Param<Ingredient>,
  usual: string,
  grams: number,
): { readonly out: string; readonly steps: Advice['steps'] } | undefined {
  const out = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && num(one) === 0 });
  if (out === undefined || out.grams < grams) return undefined;
  const here = heaviestOf(formula, { fits: (one) => FLOUR.fits(one) && num(one) > 0 });
  return { out: out.name, steps: [replace(out.name, here?.name ?? usual, grams)] };
}

/** In the place of as much of a liquid, or besides where there is not as much. */
function pour(
  formula: JudgedFormula,
  kind: Kind,
  grams: number,
  liquid: Ingredient | undefined,
  { added, swapped }: { added: (grams: number) => string; swapped: (grams: number, name: string) => string },
): Pick<Advice, 'text' | 'steps'> {
  const name = heaviestOf(formula, kind)?.name ?? kind.name;
  return liquid === undefined || liquid.grams < grams
    ? { text: added(grams), steps: [add(name, grams)] }
    : { text: swapped(grams, liquid.name), steps: [replace(liquid.name, name, grams)] };
}

const USUAL: Readonly<Partial<Record<NeededKey, number>>> = {
  huevo: FIGURES.huevo_usual,
  extractoLacteo: FIGURES.leche_usual,
  ligante: FIGURES.psyllium_usual,
};

/** What is said of a value below the least of it, and what mends it. */
type Lack = (formula: JudgedFormula, there: number, least: number, param: Param<Ingredient>) => Objection;

const LACKS: Readonly<Record<NeededKey, Lack>> = {
  centeno: (formula, there, least, param) => {
    const grams = gramsOf(least - there, formula);
    const swap = exchange(formula, param, NAMES.rye, grams);
    const text = conditions.moreRye(grams, there, least);
    return lack(conditions.rye(there, least), swap && { text, steps: swap.steps });
  },
  gluten: (formula, there, least, param) => {
    const grams = gramsOf(least - there, formula);
    const swap = exchange(formula, param, NAMES.flour, grams);
    return lack(
      conditions.gluten(there, least),
      swap && { text: conditions.moreGluten(grams, swap.out, there, least), steps: swap.steps },
    );
  },
  ligante: (formula, there, least) => {
    const grams = gramsOf(FIGURES.psyllium_usual * (1 - there / least), formula);
    const { flour, grams: batch } = formula.dough;
    const text = conditions.moreBinder(grams, round2((100 * grams) / (flour * batch)));
    return lack(conditions.binder(FIGURES.psyllium_minimo, FIGURES.psyllium_maximo), {
      text,
      steps: [add(NAMES.psyllium, grams)],
    });
  },
  huevo: (formula, there, least) => {
    const liquid = heaviestOf(formula, WATER) ?? heaviestOf(formula, MILKS);
    const told = { added: conditions.addEgg, swapped: conditions.swapEgg };
    return lack(
      conditions.egg(there, least),
      pour(formula, EGGS, gramsOf(FIGURES.huevo_usual - there, formula), liquid, told),
    );
  },
  extractoLacteo: (formula) => {
    const told = { added: conditions.addMilk, swapped: conditions.swapMilk };
    return lack(
      conditions.milk,
      pour(formula, MILKS, gramsOf(FIGURES.leche_usual, formula), heaviestOf(formula, WATER), told),
    );
  },
  mantequilla: (formula, there, least) => {
    const other = heaviestOf(formula, { fits: (one) => FATS.fits(one) && !isButter(one) });
    const butter = heaviestOf(formula, { fits: (one) => isButter(one) && !one.finishing })?.name ?? NAMES.butter;
    return lack(
      conditions.butter(there, formula.type.classic?.mantequilla ?? least),
      other && {
        text: conditions.swapButter(other.grams, other.name),
        steps: [replace(other.name, butter, other.grams)],
      },
    );
  },
};

const SALT = { fits: ({ row }: Ingredient) => row.rol === 'sal' };

/** No lack, but as grave: a bread with more salt than the law admits. */
function tooMuchSalt(formula: JudgedFormula, { salt: there, byChlorides, bySodium }: LegalSalt): Objection {
  const left = saltToLeave(formula, byChlorides);
  const salt = heaviestOf(formula, SALT);
  const told = there > bySodium ? warning.unlawfulSalt : conditions.salt;
  const text = told(there, byChlorides, bySodium, undefined);
  const all = formula.ingredients.reduce((sum, one) => sum + (SALT.fits(one) ? one.grams : 0), 0);
  const grams = round2(all - (left ?? all));
  if (left === undefined || salt === undefined || grams <= 0 || salt.grams < grams) return lack(text);
  return lack(text, { text: conditions.lessSalt(grams, left), steps: [take(salt.name, grams)] });
}
