import type { OficioId } from './ids.ts';
import type { Oficio } from './oficio.ts';
import { cacaoOficio } from './oficio-cacao.ts';
import { heladoOficio } from './oficio-helado.ts';
import { panaderiaOficio } from './oficio-panaderia.ts';
import { pasteleriaOficio } from './oficio-pasteleria.ts';
import { turronOficio } from './oficio-turron.ts';
import { type FoodReader, type FoodReading, learnVocabulary, readerFor } from './reader.ts';
import { VOCABULARY } from './vocabulary.ts';

export const OFICIOS: Readonly<Record<OficioId, Oficio<unknown>>> = {
  helado: heladoOficio,
  panaderia: panaderiaOficio,
  pasteleria: pasteleriaOficio,
  turron: turronOficio,
  cacao: cacaoOficio,
};

const readers = new Map<OficioId, FoodReader>();

/** The food a person means by a text in a craft, how sure that is, or up to three foods it may have meant. */
export function findFood(text: string, craft: OficioId): FoodReading {
  learnVocabulary(VOCABULARY);
  let reader = readers.get(craft);
  if (reader === undefined) {
    reader = readerFor(OFICIOS[craft]);
    readers.set(craft, reader);
  }
  return reader(text);
}
