import {
  alike,
  heaviest,
  type Move,
  type Named,
  type Scale,
  type Side,
  type Weighed,
  weightOf,
} from '../craft/correct.ts';
import { lazyFor } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import { PARAMS, type ParamKey } from './params.ts';
import { type Ingredient, isYeast, resolve } from './resolve.ts';
import { type DoughType, isOf } from './types.ts';
import {
  EGGS,
  FATS,
  FLOUR,
  type Kind,
  MILKS,
  PREFERMENT_WATER,
  SALT,
  SOURDOUGH,
  SOURDOUGHS,
  SUGARS,
  WATER,
  YEASTS,
} from './usual-ingredients.ts';

type Formula = Scale<Ingredient>;
type Moves = readonly Move<Ingredient>[];
/** A way out of a fault with what is there: its moves, by rank. */
type Way = (formula: Formula, type: DoughType) => readonly Moves[];

/** What a name that is not in the formula brings. */
export const incoming = lazyFor((name: string) => resolve({ name, grams: 0, numbers: undefined, raw: {} }, -1));

/** To the heaviest of its kind, or as a new one. */
function comingIn({ fits, name }: Kind, formula: Formula): Named<Ingredient> {
  return heaviest(formula, fits) ?? { name, row: incoming(name) };
}

const into =
  (kind: Kind): Way =>
  (formula) => [[{ from: undefined, to: comingIn(kind, formula) }]];

/** Those of a kind that bring most of something, the first in front. */
function largest(formula: Formula, fits: (one: Ingredient) => boolean, brings: (one: Ingredient) => number) {
  return formula
    .filter(({ row, grams }) => grams > 0 && fits(row))
    .sort((a, b) => b.grams * brings(b.row) - a.grams * brings(a.row));
}

/** Out of the one that brings most, or of all alike. */
const outOf =
  (fits: (one: Ingredient) => boolean, brings: (one: Ingredient) => number = () => 1): Way =>
  (formula) => {
    const found = largest(formula, fits, brings);
    return [alike(found.slice(0, 1)), alike(found)];
  };

/** Old dough is passed over: it holds 2 % of salt on its own flour, which no type finds too much. */
const holdersOf = (key: ParamKey): Way => {
  const { num } = PARAMS.find((param) => param.key === key)!;
  return outOf((one) => num(one) > 0 && one.parts.harina === 0, num);
};

/** Flour and water of the dough give way to those of the sourdough. */
const ferment: Way = (formula) => {
  const flour = heaviest(formula, FLOUR.fits);
  const water = heaviest(formula, WATER.fits);
  if (flour === undefined || water === undefined) return [];
  const part = SOURDOUGH.f_harina / 100;
  const along = [
    { ...flour, per: -part },
    { ...water, per: part - 1 },
  ];
  return [[{ from: undefined, to: comingIn(SOURDOUGHS, formula), along }]];
};

/** Egg, and milk beside it where egg alone would be too much. */
const enrich: Way = (formula) => {
  const to = comingIn(EGGS, formula);
  return [[{ from: undefined, to }], [{ from: undefined, to, along: [{ ...comingIn(MILKS, formula), per: 1 }] }]];
};

/** Flour and water of the heaviest pre-ferment, or of all alike, go to the final mix. */
const unferment: Way = (formula) => {
  const isPart = ({ preferment, finishing, parts, row }: Ingredient) =>
    preferment !== undefined && !finishing && parts.harina + parts.agua > 0 && row.rol !== 'leche';
  const found = largest(formula, isPart, () => 1);
  const whole = found.filter(({ row }) => row.preferment === 'whole').slice(0, 1);
  const finalMix = ({ row: { parts } }: Weighed<Ingredient>) => [
    ...(parts.harina > 0 ? [{ ...comingIn(FLOUR, formula), per: parts.harina / 100 }] : []),
    ...(parts.agua > 0 ? [{ ...comingIn(WATER, formula), per: parts.agua / 100 }] : []),
  ];
  return [alike(whole, finalMix), alike(found, finalMix)];
};

const only =
  (fits: (type: DoughType) => boolean, way: Way): Way =>
  (formula, type) =>
    fits(type) ? way(formula, type) : [];

/** What brings water or takes flour comes before water is measured out, and salt and yeast after all flour is in. */
const MOVES: Readonly<Record<ParamKey, Readonly<Record<Side, readonly Way[]>>>> = {
  prefermento: { low: [ferment, into(SOURDOUGHS)], high: [unferment] },
  grasa: { low: [into(FATS)], high: [holdersOf('grasa')] },
  azucar: { low: [into(SUGARS)], high: [holdersOf('azucar')] },
  hidratacion: {
    low: [only(({ enriched }) => !enriched, into(WATER)), only((type) => isOf(type, 'de_huevo'), enrich), into(MILKS)],
    high: [outOf(WATER.fits), outOf(PREFERMENT_WATER.fits), outOf(MILKS.fits), into(FLOUR)],
  },
  sal: { low: [into(SALT)], high: [holdersOf('sal')] },
  levadura: { low: [into(YEASTS)], high: [outOf(isYeast)] },
};

/** The numbers in the order of correction. */
export const ORDER = Object.keys(MOVES) as readonly ParamKey[];

export function movesFor(key: ParamKey, side: Side, type: DoughType, formula: Formula): readonly Moves[] {
  return flatMap(MOVES[key][side], (way) => way(formula, type));
}

/** Most egg a rich dough takes before milk, % of flour (CAP). */
const MOST_EGG = 60;
/** The last of the milk is left to the dough: it is not made with egg alone. */
const MOST_MILK = 0.9;
/** More than this many times the dough is not added. */
const MOST_ADDED = 10;

export function mostOf({ from, to, along = [] }: Move<Ingredient>, formula: Formula): number {
  let most = from === undefined ? MOST_ADDED * weightOf(formula) : from.grams;
  if (from && MILKS.fits(from.row)) most *= MOST_MILK;
  if (to && EGGS.fits(to.row)) most = Math.min(most, roomForEgg(formula));
  for (const { name, per } of along) {
    if (per < 0) most = Math.min(most, formula.find((one) => one.name === name)!.grams / -per);
  }
  return most;
}

function roomForEgg(formula: Formula): number {
  let room = 0;
  for (const { row, grams } of formula) {
    room += grams * ((MOST_EGG / 100) * (row.parts.harina / 100) - (EGGS.fits(row) ? 1 : 0));
  }
  return Math.max(0, room);
}
