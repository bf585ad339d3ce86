import { OFICIO_IDS } from '../despensa/ids.ts';
import { findFood } from '../despensa/names.ts';

/** A food as it is bought: its id in the pantry, its name and its allergens. */
export interface BoughtFood {
  readonly id: string;
  readonly label: string;
  readonly allergens: readonly string[];
}

/** The food of the pantry a name stands for in a craft; null when the pantry has none. */
export function boughtFood(name: string, craft: string): BoughtFood | null {
  const oficio = OFICIO_IDS.find((id) => id === craft);
  const food = oficio === undefined ? undefined : findFood(name, oficio).food;
  return food === undefined ? null : { id: food.id, label: food.name, allergens: food.contiene };
}
