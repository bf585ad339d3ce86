/** What a remark says that a food has in it: «contiene leche», «con lactosa», «alérgenos: soja»; no step: «con las yemas». */
const HELD =
  /(?<![\p{Alpha}\d])(?:(?:no )?(?:contiene[ns]?|llevan?|incluyen?|conté|contient|contains?|enthält|contém|bevat)|al[eéè]r(?:genos?|g[eè]nes?|geni|gens?)|(?:c\/|(?:con|amb|avec|with|mit|com)(?![\p{Alpha}]))(?!\s*(?:las?|los?|el|els|les?|l['’]|un[ao]?s?|une|il|the|an?|dem|der|den|einer?m?|os?|as)(?![\p{Alpha}])))\s*:?\s*\p{Alpha}[^()[\]\d]*/iu;

/** What a text after its quantity says that a food has in it. */
export function heldIn(remark: string): string | undefined {
  return HELD.exec(remark)?.[0].replace(/[\s.,;:*]+$/, '');
}

/** A name with what a remark beside its quantity says that the food has in it, which the name alone would lose. */
export function withHeld(name: string, remark: string): string {
  const held = heldIn(remark);
  return held === undefined || name.includes(held) ? name : `${name} (${held})`;
}

const HEADING = /^al[eéè]r(?:genos?|g[eè]nes?|geni|gens?)/iu;
const NONE = /^(?:no|none|nein|nessuno|ningun[oa]?|cap|aucun|sin|libre|0|n\/?a)(?![\p{Alpha}])/iu;

/** What the cells of a row say beside its name and amount; under «alérgenos» all of a cell is what the food has. */
export function cellsHeld(cells: readonly string[], heads: readonly string[]): string {
  return (
    cells
      .map((cell, i) =>
        HEADING.test(heads[i] ?? '') && /\p{Alpha}/u.test(cell) && !NONE.test(cell) ? `contiene ${cell}` : cell,
      )
      .find((cell) => heldIn(cell) !== undefined) ?? ''
  );
}
