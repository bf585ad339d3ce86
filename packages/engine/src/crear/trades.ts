import { OFICIO_IDS, type OficioId } from '../despensa/ids.ts';
import type { Trade } from './trade.ts';
import { TRADES as gathered } from './trades.gen.ts';

const TRADES: Readonly<Record<OficioId, Trade>> = gathered;

export function tradeOf(craft: OficioId): Trade {
  return TRADES[craft];
}

/** The id of a craft as the pantry knows it. */
export function oficioOf({ id }: { readonly id: string }): OficioId {
  return OFICIO_IDS.find((known) => known === id)!;
}
