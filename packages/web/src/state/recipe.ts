import { CRAFT_IDS, type CraftId, isObject, MAX_INGREDIENTS, MAX_NAME_LENGTH } from '../engine.ts';
import { MAX_GRAMS } from '../format.ts';
import type { SharedRecipe } from '../share.ts';

/** Composition, price or role of an ingredient of one's own, in the wire fields of its craft. */
export type OwnFields = Readonly<Record<string, number | string>>;

export interface Line {
  /** Key of the row on screen; never leaves the page. */
  readonly id: number;
  /** As sent to the engine: a catalogue name or id, or whatever the person wrote. */
  readonly name: string;
  readonly grams: number | null;
  readonly own?: OwnFields;
  /** What the balancer must respect. */
  readonly locked: boolean;
  readonly min: number | null;
  readonly max: number | null;
}

export interface Recipe {
  readonly craft: CraftId;
  readonly type: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Its entry in the recipe book, saved or yet to be: every version of one recipe has the same. */
  readonly savedId: string;
}

let lastId = 0;

export function newLine(name: string, grams: number | null, own?: OwnFields): Line {
  lastId += 1;
  return { id: lastId, name, grams, ...(own ? { own } : {}), locked: false, min: null, max: null };
}

export function newSavedId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export function emptyRecipe(craft: CraftId, type: string): Recipe {
  return { craft, type, title: '', lines: [], savedId: newSavedId() };
}

export function totalGrams(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
}

export function withLine(recipe: Recipe, id: number, change: Partial<Omit<Line, 'id'>>): Recipe {
  return { ...recipe, lines: recipe.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) };
}

export function withoutLine(recipe: Recipe, id: number): Recipe {
  return { ...recipe, lines: recipe.lines.filter((line) => line.id !== id) };
}

/** Replaces the catalogue name, dropping the composition that belonged to the former one. */
export function renamed(recipe: Recipe, id: number, name: string, own: OwnFields | undefined): Recipe {
  return {
    ...recipe,
    lines: recipe.lines.map((line) => {
      if (line.id !== id) return line;
      const { own: _former, ...rest } = line;
      return { ...rest, name, ...(own ? { own } : {}) };
    }),
  };
}

export function scaled(recipe: Recipe, factor: number): Recipe {
  const times = (x: number | null) => (x === null ? null : tidy(x * factor));
  return {
    ...recipe,
    lines: recipe.lines.map((line) => ({
      ...line,
      grams: times(line.grams),
      min: times(line.min),
      max: times(line.max),
    })),
  };
}

/** Three decimals: finer than any scale, and 0.1 + 0.2 stays 0.3. */
function tidy(x: number): number {
  return Math.round(x * 1000) / 1000;
}

export function fromShared(shared: SharedRecipe): Recipe {
  return {
    craft: shared.craft,
    type: shared.type,
    title: shared.title,
    lines: shared.ingredients.map(({ name, grams, own }) => newLine(name, grams, own)),
    savedId: newSavedId(),
  };
}

export function toShared({ craft, type, title, lines }: Recipe): SharedRecipe {
  return {
    craft,
    type,
    title,
    ingredients: lines
      .filter((line) => line.name.trim() !== '')
      .map(({ name, grams, own }) => ({ name, grams: grams ?? 0, ...(own ? { own } : {}) })),
  };
}

/** True when both would travel as the same link. */
export function sameRecipe(a: Recipe, b: Recipe): boolean {
  return JSON.stringify(toShared(a)) === JSON.stringify(toShared(b));
}

/** A recipe read back from storage or a file; null when it is none. */
export function readRecipe(value: unknown): Recipe | null {
  if (!isObject(value)) return null;
  const craft = CRAFT_IDS.find((id) => id === value.craft);
  if (!craft || !Array.isArray(value.lines)) return null;
  return {
    craft,
    type: readText(value.type),
    title: readText(value.title),
    lines: value.lines.slice(0, MAX_INGREDIENTS).filter(isObject).map(readLine),
    savedId: typeof value.savedId === 'string' ? value.savedId : newSavedId(),
  };
}

function readLine(value: Record<string, unknown>): Line {
  return {
    ...newLine(readText(value.name), readAmount(value.grams), readOwnFields(value.own)),
    locked: value.locked === true,
    min: readAmount(value.min),
    max: readAmount(value.max),
  };
}

export function readOwnFields(value: unknown): OwnFields | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).filter(([, v]) => typeof v === 'string' || Number.isFinite(v));
  return fields.length === 0 ? undefined : (Object.fromEntries(fields) as OwnFields);
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_NAME_LENGTH) : '';
}

export function readAmount(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= MAX_GRAMS ? value : null;
}
