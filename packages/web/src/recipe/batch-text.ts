import { USUAL_OVERRUN } from '@obrador/engine/taller';
import { CRAFTS, type CraftId } from '../crafts/crafts.ts';
import type { Batch } from '../storage/records.ts';
import { short } from '../ui/format.ts';
import { esRecipe } from './texts.ts';

/** «40 piezas de 300 g cocidas, con una merma del 14 %»; empty when the weight says it all. */
export function batchText({ kind, count, each, baked, loss, litres, overrun }: Batch, craft: CraftId): string {
  if (kind === 'total') return '';
  if (kind === 'litros')
    return litres === null ? '' : esRecipe.batchSaid.volume(short(litres), short(overrun ?? USUAL_OVERRUN));
  if (count === null || each === null) return '';
  const weight =
    kind === 'moldes'
      ? ''
      : baked
        ? ` ${esRecipe.batchSaid.ofBaked(CRAFTS[craft].finished ?? 'terminada', short(loss ?? 0))}`
        : CRAFTS[craft].finished === 'cocida'
          ? ` ${esRecipe.batchSaid.ofDough}`
          : '';
  return esRecipe.batchSaid.pieces[kind](short(count), short(each)) + weight;
}
