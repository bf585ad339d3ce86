import type { CraftId } from '../craft/ids.ts';
import type { Food } from '../despensa/food.ts';
import { CREATION_TRAITS, ROLES, type Role } from './creation.gen.ts';

const NAMES = Object.keys(ROLES) as readonly Role[];

/** What a food does in a craft, from its shelf and its composition. */
export function roleOf(craft: CraftId, food: Food): Role {
  return NAMES.find((role) => ROLES[role].fits(food, CREATION_TRAITS[craft]))!;
}
