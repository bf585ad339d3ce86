import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/panaderia.gen.ts';
import type { BreadKnowledge } from './food-view.ts';

/** What bread knows of a food. */
export interface BreadRow extends BreadKnowledge {
  readonly clase: string;
  /** Grams of fresh yeast one gram stands for. */
  readonly k_levadura: number | null;
  readonly w_min: number | null;
  readonly w_max: number | null;
  /** Water a flour takes up, %. */
  readonly absorcion: number | null;
  /** Ash of a flour on dry matter, %. */
  readonly cenizas: number | null;
  readonly integral: number;
  /** 1 where the dough counts it as a gluten flour; allergens are another matter. */
  readonly gluten: number;
  /** Stands for its role when a request gives only the role. */
  readonly defecto_de_rol: boolean;
}

const optional = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell));

export const foods = craftFoodsOf('panaderia', packed, (cells): BreadRow => {
  const [rol, clase, cuenta, flour, yeast, hydration, salt, least, most, absorption, ash, whole, gluten, usual] = cells;
  return {
    rol: rol!,
    clase: clase!,
    cuenta: cuenta === '' ? [] : cuenta!.split('|'),
    f_harina: Number(flour),
    k_levadura: optional(yeast),
    hidratacion_pref: optional(hydration),
    sal_pref: optional(salt),
    w_min: optional(least),
    w_max: optional(most),
    absorcion: optional(absorption),
    cenizas: optional(ash),
    integral: Number(whole),
    gluten: Number(gluten),
    defecto_de_rol: usual === '1',
  };
});
