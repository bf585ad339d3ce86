import { PHRASES } from './pasted.gen.ts';

/** What a text after its quantity says that a food has in it. */
export function heldIn(remark: string): string | undefined {
  return PHRASES.held.exec(remark)?.[0].replace(/[\s.,;:*]+$/, '');
}

/** A name with what a remark beside its quantity says that the food has in it, which the name alone would lose. */
export function withHeld(name: string, remark: string): string {
  const held = heldIn(remark);
  return held === undefined || name.includes(held) ? name : `${name} (${held})`;
}

/** What the cells of a row say beside its name and amount; under «alérgenos» all of a cell is what the food has. */
export function cellsHeld(cells: readonly string[], heads: readonly string[]): string {
  return (
    cells
      .map((cell, i) =>
        PHRASES.allergens.test(heads[i] ?? '') && /\p{Alpha}/u.test(cell) && !PHRASES.none.test(cell)
          ? `contiene ${cell}`
          : cell,
      )
      .find((cell) => heldIn(cell) !== undefined) ?? ''
  );
}
