import { InputError, readEach } from '../craft/errors.ts';
import type { FaultCode } from '../craft/fault-texts.ts';
import { CRAFT_IDS } from '../craft/ids.ts';
import { isObject } from '../craft/read.ts';
import { refusals } from '../craft/texts.ts';
import { type DeclaredFood, ownFoodOf } from './declaration.ts';
import type { Food } from './food.ts';
import type { FoodReading, Found, NotFound } from './reading.ts';
import { emptyFood } from './table.ts';
import { ofRecipe, recipeErrors } from './texts.gen.ts';

/** Reads the name of a food as a craft does, or with no craft where a recipe says none. */
export type ReadName = (text: string, craft: string | undefined) => FoodReading;

/** Where something stands in a body. */
export interface Place {
  /** «2.1»: the first ingredient of the recipe of the second; empty for the formula itself. */
  readonly position: string;
  /** «ingredients[1].receta»; empty for the formula itself. */
  readonly field: string;
  /** Place of the ingredient of the formula it is in, from 0; none for the formula itself. */
  readonly index: { readonly index?: number };
}

/** The formula itself. */
export const ROOT: Place = { position: '', field: '', index: {} };

interface Weighed {
  readonly name: string;
  readonly grams: number;
  readonly place: Place;
}

/** An ingredient of a recipe: a food of the pantry, one told by its label, another recipe, or nothing that is known. */
export type Line = Weighed &
  (
    | ({ readonly kind: 'despensa' } & Found)
    | ({ readonly kind: 'propio' } & DeclaredFood)
    | { readonly kind: 'receta'; readonly recipe: Recipe }
    | { readonly kind: 'desconocido'; readonly food: Food; readonly reading: NotFound }
  );

export interface Recipe {
  readonly lines: readonly Line[];
  /** % of the batch that leaves as water; undefined when it is not told. */
  readonly perdida: number | undefined;
  readonly craft: string | undefined;
  readonly type: string | undefined;
  readonly place: Place;
}

function refuse(message: string, code: FaultCode, { index }: Place, field: string): InputError {
  return new InputError(message, { code, ...index, field });
}

/** The recipe an ingredient carries; `place` is that of the ingredient. Depth and lines are bounded by `checkNesting`. */
export function readRecipe(
  value: unknown,
  readName: ReadName,
  { place, name, craft }: { readonly place: Place; readonly name: string; readonly craft?: string | undefined },
): Recipe {
  const within = { ...place, field: place.field === '' ? '' : `${place.field}.receta` };
  if (!isObject(value) || !Array.isArray(value.ingredients)) {
    throw refuse(recipeErrors.notRecipe(place.position, name), 'receta_no_valida', within, within.field);
  }
  if (value.ingredients.length === 0) {
    throw refuse(recipeErrors.noLines(place.position), 'lista_vacia', within, `${within.field}.ingredients`);
  }
  return readFormula(value, value.ingredients, readName, within, craft);
}

/**
 * A formula whose list is known to be one: its loss, its craft and its lines; `place` is its own. Names are read as its
 * craft does, or as that of the formula it is in.
 */
export function readFormula(
  value: Readonly<Record<string, unknown>>,
  items: readonly unknown[],
  readName: ReadName,
  place: Place,
  outer?: string,
): Recipe {
  const field = (name: string) => (place.field === '' ? name : `${place.field}.${name}`);
  const { perdida, craft, type } = value;
  if (given(perdida) && !(typeof perdida === 'number' && perdida >= 0 && perdida < 100)) {
    throw refuse(recipeErrors.badLoss(ofRecipe(place.position)), 'perdida_no_valida', place, field('perdida'));
  }
  if (given(craft) && !(CRAFT_IDS as readonly unknown[]).includes(craft)) {
    throw new InputError(recipeErrors.badCraft(ofRecipe(place.position), CRAFT_IDS), {
      code: 'oficio_no_disponible',
      ...place.index,
      field: field('craft'),
      supported: CRAFT_IDS,
    });
  }
  if (given(type) && typeof type !== 'string') {
    throw refuse(recipeErrors.badType(ofRecipe(place.position)), 'tipo_no_valido', place, field('type'));
  }
  const known = given(craft) ? (craft as string) : undefined;
  return {
    lines: readEach(items, (item, i) => readLine(item, readName, known ?? outer, placeOf(place, i))),
    perdida: given(perdida) ? (perdida as number) : undefined,
    craft: known,
    type: given(type) ? (type as string) : undefined,
    place,
  };
}

function given(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The place of the n-th ingredient, from 0, of the formula at a place. */
export function placeOf({ position, field, index }: Place, i: number): Place {
  return {
    position: position === '' ? String(i + 1) : `${position}.${i + 1}`,
    field: `${field === '' ? '' : `${field}.`}ingredients[${i}]`,
    index: position === '' ? { index: i } : index,
  };
}

function readLine(item: unknown, readName: ReadName, craft: string | undefined, place: Place): Line {
  const { position, field } = place;
  if (!isObject(item)) {
    throw refuse(refusals.notAnItem(position, 'name', 'grams'), 'ingrediente_no_valido', place, field);
  }
  const nameField = !Object.hasOwn(item, 'name') && Object.hasOwn(item, 'ingrediente') ? 'ingrediente' : 'name';
  const weightField = !Object.hasOwn(item, 'grams') && Object.hasOwn(item, 'peso') ? 'peso' : 'grams';
  const name = item[nameField];
  if (typeof name !== 'string' || name.trim() === '') {
    throw refuse(refusals.noName(position, nameField), 'nombre_no_valido', place, `${field}.${nameField}`);
  }
  const grams = item[weightField];
  if (typeof grams !== 'number' || !Number.isFinite(grams) || grams < 0) {
    const text = refusals.weight(position, name, weightField);
    throw refuse(text, 'peso_no_valido', place, `${field}.${weightField}`);
  }
  const weight = grams + 0;
  if (given(item.receta)) {
    const recipe = readRecipe(item.receta, readName, { place, name, craft });
    return { name, grams: weight, place, kind: 'receta', recipe };
  }
  const precio = readPrice(item.precio, name, place);
  const reading = readName(name, craft);
  if (given(item.etiqueta)) {
    const own = ownFoodOf(name, item.etiqueta, reading.food?.category);
    if (own.food !== undefined) {
      const food = precio === undefined ? own.food : { ...own.food, precio };
      return { name, grams: weight, place, kind: 'propio', ...own, food };
    }
    throw refuse(own.errores.join(' '), 'etiqueta_no_valida', place, `${field}.etiqueta`);
  }
  if (reading.food === undefined) {
    return { name, grams: weight, place, kind: 'desconocido', food: unknownFood(name, precio), reading };
  }
  // Field by field: copying two objects into one costs more than all the rest of reading a line of a large tree.
  const { lectura, propia } = reading;
  const food = precio === undefined ? reading.food : { ...reading.food, precio };
  return { name, grams: weight, place, kind: 'despensa', food, lectura, propia };
}

/** What a person pays for it, EUR per kg, in place of the price of the catalogue. */
function readPrice(value: unknown, name: string, place: Place): number | undefined {
  if (!given(value)) return undefined;
  if (typeof value === 'number' && value >= 0 && value <= Number.MAX_VALUE) return value + 0;
  const text = refusals.number(place.position, name, 'precio', { min: 0 });
  throw refuse(text, 'valor_no_valido', place, `${place.field}.precio`);
}

/** Solids of unknown kind; made once, for a list of hundreds of names nobody knows costs a copy of each. */
const UNKNOWN: Food = { ...emptyFood(), otros: 100, category: 'salados', vegano: true };

function unknownFood(name: string, precio = 0): Food {
  return { ...UNKNOWN, name, precio };
}
