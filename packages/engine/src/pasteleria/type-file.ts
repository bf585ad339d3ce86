import type { LimitData, TypeFile } from '../craft/type-file.ts';
import type { REMEDIES } from './remedies.gen.ts';
import type { Role } from './roles.gen.ts';

/** What a type cannot do without: these roles, and how a refusal names it. */
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
  | 'pide_gelatina';

/** What a name asks for: fruit in g per kg as sold, and the soluble solids between which it is its own. */
export interface LegalName {
  readonly name: string;
  readonly fruit: number;
  /** Fruits of which less will do. */
  readonly less?: Readonly<Record<'grosella_o_membrillo' | 'maracuya', number>>;
  /** It may be of juice. */
  readonly juice?: true;
  readonly brix: readonly [least: number, most: number | null];
  readonly source: string;
}

/** What the file of a type of pastry says. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly LimitData[];
  readonly family: 'horneado' | 'crema';
  readonly base: Base;
  readonly traits: readonly Trait[];
  /** Where it computes parameters its own way: a key of VARIANTS. */
  readonly reckonedAs?: string;
  /** Its ranges are a protected indication's minima: inside, no place is better. */
  readonly protected?: true;
  /** Least flour with gluten, % of flour and starch, that holds sheet or crust. */
  readonly needs?: { readonly gluten?: number };
  /** What it is corrected with in place of the usual. */
  readonly instead?: Readonly<Partial<Record<keyof typeof REMEDIES, string>>>;
  /** Names that the norm of jams keeps; the first whose words a name holds is its own. */
  readonly legalNames?: readonly LegalName[];
}
