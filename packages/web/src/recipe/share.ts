import { CRAFT_IDS, type CraftId, isObject, MAX_INGREDIENTS } from '../crafts/engine.ts';
import { type Batch, isBatch } from '../storage/batch-record.ts';
import { isLabel, type Label } from '../storage/label.ts';
import { isFormula } from '../storage/record-checks.ts';
import type { Formula } from '../storage/records.ts';
import { MAX_GRAMS } from '../ui/format.ts';
import type { Described } from './described.ts';

/** What travels in a link: no ids, no prices, nothing of the person. */
export interface SharedRecipe<Id extends string = CraftId> {
  readonly craft: Id;
  readonly type: string;
  readonly title: string;
  readonly ingredients: readonly SharedIngredient[];
  readonly batch?: Batch;
}

export interface SharedIngredient extends Described {
  readonly name: string;
  readonly grams: number;
  /** The recipe it is, as it was used. */
  readonly made?: Formula | undefined;
}

type Fields = Readonly<Record<string, number | string>>;
type CompactIngredient =
  | readonly [string, number]
  | readonly [string, number, Fields]
  | readonly [string, number, Fields | 0, Label]
  | readonly [string, number, Fields | 0, Label | 0, Formula];

const PREFIX = 'r=';
const MAX_TEXT = 200;
/** No honest recipe is longer; a longer fragment is not even decoded. */
const MAX_FRAGMENT = 200_000;

/** The fragment of a link, without «#»: `r=` + base64url of compact JSON `{c, t, i, n, l}`. */
export function encodeRecipe(recipe: SharedRecipe<string>): string {
  const compact = {
    c: recipe.craft,
    t: recipe.type,
    i: recipe.ingredients.map(compactly),
    ...(recipe.title === '' ? {} : { n: recipe.title }),
    ...(recipe.batch ? { l: recipe.batch } : {}),
  };
  return PREFIX + toBase64Url(JSON.stringify(compact));
}

function compactly({ name, grams, own, label, made }: SharedIngredient): CompactIngredient {
  if (made) return [name, grams, own ?? 0, label ?? 0, made];
  if (label) return [name, grams, own ?? 0, label];
  return own ? [name, grams, own] : [name, grams];
}

/** The recipe of a fragment (with or without «#»), or null when it holds none. Anything may have been pasted there. */
export function decodeRecipe(fragment: string): SharedRecipe | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(PREFIX) || text.length > MAX_FRAGMENT) return null;
  try {
    return readCompact(JSON.parse(fromBase64Url(text.slice(PREFIX.length))));
  } catch {
    return null;
  }
}

function readCompact(value: unknown): SharedRecipe | null {
  if (!isObject(value)) return null;
  const craft = CRAFT_IDS.find((id) => id === value.c);
  if (!craft || !Array.isArray(value.i) || value.i.length > MAX_INGREDIENTS) return null;
  const ingredients = value.i.map(readIngredient);
  if (!ingredients.every((item) => item !== null)) return null;
  const batch = isBatch(value.l) ? { batch: value.l } : {};
  return { craft, type: shortText(value.t), title: shortText(value.n), ingredients, ...batch };
}

function readIngredient(value: unknown): SharedIngredient | null {
  if (!Array.isArray(value)) return null;
  const [name, grams, own, label, made] = value as unknown[];
  if (typeof name !== 'string' || typeof grams !== 'number' || !(grams >= 0 && grams <= MAX_GRAMS)) return null;
  const fields = readOwn(own);
  return {
    name: shortText(name),
    grams,
    ...(fields ? { own: fields } : {}),
    ...(isLabel(label) ? { label } : {}),
    ...(isFormula(made) ? { made } : {}),
  };
}

function readOwn(value: unknown): Record<string, number | string> | null {
  if (!isObject(value)) return null;
  const fields = Object.entries(value).filter(
    (entry): entry is [string, number | string] => typeof entry[1] === 'number' || typeof entry[1] === 'string',
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map(([key, v]) => [shortText(key), v]));
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

function toBase64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
