import { isObject } from '../crafts/engine.ts';
import type { Batch } from './batch-record.ts';

/** A step of the making, as it is kept: °C and minutes, null when they do not matter. */
export interface KeptStep {
  readonly texto: string;
  readonly temperatura: number | null;
  readonly minutos: number | null;
  /** Identifier of its picture. */
  readonly foto?: string;
}

/** The pictures that a recipe and its steps show; anything may stand where steps should. */
export function photosIn(workshop: unknown): readonly string[] {
  if (!isObject(workshop)) return [];
  const steps: readonly unknown[] = Array.isArray(workshop.pasos) ? workshop.pasos : [];
  return [workshop, ...steps].flatMap((each) => (isObject(each) && typeof each.foto === 'string' ? [each.foto] : []));
}

/** Figures of the cost sheet that are the recipe's own. */
export type CostField = 'merma' | 'minutos' | 'hora' | 'energia' | 'envase' | 'piezas' | 'iva' | 'precio' | 'margen';
export type KeptCosts = Readonly<Partial<Record<CostField, number>>>;

/** Which of the two dates of annex X of Regulation (EU) 1169/2011 a food bears. */
export type DateKind = 'preferente' | 'caducidad';

/** What a label says that the formula does not; grams, and a day as «2026-11-15». */
export interface KeptLabel {
  /** What the law calls it, where its title is a name of fantasy. */
  readonly denominacion?: string;
  readonly neto?: number;
  readonly porcion?: number;
  /** % of what is weighed in that leaves as water. */
  readonly perdida?: number;
  readonly fecha?: string;
  readonly clase_fecha?: DateKind;
  readonly lote?: string;
  readonly operador?: string;
  readonly conservacion?: string;
  /** Ingredients the pack stresses, separated by commas. */
  readonly destacar?: string;
  readonly formato?: string;
  readonly compuestos?: 'disueltos';
  /** The largest side of the pack is below 80 cm². */
  readonly envase_pequeno?: true;
  readonly sin_tabla?: true;
}

/** What the workshop knows of a recipe; it goes with every version of it. */
export interface Workshop {
  readonly etiqueta?: KeptLabel;
  readonly pasos?: readonly KeptStep[];
  readonly coste?: KeptCosts;
  /** What whoever makes it should know. */
  readonly nota?: string;
  /** Identifier of what it looks like made. */
  readonly foto?: string;
  /** The formula is its baker's percentages: weights follow the flour. */
  readonly porcentajes?: true;
  /** °C it is served at, where it is not the usual. */
  readonly servicio?: number;
  /** Its egg reaches 70 °C in the making. */
  readonly calentado?: true;
  /** Types it was said not to be, though it looks like them. */
  readonly no_es?: readonly string[];
}

interface Kept {
  readonly v: number;
  /** A day, for a plan: there is one per day. */
  readonly id: string;
}

/** How much of a recipe is wanted on a day. */
export interface KeptOrder {
  readonly receta: string;
  readonly lote: Batch;
}

export interface PlanRecord extends Kept {
  readonly pedidos: readonly KeptOrder[];
  /** What is ticked off of its lists. */
  readonly hechos: readonly string[];
  readonly modificado: number;
}

/** One making of a recipe, for whoever asks what went out and when (Regulation (EC) 178/2002, article 18). */
export interface ProductionRecord extends Kept {
  /** «2026-11-15». */
  readonly fecha: string;
  readonly receta: string;
  /** Null when the recipe was never saved. */
  readonly version: string | null;
  readonly titulo: string;
  readonly oficio: string;
  readonly gramos: number;
  readonly lote: string;
  readonly nota: string;
  readonly creada: number;
}

export interface PriceListRecord extends Kept {
  readonly nombre: string;
  readonly creada: number;
  /** EUR per kg, from a day on when it says one. */
  readonly precios: readonly { readonly nombre: string; readonly precio: number; readonly fecha: string | null }[];
}

type Check = (value: Record<string, unknown>) => boolean;
const isList = (value: unknown) => Array.isArray(value) && value.every((item) => isObject(item));
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

export const WORKSHOP_CHECKS: Readonly<Record<'planes' | 'producciones' | 'tarifas', Check>> = {
  planes: ({ pedidos, hechos }) => isList(pedidos) && Array.isArray(hechos) && areTexts(...hechos),
  producciones: ({ fecha, receta, titulo, oficio, lote, nota, gramos }) =>
    areTexts(fecha, receta, titulo, oficio, lote, nota) && Number.isFinite(gramos),
  tarifas: ({ nombre, precios }) => areTexts(nombre) && isList(precios),
};
