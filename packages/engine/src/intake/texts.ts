import { trimmed } from '../craft/spanish.ts';

/** What the reader of recipes says: faults stop a line, notes tell what was assumed. */

export const faults = {
  noName: 'Falta el nombre del ingrediente.',
  noQuantity: 'No encuentro el peso: escribe la cantidad en gramos, por ejemplo «200 g leche entera».',
  lineTooLong: 'La línea es demasiado larga para ser un ingrediente.',
  notAWeight: (word: string) => `«${word}» no es un peso: escribe los gramos.`,
  interval: (line: string) => `«${line}» da un intervalo: escribe una sola cantidad.`,
  unclear: (name: string) => `No entiendo la cantidad de «${name}»: escríbela en gramos.`,
  mixedShares: (name: string) => `El porcentaje no se puede mezclar con gramos: escribe los gramos de «${name}».`,
  unknownUnit: (name: string) => `No se sabe cuánto pesa una unidad de «${name}»: escribe los gramos.`,
  unknownVolume: (name: string) => `No se sabe cuánto pesa un mililitro de «${name}»: escribe los gramos.`,
  badWeight: (name: string) => `«${name}» no tiene un peso válido: escribe los gramos.`,
  badJson: 'El JSON no es válido: revisa comas, comillas y llaves.',
  noRecipe: 'El JSON no es una receta: se espera una lista de ingredientes o un objeto con «ingredients».',
};

export const notes = {
  total: (name: string) => `«${name}» es un total y no se ha contado.`,
  title: (text: string) => `«${text}» se ha tomado como título de la receta.`,
  thousands: (written: string, value: number) =>
    `«${written}» se ha leído como ${trimmed(value)}, con separador de millares.`,
  volume: (millilitres: number, name: string, grams: number, density: number) =>
    `${trimmed(millilitres)} ml de «${name}» se han contado como ${trimmed(grams)} g (1 ml ≈ ${trimmed(density)} g).`,
  units: (count: number, name: string, grams: number, each: number) =>
    `${trimmed(count)} × «${name}» se ha contado como ${trimmed(grams)} g (${trimmed(each)} g por unidad).`,
  portion: (count: number, word: string, name: string, grams: number) =>
    `${trimmed(count)} ${word} de «${name}»: se cuentan ${trimmed(grams)} g.`,
  bare: (name: string, grams: number) => `«${name}» no dice la unidad: se ha leído como ${trimmed(grams)} g.`,
  bareKilos: (name: string, kilos: number) =>
    `«${name}» no dice la unidad: con tres decimales se ha leído como ${trimmed(kilos)} kg.`,
  ofFlour: (name: string, share: number, grams: number) =>
    `«${name}» al ${trimmed(share)} % de la harina son ${trimmed(grams)} g.`,
  shares: 'La columna que guarda proporción con la otra se ha leído como porcentaje, y no como gramos.',
};
