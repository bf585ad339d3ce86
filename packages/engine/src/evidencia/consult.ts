/** The published formulas of a type, as every door lists them. */
import { consultTypes, type ShownLimit } from '../consult.ts';
import type { Portion } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import type { Evidence } from './evidence.ts';
import { ENOUGH } from './precedent.ts';
import { texts } from './texts.ts';

/** A published formula with the figures its type judges. */
export interface ShownFormula {
  readonly nombre: string;
  readonly fuente: string;
  /** From a blog, not from the trade. */
  readonly blog: boolean;
  readonly ingredientes: readonly { readonly id: string; readonly nombre: string; readonly gramos: number }[];
  /** Values by key. */
  readonly cifras: Readonly<Record<string, number>>;
}

/** The published formulas that stand behind what a type is judged by. */
export interface EvidenceAnswer {
  readonly status: 'ok';
  readonly craft: string;
  readonly type: string;
  readonly typeLabel: string;
  readonly total: number;
  /** Said where they are too few to judge by. */
  readonly texto?: string;
  readonly limites: readonly ShownLimit[];
  readonly formulas: readonly ShownFormula[];
}

/** Undefined for a type the craft has not. */
export function consultIn(evidence: Evidence, craft: Craft, type: string): EvidenceAnswer | undefined {
  const asked = consultTypes(craft).tipos.find(({ id }) => id === type);
  if (asked === undefined) return undefined;
  const published = evidence(type)?.published ?? [];
  return {
    status: 'ok',
    craft: craft.id,
    type,
    typeLabel: asked.nombre,
    total: published.length,
    ...(published.length < ENOUGH.note ? { texto: texts.few(published.length, asked.nombre) } : {}),
    limites: asked.limites,
    formulas: published.map(({ name, source, blog, portions }) => ({
      nombre: name,
      fuente: source,
      blog,
      ingredientes: portions.map(({ food, grams }) => ({ id: food!.id, nombre: food!.name, gramos: grams })),
      cifras: figuresOf(craft, type, portions),
    })),
  };
}

function figuresOf(craft: Craft, type: string, portions: readonly Portion[]): Readonly<Record<string, number>> {
  const { name, weight } = craft.shape;
  const { wireName } = CRAFT_FOODS[craft.id];
  const ingredients = portions.map(({ food, grams }) => ({ [name]: wireName(food!), [weight]: grams }));
  const { meters } = craft.analyse({ type, ingredients }, true);
  return Object.fromEntries(meters.map(({ key, value }) => [key, value]));
}
