import { type Fault, InputError, readEach, readTogether, type ToldFault } from '../craft/errors.ts';
import { HEATED_FIELDS, readHeated } from '../craft/heated.ts';
import { CRAFT_IDS } from '../craft/ids.ts';
import { checkKnown } from '../craft/known-fields.ts';
import { MAX_NAME_LENGTH } from '../craft/names.ts';
import { isObject, readBody, readList } from '../craft/read.ts';
import { list as inWords, shortened } from '../craft/spanish.ts';
import { unread } from '../craft/texts.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { findFood } from '../despensa/names.ts';
import type { FoodReading, Found } from '../despensa/reader.ts';
import { isUnread } from '../despensa/reading.ts';
import { affordsOwn } from '../despensa/reading-budget.ts';
import { type LeafLine, type ReadName, type Recipe, ROOT } from '../despensa/receta.ts';
import { readFormula } from '../despensa/receta-read.ts';
import { foodNamed } from '../despensa/table.ts';
import type { Compounds } from './list.ts';
import { anyOf, refusals, spaced } from './texts.ts';

/** A formula with an ingredient nobody knows has no label. */
export class UnidentifiedError extends InputError {}

export interface EtiquetaRequest {
  /** The name the maker gives it; empty when there is none. */
  readonly nombre: string;
  /** Its legal, customary or descriptive name (article 17); empty when it is not told apart. */
  readonly denominacion: string;
  readonly recipe: Recipe;
  readonly porcion: number | undefined;
  readonly destacar: readonly string[];
  readonly compuestos: Compounds;
}

const MAX_STRESSED = 20;
const MAX_PORTION = 10_000;
/** Of the ingredients nobody knows. */
const MOST_TOLD = 5;

/**
 * Without a craft a name stands for the food the pantry calls so, for one that all crafts agree on, or for one of those
 * that a label prints alike: «harina de trigo» is that on the label of a bread and of a cake, strong or weak.
 */
export function readAlike(text: string, find = findFood): FoodReading {
  const named = foodNamed(text);
  if (named !== undefined) return { food: named, lectura: 'exacta', propia: false };
  const [usual, ...others] = CRAFT_IDS;
  const first = find(text, usual);
  // Unknown to one craft means no agreement: the rest are skipped.
  if (first.food === undefined) return first;
  const readings = [first, ...others.map((craft) => find(text, craft))];
  if (readings.every(({ food }) => food === first.food)) return weakest(readings as Found[]);
  const foods = [...new Set(readings.flatMap(({ food }) => (food === undefined ? [] : [food])))];
  if (readings.every(({ food }) => food !== undefined) && new Set(foods.map(printedOf)).size === 1) {
    // Its figures depend on the kind, which nobody told.
    return { food: first.food, lectura: 'por_defecto', propia: false };
  }
  return { food: undefined, candidates: foods.slice(0, 3) };
}

/** All that the list of a label says of a food. */
function printedOf(food: Food): string {
  const { denominacion, denominaciones, sublista, funcion, eNumero, masa } = etiquetaOf(food);
  return JSON.stringify([denominacion, denominaciones, sublista, funcion, eNumero, masa, food.contiene]);
}

function weakest(readings: readonly Found[]): Found {
  return readings.find(({ lectura }) => lectura === 'supuesta') ?? readings.find(isUsual) ?? readings[0]!;
}

function isUsual({ lectura }: Found): boolean {
  return lectura === 'por_defecto';
}

/** The food a name stands for in a craft, or in all of them where none is told. */
export const readName: ReadName = (text, craft) => {
  const id = CRAFT_IDS.find((known) => known === craft);
  return id === undefined ? readAlike(text) : findFood(text, id);
};

const NOT_ASKED: FoodReading = { food: undefined, candidates: [] };

/** Reads names until so many are unknown that the label is refused and no more of them are told. */
export function untilRefused(read: ReadName): ReadName {
  let unknown = 0;
  return (text, craft) => {
    if (unknown >= MOST_TOLD) return NOT_ASKED;
    const reading = read(text, craft);
    if (reading.food === undefined) unknown += 1;
    return reading;
  };
}

const FIELDS = [
  'craft',
  'type',
  'ingredients',
  'nombre',
  'denominacion',
  'perdida',
  'porcion',
  'destacar',
  'compuestos',
  ...HEATED_FIELDS,
];

/** What a line may carry: what is read, and what our own answers and the crafts say of it besides. */
const LINE_FIELDS = ['name', 'grams', 'ingrediente', 'peso', 'etiqueta', 'receta', 'precio'];
const BESIDES = ['papel', 'porcentaje', 'minimo', 'maximo', 'role', 'hidratacion'];
const RECIPE_FIELDS = ['craft', 'type', 'ingredients', 'perdida'];

/** Refuses fields of ingredients that nobody reads, those in recipes too; `at` is their place in the formula. */
function checkLines(items: readonly unknown[], path = '', at: { readonly index?: number } = {}): void {
  readEach(items, (item, i) => {
    if (!isObject(item)) return;
    const place = `${path}ingredients[${i}].`;
    const of = path === '' ? { index: i } : at;
    const known = [...LINE_FIELDS, ...BESIDES.filter((field) => Object.hasOwn(item, field))];
    const { receta } = item;
    readTogether({
      line: () => checkKnown(item, known, place, of),
      recipe: () => isObject(receta) && checkKnown(receta, RECIPE_FIELDS, `${place}receta.`, of),
      inner: () =>
        isObject(receta) && Array.isArray(receta.ingredients) && checkLines(receta.ingredients, `${place}receta.`, of),
    });
  });
}

/** Refuses the first ingredient with a recipe or a label that the budget of the request leaves unread. */
function checkAfforded(items: readonly unknown[]): void {
  const index = items.findIndex((item) => isObject(item) && !affordsOwn(item));
  if (index < 0) return;
  const { ingrediente, name = ingrediente } = items[index] as Readonly<Record<string, unknown>>;
  const fault: Fault = { code: 'ingrediente_no_identificado', index, field: `ingredients[${index}]` };
  throw new UnidentifiedError(unread.name(shortened(String(name))), fault);
}

/** What a field says, or the usual where it is not told. */
function told<T>(
  kind: 'nombre' | 'porcion' | 'destacar' | 'compuestos',
  value: unknown,
  fits: (value: unknown) => value is T,
  text: string,
  field: string = kind,
): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (fits(value)) return value;
  throw new InputError(text, { code: `${kind}_no_valido`, field });
}

export function readEtiquetaRequest(json: unknown): EtiquetaRequest {
  const body = readBody(json);
  const { items, nombre, denominacion, porcion, destacar, compuestos } = readTogether({
    fields: () => checkKnown(body, FIELDS),
    heated: () => readHeated(body),
    items: () => readList(body, { name: 'name', weight: 'grams' }),
    nombre: () => told('nombre', body.nombre, isTitle, refusals.name(MAX_NAME_LENGTH)),
    denominacion: () =>
      told('nombre', body.denominacion, isTitle, refusals.denomination(MAX_NAME_LENGTH), 'denominacion'),
    porcion: () => told('porcion', body.porcion, isPortion, refusals.portion(spaced(MAX_PORTION))),
    destacar: () => told('destacar', body.destacar, isNames, refusals.stressed(MAX_STRESSED)),
    compuestos: () => told('compuestos', body.compuestos, isCompounds, refusals.compounds),
  });
  checkLines(items);
  checkAfforded(items);
  return {
    nombre: nombre?.trim() ?? '',
    denominacion: denominacion?.trim() ?? '',
    recipe: readFormula(body, items, untilRefused(readName), ROOT),
    porcion,
    destacar: destacar ?? [],
    compuestos: compuestos ?? 'lista',
  };
}

function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH;
}

function isPortion(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_PORTION;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MAX_STRESSED && value.every((name) => typeof name === 'string');
}

function isCompounds(value: unknown): value is Compounds {
  return value === 'lista' || value === 'disueltos';
}

/** Refuses a formula with lines nobody knows, or of which nobody knows what to print. */
export function refuseUnidentified(lines: readonly LeafLine[]): void {
  const strange = lines.filter((line) => line.kind === 'desconocido' || isNameless(line));
  const [first] = strange;
  if (first === undefined) return;
  if (first.kind === 'desconocido' && isUnread(first.reading)) throw refused(first, unread.name(shortened(first.name)));
  const names = strange.slice(0, MOST_TOLD).map((line) => {
    const candidates = line.kind === 'desconocido' ? line.reading.candidates : [];
    if (candidates.length === 0) return `«${shortened(line.name)}»`;
    return refusals.perhaps(shortened(line.name), anyOf(candidates.map(({ name }) => name)));
  });
  const others = strange.slice(1, MOST_TOLD).map((line, i) => ({
    ...faultAt(line),
    text: refusals.unidentified(names[i + 1]!),
  }));
  throw refused(first, refusals.unidentified(inWords([...new Set(names)])), others);
}

function faultAt({ place: { index, field } }: LeafLine): Fault {
  return { code: 'ingrediente_no_identificado', ...index, field };
}

function refused(line: LeafLine, text: string, others: readonly ToldFault[] = []): UnidentifiedError {
  return new UnidentifiedError(text, faultAt(line), others);
}

function isNameless(line: LeafLine): boolean {
  return line.kind === 'despensa' && etiquetaOf(line.food).denominacion.trim() === '';
}
