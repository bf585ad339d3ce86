import { lazy, lazyOf } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import type { Share } from '../craft/param.ts';
import { idOf } from '../craft/plain-names.ts';
import { asSent, type Item } from '../craft/read.ts';
import { frutoSecoDeEstante, masaMadreSeca, masaMadreViva } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { foods } from '../despensa/panaderia.gen.ts';
import type { Leaf, RecipeFood } from '../despensa/receta.ts';
import { foodOf } from '../despensa/table.ts';
import { type Understood, understand } from '../despensa/understand.ts';
import { type IngredientRow, roleDefault, rowOf, rowOfId, shelf, viewAs } from './catalogue.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import { ROLES, type Role } from './roles.gen.ts';

/** What 100 g bring to the dough. */
export interface Parts {
  readonly harina: number;
  readonly agua: number;
  readonly grasa: number;
  readonly azucar: number;
  readonly sal: number;
}

export interface Ingredient {
  /** Place in the request, from 0. */
  readonly index: number;
  /** As sent. */
  readonly name: string;
  readonly grams: number;
  /** How the name, label or role was understood. */
  readonly understood: Understood;
  readonly row: IngredientRow;
  readonly parts: Parts;
  /** False when neither the name nor a role says what it is. */
  readonly known: boolean;
  /** The role sent, when it is none of the twelve. */
  readonly badRole: string | undefined;
  /** Goes on the piece or the tray: no part of the dough. */
  readonly finishing: boolean;
  /** Hydration of a pre-ferment, %; undefined for anything else. */
  readonly hydration: number | undefined;
  /** True when that hydration is the usual one and nobody stated it. */
  readonly assumedHydration: boolean;
  /** Whether its grams are pre-ferment: whole, or as a part listed on its own. */
  readonly preferment: 'whole' | Remarks['partOf'];
  /** Alveograph W stated for a flour. */
  readonly strength: number | undefined;
  readonly powderedYeast: boolean;
  /** Called a flour, but of nuts, which make no dough. */
  readonly nutFlour: boolean;
  /** Its name says it is of another cereal than rye. */
  readonly notRye: boolean;
  /** Parts of a recipe as shares; lost water is a negative one. */
  readonly made: readonly Share<Ingredient>[] | undefined;
}

export function resolve(item: Item, index: number): Ingredient {
  const understood = understand(shelf, item, index);
  const role = readRole(item.raw.role);
  const one = resolveFood(understood, index, role);
  const { recipe } = understood;
  return recipe === undefined || one.finishing ? one : resolveRecipe(one, recipe, role);
}

function resolveFood(read: Understood, index: number, role: Role | undefined): Ingredient {
  const { name, grams, raw } = read.item;
  const remarks = remarksOf(name);
  const finishing = remarks.finishing && role === undefined;
  const understood = inRole(read, role);
  const row = rowAs(understood, role);
  const stated = ferments(row) ? (readHydration(raw.hidratacion) ?? remarks.hydration) : undefined;
  const hydration = ferments(row) ? (stated ?? row.hidratacion_pref!) : undefined;
  return {
    index,
    name,
    grams,
    understood,
    row,
    parts: finishing ? NOTHING : hydration === undefined ? partsOf(row) : prefermentParts(row, hydration),
    known: understood.food !== undefined,
    badRole: role === undefined && !isBlank(raw.role) ? asSent(raw.role) : undefined,
    finishing,
    hydration,
    assumedHydration: hydration !== undefined && stated === undefined,
    preferment: finishing ? undefined : prefermentOf(row, remarks),
    strength: row.rol === 'harina' ? remarks.strength : undefined,
    powderedYeast: remarks.powderedYeast && row === INSTANT_YEAST,
    notRye: remarks.notRye,
    nutFlour: remarks.flour && row.rol === 'otro' && frutoSecoDeEstante(row.food),
    made: undefined,
  };
}

/**
 * The same ingredient, more or less of it. Spelt out in the order of `resolveFood`, because V8 holds a copy made by
 * spreading for another kind of object, and all that reads ingredients is then compiled again for both.
 */
export function withGrams(one: Ingredient, grams: number): Ingredient {
  return {
    index: one.index,
    name: one.name,
    grams,
    understood: one.understood,
    row: one.row,
    parts: one.parts,
    known: one.known,
    badRole: one.badRole,
    finishing: one.finishing,
    hydration: one.hydration,
    assumedHydration: one.assumedHydration,
    preferment: one.preferment,
    strength: one.strength,
    powderedYeast: one.powderedYeast,
    notRye: one.notRye,
    nutFlour: one.nutFlour,
    made: one.made,
  };
}

const UNCOUNTED = foods.rowOf(foodOf('inerte'));

/** A recipe brings what its parts bring, but for lost water; roles say less. */
function resolveRecipe(one: Ingredient, { food, flat }: RecipeFood, role: Role | undefined): Ingredient {
  const named = one.understood.reading.food;
  const ferment = role === 'masa_madre' || (named !== undefined && ferments(rowOf(named)));
  const within = ferment ? (remarksOf(one.name).partOf ?? 'preferment') : undefined;
  const made = flat.leaves.map((leaf) => ({ ingredient: resolveLeaf(leaf, one, within), share: leaf.grams / 100 }));
  const poured = made.reduce((sum, { ingredient, share }) => sum + (share * ingredient.parts.agua) / 100, 0);
  // The moisture of flour, which no dough counts, may be what has gone.
  const lost = Math.min(flat.lost / 100, poured);
  if (lost > 0) made.push({ ingredient: { ...water(), index: one.index, preferment: within }, share: -lost });
  const sum = (key: keyof Parts) => made.reduce((all, { ingredient, share }) => all + share * ingredient.parts[key], 0);
  return {
    ...one,
    row: viewAs(food, UNCOUNTED),
    parts: { harina: sum('harina'), agua: sum('agua'), grasa: sum('grasa'), azucar: sum('azucar'), sal: sum('sal') },
    hydration: undefined,
    assumedHydration: false,
    preferment: within === undefined ? undefined : 'whole',
    strength: undefined,
    powderedYeast: false,
    nutFlour: false,
    made,
  };
}

/** A part of a recipe: never a finishing, and all of a pre-ferment is one. */
function resolveLeaf({ line, food, grams }: Leaf, whole: Ingredient, within: Remarks['partOf']): Ingredient {
  const item = { name: line.name, grams: (grams * whole.grams) / 100, numbers: undefined, raw: {} };
  const known = line.kind === 'desconocido' ? undefined : food;
  const read = {
    item,
    food: known,
    certainty: 'exacta',
    own: true,
    warnings: [],
    reading: shelf.read(line.name),
  } as const;
  const row = rowAs(read, undefined);
  const one = resolveFood(read, whole.index, row.rol);
  return within === undefined ? one : { ...one, preferment: within };
}

/** The parts of a recipe, or the ingredient itself. */
export function partsIn(one: Ingredient): readonly Ingredient[] {
  return one.made === undefined ? [one] : one.made.map(({ ingredient }) => ingredient);
}

function isRecipe({ ingredient }: Share<Ingredient>): boolean {
  return ingredient.made !== undefined;
}

/** Recipes taken apart. */
export function takenApart(portions: readonly Share<Ingredient>[]): readonly Share<Ingredient>[] {
  if (!portions.some(isRecipe)) return portions;
  return flatMap(portions, (portion) =>
    portion.ingredient.made === undefined
      ? [portion]
      : portion.ingredient.made.map(({ ingredient, share }) => ({ ingredient, share: share * portion.share })),
  );
}

/** What an ingredient brings, and a recipe what its parts bring. */
export function through(of: (one: Ingredient) => number): (one: Ingredient) => number {
  return (one) =>
    one.made === undefined ? of(one) : one.made.reduce((sum, { ingredient, share }) => sum + share * of(ingredient), 0);
}

/** A role that contradicts the name wins: the sender says what it is. */
function inRole(understood: Understood, role: Role | undefined): Understood {
  if (role === undefined || understood.own) return understood;
  if (understood.food !== undefined && rowOf(understood.food).rol === role) return understood;
  const { food } = roleDefault(role);
  return { ...understood, food, own: true, certainty: 'por_defecto', warnings: [] };
}

const UNKNOWN = rowOfId('inerte');
const INSTANT_YEAST = rowOfId('levadura_seca_instantanea');

/** A labelled food counts in a dough by its category, or its role. */
function rowAs({ food }: Understood, role: Role | undefined): IngredientRow {
  if (food === undefined) return UNKNOWN;
  const row = rowOf(food);
  return role === undefined || row.rol === role ? row : viewAs(food, roleDefault(role));
}

/** Part of the dough, with some weight. */
export function isCounted({ grams, finishing }: Ingredient): boolean {
  return grams > 0 && !finishing;
}

export function isYeast({ row, finishing }: Ingredient): boolean {
  return row.rol === 'levadura' && !finishing;
}

/** A pre-ferment that leavens; dried sourdough only flavours. */
export function isLive({ preferment, hydration, made }: Ingredient): boolean {
  if (made !== undefined) return made.some(({ ingredient }) => isLive(ingredient));
  return preferment !== undefined && (preferment !== 'whole' || hydration !== undefined);
}

/** A bag unknown to the pantry is what it says; saying nothing, wheat. */
function cerealOf({ row, understood: { reading } }: Ingredient): string {
  if (row.food.id !== '') return row.clase;
  return reading.food === undefined ? 'trigo' : rowOf(reading.food).clase;
}

/** Flour of wheat; of the flour of a sourdough, all but rye. */
export function formsGluten(one: Ingredient): boolean {
  return one.row.rol === 'masa_madre' ? one.row.clase !== 'centeno' : cerealOf(one) === 'trigo';
}

/** Asks a class of the pantry of the food an ingredient is. */
export const ofFood =
  <T>(of: (food: Food) => T) =>
  ({ row }: Ingredient): T =>
    of(row.food);

/** Living sourdough, weighed whole. */
export function isActiveSourdough({ row, finishing }: Ingredient): boolean {
  return masaMadreViva(row.food) && !finishing;
}

const roles = new Map<string, Role>(ROLES.map((role) => [role, role]));

function readRole(role: unknown): Role | undefined {
  return typeof role === 'string' ? roles.get(idOf(role)) : undefined;
}

function isBlank(role: unknown): boolean {
  return role === undefined || role === null || (typeof role === 'string' && role.trim() === '');
}

/** A stated hydration outside 0-300 % is ignored. */
function readHydration(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 300 ? value + 0 : undefined;
}

/** Dried sourdough is flour: it holds no water and does not leaven. */
function ferments(row: IngredientRow): boolean {
  return row.rol === 'masa_madre' && !masaMadreSeca(row.food);
}

/** Roles that may be a part of a pre-ferment listed ingredient by ingredient. */
const CAN_BE_PART: ReadonlySet<Role> = new Set(['harina', 'agua', 'leche', 'levadura']);

function prefermentOf({ rol }: IngredientRow, { partOf }: Remarks): Ingredient['preferment'] {
  if (rol === 'masa_madre') return 'whole';
  return CAN_BE_PART.has(rol) ? partOf : undefined;
}

const NOTHING: Parts = { harina: 0, agua: 0, grasa: 0, azucar: 0, sal: 0 };

const partsOf = lazyOf(({ f_harina, f_agua, f_grasa, f_azucar, f_sal }: IngredientRow): Parts => {
  return { harina: f_harina, agua: f_agua, grasa: f_grasa, azucar: f_azucar, sal: f_sal };
});

/** Flour 100, water h and salt s make 100 + h + s of pre-ferment. */
function prefermentParts(row: IngredientRow, hydration: number): Parts {
  const salt = row.sal_pref ?? 0;
  const total = 100 + hydration + salt;
  return {
    harina: (100 * 100) / total,
    agua: (100 * hydration) / total,
    grasa: 0,
    azucar: 0,
    sal: (100 * salt) / total,
  };
}

/** Water lost by a recipe in the oven or the pot. */
const water = lazy(() => resolve({ name: 'agua', grams: 0, numbers: undefined, raw: {} }, 0));
