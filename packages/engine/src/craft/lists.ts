/**
 * As `list.flatMap(of)`, which V8 leaves to a general routine that takes ten times as long: a balance makes some thirty
 * of these lists.
 */
export function flatMap<A, B>(list: readonly A[], of: (one: A, i: number) => B | readonly B[]): B[] {
  const all: B[] = [];
  for (let i = 0; i < list.length; i++) {
    const part = of(list[i]!, i);
    if (!isList(part)) all.push(part);
    else for (let k = 0; k < part.length; k++) all.push(part[k]!);
  }
  return all;
}

/** `Array.isArray` does not know that a list may be read-only. */
function isList<B>(part: B | readonly B[]): part is readonly B[] {
  return Array.isArray(part);
}

/** A list of doubles as long as any asked for. */
const blank = [0.5];

/**
 * As `list.map(of)`, kept as doubles also where all are whole numbers: V8 holds those for a list of another kind, and
 * compiles what reads both again and again. By `forEach`: a loop here, which reads numbers and objects, would have V8
 * turn lists of doubles into lists of objects.
 */
export function columnOf<T>(list: readonly T[], of: (one: T, i: number) => number): number[] {
  while (blank.length < list.length) blank.push(0.5);
  const column = blank.slice(0, list.length);
  list.forEach((one, i) => {
    column[i] = of(one, i);
  });
  return column;
}

/** Places of the numbers that pass; by `forEach` as `columnOf`. */
export function placesWhere(column: readonly number[], passes: (one: number, i: number) => boolean): number[] {
  const places: number[] = [];
  column.forEach((one, i) => {
    if (passes(one, i)) places.push(i);
  });
  return places;
}
