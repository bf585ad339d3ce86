import { isObject } from '../craft/read.ts';

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

/** Whether a text is meant as JSON: «[ ] 500 g harina» is a list to tick off, «[14/11/26, 18:03]» a stamp. */
export function isJson(text: string): boolean {
  return /^\s*(?:\{|\[\s*(?:[{["]|\]\s*$))/.test(text);
}

const SPACES = /[ \t\n\r]*/y;
const IN_STRING = /[^"\\\p{Cc}]+|[\u007f-\u009f]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** What may begin a value: brackets as they are, «"» for a string and «v» for any other scalar. */
const VALUE = '{["v';

/** A place in a text, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The first thing that keeps a text from being JSON, or the end of what is written when it stops too soon. What
 * `JSON.parse` says of it differs from browser to browser, and not all say where.
 */
export function jsonFault(text: string): Place {
  const ends: string[] = [];
  let allowed = VALUE;
  let at = skip(SPACES, text, 0);
  for (let end = at; at < text.length; at = skip(SPACES, text, end)) {
    const sign = text[at]!;
    const kind = '{}[],:"'.includes(sign) ? sign : 'v';
    end = kind === '"' ? stringEnd(text, at) : kind === 'v' ? skip(SCALAR, text, at) : at + 1;
    if (end === at || !allowed.includes(kind)) return placeAt(text, at);
    const isKey = kind === '"' && !allowed.includes('v');
    if (kind === '{' || kind === '[') ends.push(kind === '{' ? '}' : ']');
    if (kind === '}' || kind === ']') ends.pop();
    if (kind === '{') allowed = '"}';
    else if (kind === '[') allowed = `${VALUE}]`;
    else if (kind === ',') allowed = ends.at(-1) === '}' ? '"' : VALUE;
    else if (kind === ':') allowed = VALUE;
    else allowed = isKey ? ':' : ends.length > 0 ? `,${ends.at(-1)}` : '';
  }
  return placeAt(text, text.trimEnd().length);
}

/** The position after what `pattern` matches at `at`; `at` itself when it matches nothing. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Piece by piece: one pattern for all overflows the stack on long strings. */
function stringEnd(text: string, at: number): number {
  let end = at + 1;
  for (let next = skip(IN_STRING, text, end); next > end; next = skip(IN_STRING, text, end)) end = next;
  return text[end] === '"' ? end + 1 : at;
}

function placeAt(text: string, position: number): Place {
  const lines = text.slice(0, position).split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
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
