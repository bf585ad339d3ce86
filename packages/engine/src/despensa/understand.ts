import type { Certainty, ReadIngredient, Warning } from '../craft/analysis.ts';
import { type Fault, InputError } from '../craft/errors.ts';
import type { Matter } from '../craft/examine.ts';
import { slug } from '../craft/names.ts';
import type { Item } from '../craft/read.ts';
import { UNREAD } from '../craft/unread.ts';
import { percentages } from '../craft/weights.ts';
import type { DeclaredFood } from './declaration.ts';
import type { Food } from './food.ts';
import { loaded } from './loaded.ts';
import type { FoodReading } from './reader.ts';
import { type Found, isUnread, UNREAD as UNREAD_NAME } from './reading.ts';
import { affordsOwn } from './reading-budget.ts';
import type { LeafLine, RecipeFood } from './receta.ts';
import { certaintyOf, type Shelf } from './shelf.ts';
import { told } from './told.ts';
import { refusals, understanding } from './understand-texts.ts';

/** What an ingredient of a request turned out to be. */
export interface Understood {
  readonly item: Item;
  /** Undefined when nobody knows what it is. */
  readonly food: Food | undefined;
  readonly certainty: Certainty;
  /** Told by the person, with its label: no food of the pantry. */
  readonly own: boolean;
  /** What a person should know about how it was read; nothing of what weighs nothing. */
  readonly warnings: readonly Warning[];
  /** What the name alone was read as. */
  readonly reading: FoodReading;
  /** The recipe it is, where it carries one. */
  readonly recipe?: RecipeFood;
}

const NO_WARNINGS: readonly Warning[] = [];

/** What reading an ingredient needs of the pantry of a craft. */
export type Names = Pick<Shelf<unknown>, 'read' | 'label'>;

/** What an ingredient is: the food of its label when it carries one, else the one its name is read as. */
export function understand(shelf: Names, item: Item, index: number): Understood {
  const reading = shelf.read(item.name);
  const { etiqueta, receta } = item.raw;
  if (!affordsOwn(item.raw)) {
    return { item, food: undefined, certainty: 'desconocida', own: false, warnings: NO_WARNINGS, reading: UNREAD_NAME };
  }
  if (receta !== undefined && receta !== null) return nested(shelf, item, index, reading, receta);
  if (etiqueta !== undefined && etiqueta !== null) return labelled(item, index, reading, etiqueta);
  const certainty = certaintyOf(reading);
  const isTold = certainty !== 'exacta' && item.grams > 0;
  const warnings = isTold ? readingWarnings(shelf, item.name, index, reading) : NO_WARNINGS;
  return { item, food: reading.food, certainty, own: false, warnings, reading };
}

/** A default and a guess are always said, with what was understood; what is not known, with what it may be. */
function readingWarnings(shelf: Names, name: string, index: number, reading: FoodReading): readonly Warning[] {
  if (reading.food === undefined || certaintyOf(reading) === 'exacta') return NO_WARNINGS;
  let said = saidOf.get(reading);
  if (said?.shelf !== shelf || said.name !== name) {
    said = { shelf, name, warning: sayingOf(shelf, name, reading) };
    saidOf.set(reading, said);
  }
  if (said.warning === undefined) return NO_WARNINGS;
  const { code, text } = said.warning;
  return [{ code, text, index }];
}

interface Said {
  readonly shelf: Names;
  readonly name: string;
  readonly warning: Pick<Warning, 'code' | 'text'> | undefined;
}

/** The readers keep their readings, so that a name is compared with what it means once and not in each request. */
const saidOf = new WeakMap<FoodReading, Said>();

function sayingOf(shelf: Names, name: string, { food, lectura }: Found): Said['warning'] {
  const label = isSaid(name, shelf.label(food)) ? food.name : shelf.label(food);
  if (isSaid(name, label)) return undefined;
  const code = lectura === 'por_defecto' ? 'nombre_por_defecto' : 'nombre_supuesto';
  return { code, text: understanding[lectura](name, label) };
}

/** A recipe is a food: what its parts add up to, and what is to be said of how each of them was read. */
function nested(shelf: Names, item: Item, index: number, reading: FoodReading, receta: unknown): Understood {
  const { name, grams } = item;
  const readName = (text: string, craft: string | undefined) => (loaded(craft ?? '')?.read ?? shelf.read)(text);
  const recipe = told().recipeOf(receta, readName, name, index);
  const said = recipe.flat.leaves.flatMap((leaf) =>
    leaf.grams > 0 ? lineWarnings(shelf, leaf.line, name, index) : NO_WARNINGS,
  );
  // What comes in several recipes is told once.
  const warnings = [...new Map(said.map((warning) => [warning.text, warning])).values()];
  return {
    item,
    food: recipe.food,
    certainty: 'exacta',
    own: true,
    warnings: grams > 0 ? warnings : NO_WARNINGS,
    reading,
    recipe,
  };
}

function lineWarnings(shelf: Names, line: LeafLine, recipe: string, index: number): readonly Warning[] {
  if (line.kind === 'despensa') return readingWarnings(shelf, line.name, index, line);
  if (line.kind === 'propio') return labelWarnings(line.name, index, line);
  return [{ code: unknownCode(line), text: understanding.unknownInRecipe(line.name, recipe), index }];
}

/** What each line of a formula was read as. */
export function understoodIn(lines: readonly { readonly understood: Understood }[]): readonly Understood[] {
  return lines.map(({ understood }) => understood);
}

/** The ingredients as the rules on them see them; a recipe is looked through to its parts. */
export function mattersOf(shelf: Names, understood: readonly Understood[]): readonly Matter[] {
  const matters: Matter[] = [];
  for (let index = 0; index < understood.length; index++) addMatters(matters, shelf, understood[index]!, index);
  return matters;
}

/** What the rules on ingredients need to know of one. */
type Weighable = Pick<Understood, 'item' | 'food' | 'own'> & { readonly recipe?: RecipeFood | undefined };

/** As `mattersOf`, one ingredient after those before it. */
export function addMatters(
  to: Matter[],
  shelf: Names,
  { item: { name: sent, grams }, food, own, recipe }: Weighable,
  index: number,
): void {
  if (recipe === undefined) {
    to.push({ index, sent, label: food === undefined || own ? sent.trim() : shelf.label(food), food, grams });
    return;
  }
  for (const leaf of recipe.flat.leaves) {
    to.push({
      index,
      sent,
      label: leaf.line.kind === 'despensa' ? shelf.label(leaf.food) : leaf.line.name.trim(),
      food: leaf.line.kind === 'desconocido' ? undefined : leaf.food,
      grams: (leaf.grams * grams) / 100,
      inside: true,
      ...(recipe.flat.perdida > 0 ? { cooked: true } : {}),
    });
  }
}

/** Whether a text says a name, however it is spelt. */
function isSaid(text: string, name: string): boolean {
  return slug(text) === slug(name);
}

function labelled(item: Item, index: number, reading: FoodReading, sent: unknown): Understood {
  const { name, grams } = item;
  const read = told().ownFoodOf(name, sent, reading.food?.category);
  if (read.food === undefined) {
    const fault: Fault = { code: 'etiqueta_no_valida', index, field: 'etiqueta' };
    throw new InputError(refusals.label(index + 1, read.errores), fault);
  }
  const warnings = grams > 0 ? labelWarnings(name, index, read) : NO_WARNINGS;
  return { item, food: read.food, certainty: 'exacta', own: true, warnings, reading };
}

/** What looks wrong in a label, then how what it does not say was worked out. */
function labelWarnings(name: string, index: number, { notas, avisos }: DeclaredFood): readonly Warning[] {
  const doubts = avisos.map((text) => ({ code: 'etiqueta_dudosa', text, index }));
  if (notas.length === 0) return doubts;
  return [...doubts, { code: 'etiqueta_deducida', text: understanding.derived(name, notas), index }];
}

/** What a warning of an ingredient nobody knows is called: one that was not read may be known. */
export function unknownCode({ reading }: { readonly reading: FoodReading }): string {
  return isUnread(reading) ? UNREAD : 'ingrediente_desconocido';
}

/** «¿Querías decir …?» after what a craft says of an ingredient it does not know; empty when nothing is like it. */
export function asked(shelf: Shelf<unknown>, { reading }: Understood): string {
  return reading.food === undefined ? understanding.perhaps(reading.candidates.map(shelf.label), reading.doubt) : '';
}

/** How each ingredient was understood, as an analysis tells it. */
export function readIngredients(shelf: Shelf<unknown>, understood: readonly Understood[]): readonly ReadIngredient[] {
  const parts = percentages(understood.map(({ item }) => item.grams));
  return understood.map(({ item: { name: sent, grams }, food, certainty, own, reading }, i) => {
    const read = {
      sent,
      id: food === undefined || own ? null : shelf.wireName(food),
      name: food === undefined || own ? sent.trim() : shelf.label(food),
      grams,
      share: parts[i]!,
      certainty,
      perhaps: food === undefined && reading.food === undefined ? reading.candidates.map(shelf.label) : [],
    };
    return food === undefined && isUnread(reading) ? { ...read, unread: true as const } : read;
  });
}
