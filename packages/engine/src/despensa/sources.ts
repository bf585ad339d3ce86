import type { Food } from './food.ts';
import * as packed from './sources.gen.ts';
import { indexOf } from './table.ts';

/** Figures whose quality the table tells, in its order. */
export const RATED = [
  'macro',
  'azucares',
  'saturadas',
  'fibra',
  'sal',
  'cenizas',
  'prot_etiqueta',
  'alergenos',
  'precio',
] as const;
/** A figure whose quality is told. */
export type Rated = (typeof RATED)[number];

/** `m` measured, `c` calculated, `e` estimated by family. */
export type Quality = 'm' | 'c' | 'e';

/** Where the figures of a food come from and how good they are. */
export interface FoodSource {
  readonly fuente: string;
  readonly calidad: Readonly<Record<Rated, Quality>>;
  /** «receta:azucar:1+agua:1», «igual:miel» or empty. */
  readonly composicionDe: string;
}

const sources = packed.texts.fuente.split('\n');
const origins = packed.texts.composicion_de.split('\n');
const qualities = packed.quality.split(' ');

/** The quality of one figure of a food of the pantry. */
export function qualityOf(food: Food, figure: Rated): Quality {
  return qualities[indexOf(food.id)!]![RATED.indexOf(figure)] as Quality;
}

/** Where the figures of a food of the pantry come from. */
export function sourceOf(food: Food): FoodSource {
  const i = indexOf(food.id)!;
  const marks = qualities[i]!;
  return {
    fuente: sources[i]!,
    calidad: Object.fromEntries(RATED.map((key, k) => [key, marks[k]])) as Record<Rated, Quality>,
    composicionDe: origins[i]!,
  };
}
