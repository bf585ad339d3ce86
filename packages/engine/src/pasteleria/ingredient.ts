import { lazyOf } from '../craft/lazy.ts';
import { type Row, rowNamed, rowOfId } from './catalogue.ts';
import { type Composition, compositionOf, type Given, INERT, withGiven } from './composition.ts';
import type { Role } from './roles.gen.ts';
import { COMPOUND } from './table.ts';

/** An ingredient as the measures see it: what it holds and what it does. */
export interface Ingredient extends Composition {
  /** Catalogue name, or the name sent. */
  readonly label: string;
  readonly row: Row | undefined;
  readonly role: Role;
  /** Grams of the reference form of its role each gram stands for (egg powder: 4). */
  readonly equiv: number;
  /** EUR per kg; null when nobody said. */
  readonly precio: number | null;
}

/** What a gram of an item is made of: itself, or a preparation's parts. */
export interface Part {
  readonly ingredient: Ingredient;
  readonly share: number;
}

/** What lies on the scale under one name: an ingredient, or a preparation. */
export interface Blend {
  /** Name for people. */
  readonly label: string;
  readonly parts: readonly Part[];
}

/** What one gram of it counts for: the parts of a preparation together. */
export function perGram({ parts }: Pick<Blend, 'parts'>, count: (ingredient: Ingredient) => number): number {
  let sum = 0;
  for (const { ingredient, share } of parts) sum += share * count(ingredient);
  return sum;
}

/** The ingredient of a row that is no preparation: only its parts have roles. */
export const ingredientOf = lazyOf((row: Row): Ingredient => {
  const { rol, equiv, precio, name: label } = row;
  return { ...compositionOf(row), label, row, role: rol === COMPOUND ? 'otro' : rol, equiv, precio };
});

export function ingredientNamed(name: string): Ingredient {
  return ingredientOf(rowNamed(name));
}

const expanded = lazyOf(({ expande }: Row): readonly Part[] => {
  const total = expande.reduce((sum, [, share]) => sum + share, 0);
  return expande.map(([id, share]) => ({ ingredient: ingredientOf(rowOfId(id)), share: share / total }));
});

/** The parts of a preparation, or undefined for a plain ingredient. */
export function partsOf(row: Row): readonly Part[] | undefined {
  return row.rol === COMPOUND ? expanded(row) : undefined;
}

/** A catalogue ingredient with the numbers a request gave for it. */
export function adjusted(row: Row, given: Given): Ingredient {
  return { ...ingredientOf(row), ...withGiven(ingredientOf(row), given), precio: given.precio ?? row.precio };
}

export function priced(ingredient: Ingredient, precio: number | undefined): Ingredient {
  return precio === undefined ? ingredient : { ...ingredient, precio };
}

/** An ingredient told by its composition; `like` is the row its name reminds of. */
export function custom(label: string, given: Given, like: Row | undefined): Ingredient {
  const role = like === undefined || like.rol === COMPOUND ? undefined : like.rol;
  return {
    ...withGiven(INERT, given),
    label,
    row: undefined,
    role: role ?? 'otro',
    equiv: role === undefined ? 1 : like!.equiv,
    precio: given.precio ?? null,
  };
}

/** Copied whole, with no field added: three times faster for unknown names. */
const UNKNOWN: Ingredient = { ...INERT, label: '', row: undefined, role: 'otro', equiv: 1, precio: null };

/** An ingredient nobody knows: it only weighs. */
export function inert(label: string, precio: number | null = null, kcal = 0): Ingredient {
  return { ...UNKNOWN, label, precio, kcal };
}
