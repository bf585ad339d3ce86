import { ASSEMBLY } from '../crafts/assembly.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { described } from './described.ts';
import { recetaOf } from './receta.ts';
import type { Line, Recipe } from './recipe.ts';

/** Own prices in EUR/kg by wire name. */
export type Prices = Readonly<Record<string, number>>;

export type Body = Readonly<Record<string, unknown>> & {
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
};

export interface Request {
  readonly body: Body;
  /** The line each ingredient of the body comes from. */
  readonly lines: readonly Line[];
}

/** Whether two requests ask the same: that other names have come meanwhile changes none. */
export function isSameRequest(a: Request, b: Request): boolean {
  if (a === b) return true;
  if (a.lines.length !== b.lines.length || a.lines.some((line, i) => line !== b.lines[i])) return false;
  return JSON.stringify(a.body) === JSON.stringify(b.body);
}

/** The engine's request for a recipe, without a type where it is not judged; lines without a name stay out. */
export function requestOf(recipe: Pick<Recipe, 'type' | 'lines' | 'workshop'>, craft: Craft, prices: Prices): Request {
  const { shape } = craft;
  const lines = recipe.lines.filter((line) => line.name.trim() !== '');
  const priced = shape.numbers !== undefined && 'precio' in shape.numbers;
  const ingredients = lines.map((line) => {
    // The price set in the cost sheet is the person's last word, also on an ingredient of their own.
    const mine = withPrice(ownPrice(craft, prices, line.name));
    const { own, label, made } = line;
    return {
      [shape.name]: line.name,
      [shape.weight]: line.grams ?? 0,
      ...(made ? { receta: recetaOf(made) } : {}),
      ...(own || label ? described({ own, label: label && { ...label, ...mine } }) : {}),
      ...(priced && mine),
    };
  });
  const type = recipe.type === ASSEMBLY ? {} : { type: recipe.type };
  return { body: { ...type, ...servedAt(recipe, craft), ...heated(recipe, craft), ingredients }, lines };
}

/** °C the engine judges hardness at. */
export const SERVING = { min: -20, max: -2 };

export const isServing = (degrees: number): boolean => degrees >= SERVING.min && degrees <= SERVING.max;

function servedAt({ workshop }: Pick<Recipe, 'workshop'>, { id }: Craft): { readonly temperatura_servicio?: number } {
  const degrees = workshop?.servicio ?? 0;
  return CRAFTS[id].isServedCold && isServing(degrees) ? { temperatura_servicio: degrees } : {};
}

function heated({ workshop }: Pick<Recipe, 'workshop'>, { fields }: Craft): { readonly calentado?: true } {
  return workshop?.calentado && fields?.includes('calentado') ? { calentado: true } : {};
}

function withPrice(precio: number | null): { readonly precio?: number } {
  return precio === null ? {} : { precio };
}

/** The name a price is kept under: «Leche entera» for «leche entera» too. */
export function priceName(craft: Craft, name: string): string {
  return craft.find(name)?.name ?? name;
}

/** The person's own price of an ingredient, however it is spelt. */
export function ownPrice(craft: Craft, prices: Prices, name: string): number | null {
  if (Object.hasOwn(prices, name)) return prices[name]!;
  // Reading names takes time, and few people have prices of their own.
  if (Object.keys(prices).length === 0) return null;
  const kept = priceName(craft, name);
  return Object.hasOwn(prices, kept) ? prices[kept]! : null;
}
