import type { TypeFile } from '../craft/type-file.ts';
import type { Family } from './profile.ts';

/** What sets some types apart. */
export type Trait =
  /** What is eaten inside a shell or a coating: its water activity is reckoned. */
  | 'relleno'
  | 'bombon'
  | 'fresco'
  | 'untable'
  | 'gianduja'
  | 'del_haba'
  | 'polvo'
  | 'caramelo'
  | 'con_avellana'
  | 'con_almidon';

/** How one type judges one family; rules by the names of their sets. */
export interface VariantData {
  readonly family: Family;
  readonly title: string;
  readonly legalName: string;
  readonly when: readonly string[];
  readonly rules: readonly string[];
  readonly otherNames: readonly { readonly title: string; readonly rules: readonly string[] }[];
  readonly common: readonly string[];
  readonly superior: readonly string[];
  readonly trade?: string;
  readonly targets: readonly string[];
  /** Water activity it is made for, where it is not that of what keeps. */
  readonly aw?: { readonly max: number; readonly source: string };
  /** Beyond this water activity no medal makes up for it. */
  readonly awMost?: number;
}

/** What the file of a type of chocolate says. */
export interface CraftTypeFile extends TypeFile {
  readonly traits: readonly Trait[];
  /** The type it is when only the cold keeps it. */
  readonly fresh?: string;
  /** A formula takes the first whose conditions all hold. */
  readonly variants: readonly VariantData[];
}
