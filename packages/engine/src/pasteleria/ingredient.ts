import { type Row, rowNamed, rows } from './catalogue.ts';
import { type Composition, compositionOf, type Given, INERT, withGiven } from './composition.ts';
import { COMPOUND, type Role } from './roles.ts';

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

/** What one gram of an item is made of: itself, or the parts of a preparation; the shares add up to 1. */
export interface Part {
  readonly ingredient: Ingredient;
  readonly share: number;
}

const known = new Map<Row, Ingredient>();
for (const row of rows) {
  if (row.rol === COMPOUND) continue;
  const { rol: role, equiv, precio, name: label } = row;
  known.set(row, { ...compositionOf(row), label, row, role, equiv, precio });
}

const compounds = new Map<Row, readonly Part[]>();
for (const row of rows) {
  if (row.rol !== COMPOUND) continue;
  const parts = row.expande.split('|').map((part) => {
    const colon = part.lastIndexOf(':');
    return { ingredient: known.get(rowNamed(part.slice(0, colon)))!, share: Number(part.slice(colon + 1)) };
  });
  const total = parts.reduce((sum, part) => sum + part.share, 0);
  compounds.set(
    row,
    parts.map(({ ingredient, share }) => ({ ingredient, share: share / total })),
  );
}

/** The ingredient of a row that is no preparation. */
export function ingredientOf(row: Row): Ingredient {
  return known.get(row)!;
}

export function ingredientNamed(name: string): Ingredient {
  return ingredientOf(rowNamed(name));
}

/** The parts of a preparation, or undefined for a plain ingredient. */
export function partsOf(row: Row): readonly Part[] | undefined {
  return compounds.get(row);
}

/** A catalogue ingredient with the numbers a request gave for it. */
export function adjusted(row: Row, given: Given): Ingredient {
  return { ...ingredientOf(row), ...withGiven(ingredientOf(row), given), precio: given.precio ?? row.precio };
}

export function priced(ingredient: Ingredient, precio: number | undefined): Ingredient {
  return precio === undefined ? ingredient : { ...ingredient, precio };
}

/** An ingredient the catalogue does not have, told by its composition; `like` is the row its name reminds of. */
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

/** An ingredient nobody knows: it only weighs. */
export function inert(label: string, precio: number | undefined): Ingredient {
  return { ...INERT, label, row: undefined, role: 'otro', equiv: 1, precio: precio ?? null };
}
