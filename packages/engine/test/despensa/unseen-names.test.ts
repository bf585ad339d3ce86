import { describe, expect, it } from 'vitest';
import { CRAFT_IDS, type CraftId } from '../../src/craft/ids.ts';
import { findFood } from '../../src/despensa/names.ts';
import { everyFood } from '../../src/despensa/table.ts';
import { dataFile, rowsOf } from './read-csv.ts';

type Outcome = 'leidas' | 'preguntadas' | 'mal' | 'sin_respuesta';

/** How a line of a published recipe is read. «?» is a line nobody could read without asking. */
function outcome(name: string, right: string, craft: CraftId): Outcome {
  const foods = right.split('|');
  const reading = findFood(name, craft);
  if (reading.food !== undefined) return foods.includes(reading.food.id) ? 'leidas' : 'mal';
  if (foods.includes('?')) return 'leidas';
  return reading.candidates.some(({ id }) => foods.includes(id)) ? 'preguntadas' : 'sin_respuesta';
}

interface Ronda {
  readonly ronda: number;
  readonly oficios: Readonly<Partial<Record<CraftId, Readonly<Record<Outcome | 'lineas', number>>>>>;
}

const rounds = JSON.parse(dataFile('unseen/nombres/rondas.json')) as readonly Ronda[];
const ids = new Set(everyFood().map(({ id }) => id));

describe.each(CRAFT_IDS)('names of published recipes nobody had seen, in %s', (craft) => {
  const rows = rowsOf(dataFile(`unseen/nombres/${craft}.csv`));

  it.each(rounds)('are as many in round $ronda as its figures tell of', ({ ronda, oficios }) => {
    // Not every round was of the five crafts.
    const { lineas, ...outcomes } = oficios[craft] ?? { lineas: 0 };
    expect(rows.filter((row) => Number(row.ronda) === ronda)).toHaveLength(lineas);
    expect(Object.values(outcomes).reduce((sum, n) => sum + n, 0)).toBe(lineas);
  });

  it('are foods of the pantry', () => {
    const named = rows.flatMap(({ alimento }) => alimento!.split('|').filter((id) => id !== '?'));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are read or asked about with the right food: 98 of 100, 95 outright, and none wrongly', () => {
    const seen = rows.map(({ nombre, alimento }) => ({ nombre, is: outcome(nombre!, alimento!, craft) }));
    const which = (...kinds: readonly Outcome[]) =>
      seen.filter(({ is }) => kinds.includes(is)).map((row) => row.nombre);
    expect(which('mal')).toEqual([]);
    expect(which('leidas').length / rows.length, which('preguntadas').join(', ')).toBeGreaterThanOrEqual(0.95);
    expect(which('sin_respuesta').length / rows.length, which('sin_respuesta').join(', ')).toBeLessThanOrEqual(0.02);
  });
});
