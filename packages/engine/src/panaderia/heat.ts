/** Heat of a dough: the water that brings it to its temperature, the ice that takes, and what mixing adds. */
import type { Food } from '../despensa/food.ts';
import type { Dough } from './measure.ts';
import type { Role } from './roles.gen.ts';

/** kJ/kg·K of water; flour and salt as measured, the rest of a food by Choi and Okos (1986) at 20 °C. */
const WATER = 4.18;
const MEASURED: Readonly<Partial<Record<Role, number>>> = { harina: 1.8, agua: WATER, sal: 0.9 };

export function heatOf(food: Food): number {
  const { agua, proteina, grasa, hidratos, fibra, cenizas } = food;
  return (WATER * agua + 2.02 * proteina + 2 * grasa + 1.58 * hidratos + 1.88 * fibra + 1.12 * cenizas) / 100;
}

/** kJ/kg·K of a pre-ferment: flour and its water. */
function heatOfPreferment({ harina, agua }: { readonly harina: number; readonly agua: number }): number {
  const all = harina + agua;
  return all > 0 ? (1.8 * harina + WATER * agua) / all : WATER;
}

/** °C of what goes into a dough. */
export interface Temperatures {
  readonly flour: number;
  /** Of all else but the water. */
  readonly room: number;
  readonly preferment: number;
}

/** Heat capacity of everything but the poured water, kJ/K per g of it weighed, and what it holds above 0 °C. */
interface Heat {
  readonly capacity: number;
  readonly held: number;
  readonly water: number;
}

function heatIn({ portions }: Dough, at: Temperatures): Heat {
  let [capacity, held, water] = [0, 0, 0];
  for (const { ingredient } of portions) {
    const { row, grams, parts } = ingredient;
    if (row.rol === 'agua') {
      water += grams;
      continue;
    }
    const each = grams * (row.rol === 'masa_madre' ? heatOfPreferment(parts) : (MEASURED[row.rol] ?? heatOf(row.food)));
    capacity += each;
    held += each * (row.rol === 'harina' ? at.flour : row.rol === 'masa_madre' ? at.preferment : at.room);
  }
  return { capacity, held, water };
}

/** °C of the water for a dough at `wanted` that mixing warms by `warming`; null where no water is poured. */
export function waterFor(dough: Dough, at: Temperatures, wanted: number, warming: number): number | null {
  const { capacity, held, water } = heatIn(dough, at);
  if (!(water > 0)) return null;
  return ((capacity + WATER * water) * (wanted - warming) - held) / (WATER * water);
}

/** °C by which mixing warmed a dough: what it was measured at above what its parts come to. */
export function warmingOf(dough: Dough, at: Temperatures, water: number, measured: number): number {
  const heat = heatIn(dough, at);
  return measured - (heat.held + WATER * heat.water * water) / (heat.capacity + WATER * heat.water);
}

/** kJ/kg to melt ice. */
const MELTING = 334.6;

/** Grams of `poured` to weigh as ice so that the rest, from the tap, comes to `water` °C. */
export function iceFor(poured: number, water: number, tap: number): number {
  const share = (WATER * (tap - water)) / (MELTING + WATER * Math.max(0, tap));
  return poured * Math.min(1, Math.max(0, share));
}
