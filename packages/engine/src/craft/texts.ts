import type { Medal } from './medal.ts';
import type { NumberField } from './shape.ts';

/** What every craft says alike. */

export const outcomes = {
  balanced: (medal: Medal | null) => `fórmula equilibrada${medal === null ? '' : ` (${MEDALS[medal]})`}`,
  toReview: 'fórmula por revisar',
};

/** Medals in the words of a sentence. */
export const MEDALS: Readonly<Record<Medal, string>> = {
  gold: 'medalla de oro',
  silver: 'medalla de plata',
  bronze: 'medalla de bronce',
};

/** Refusals of a request; positions count from 1, as people do: «2», or «2.1» inside the recipe of the second. */
type Position = number | string;

export const refusals = {
  notAnObject: 'El cuerpo de la petición debe ser un objeto JSON.',
  noIngredients: (name: string, weight: string) =>
    `Falta «ingredients»: envía una lista de ingredientes con «${name}» y «${weight}».`,
  emptyList: 'La lista «ingredients» está vacía.',
  tooMany: (count: number, most: number) => `La lista «ingredients» tiene ${count} elementos; el máximo es ${most}.`,
  notAnItem: (position: Position, name: string, weight: string) =>
    `El ingrediente ${position} no es válido: debe ser un objeto con «${name}» y «${weight}».`,
  noName: (position: Position, field: string) => `El ingrediente ${position} no tiene «${field}»: debe ser un texto.`,
  weight: (position: Position, name: string, field: string) =>
    `El ingrediente ${position} («${name}») tiene un peso no válido: «${field}» debe ser un número mayor o igual que 0.`,
  number: (position: Position, name: string, field: string, bounds: NumberField) =>
    `El ingrediente ${position} («${name}») tiene un valor no válido en «${field}»: debe ser un número${boundsText(bounds)}.`,
};

export const nestingRefusals = {
  tooDeep: (position: number, most: number) =>
    `El ingrediente ${position} lleva demasiadas recetas unas dentro de otras; el máximo es ${most}.`,
  tooMany: (most: number) => `La fórmula suma, con sus recetas, demasiados ingredientes; el máximo es ${most}.`,
};

function boundsText({ min, max }: NumberField): string {
  if (min !== undefined && max !== undefined) return ` entre ${min} y ${max}`;
  if (min !== undefined) return ` mayor o igual que ${min}`;
  return max === undefined ? '' : ` menor o igual que ${max}`;
}

export const DISCLAIMER =
  'Cálculo con composiciones medias: compruébalo con las fichas de tus ingredientes antes de producir o etiquetar.';
