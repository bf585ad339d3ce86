import { CRAFT_IDS, CRAFTS, type Craft, craftOf, type Fault, InputError, MAX_INGREDIENTS } from '@obrador/engine';
import { fieldText, schemasOf } from '@obrador/engine/schemas';
import { mcpTexts as texts } from './texts.ts';
import type { Json } from './tool.ts';

/** Arguments several tools take. */

export const CRAFT = { type: 'string', enum: [...CRAFT_IDS], description: texts.craft };
export const TYPE = { type: 'string', description: texts.type };
export const DETAIL = { type: 'boolean', default: false, description: texts.detail };

export const INGREDIENTS = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_INGREDIENTS,
  description: texts.ingredients,
  items: {
    type: 'object',
    required: ['name', 'grams'],
    properties: {
      name: { type: 'string', description: texts.name },
      grams: { type: 'number', minimum: 0, description: fieldText('grams')!.text },
      ...ownFields(),
    },
  },
};

/** For tasks whose ingredients seldom bring a composition: what analizar says of it holds there too. */
export const PLAIN_INGREDIENTS = {
  type: 'array',
  minItems: 1,
  description: texts.plainIngredients,
  items: objectSchema(
    {
      name: { type: 'string', description: texts.plainName },
      grams: { type: 'number', minimum: 0, description: texts.plainGrams },
    },
    ['name', 'grams'],
  ),
};

export function objectSchema(properties: Json, required: readonly string[]): Json {
  return { type: 'object', properties, required };
}

interface ListSchema {
  readonly items?: { readonly properties?: Readonly<Record<string, { readonly description?: string }>> };
}

/** What an ingredient may say of itself in some craft: composition, price, role. */
function ownFields(): Json {
  const fields: Record<string, object> = {};
  for (const craft of CRAFTS) {
    const { items } = schemasOf(craft).request.properties.ingredients as ListSchema;
    for (const [key, { description }] of Object.entries(items?.properties ?? {})) {
      if (key === craft.shape.name || key === craft.shape.weight) continue;
      fields[key] ??= { type: kindOf(craft, key), description: fieldText(key)?.text ?? description };
    }
  }
  return fields;
}

/** A figure, one of a few words, or a label or recipe of its own. */
function kindOf({ shape: { numbers = {}, words = {} } }: Craft, key: string): 'number' | 'string' | 'object' {
  if (Object.hasOwn(numbers, key)) return 'number';
  return Object.hasOwn(words, key) ? 'string' : 'object';
}

type Operations = ReturnType<typeof schemasOf>;

/** Every field that an operation of the service reads, in some craft. */
export function fieldsOf(requestOf: (operations: Operations) => { readonly properties: object }): readonly string[] {
  return [...new Set(CRAFTS.flatMap((craft) => Object.keys(requestOf(schemasOf(craft)).properties)))];
}

export function readCraft({ craft: id }: Json): Craft {
  const craft = typeof id === 'string' ? craftOf(id) : undefined;
  if (craft !== undefined) return craft;
  const fault: Fault = { code: 'oficio_no_disponible', field: 'craft', supported: CRAFT_IDS };
  throw new InputError(texts.noCraft(CRAFT_IDS), fault);
}

/** The formula in the arguments, with the field names of its craft and nothing that is not of it. */
export function formulaOf({ shape }: Craft, args: Json): Json {
  const { craft: _, detalle: __, ingredients, ...rest } = args;
  if (!Array.isArray(ingredients)) return { ...rest, ingredients };
  return { ...rest, ingredients: ingredients.map((item: unknown) => inWords(item, shape.name, shape.weight)) };
}

function inWords(item: unknown, name: string, weight: string): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      const known = key === 'name' && !(name in item) ? name : key === 'grams' && !(weight in item) ? weight : key;
      return [known, value];
    }),
  );
}

/** A formula of an answer with the field names of every tool, ready to be sent to another. */
export function inToolWords({ shape: { name, weight } }: Craft, ingredients: readonly Json[]): Json[] {
  return ingredients.map(({ [name]: called, [weight]: grams, ...rest }) => ({ name: called, grams, ...rest }));
}

export function wantsDetail({ detalle }: Json): boolean {
  return detalle === true;
}
