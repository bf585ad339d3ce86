import type { LimitData, TypeFile } from '../craft/type-file.ts';
import type { Remedy } from './param.ts';
import type { Role } from './roles.gen.ts';

/** The ingredient a type cannot do without: any of these roles, and how the refusal names it. */
export interface Base {
  readonly roles: readonly Role[];
  readonly text: string;
}

/** What sets some types apart. */
export type Trait =
  | 'ganache'
  | 'montada'
  | 'masa_seca'
  | 'sin_miga'
  | 'escaldada'
  | 'de_conchas'
  | 'cuajada_en_frio'
  | 'solo_del_pliego'
  | 'pide_gelatina'
  | 'de_la_norma_de_confituras';

/** What the file of a type of pastry says. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly LimitData[];
  readonly family: 'horneado' | 'crema';
  readonly base: Base;
  readonly traits: readonly Trait[];
  /** Where it computes parameters its own way: a key of VARIANTS. */
  readonly reckonedAs?: string;
  /** Its ranges are those of a protected indication: minima, inside which no place is better than another. */
  readonly protected?: true;
  /** Least flour with gluten, % of flour and starch: a net of gluten holds its sheet or crust. */
  readonly needs?: { readonly gluten?: number };
  /** Water in 100 g of it once baked or boiled down; absent where nothing of it is. */
  readonly bakedWater?: number;
  /** What it is corrected with in place of the usual. */
  readonly instead?: Readonly<Partial<Record<Remedy, string>>>;
}
