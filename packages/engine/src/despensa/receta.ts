import { InputError } from '../craft/errors.ts';
import { shares } from '../craft/weights.ts';
import {
  BALANCE,
  type BalanceKey,
  carbohydrate,
  energy,
  type Food,
  PARTS,
  type PartKey,
  polyols,
  sugars,
  wholeKcal,
} from './food.ts';
import { type Line, type Place, type ReadName, type Recipe, readRecipe } from './receta-read.ts';
import { pacOf, podOf } from './sweet.ts';
import { ofRecipe, recipeErrors } from './texts.gen.ts';

export { type Line, type Place, placeOf, type ReadName, type Recipe, ROOT } from './receta-read.ts';

/** A food at the end of a recipe, told by its name or by its label. */
export type LeafLine = Exclude<Line, { readonly kind: 'receta' }>;

export interface Leaf {
  readonly line: LeafLine;
  readonly food: Food;
  /** As weighed, per 100 g of finished recipe. */
  readonly grams: number;
}

/** A recipe without its recipes, per 100 g finished: the leaves weigh 100 and what was lost. */
export interface Flat {
  readonly leaves: readonly Leaf[];
  /** Water that left, here and in the recipes inside. */
  readonly lost: number;
  /** % of this batch that was taken to leave it. */
  readonly perdida: number;
  /** The recipes among its lines, in the order of the lines; undefined where a line is none. */
  readonly recipes: readonly (Flat | undefined)[];
}

/** % of its weight that a batch of a type usually loses in the oven or the pot, given the water in 100 g of it. */
export type UsualLoss = (recipe: Pick<Recipe, 'craft' | 'type'>, water: number, assembled?: boolean) => number;

const noLoss: UsualLoss = () => 0;

/** Rounding of percentages a person gives: no more than this beyond the water there is. */
const SLACK = 1e-6;

/** Whether some part of a recipe has lost water before. */
export function isAssembled(recipes: Flat['recipes']): boolean {
  return recipes.some((inner) => inner !== undefined && inner.perdida > 0);
}

/** The leaves of a recipe with their weights in the finished food; only water leaves. */
export function flatten(recipe: Recipe, usualLoss: UsualLoss = noLoss): Flat {
  const { lines, place } = recipe;
  const parts = shares(lines.map(({ grams }) => grams));
  if (parts === null) {
    const { position, field, index } = place;
    throw new InputError(recipeErrors.noWeight(position), { code: 'receta_sin_peso', ...index, field });
  }
  const recipes = lines.map((line) => (line.kind === 'receta' ? flatten(line.recipe, usualLoss) : undefined));
  const leaves: { line: LeafLine; food: Food; grams: number }[] = [];
  let lost = 0;
  lines.forEach((line, i) => {
    const share = parts.shares[i]!;
    if (line.kind !== 'receta') {
      leaves.push({ line, food: line.food, grams: 100 * share });
      return;
    }
    const inner = recipes[i]!;
    for (const leaf of inner.leaves) leaves.push({ line: leaf.line, food: leaf.food, grams: leaf.grams * share });
    lost += inner.lost * share;
  });
  const water = leaves.reduce((sum, { food, grams }) => sum + (food.agua * grams) / 100, 0) - lost;
  const perdida = recipe.perdida ?? Math.min(usualLoss(recipe, water, isAssembled(recipes)), water);
  if (perdida > water + SLACK || perdida >= 100) {
    const field = `${place.field === '' ? '' : `${place.field}.`}perdida`;
    throw new InputError(recipeErrors.noSuchWater(ofRecipe(place.position), perdida, water), {
      code: 'perdida_imposible',
      ...place.index,
      field,
    });
  }
  const scale = 100 / (100 - perdida);
  for (const leaf of leaves) leaf.grams *= scale;
  return { leaves, lost: (lost + perdida) * scale, perdida, recipes };
}

type Figures = Record<BalanceKey | PartKey, number>;

/** Syrups are mixed by their dextrose equivalent; everything else adds up by weight. */
function figuresOf({ leaves, lost }: Flat): Figures {
  const sum = (of: (food: Food) => number) =>
    leaves.reduce((all, { food, grams }) => all + (of(food) * grams) / 100, 0);
  const figures = {} as Figures;
  for (const key of [...BALANCE, ...PARTS]) figures[key] = settled(sum((food) => food[key]));
  figures.agua = settled(Math.max(0, figures.agua - lost));
  const syrup = sum(({ jarabe }) => jarabe);
  figures.de_jarabe = syrup > 0 ? settled(sum(({ jarabe, de_jarabe }) => jarabe * de_jarabe) / syrup) : 0;
  return figures;
}

/** Takes off what floating point leaves. */
function settled(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}

/** The shelf most of a recipe comes from. */
function shelfOf({ leaves }: Flat): Food['category'] {
  const weights = new Map<Food['category'], number>();
  for (const { food, grams } of leaves) {
    if (food.category !== 'agua') weights.set(food.category, (weights.get(food.category) ?? 0) + grams);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'agua';
}

/** The food a flat recipe is: energy computed anew, allergens of every leaf, price by finished weight. */
export function compose(name: string, flat: Flat): Food {
  const figures = figuresOf(flat);
  const sum = (of: (food: Food) => number) =>
    flat.leaves.reduce((all, { food, grams }) => all + (of(food) * grams) / 100, 0);
  // Foods without a legal factor, or told by their label, have an energy that composition does not give.
  const beyond = sum((food) => food.kcal - wholeKcal(energy(food)));
  return {
    ...figures,
    id: '',
    name,
    category: shelfOf(flat),
    azucares: settled(sugars(figures)),
    polioles: settled(polyols(figures)),
    hidratos: settled(carbohydrate(figures)),
    kcal: wholeKcal(energy(figures) + beyond),
    precio: settled(sum(({ precio }) => precio)),
    contiene: [...new Set(flat.leaves.flatMap(({ food, grams }) => (grams > 0 ? food.contiene : [])))].sort(),
    vegano: flat.leaves.every(({ food, grams }) => food.vegano || grams === 0),
    // What composition cannot give of a leaf it cannot give of the whole.
    pac_conv: settled(sum(pacOf)),
    pod_conv: settled(sum(podOf)),
  };
}

/** A recipe read as a food, with its leaves and those of them nobody knows. */
export interface RecipeFood {
  readonly food: Food;
  readonly flat: Flat;
  readonly recipe: Recipe;
  readonly unknown: readonly LeafLine[];
}

/**
 * The food that the recipe an ingredient carries is; an InputError when it is none. Names it does not know count as
 * solids of unknown kind and are told.
 */
export function foodOfRecipe(
  receta: unknown,
  readName: ReadName,
  at: { readonly name: string; readonly place: Place },
  usualLoss: UsualLoss = noLoss,
): RecipeFood {
  const recipe = readRecipe(receta, readName, at);
  const flat = flatten(recipe, usualLoss);
  const unknown = flat.leaves.map(({ line }) => line).filter(({ kind }) => kind === 'desconocido');
  return { food: compose(at.name, flat), flat, recipe, unknown };
}
