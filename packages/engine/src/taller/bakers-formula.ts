/** A line of a baker's table, with the flour and the water inside it. */
export interface DoughLine {
  readonly rol: string;
  readonly grams: number;
  readonly harina: { readonly grams: number };
  readonly agua: { readonly grams: number };
}

/** A dough as its baker's table tells it. */
export interface DoughTable {
  readonly harinaTotal: number;
  readonly aguaTotal: number;
  readonly porcentajes: readonly DoughLine[];
}

/** Shares of a whole dough, % of all its flour. */
export interface BakersShares {
  /** All the water, that of the pre-ferments too. */
  readonly hydration?: number;
  /** Flour that goes in by way of a pre-ferment. */
  readonly prefermented?: number;
}

/** Grams of each line, and of the pre-ferment a dough without one takes. */
export interface Weighed {
  readonly grams: readonly number[];
  readonly poolish: number;
}

/** A pre-ferment where the dough has none: as much water as flour. */
const POOLISH = { flour: 0.5, water: 0.5 };

/**
 * The grams that give a dough those shares, with the same flour in all and everything else as it was; null where there
 * is not flour or water enough, outside padlocks, to be moved.
 */
export function withShares(
  table: DoughTable,
  locked: readonly boolean[],
  { hydration, prefermented }: BakersShares,
): Weighed | null {
  const { porcentajes: rows, harinaTotal, aguaTotal } = table;
  const dough = weights(rows, locked);
  let poolish = 0;
  if (hydration !== undefined && !dough.add('agua', (hydration * harinaTotal) / 100 - aguaTotal)) return null;
  if (prefermented !== undefined) {
    const places = rows.flatMap(({ rol, grams }, i) => (rol === 'masa_madre' && grams > 0 ? [i] : []));
    if (places.some((i) => locked[i])) return null;
    const [flour, water] = (['harina', 'agua'] as const).map((part) =>
      places.reduce((sum, i) => sum + rows[i]![part].grams, 0),
    ) as [number, number];
    const wanted = (prefermented * harinaTotal) / 100;
    const times = flour > 0 ? wanted / flour : 1;
    for (const i of places) dough.grams[i]! *= times;
    poolish = flour > 0 ? 0 : wanted / POOLISH.flour;
    const drawn = water * (times - 1) + poolish * POOLISH.water;
    if (!dough.add('harina', flour - wanted) || !dough.add('agua', -drawn)) return null;
  }
  return { grams: dough.grams.map(tidy), poolish: tidy(poolish) };
}

/**
 * The grams that keep the shares of a dough after one of its lines was weighed anew: all follow a flour; a pre-ferment
 * is drawn from the dough's own flour and water. Null where nothing follows, or there is not enough to be drawn.
 */
export function keptShares(
  before: DoughTable,
  after: DoughTable,
  locked: readonly boolean[],
  changed: number,
): number[] | null {
  const rows = after.porcentajes;
  const [former, now] = [before.porcentajes[changed], rows[changed]];
  if (!former || !now || former.grams === now.grams || former.grams === 0 || rows.length !== before.porcentajes.length)
    return null;
  if (now.rol === 'harina') {
    const times = now.grams / former.grams;
    return rows.map(({ grams }, i) => (i === changed || locked[i] ? grams : tidy(grams * times)));
  }
  if (now.rol !== 'masa_madre') return null;
  const dough = weights(rows, locked);
  const isKept =
    dough.add('harina', before.harinaTotal - after.harinaTotal) &&
    dough.add('agua', before.aguaTotal - after.aguaTotal);
  return isKept ? dough.grams.map(tidy) : null;
}

/** Grams by line, to be changed by what a line is for. */
function weights(rows: readonly DoughLine[], locked: readonly boolean[]) {
  const grams = rows.map((row) => row.grams);
  /** Adds grams to the lines of a role, each in proportion; false where there are not so many. */
  const add = (role: string, more: number): boolean => {
    const places = rows.flatMap(({ rol }, i) => (rol === role && grams[i]! > 0 && !locked[i] ? [i] : []));
    const all = places.reduce((sum, i) => sum + grams[i]!, 0);
    if (all + more < 0 || all === 0) return more === 0;
    for (const i of places) grams[i]! *= (all + more) / all;
    return true;
  };
  return { grams, add };
}

/** Tenths of a gram: what a scale shows. */
const tidy = (x: number): number => Math.round(10 * x) / 10;
