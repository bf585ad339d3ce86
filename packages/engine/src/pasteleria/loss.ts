import { round } from '../craft/round.ts';
import { downTo, knowLoss } from '../despensa/losses.ts';
import { analyse } from './analyse.ts';
import { findType } from './types.ts';

/**
 * Water in 100 g of finished pastry. Sponges, muffins, brownie, puff pastry, cookies and cheesecake: CIQUAL 23594, 24630,
 * 23032, 23426 and 24684, USDA 18147; the others by custom of the trade.
 */
const BAKED_WATER: Readonly<Record<string, number>> = {
  genoise: 28,
  magdalenas: 15.5,
  brownie: 13.5,
  pound_cake: 24,
  financier: 16,
  macaron: 9,
  masa_tarta: 4,
  choux: 30,
  tarta_santiago: 18,
  cheesecake: 45.5,
  plum_cake: 22,
  madeleine: 15.5,
  bizcocho_enrollado: 28,
  bizcocho_yogur: 26,
  carrot_cake: 24,
  red_velvet: 26,
  coulant: 26,
  sable: 3.5,
  masa_quebrada: 6,
  hojaldre: 4,
  sobao: 18,
  polvoron: 4,
  joconde: 28,
  dacquoise: 10,
  cookies: 3.5,
  bizcocho_sin_harina: 26,
  florentina: 4,
  // Boiled down rather than baked: 62 °Bx, and 75 °Bx.
  confitura: 38,
  pate_fruta: 25,
};

/** A pastry of no type may be a cream, which is not baked. */
function lossOf(type: string | undefined, water: number): number {
  const left = BAKED_WATER[(type === undefined ? undefined : findType(type)) ?? ''];
  return left === undefined ? 0 : downTo(left, water);
}

/** A cake filled with cream is baked before. */
knowLoss('pasteleria', (type, water, assembled) => (assembled ? 0 : lossOf(type, water)));

/** % of its weight that a formula loses in the oven or the pot. Refuses what the balance refuses. */
export function lossPasteleria(body: unknown): number {
  const { type, values } = analyse(body);
  return round(lossOf(type, values.agua), 1);
}
