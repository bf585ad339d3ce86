import type { bakersTable } from '@obrador/engine/panaderia';
import { figure, grams, short } from '../ui/format.ts';
import { temperatures } from './bread-state.ts';
import { esBread } from './texts.ts';

type Detail = ReturnType<typeof bakersTable>;

/** Whole grams of ice, and of water and ice together. */
export function iceOf({ proceso, porcentajes }: Detail): { readonly ice: number; readonly poured: number } {
  const poured = porcentajes.reduce((sum, { rol, grams: weight }) => sum + (rol === 'agua' ? weight : 0), 0);
  return { ice: Math.round(proceso.hielo ?? 0), poured };
}

/** Water of the dough: its temperature, or ice and water of the tap; null while the flour's is not said. */
export function waterText(detail: Detail): string | null {
  const { temperaturaAgua } = detail.proceso;
  if (temperaturaAgua === null) return null;
  const { ice, poured } = iceOf(detail);
  if (ice <= 0) return esBread.waterAt(figure(temperaturaAgua, 1));
  const tap = temperatures.value.temperaturaGrifo ?? USUAL_TAP;
  return esBread.ice(grams(ice), grams(Math.max(0, Math.round(poured) - ice)), short(tap, 1));
}

/** Of the mains, °C, as the engine takes it. */
export const USUAL_TAP = 18;
