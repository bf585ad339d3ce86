import { AW_BARS } from '../craft/keeping.ts';
import type { Limit } from '../craft/limit.ts';
import type { Rule } from './law.ts';

/** What a formula turns out to be; advice is worded by it. */
export type Family =
  | 'negro'
  | 'leche'
  | 'blanco'
  | 'gianduja'
  | 'ganache'
  | 'caramelo'
  | 'anhidro'
  | 'untable'
  | 'polvo'
  | 'bebida';

/** Fillings with water, which keep by what it is bound with. */
export function isWetFilling(family: Family): boolean {
  return family === 'ganache' || family === 'caramelo';
}

/** ± of the water activity of a filling. */
export function barOf(family: Family): number {
  return family === 'caramelo' ? AW_BARS.caramelo : AW_BARS.ganache;
}

export function isFilling(family: Family): boolean {
  return isWetFilling(family) || family === 'anhidro';
}

/** A denomination and the rules that give right to it. */
export interface Denomination {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** How one type judges one family: the law first, then the targets of the trade. */
export interface Profile extends Denomination {
  readonly family: Family;
  /** A formula takes the first profile of its type whose conditions all hold. */
  readonly when: readonly Rule[];
  /** Name of the denomination as the law writes it. */
  readonly legalName: string;
  /** Lesser names to try, in order, when the first does not hold. */
  readonly otherNames: readonly Denomination[];
  /** Legal rules that hold whatever the name. */
  readonly common: readonly Rule[];
  /** Quality mention of art. 3.5; empty where there is none. */
  readonly superior: readonly Rule[];
  /** A minimum of the trade as binding as the law; most have none. */
  readonly trade: readonly Rule[];
  readonly targets: readonly Rule[];
  /** Water activity it is made for, where it is a filling. */
  readonly aw: Limit & { readonly max: number };
  /** Beyond this water activity no medal makes up for it. */
  readonly awMost: number;
}
