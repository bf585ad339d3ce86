import type { Range } from '../craft/ranges.ts';
import type { Role } from './roles.ts';

/** The ingredient a type cannot do without: any of these roles, and how the refusal names it. */
export interface Base {
  readonly roles: readonly Role[];
  readonly text: string;
}

/** A type of recipe as its author writes it down. */
export interface Definition {
  readonly label: string;
  readonly base: Base;
  /** The published formulas and rules behind the ranges. */
  readonly basis: string;
  /** Other accepted spellings of the type, as ids. */
  readonly spellings?: readonly string[];
  /** In the order in which the corrections are advised. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** How far beyond a range masters sign published formulas of the type: still accepted, at the limit (decision 0047). */
  readonly admits?: Readonly<Record<string, Range>>;
  /** Parameters of taste that in this type are more: what sets or keeps it, or what a reference of the trade fixes. */
  readonly firm?: readonly string[];
  /** Source of single ranges that do not follow from `basis`. */
  readonly sources?: Readonly<Record<string, string>>;
}

/** How sweet and how rich it is: where sugar or fat sets, foams or keeps, no matter of taste. */
export const TASTED = ['azucares', 'pctAzucarLeche', 'ratioAzucarHarina', 'ratioAzucarAlmendra', 'grasa'] as const;

export const FLOUR: Base = { roles: ['harina', 'almidon'], text: 'harina' };
export const NUT: Base = {
  roles: ['almendra', 'fruto_molido', 'fruto_seco'],
  text: 'almendra u otro fruto seco molido',
};
export const CHOCOLATE: Base = {
  roles: ['chocolate_negro', 'chocolate_leche', 'chocolate_blanco'],
  text: 'chocolate',
};
export const CHOCOLATE_OR_COCOA: Base = { roles: [...CHOCOLATE.roles, 'cacao'], text: 'chocolate o cacao' };
export const FRUIT: Base = { roles: ['fruta', 'zumo'], text: 'fruta o zumo' };
export const MILK: Base = { roles: ['leche'], text: 'leche' };
export const CREAM: Base = { roles: ['nata'], text: 'nata' };
export const MILK_OR_CREAM: Base = { roles: ['leche', 'nata'], text: 'leche o nata' };
