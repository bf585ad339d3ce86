import { OFICIO_IDS, type OficioId } from '../despensa/ids.ts';
import type { UsualLoss } from '../despensa/receta.ts';
import { rulesOf as breadOf, findType as findBread, DEFAULT_TYPE as USUAL_BREAD } from '../panaderia/types.ts';
import { findType as findPastry } from '../pasteleria/types.ts';
import { findType as findNougat, rulesOf as nougatOf, DEFAULT_TYPE as USUAL_NOUGAT } from '../turron/types.ts';

/**
 * Water in 100 g of baked pastry. Sponges, muffins, brownie, puff pastry, cookies and cheesecake: CIQUAL 23594, 24630,
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
};

/** % of the batch that leaves until `left` % of what remains is water. */
function downTo(left: number, water: number): number {
  return Math.max(0, (water - left) / (1 - left / 100));
}

type ByType = (type: string | undefined, water: number) => number;

const nothing: ByType = () => 0;

/** Ice cream and chocolate lose nothing; a pastry of no type may be a cream, which is not baked. */
const LOSSES: Readonly<Record<OficioId, ByType>> = {
  helado: nothing,
  panaderia: (type) => breadOf((type === undefined ? undefined : findBread(type)) ?? USUAL_BREAD).bakingLoss,
  pasteleria: (type, water) => {
    const left = BAKED_WATER[(type === undefined ? undefined : findPastry(type)) ?? ''];
    return left === undefined ? 0 : downTo(left, water);
  },
  turron: (type, water) =>
    downTo(nougatOf((type === undefined ? undefined : findNougat(type)) ?? USUAL_NOUGAT).moisture.max, water),
  cacao: nothing,
};

/** The loss a craft counts on for a type where a person does not tell another. */
export const usualLoss: UsualLoss = ({ craft, type }, water) => {
  const id = OFICIO_IDS.find((known) => known === craft);
  return id === undefined ? 0 : LOSSES[id](type, water);
};

/** Whether a craft ever counts on a loss; where no craft is told it might. */
export function mayLose(craft: string | undefined): boolean {
  const id = OFICIO_IDS.find((known) => known === craft);
  return id === undefined || LOSSES[id] !== nothing;
}
