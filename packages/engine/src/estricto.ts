import type { Analysis } from './craft/analysis.ts';
import type { Craft } from './craft/craft.ts';
import { InputError, type ToldFault } from './craft/errors.ts';
import { namesMeant } from './craft/known-fields.ts';
import { MAX_DEPTH, MAX_LINES } from './craft/nesting.ts';
import { asSent, isObject } from './craft/read.ts';
import { isType, typesMeant } from './craft/request.ts';
import { sayShort } from './craft/say-short.ts';
import { shortened } from './craft/spanish.ts';
import { didYouMean, strict as texts, unread as unreadTexts } from './craft/texts.ts';
import { UNREAD } from './craft/unread.ts';
import { catalogueIndex, searchCatalogue } from './search/search.ts';

/** A formula that names something the engine does not know, refused because the sender asked for it. */
export class StrictError extends InputError {
  constructor([{ text, ...fault }, ...others]: readonly [ToldFault, ...ToldFault[]]) {
    super(text, fault, others);
  }
}

/** As much of a JSON Schema as tells which fields there may be. */
export interface FieldShape {
  readonly $id?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, FieldShape>>;
  readonly additionalProperties?: boolean | FieldShape;
  readonly anyOf?: readonly FieldShape[];
  readonly items?: FieldShape;
}

/**
 * Refuses a formula with types, ingredients or fields that are not known, where the engine would otherwise go on with
 * a warning. What it would refuse anyway is told with them.
 */
export function checkStrictly(craft: Craft, body: unknown, request: FieldShape, lenient = false): void {
  const faults = [...fieldFaults(body, request), ...(isObject(body) ? typeFaults(craft, body.type) : [])];
  try {
    faults.push(...sayShort(nameFaults(craft, craft.analyse(body, lenient)), body));
  } catch (error) {
    if (!(error instanceof InputError) || faults.length === 0) throw error;
    faults.push(...error.faults);
  }
  refuseAll(faults);
}

function refuseAll([first, ...others]: readonly ToldFault[]): void {
  if (first !== undefined) throw new StrictError([first, ...others]);
}

function nameFaults(craft: Craft, { ingredients, warnings }: Analysis): readonly ToldFault[] {
  const code = 'ingrediente_desconocido';
  const field = craft.shape.name;
  const lines = ingredients.flatMap(({ sent, name, certainty, perhaps, unread }, index): readonly ToldFault[] => {
    if (certainty === 'exacta' || certainty === 'por_defecto') return [];
    if (unread) return [{ text: unreadTexts.name(shortened(sent)), code, index, field }];
    const names = certainty === 'supuesta' ? [name] : perhaps.length > 0 ? perhaps : resembling(craft, sent);
    return [{ text: texts.ingredient(index + 1, sent) + didYouMean(names), code, index, field }];
  });
  // Of the parts of a recipe only a warning tells.
  const told = new Set(lines.map(({ index }) => index));
  const inner = warnings.filter(({ code: kind, index }) => OF_PARTS.has(kind) && !told.has(index));
  return [
    ...lines,
    ...inner.map(
      ({ text, index }) => ({ text, code, ...(index === undefined ? {} : { index }), field: 'receta' }) as const,
    ),
  ];
}

/** Warnings of a name that was not read as it is written. */
const OF_PARTS: ReadonlySet<string> = new Set(['ingrediente_desconocido', 'nombre_supuesto', UNREAD]);

/** Refuses a field that the schema of a request has nowhere at its place. */
export function checkAllFields(body: unknown, request: FieldShape): void {
  refuseAll(fieldFaults(body, request));
}

function fieldFaults(body: unknown, request: FieldShape): ToldFault[] {
  const named = new Map<string, FieldShape>();
  const faults: ToldFault[] = [];
  collect(request, named);
  const left = { objects: MOST_OBJECTS };
  walk(body, [{ shape: request, own: request }], { named, path: '', depth: 0, left, extra: ['craft'], faults });
  return faults;
}

function collect(shape: FieldShape, named: Map<string, FieldShape>): void {
  if (shape.$id !== undefined) named.set(shape.$id, shape);
  for (const each of [...Object.values(shape.properties ?? {}), ...(shape.anyOf ?? []), ...listOf(shape.items)]) {
    collect(each, named);
  }
}

function listOf<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** A shape and its nearest named ancestor, which «#» refers to. */
interface Scoped {
  readonly shape: FieldShape;
  readonly own: FieldShape;
}

interface Place {
  readonly named: ReadonlyMap<string, FieldShape>;
  /** From the request, or from its ingredient. */
  readonly path: string;
  /** Place of the ingredient, from 0. */
  readonly index?: number;
  /** Objects and lists it is inside of. */
  readonly depth: number;
  /** Objects and lists that may still be looked into. */
  readonly left: { objects: number };
  /** Fields that may stand here besides. */
  readonly extra: readonly string[];
  readonly faults: ToldFault[];
}

/** Fields of our own answers that may be sent back. */
const OF_ITEM = ['papel'];
/** Recipes within a formula are read in the words of any craft. */
const OF_INNER_ITEM = [...OF_ITEM, 'name', 'grams', 'ingrediente', 'peso'];

/** The deepest recipe that is read stands three levels for each of its own. */
const DEEPEST = 3 * (MAX_DEPTH + 2);
/** A line has three at most (itself, its label and allergens, or its recipe and lines), and options are few. */
const MOST_OBJECTS = 4 * MAX_LINES;
/** As many as an answer tells. */
const MOST_FAULTS = 100;

/** Where no shape is known nothing is checked, whatever is inside. */
function walk(value: unknown, shapes: readonly Scoped[], place: Place): void {
  if (!holdsFields(value) || shapes.length === 0) return;
  if (place.depth > DEEPEST || place.faults.length >= MOST_FAULTS || place.left.objects-- <= 0) return;
  const forms = shapes.flatMap((scoped) => formsOf(scoped, place.named));
  if (Array.isArray(value)) {
    const items = forms.flatMap(({ shape, own }) => listOf(shape.items).map((each) => ({ shape: each, own })));
    for (let i = 0; i < value.length && place.left.objects > 0; i++) {
      if (holdsFields(value[i])) walk(value[i], items, itemPlace(place, i));
    }
    return;
  }
  const objects = forms.filter(({ shape }) => shape.properties !== undefined);
  const known = [...new Set([...place.extra, ...objects.flatMap(({ shape }) => Object.keys(shape.properties!))])];
  for (const [field, inner] of Object.entries(value)) {
    if (place.faults.length >= MOST_FAULTS) return;
    const within = forms.flatMap(({ shape, own }) =>
      listOf(shapeOf(shape, field)).map((each) => ({ shape: each, own })),
    );
    // Maps take any key, and undescribed objects are not checked.
    if (objects.length > 0 && within.length === 0 && !known.includes(field))
      place.faults.push(fieldFault(field, known, place));
    walk(inner, within, { ...place, path: joined(place.path, field), depth: place.depth + 1, extra: [] });
  }
}

function holdsFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function shapeOf({ properties = {}, additionalProperties }: FieldShape, field: string): FieldShape | undefined {
  if (Object.hasOwn(properties, field)) return properties[field];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** The shapes something may have, with references followed. */
function formsOf({ shape, own }: Scoped, named: ReadonlyMap<string, FieldShape>): readonly Scoped[] {
  if (shape.$ref !== undefined) {
    const meant = shape.$ref === '#' ? own : named.get(shape.$ref);
    return meant === undefined ? [] : formsOf({ shape: meant, own: meant }, named);
  }
  const around = shape.$id === undefined ? own : shape;
  const others = (shape.anyOf ?? []).flatMap((each) => formsOf({ shape: each, own: around }, named));
  return [{ shape, own: around }, ...others];
}

function joined(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}

function itemPlace(place: Place, i: number): Place {
  const { path, index } = place;
  const depth = place.depth + 1;
  if (path === 'ingredients' && index === undefined) return { ...place, path: '', index: i, depth, extra: OF_ITEM };
  const extra = path.endsWith('ingredients') ? OF_INNER_ITEM : [];
  return { ...place, path: `${path}[${i}]`, depth, extra };
}

function fieldFault(field: string, known: readonly string[], { path, index, faults }: Place): ToldFault {
  const where = joined(path, shortened(field));
  const position = index === undefined ? undefined : index + 1;
  // What is wrong a hundred times over needs no hint each time.
  const names = faults.length < MOST_HINTS ? namesMeant(field, known) : [];
  const text = texts.field(where, position) + didYouMean(names);
  return { text, code: 'campo_desconocido', field: where, ...(index === undefined ? {} : { index }) };
}

const MOST_HINTS = 20;

/** Names of the catalogue that resemble a text. */
const MOST_NAMES = 3;
function resembling(craft: Craft, text: string): string[] {
  return searchCatalogue(catalogueIndex(craft.catalogue()), text, MOST_NAMES).map(({ name }) => name);
}

/** Refuses a type its craft does not know. */
export function checkType(craft: Craft, type: unknown): void {
  refuseAll(typeFaults(craft, type));
}

function typeFaults(craft: Craft, type: unknown): readonly ToldFault[] {
  if (type === undefined || type === null) return [];
  if (typeof type === 'string' && (type.trim() === '' || isType(craft.types, type))) return [];
  const text = texts.type(asSent(type)) + didYouMean(typesMeant(craft, type));
  return [{ text, code: 'tipo_desconocido', field: 'type' }];
}
