import type { Craft } from './craft/craft.ts';
import { type Fault, InputError } from './craft/errors.ts';
import { asSent, isObject } from './craft/read.ts';
import { didYouMean, strict as texts } from './craft/texts.ts';
import { catalogueIndex, searchCatalogue } from './search/search.ts';
import { suggest } from './search/suggest.ts';

/** A formula that names something the engine does not know, refused because the sender asked for it. */
export class StrictError extends InputError {
  constructor(message: string, names: readonly string[], fault: Fault) {
    super(message + didYouMean(names), fault);
  }
}

/** The fields a request and its ingredients may have. */
export interface KnownFields {
  readonly request: readonly string[];
  readonly item: readonly string[];
}

/**
 * Refuses a formula with a type, an ingredient or a field that is not known, where the engine would otherwise go on with
 * a warning. Throws an InputError for what it would refuse anyway.
 */
export function checkStrictly(craft: Craft, body: unknown, fields: KnownFields, lenient = false): void {
  checkAllFields(body, fields);
  if (isObject(body)) checkType(craft, body.type);
  craft.analyse(body, lenient).ingredients.forEach(({ sent, certainty, perhaps }, index) => {
    if (certainty !== 'desconocida') return;
    const names = perhaps.length > 0 ? perhaps : resembling(craft, sent);
    const fault = { code: 'ingrediente_desconocido', index, field: craft.shape.name };
    throw new StrictError(texts.ingredient(index + 1, sent), names, fault);
  });
}

/** Refuses a field that is none of a request or of its ingredients. */
export function checkAllFields(body: unknown, fields: KnownFields): void {
  if (!isObject(body)) return;
  checkFields(body, fields.request);
  if (!Array.isArray(body.ingredients)) return;
  body.ingredients.forEach((item: unknown, index) => {
    if (isObject(item)) checkFields(item, fields.item, index);
  });
}

/** Names of the catalogue that resemble a text. */
const MOST_NAMES = 3;
function resembling(craft: Craft, text: string): string[] {
  return searchCatalogue(catalogueIndex(craft.catalogue()), text, MOST_NAMES).map(({ name }) => name);
}

function checkType({ types, findType }: Craft, type: unknown): void {
  if (type === undefined || type === null) return;
  if (typeof type === 'string' && (type.trim() === '' || findType(type) !== undefined)) return;
  const fault = { code: 'tipo_desconocido', field: 'type' };
  throw new StrictError(texts.type(asSent(type)), typeof type === 'string' ? suggest(type, types) : [], fault);
}

function checkFields(object: Record<string, unknown>, known: readonly string[], index?: number): void {
  for (const field of Object.keys(object)) {
    if (known.includes(field)) continue;
    const names = suggest(
      field,
      known.map((id) => ({ id })),
    );
    const place = index === undefined ? {} : { index };
    const position = index === undefined ? undefined : index + 1;
    throw new StrictError(texts.field(field, position), names, { code: 'campo_desconocido', field, ...place });
  }
}
