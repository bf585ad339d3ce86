import { type CraftId, isObject } from '../crafts/engine.ts';
import { sameContent } from '../storage/content.ts';
import type { Batch, Content, ContentLine, OwnFields } from '../storage/records.ts';
import { newId } from '../storage/tabs.ts';
import type { Workshop } from '../storage/workshop-records.ts';
import type { Described } from './described.ts';
import { type Used, unpricedFormula, usedOnly, withoutPrice } from './receta.ts';
import type { SharedRecipe } from './share.ts';

export type { OwnFields };

export interface Line extends Described, Used {
  /** Key of the row on screen; never leaves the page. */
  readonly id: number;
  /** As sent to the engine: a catalogue name or id, or whatever the person wrote. */
  readonly name: string;
  readonly grams: number | null;
  /** The grams are an estimate nobody confirmed yet. */
  readonly approx?: true;
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
  readonly id: string;
  /** How much of it is made; null for the formula as written. */
  readonly batch: Batch | null;
  readonly workshop?: Workshop;
}

let lastId = 0;

export function newLine(name: string, grams: number | null, known: Described & Used = {}): Line {
  lastId += 1;
  return { id: lastId, name, grams, ...describedOnly(known), ...usedOnly(known), locked: false, min: null, max: null };
}

function describedOnly({ own, label }: Described): Described {
  return { ...(own ? { own } : {}), ...(label ? { label } : {}) };
}

export function emptyRecipe(craft: CraftId, type: string): Recipe {
  return { craft, type, title: '', lines: [], id: newId(), batch: null };
}

export function totalGrams(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (line.grams ?? 0), 0);
}

export function withLine(recipe: Recipe, id: number, change: Partial<Omit<Line, 'id'>>): Recipe {
  return { ...recipe, lines: recipe.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) };
}

/** The grams of a line as somebody wrote or confirmed them. */
export function weighedLine(recipe: Recipe, id: number, grams: number | null): Recipe {
  const lines = recipe.lines.map((line) => {
    if (line.id !== id) return line;
    const { approx: _former, ...rest } = line;
    return { ...rest, grams };
  });
  return { ...recipe, lines };
}

/** The recipe with the grams worked out for some of its lines. */
export function reweighed(recipe: Recipe, lines: readonly Line[], grams: readonly number[]): Recipe {
  const weights = new Map(lines.map(({ id }, i) => [id, grams[i]!]));
  return { ...recipe, lines: recipe.lines.map((line) => ({ ...line, grams: weights.get(line.id) ?? line.grams })) };
}

export function withoutLine(recipe: Recipe, id: number): Recipe {
  return { ...recipe, lines: recipe.lines.filter((line) => line.id !== id) };
}

/** The line in another place, counted from 0; beyond the ends it stays at them. */
export function moved(recipe: Recipe, id: number, to: number): Recipe {
  const from = recipe.lines.findIndex((line) => line.id === id);
  const place = Math.min(Math.max(to, 0), recipe.lines.length - 1);
  if (from < 0 || from === place) return recipe;
  const others = recipe.lines.filter((line) => line.id !== id);
  return { ...recipe, lines: [...others.slice(0, place), recipe.lines[from]!, ...others.slice(place)] };
}

/** Replaces the catalogue name, dropping the composition or the recipe that belonged to the former one. */
export function renamed(recipe: Recipe, id: number, name: string, known: Described & Used = {}): Recipe {
  return {
    ...recipe,
    lines: recipe.lines.map((line) => {
      if (line.id !== id) return line;
      const { own: _own, label: _label, part: _part, version: _version, made: _made, ...rest } = line;
      return { ...rest, name, ...describedOnly(known), ...usedOnly(known) };
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

export function fromShared({ craft, type, title, ingredients, batch }: SharedRecipe): Recipe {
  return {
    ...emptyRecipe(craft, type),
    title,
    lines: ingredients.map(({ name, grams, ...known }) => newLine(name, grams, known)),
    batch: batch ?? null,
  };
}

/** What one pays for something is nobody else's business. */
function unpriced({ own, label }: Described): Described {
  return { own: withoutPrice(own), label: withoutPrice(label) };
}

export function toShared({ craft, type, title, lines, batch }: Recipe): SharedRecipe {
  return {
    craft,
    type,
    title,
    ingredients: lines
      .filter((line) => line.name.trim() !== '')
      .map(({ name, grams, made, ...line }) => ({
        name,
        grams: grams ?? 0,
        ...describedOnly(unpriced(line)),
        ...(made ? { made: unpricedFormula(made) } : {}),
      })),
    ...(batch ? { batch } : {}),
  };
}

/** The recipe as the notebook keeps it. */
export function toContent({ craft, type, title, lines, batch, workshop }: Recipe): Content {
  return {
    oficio: craft,
    tipo: type,
    titulo: title,
    ingredientes: lines.map(
      ({ name, grams, approx, own, label, part, version, made, locked, min, max }): ContentLine => ({
        nombre: name,
        gramos: grams,
        ...(approx ? { aprox: true } : {}),
        ...(own ? { propio: own } : {}),
        ...(label ? { etiqueta: label } : {}),
        ...(part === undefined ? {} : { receta: part }),
        ...(version === undefined ? {} : { version }),
        ...(made ? { formula: made } : {}),
        ...(locked ? { fijo: true } : {}),
        ...(min === null ? {} : { min }),
        ...(max === null ? {} : { max }),
      }),
    ),
    ...(batch ? { lote: batch } : {}),
    ...(workshop ? { taller: workshop } : {}),
  };
}

export function fromContent(id: string, { oficio, tipo, titulo, ingredientes, lote, taller }: Content): Recipe {
  return {
    id,
    craft: oficio,
    type: tipo,
    title: titulo,
    lines: ingredientes.map(
      ({ nombre, gramos, propio, etiqueta, receta, version, formula, aprox, fijo, min, max }) => ({
        ...newLine(nombre, gramos, { own: propio, label: etiqueta, part: receta, version, made: formula }),
        ...(aprox ? { approx: true } : {}),
        locked: fijo === true,
        min: min ?? null,
        max: max ?? null,
      }),
    ),
    batch: lote ?? null,
    ...(taller ? { workshop: taller } : {}),
  };
}

/** True when the book would keep both as the same. */
export function sameRecipe(a: Recipe, b: Recipe): boolean {
  return sameContent(toContent(a), toContent(b));
}

export function readOwnFields(value: unknown): OwnFields | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).filter(([, v]) => typeof v === 'string' || Number.isFinite(v));
  return fields.length === 0 ? undefined : (Object.fromEntries(fields) as OwnFields);
}
