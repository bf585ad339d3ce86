import type { TSchema } from 'typebox';
import type { Craft } from './craft/craft.ts';
import { FIELD_TEXTS, type FieldText, figureTexts, PROPERTY_TEXTS, typeTexts } from './schema-texts.ts';

type Json = Readonly<Record<string, unknown>>;
type Speaker = Pick<Craft, 'id' | 'params' | 'types' | 'defaultType'>;

/** Where a property stands: what holds it, and the craft whose words apply. */
interface Place {
  readonly parent: string;
  readonly craft: Speaker | undefined;
}

/**
 * A copy of a schema in which every property says what it is, in a form generators of clients understand: descriptions
 * stand outside unions with null, maps are `additionalProperties`, and `type` of a request is the list of types or any
 * other text. Words a schema has of its own stay.
 */
export function describeSchema<Schema extends TSchema>(schema: Schema, craft?: Speaker): Schema {
  return described(schema, { parent: '', craft }) as Schema;
}

function described(node: unknown, place: Place): unknown {
  if (Array.isArray(node)) return node.map((item) => described(item, place));
  if (!isJson(node)) return node;
  const named = typeof node.$id === 'string' ? { ...place, parent: node.$id } : place;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') copy[key] = properties(value as Json, named);
    else if (key === 'patternProperties') copy.additionalProperties = described(Object.values(value as Json)[0], named);
    else copy[key] = LITERAL.has(key) ? value : described(value, named);
  }
  return copy;
}

/** Keywords whose values are data and not schemas. */
const LITERAL = new Set(['const', 'default', 'enum', 'examples', 'required']);

function properties(given: Json, { parent, craft }: Place): Json {
  return Object.fromEntries(
    Object.entries(given).map(([key, schema]) => {
      const copy = described(schema, { parent: key, craft }) as Json;
      // Answers that hold ingredients tell the type applied.
      const asked = 'ingredients' in given && !('status' in given);
      if (key === 'type' && asked && craft !== undefined) return [key, typeSchema(craft)];
      const field = parent === 'ingredients' ? fieldText(key, craft?.id) : undefined;
      if (field !== undefined) return [key, { ...copy, description: field.text, examples: [field.example] }];
      const description = textOf(key, copy, parent, craft);
      return [key, description === undefined ? copy : { ...copy, description }];
    }),
  );
}

/** The words for a number of an ingredient, and an example of it. */
export function fieldText(field: string, craft?: string): FieldText | undefined {
  return FIELD_TEXTS[`${craft}.${field}`] ?? FIELD_TEXTS[field];
}

/** «type» of a request: the types by name, any other text, or nothing. */
function typeSchema({ types, defaultType }: Speaker): Json {
  return {
    anyOf: [{ type: 'string', enum: types.map(({ id }) => id) }, { type: 'string' }, { type: 'null' }],
    description: typeTexts.request(defaultType),
  };
}

function textOf(key: string, schema: Json, parent: string, craft: Speaker | undefined): string | undefined {
  const figure = craft?.params.find((param) => param.key === key);
  if (figure !== undefined && Object.hasOwn(figureTexts, parent)) {
    return figureTexts[parent as keyof typeof figureTexts](figure);
  }
  return PROPERTY_TEXTS[`${parent}.${key}`] ?? ownText(schema) ?? PROPERTY_TEXTS[key];
}

/** Its own words, or those of the one thing it may be besides null. */
function ownText({ description, anyOf }: Json): string | undefined {
  if (typeof description === 'string') return description;
  if (!Array.isArray(anyOf)) return undefined;
  const texts = anyOf.flatMap((one: unknown) => (isJson(one) && one.description) || []);
  return texts.length === 1 ? String(texts[0]) : undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
