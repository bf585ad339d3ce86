import { trimmed } from '../craft/spanish.ts';

/** «del ingrediente 2.1», or the formula itself where there is no position. */
const of = (position: string) => (position === '' ? 'de la fórmula' : `del ingrediente ${position}`);

export const recipeErrors = {
  notRecipe: (position: string, name: string) =>
    `La receta del ingrediente ${position} («${name}») no es válida: debe ser un objeto con una lista de ingredientes.`,
  noLines: (position: string) => `La receta del ingrediente ${position} no tiene ingredientes.`,
  noWeight: (position: string) =>
    position === '' ? 'Los ingredientes de la fórmula no pesan nada.' : `La receta ${of(position)} no pesa nada.`,
  badLoss: (position: string) =>
    `La pérdida ${of(position)} no es válida: debe ser el tanto por ciento del peso que se pierde, desde 0 y por debajo de 100.`,
  noSuchWater: (position: string, loss: number, water: number) =>
    `La pérdida ${of(position)} es del ${trimmed(loss)} % y solo tiene un ${trimmed(water)} % de agua que pueda perder.`,
  badCraft: (position: string, known: readonly string[]) =>
    `El oficio ${of(position)} no es válido: debe ser uno de estos: ${known.join(', ')}.`,
  badType: (position: string) => `El tipo ${of(position)} no es válido: debe ser un texto.`,
};
