import type { Craft } from './craft/craft.ts';
import { type Fault, InputError } from './craft/errors.ts';
import { namesMeant } from './craft/known-fields.ts';
import { asSent, isObject } from './craft/read.ts';
import { isType, typesMeant } from './craft/request.ts';
import { shortened } from './craft/spanish.ts';
import { didYouMean, strict as texts, unread as unreadTexts } from './craft/texts.ts';
import { UNREAD } from './craft/unread.ts';
import { catalogueIndex, searchCatalogue } from './search/search.ts';

/** A formula that names something the engine does not know, refused because the sender asked for it. */
export class StrictError extends InputError {
  constructor(message: string, names: readonly string[], fault: Fault) {
    super(message + didYouMean(names), fault);
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
 * Refuses a formula with a type, an ingredient or a field that is not known, where the engine would otherwise go on with
 * a warning. Throws an InputError for what it would refuse anyway.
 */
export function checkStrictly(craft: Craft, body: unknown, request: FieldShape, lenient = false): void {
  checkAllFields(body, request);
  if (isObject(body)) checkType(craft, body.type);
  const { ingredients, warnings } = craft.analyse(body, lenient);
  ingredients.forEach(({ sent, name, certainty, perhaps, unread }, index) => {
    if (certainty === 'exacta' || certainty === 'por_defecto') return;
    if (unread) throw unreadError(unreadTexts.name(shortened(sent)), { index, field: craft.shape.name });
    const names = certainty === 'supuesta' ? [name] : perhaps.length > 0 ? perhaps : resembling(craft, sent);
    const fault: Fault = { code: 'ingrediente_desconocido', index, field: craft.shape.name };
    throw new StrictError(texts.ingredient(index + 1, sent), names, fault);
  });
  // Of the parts of a recipe only a warning tells.
  const left = warnings.find((warning) => warning.code === UNREAD);
  if (left !== undefined) throw unreadError(left.text, { field: 'receta' });
  const inner = warnings.find(({ code }) => code === 'ingrediente_desconocido' || code === 'nombre_supuesto');
  if (inner !== undefined) {
    const { index, text } = inner;
    const code = 'ingrediente_desconocido';
    throw new StrictError(text, [], { code, ...(index === undefined ? {} : { index }), field: 'receta' });
  }
}

function unreadError(text: string, at: Omit<Fault, 'code'>): StrictError {
  return new StrictError(text, [], { code: 'ingrediente_desconocido', ...at });
}

/** Refuses a field that the schema of a request has nowhere at its place. */
export function checkAllFields(body: unknown, request: FieldShape): void {
  const named = new Map<string, FieldShape>();
  collect(request, named);
  walk(body, [{ shape: request, own: request }], { named, path: '', extra: ['craft'] });
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

/** A shape and the nearest around it that has a name: a schema that holds itself refers to «#». */
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
  /** Fields that may stand here besides. */
  readonly extra: readonly string[];
}

/** What the service itself tells of an ingredient may be sent back. */
const OF_ITEM = ['papel'];
/** Recipes within a formula are read in the words of any craft. */
const OF_INNER_ITEM = [...OF_ITEM, 'name', 'grams', 'ingrediente', 'peso'];

function walk(value: unknown, shapes: readonly Scoped[], place: Place): void {
  const forms = shapes.flatMap((scoped) => formsOf(scoped, place.named));
  if (Array.isArray(value)) {
    const items = forms.flatMap(({ shape, own }) => listOf(shape.items).map((each) => ({ shape: each, own })));
    value.forEach((item: unknown, i) => {
      walk(item, items, itemPlace(place, i));
    });
    return;
  }
  if (!isObject(value)) return;
  const objects = forms.filter(({ shape }) => shape.properties !== undefined);
  const known = [...new Set([...place.extra, ...objects.flatMap(({ shape }) => Object.keys(shape.properties!))])];
  for (const [field, inner] of Object.entries(value)) {
    const within = forms.flatMap(({ shape, own }) =>
      listOf(shapeOf(shape, field)).map((each) => ({ shape: each, own })),
    );
    // Of a map any key may be; of what no schema describes nothing can be said.
    if (objects.length > 0 && within.length === 0 && !known.includes(field)) refuse(field, known, place);
    walk(inner, within, { ...place, path: joined(place.path, field), extra: [] });
  }
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
  if (path === 'ingredients' && index === undefined) return { ...place, path: '', index: i, extra: OF_ITEM };
  const extra = path.endsWith('ingredients') ? OF_INNER_ITEM : [];
  return { ...place, path: `${path}[${i}]`, extra };
}

function refuse(field: string, known: readonly string[], { path, index }: Place): never {
  const names = namesMeant(field, known);
  const where = joined(path, field);
  const position = index === undefined ? undefined : index + 1;
  const fault: Fault = { code: 'campo_desconocido', field: where, ...(index === undefined ? {} : { index }) };
  throw new StrictError(texts.field(where, position), names, fault);
}

/** Names of the catalogue that resemble a text. */
const MOST_NAMES = 3;
function resembling(craft: Craft, text: string): string[] {
  return searchCatalogue(catalogueIndex(craft.catalogue()), text, MOST_NAMES).map(({ name }) => name);
}

/** Refuses a type its craft does not know. */
export function checkType(craft: Craft, type: unknown): void {
  if (type === undefined || type === null) return;
  if (typeof type === 'string' && (type.trim() === '' || isType(craft.types, type))) return;
  throw new StrictError(texts.type(asSent(type)), typesMeant(craft, type), { code: 'tipo_desconocido', field: 'type' });
}
