import type { OficioId } from './ids.ts';
import { teach } from './lessons.ts';
import type { Oficio } from './oficio.ts';
import { OFICIOS as gathered } from './oficios.gen.ts';
import { type FoodReader, type FoodReading, PANTRY_CALLS, readerFor } from './reader.ts';
import { readerOf } from './shelf.ts';

export const OFICIOS: Readonly<Record<OficioId, Oficio<unknown>>> = gathered;

const readers = new Map<OficioId | undefined, FoodReader>();

/**
 * The food a person means by a text in a craft, how sure that is, or up to three foods it may have meant. Without a
 * craft no generic word stands for a usual food.
 */
export function findFood(text: string, craft?: OficioId): FoodReading {
  teach();
  let reader = readers.get(craft);
  if (reader === undefined) {
    // One memory for a craft, so that a request reads each of its names once.
    reader = craft === undefined ? readerFor(PANTRY_CALLS) : (readerOf(craft) ?? readerFor(OFICIOS[craft]));
    readers.set(craft, reader);
  }
  return reader(text);
}
