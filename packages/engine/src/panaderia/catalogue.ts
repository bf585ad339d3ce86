import { lazy } from '../craft/lazy.ts';
import { idOf } from '../craft/plain-names.ts';
import { typeNamed } from '../craft/type-info.ts';
import type { Food } from '../despensa/food.ts';
import { isChemicalLeaven } from '../despensa/kinds.ts';
import { lossIn } from '../despensa/losses.ts';
import { foods } from '../despensa/panaderia.gen.ts';
import { perFood } from '../despensa/per-food.ts';
import { shelfOf } from '../despensa/shelf.ts';
import { FOOD_COUNT, foodAt, foodOf } from '../despensa/table.ts';
import { type BreadView, breadView } from './food-view.ts';
import { ROLES, type Role } from './roles.gen.ts';
import type { BreadRow } from './table.ts';
import { LOSSES, TYPE_FILES } from './types.gen.ts';

/** A food as a baker uses it: its composition, what counts of it in a dough, and what the craft knows of it. */
export interface IngredientRow extends Omit<BreadRow, 'rol'>, BreadView {
  readonly food: Food;
  /** The id of the food. */
  readonly id: string;
  readonly nombre: string;
  readonly rol: Role;
  /** Baking powder or bicarbonate. */
  readonly chemical: boolean;
}

/** A food as a row, with the craft's knowledge of it. */
export function viewAs(food: Food, knows: BreadRow): IngredientRow {
  return {
    ...knows,
    ...breadView(food, knows),
    food,
    id: food.id,
    nombre: foods.label(food),
    // The build checks that it is one of the twelve.
    rol: knows.rol as Role,
    chemical: isChemicalLeaven(food),
  };
}

export const rowOf = perFood((food) => viewAs(food, foods.rowOf(food)));

/** A food the rules name; a wrong id fails when the module loads. */
export function rowOfId(id: string): IngredientRow {
  return rowOf(foodOf(id));
}

function usualOf(role: Role): IngredientRow {
  if (role === 'agua') return rowOfId('agua');
  for (let i = 0; i < FOOD_COUNT; i++) {
    const { rol, defecto_de_rol } = foods.rowAt(i);
    if (defecto_de_rol && rol === role) return rowOf(foodAt(i));
  }
  throw new Error(`No food stands for the role «${role}»`);
}

const usualByRole = lazy(() => new Map<Role, IngredientRow>(ROLES.map((role) => [role, usualOf(role)])));

/** The row that stands for a role when the name says nothing closer. */
export function roleDefault(role: Role): IngredientRow {
  return usualByRole().get(role)!;
}

/** Figures of the craft beside those of the food, where it knows them. */
const KNOWN = ['k_levadura', 'hidratacion_pref', 'sal_pref', 'w_min', 'w_max', 'absorcion', 'cenizas'] as const;

function composition(food: Food, knows: BreadRow): Readonly<Record<string, number>> {
  const { precio: _price, ...figures } = breadView(food, knows);
  const known: Record<string, number> = {};
  for (const key of KNOWN) {
    const value = knows[key];
    if (value !== null) known[key] = value;
  }
  return { ...figures, ...known };
}

/** The pantry as bread uses it. */
export const shelf = shelfOf(
  foods,
  { group: (_food, { rol }) => rol, composition },
  lossIn(TYPE_FILES, typeNamed(TYPE_FILES, idOf), LOSSES),
);
