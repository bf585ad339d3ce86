import { isObject } from './read.ts';

/** An ingredient as a JSON recipe gives it: its weight may be a number or a text such as «200 g». */
export interface JsonItem {
  readonly name: string;
  readonly weight: number | string | undefined;
  /** The item as sent, for its composition or role. */
  readonly raw: Readonly<Record<string, unknown>> | undefined;
}

export interface JsonRecipe {
  /** A text among the ingredients is a line to read: «200 g leche». */
  readonly items: readonly (JsonItem | string | undefined)[];
  readonly type: string | undefined;
  readonly craft: string | undefined;
  readonly title: string | undefined;
}

const NAME_KEYS = ['name', 'ingrediente', 'nombre', 'ingredient'] as const;
const WEIGHT_KEYS = ['grams', 'peso', 'gramos', 'weight', 'cantidad'] as const;

/** The recipe in a request body of any craft, in a list of ingredients or in an object «name: grams». */
export function readJson(value: unknown): JsonRecipe | undefined {
  if (Array.isArray(value)) return { items: value.map(itemOf), type: undefined, craft: undefined, title: undefined };
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.ingredients)) {
    return {
      items: value.ingredients.map(itemOf),
      type: textOf(value.type),
      craft: textOf(value.craft),
      title: textOf(value.titulo),
    };
  }
  const pairs = Object.entries(value);
  if (pairs.length === 0 || !pairs.every(([, weight]) => typeof weight === 'number')) return undefined;
  return { items: pairs.map(itemOf), type: undefined, craft: undefined, title: undefined };
}

function itemOf(item: unknown): JsonItem | string | undefined {
  if (typeof item === 'string') return item;
  if (Array.isArray(item)) {
    const [name, weight] = item as unknown[];
    return typeof name === 'string' ? { name, weight: weightOf(weight), raw: undefined } : undefined;
  }
  if (!isObject(item)) return undefined;
  const name = NAME_KEYS.map((key) => item[key]).find((each) => typeof each === 'string');
  if (typeof name !== 'string') return undefined;
  return { name, weight: weightOf(WEIGHT_KEYS.map((key) => item[key]).find((each) => each !== undefined)), raw: item };
}

function weightOf(weight: unknown): number | string | undefined {
  return typeof weight === 'number' || typeof weight === 'string' ? weight : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
