import { InputError, refuseFaults, type ToldFault } from './errors.ts';
import { checkNesting, MAX_LINES } from './nesting.ts';
import type { ItemShape } from './shape.ts';
import { shortened } from './spanish.ts';
import { refusals } from './texts.ts';

export type { ItemShape, NumberField } from './shape.ts';

/** An ingredient as read: name as sent, grams, and the numbers given. */
export interface Item {
  readonly name: string;
  readonly grams: number;
  /** Only fields of `ItemShape.numbers` that were sent and are not null. */
  readonly numbers: Readonly<Record<string, number>> | undefined;
  /** The item as sent, for fields only one craft knows (such as `role`). */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** Most ingredients a formula may have. */
export const MAX_INGREDIENTS = MAX_LINES;

/** Whether a value is an object of JSON: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body as an object, its recipes within bounds, or the refusal every craft shares. */
export function readBody(body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw new InputError(refusals.notAnObject, { code: 'cuerpo_no_valido' });
  checkNesting(body);
  return body;
}

/**
 * Reads `ingredients` with the one wording all crafts share, or refuses them with all their faults. `lenient` also
 * takes «name» and «grams» where the craft calls them otherwise.
 */
export function readItems(body: Record<string, unknown>, shape: ItemShape, lenient = false): Item[] {
  const list = readList(body, shape);
  const items: Item[] = new Array(list.length);
  const faults: ToldFault[] = [];
  for (let i = 0; i < list.length; i++) {
    items[i] = readItem(list[i], i, lenient ? shapeOf(list[i], shape) : shape, faults);
  }
  refuseFaults(faults);
  return items;
}

/** `ingredients` as a list that is neither empty nor too long, its items unread. */
export function readList(body: Record<string, unknown>, shape: Pick<ItemShape, 'name' | 'weight'>): readonly unknown[] {
  const { ingredients } = body;
  if (ingredients === undefined || ingredients === null) {
    const text = refusals.noIngredients(shape.name, shape.weight);
    throw new InputError(text, { code: 'faltan_ingredientes', field: 'ingredients' });
  }
  if (!Array.isArray(ingredients)) {
    const text = refusals.notAList(shape.name, shape.weight);
    throw new InputError(text, { code: 'ingredientes_no_validos', field: 'ingredients' });
  }
  if (ingredients.length === 0) {
    throw new InputError(refusals.emptyList, { code: 'lista_vacia', field: 'ingredients' });
  }
  if (ingredients.length > MAX_INGREDIENTS) {
    const text = refusals.tooMany(ingredients.length, MAX_INGREDIENTS);
    throw new InputError(text, { code: 'demasiados_ingredientes', field: 'ingredients' });
  }
  return ingredients;
}

/** An item's shape: fields by the craft's names, or the common ones sent instead. */
export function shapeOf(item: unknown, shape: ItemShape): ItemShape {
  if (!isObject(item)) return shape;
  const name = !Object.hasOwn(item, shape.name) && Object.hasOwn(item, 'name') ? 'name' : shape.name;
  const weight = !Object.hasOwn(item, shape.weight) && Object.hasOwn(item, 'grams') ? 'grams' : shape.weight;
  return { ...shape, name, weight };
}

/** One look at the first letter spares most names the rest. */
function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > SPACE && first < DELETE) && text.trim() === '';
}

/** Between these two ASCII is printable and no blank. */
const SPACE = 0x20;
const DELETE = 0x7f;

/** Names written out: reading a field by variable takes several times longer. */
function nameOf(item: Record<string, unknown>, { name }: ItemShape): unknown {
  return name === 'name' ? item.name : item.ingrediente;
}

function weightOf(item: Record<string, unknown>, { weight }: ItemShape): unknown {
  return weight === 'grams' ? item.grams : item.peso;
}

/** What stands for an item that is refused. */
const REFUSED: Item = { name: '', grams: 0, numbers: undefined, raw: {} };

function readItem(item: unknown, index: number, shape: ItemShape, faults: ToldFault[]): Item {
  if (!isObject(item)) {
    faults.push({
      text: refusals.notAnItem(index + 1, shape.name, shape.weight),
      code: 'ingrediente_no_valido',
      index,
    });
    return REFUSED;
  }
  const name = nameOf(item, shape);
  if (typeof name !== 'string' || isBlank(name)) {
    faults.push({ text: refusals.noName(index + 1, shape.name), code: 'nombre_no_valido', index, field: shape.name });
    return REFUSED;
  }
  const grams = weightOf(item, shape);
  const isWeight = typeof grams === 'number' && Number.isFinite(grams) && grams >= 0;
  if (!isWeight) {
    const text = refusals.weight(index + 1, name, shape.weight);
    faults.push({ text, code: 'peso_no_valido', index, field: shape.weight });
  }
  // Adding 0 turns -0 into 0.
  return { name, grams: isWeight ? grams + 0 : 0, numbers: readNumbers(item, name, index, shape, faults), raw: item };
}

function readNumbers(
  item: Record<string, unknown>,
  name: string,
  index: number,
  shape: ItemShape,
  faults: ToldFault[],
): Record<string, number> | undefined {
  const { numbers: fields } = shape;
  let numbers: Record<string, number> | undefined;
  if (fields === undefined || !hasMore(item, shape)) return numbers;
  for (const field in fields) {
    const value = Object.hasOwn(item, field) ? item[field] : undefined;
    if (value === undefined || value === null) continue;
    const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = fields[field]!;
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      faults.push({
        text: refusals.number(index + 1, name, field, fields[field]!),
        code: 'valor_no_valido',
        index,
        field,
      });
      continue;
    }
    numbers ??= {};
    numbers[field] = value + 0;
  }
  return numbers;
}

/** Checks the fields present, not all possible ones: most items have just two. */
function hasMore(item: Record<string, unknown>, { name, weight }: ItemShape): boolean {
  for (const field in item) if (field !== name && field !== weight) return true;
  return false;
}

/**
 * The type applied: the one asked for, or the craft's default. `unknown` holds what was asked for, as a person
 * would read it, when it is not on offer. Absent, null and blank count as not asked for.
 */
export function readType<Id extends string>(
  type: unknown,
  find: (text: string) => Id | undefined,
  fallback: Id,
): { readonly type: Id; readonly unknown: string | undefined } {
  if (type === undefined || type === null) return { type: fallback, unknown: undefined };
  if (typeof type === 'string') {
    if (type.trim() === '') return { type: fallback, unknown: undefined };
    const found = find(type);
    return found === undefined ? { type: fallback, unknown: asSent(type) } : { type: found, unknown: undefined };
  }
  return { type: fallback, unknown: asSent(type) };
}

/** A value as its sender knows it: text or JSON, cut where long. */
export function asSent(value: unknown): string {
  if (typeof value === 'string') return shortened(value);
  try {
    return shortened(JSON.stringify(value) ?? String(value));
  } catch {
    // Nested deeper than the stack of the serialiser.
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
