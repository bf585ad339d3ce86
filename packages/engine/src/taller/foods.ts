import { CRAFT_IDS } from '../craft/ids.ts';
import { findFood } from '../despensa/names.ts';
import { certaintyOf } from '../despensa/shelf.ts';

/** A food as it is bought: its id in the pantry, its name and its allergens. */
export interface BoughtFood {
  readonly id: string;
  readonly label: string;
  /** W of a flour, where its name says it: another W is another sack. */
  readonly strength: number | null;
  readonly allergens: readonly string[];
  /** False when the name may stand for another food as well. */
  readonly isExact: boolean;
  /** Less than a cent a kilo: it comes from the tap. */
  readonly isFromTap: boolean;
}

const STRENGTH = /\bW\s*-?\s*(\d{2,3})\b/i;

function strengthIn(name: string): number | null {
  const [, figure] = STRENGTH.exec(name) ?? [];
  return figure === undefined ? null : Number(figure);
}

/** The food of the pantry a name stands for in a craft; null when the pantry has none. */
export function boughtFood(name: string, craft: string): BoughtFood | null {
  const known = CRAFT_IDS.find((id) => id === craft);
  const reading = known === undefined ? undefined : findFood(name, known);
  if (reading?.food === undefined) return null;
  const { id, name: label, contiene, precio } = reading.food;
  return {
    id,
    label,
    strength: strengthIn(name),
    allergens: contiene,
    isExact: certaintyOf(reading) === 'exacta',
    isFromTap: precio < 0.01,
  };
}
