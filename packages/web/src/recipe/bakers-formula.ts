import type { BakersTable } from '@obrador/engine/panaderia';
import { type Line, newLine } from './recipe.ts';

/** Shares of a whole dough, % of all its flour. */
export interface BakersShares {
  /** All the water, that of the pre-ferments too. */
  readonly hydration?: number;
  /** Flour that goes in by way of a pre-ferment. */
  readonly prefermented?: number;
}

/** A pre-ferment where the dough has none: as much water as flour. */
const POOLISH = { name: 'Poolish', flour: 0.5, water: 0.5 };

/**
 * The lines that give a dough those shares, with the same flour in all and everything else as it was; null where there
 * is not flour or water enough in the dough to be moved. The table has a row for each line.
 */
export function withShares(
  lines: readonly Line[],
  { porcentajes: rows, harinaTotal, aguaTotal }: BakersTable,
  { hydration, prefermented }: BakersShares,
): readonly Line[] | null {
  const grams = rows.map((row) => row.grams);
  const of = (role: string) => rows.flatMap(({ rol }, i) => (rol === role && grams[i]! > 0 ? [i] : []));
  /** Adds grams to the lines of a role, each in proportion. */
  const add = (role: string, more: number): boolean => {
    const places = of(role);
    const all = places.reduce((sum, i) => sum + grams[i]!, 0);
    if (all + more < 0 || all === 0) return more === 0;
    for (const i of places) grams[i]! *= (all + more) / all;
    return true;
  };
  let poolish = 0;
  if (hydration !== undefined && !add('agua', (hydration * harinaTotal) / 100 - aguaTotal)) return null;
  if (prefermented !== undefined) {
    const places = of('masa_madre');
    const [flour, water] = (['harina', 'agua'] as const).map((part) =>
      places.reduce((sum, i) => sum + rows[i]![part].grams, 0),
    ) as [number, number];
    const wanted = (prefermented * harinaTotal) / 100;
    const moved = wanted - flour;
    const times = flour > 0 ? wanted / flour : 1;
    for (const i of places) grams[i]! *= times;
    poolish = flour > 0 ? 0 : wanted / POOLISH.flour;
    const drawn = water * (times - 1) + poolish * POOLISH.water;
    if (!add('harina', -moved) || !add('agua', -drawn)) return null;
  }
  const weighed = lines.map((line, i) => ({ ...line, grams: tidy(grams[i]!) }));
  return poolish > 0 ? [...weighed, newLine(POOLISH.name, tidy(poolish))] : weighed;
}

/** Tenths of a gram: what a scale shows. */
const tidy = (x: number): number => Math.round(10 * x) / 10;
