import { suggest } from '../search/suggest.ts';
import type { Craft } from './craft.ts';
import { InputError, readTogether, refuseFaults } from './errors.ts';
import { FIGURES, fieldsMeant } from './fields.ts';
import { lazyOf } from './lazy.ts';
import { asSent, isObject } from './read.ts';
import type { ItemShape } from './shape.ts';
import { shortened } from './spanish.ts';
import { didYouMean, foreignCraft, knownFields, strict } from './texts.ts';

/** Fields that one that is not known may have been meant for, likeliest first. */
export function namesMeant(field: string, known: readonly string[]): readonly string[] {
  const meant = fieldsMeant(field, known);
  return meant.length > 0
    ? meant
    : suggest(
        field,
        known.map((id) => ({ id })),
      );
}

/** Refuses unread fields that do harm when passed over; `path` is that of their object. */
export function checkKnown(
  object: object,
  known: readonly string[],
  path = '',
  at: { readonly index?: number } = {},
): void {
  const unknown = Object.keys(object).filter((field) => !known.includes(field));
  refuseFaults(
    unknown.slice(0, MOST_STRANGE).map((field) => {
      const where = path + shortened(field);
      const text = strict.field(where, undefined) + didYouMean(namesMeant(field, known)) + knownFields(known);
      return { text, code: 'campo_desconocido', field: where, ...at };
    }),
  );
}

/** Refuses unread fields of a request, and a craft other than the operation's. */
export function checkRequest(
  { id }: { readonly id: string },
  body: Readonly<Record<string, unknown>>,
  known: readonly string[],
): void {
  readTogether({
    fields: () => checkKnown(body, known),
    craft: () => {
      const { craft = null } = body;
      if (craft === null || craft === id) return;
      const fault = { code: 'oficio_no_disponible', field: 'craft', supported: [id] } as const;
      throw new InputError(foreignCraft(asSent(craft), id), fault);
    },
  });
}

/** The same for a formula with more fields; what is no formula its reader refuses. */
export function checkFormula(
  craft: Pick<Craft, 'id' | 'fields'>,
  body: unknown,
  besides: readonly string[] = [],
): void {
  if (isObject(body)) checkRequest(craft, body, formulaFields(craft, besides));
}

/** Fields of a formula of any craft. */
const OF_FORMULA = ['craft', 'type', 'ingredients'];

/** The fields of a formula of a craft. */
export function formulaFields({ fields = [] }: Pick<Craft, 'fields'>, besides: readonly string[]): readonly string[] {
  return [...OF_FORMULA, ...fields, ...besides];
}

/** Fields of a request that no formula of a craft has. */
export function fieldsBeside(
  { fields = [] }: Pick<Craft, 'fields'>,
  body: object,
  besides: readonly string[],
): readonly string[] {
  const isBeside = (field: string) =>
    !OF_FORMULA.includes(field) && !fields.includes(field) && !besides.includes(field);
  const sent = Object.keys(body);
  return sent.some(isBeside) ? sent.filter(isBeside) : NONE_BESIDE;
}

const NONE_BESIDE: readonly string[] = [];

/** A field sent to be read that nobody reads, with what it may have meant. */
export interface UnreadField {
  readonly index: number;
  readonly field: string;
  readonly meant: readonly string[];
}

/** Most names of fields looked into: a request may carry thousands of its sender's. */
export const MOST_STRANGE = 20;
export const LONGEST = 40;
/** Places that are told: each of those fields at first, whatever the number of lines. */
const MOST_UNREAD = 500;

/** The fields of ingredients that are passed over, those of the sender's own left out. */
export function unreadFields(items: readonly object[], shape: ItemShape): readonly UnreadField[] {
  const known = fieldsOf(shape);
  if (items.every((item) => hasOnly(item, shape, known))) return NONE_UNREAD;
  const meantBy = new Map<string, readonly string[]>();
  const found: UnreadField[] = [];
  items.forEach((item, index) => {
    for (const field in item) {
      if (known.has(field)) continue;
      if (field.length > LONGEST || (item as Record<string, unknown>)[field] === null) continue;
      if (!meantBy.has(field) && meantBy.size < MOST_STRANGE) meantBy.set(field, fieldMeant(field, [...known]));
      const meant = (meantBy.get(field) ?? []).filter((one) => !Object.hasOwn(item, one));
      if (found.length < MOST_UNREAD && (meant.length > 0 || FIGURES.has(field))) found.push({ index, field, meant });
    }
  });
  return found;
}

const NONE_UNREAD: readonly UnreadField[] = [];

/** Whether all fields of an item are known, as those of most are. */
function hasOnly(item: object, { name, weight }: ItemShape, known: ReadonlySet<string>): boolean {
  for (const field in item) {
    // The two fields of every item need no look-up.
    if (field !== name && field !== weight && !known.has(field)) return false;
  }
  return true;
}

/** A figure was meant for a figure: «grasa» is no slip for «grams». */
function fieldMeant(field: string, known: readonly string[]): readonly string[] {
  return namesMeant(field, FIGURES.has(field) ? known.filter((one) => FIGURES.has(one)) : known);
}

/** Fields an ingredient of any craft may carry, those we told of it too. */
const OF_ANY = ['name', 'grams', 'etiqueta', 'receta', 'papel'];

const fieldsOf = lazyOf(
  ({ name, weight, numbers = {}, words = {}, others = [] }: ItemShape): ReadonlySet<string> =>
    new Set([name, weight, ...Object.keys(numbers), ...Object.keys(words), ...others, ...OF_ANY]),
);
