import type { NumberField } from './shape.ts';
import { shortened, trimmed } from './spanish.ts';

/** The attribution every response carries. */
export const POWERED_BY = 'Obrador';

export const outcomes = {
  balanced: (medal: Medal | null) => `fórmula equilibrada${medal === null ? '' : ` (${MEDALS[medal]})`}`,
  toReview: 'fórmula por revisar',
};

/** A medal as written on the wire. */
export type Medal = 'gold' | 'silver' | 'bronze';

/** Medals in the words of a sentence. */
export const MEDALS: Readonly<Record<Medal, string>> = {
  gold: 'medalla de oro',
  silver: 'medalla de plata',
  bronze: 'medalla de bronce',
};

/** Refusals of a request; positions count from 1: «2», «2.1» in its recipe. */
type Position = number | string;

export const refusals = {
  notAnObject: 'El cuerpo de la petición debe ser un objeto JSON.',
  noIngredients: (name: string, weight: string) =>
    `Falta «ingredients»: envía una lista de ingredientes con «${name}» y «${weight}».`,
  notAList: (name: string, weight: string) =>
    `«ingredients» debe ser una lista de ingredientes con «${name}» y «${weight}».`,
  emptyList: 'La lista «ingredients» está vacía.',
  heated: '«calentado» debe ser true o false.',
  between: (field: string, min: number, max: number) => `«${field}» debe ser un número entre ${min} y ${max}.`,
  tooMany: (count: number, most: number) => `La lista «ingredients» tiene ${count} elementos; el máximo es ${most}.`,
  notAnItem: (position: Position, name: string, weight: string) =>
    `El ingrediente ${position} no es válido: debe ser un objeto con «${name}» y «${weight}».`,
  noName: (position: Position, field: string) => `El ingrediente ${position} no tiene «${field}»: debe ser un texto.`,
  weight: (position: Position, name: string, field: string) =>
    `El ingrediente ${position} («${shortened(name)}») tiene un peso no válido: «${field}» debe ser un número mayor o igual que 0.`,
  number: (position: Position, name: string, field: string, bounds: NumberField) =>
    `El ingrediente ${position} («${shortened(name)}») tiene un valor no válido en «${field}»: debe ser un número${boundsText(bounds)}.`,
  total: (position: Position, name: string, total: number) =>
    `La composición del ingrediente ${position} («${shortened(name)}») no puede ser: sus partes suman ${trimmed(total)} % y no pueden pasar de 100 %.`,
  part: (position: Position, name: string, part: string, share: number, whole: string, most: number) =>
    `La composición del ingrediente ${position} («${shortened(name)}») no puede ser: «${part}» (${trimmed(share)} %) no cabe en «${whole}» (${trimmed(most)} %).`,
};

export const nestingRefusals = {
  tooDeep: (position: number, most: number) =>
    `El ingrediente ${position} lleva demasiadas recetas unas dentro de otras; el máximo es ${most}.`,
  tooMany: (most: number) => `La fórmula suma, con sus recetas, demasiados ingredientes; el máximo es ${most}.`,
};

function boundsText({ min, max }: NumberField): string {
  if (min !== undefined && max !== undefined) return ` entre ${trimmed(min)} y ${trimmed(max)}`;
  if (min !== undefined) return ` mayor o igual que ${trimmed(min)}`;
  return max === undefined ? '' : ` menor o igual que ${trimmed(max)}`;
}

export const DISCLAIMER =
  'Cálculo con composiciones medias: compruébalo con las fichas de tus ingredientes antes de producir o etiquetar.';

export const strict = {
  type: (type: string) => `No existe el tipo «${type}».`,
  ingredient: (position: number, name: string) => `No se conoce el ingrediente ${position}, «${shortened(name)}».`,
  field: (field: string, position: number | undefined) =>
    `El campo «${field}»${position === undefined ? '' : ` del ingrediente ${position}`} no existe.`,
};

const BEYOND =
  'la petición pasa de lo que se lee de una vez; envíalo en otra con menos nombres, o con los nombres del catálogo.';

/** Texts on names left unread; positions count from 1. */
export const unread = {
  lines: (count: number, first: number, last: number) => `${unread.count(count)} (${between(first, last)}): ${BEYOND}`,
  names: (count: number) => `${unread.count(count)}: ${BEYOND}`,
  name: (name: string) => `No se ha leído «${name}»: ${BEYOND}`,
  count: (count: number) => (count === 1 ? 'No se ha leído 1 nombre' : `No se han leído ${count} nombres`),
};

/** «ingrediente 3», «ingredientes 3 a 7». */
function between(first: number, last: number): string {
  return first === last ? `ingrediente ${first}` : `ingredientes ${first} a ${last}`;
}

export const batch = {
  noFormulas: 'Falta «formulas»: envía una lista de fórmulas con «craft» e «ingredients».',
  none: 'La lista «formulas» está vacía.',
  tooMany: (count: number, most: number) => `La lista «formulas» tiene ${count} elementos; el máximo es ${most}.`,
  notAFormula: 'La fórmula debe ser un objeto con «craft» e «ingredients».',
  craft: (known: readonly string[]) => `«craft» debe ser uno de estos oficios: ${known.join(', ')}.`,
};

/** Instead of advice to add what may be there under a name nobody recognised. */
export function mayBeThere(sent: string, label: string): string {
  return `Aclara antes qué es «${sent}»: si es lo que parece, no hace falta añadir ${label}.`;
}

/** A request of one craft that says it is of another. */
export function otherCraft(sent: string, craft: string): string {
  return `La petición dice «${sent}» en «craft», pero esta dirección es de ${craft}: se ha calculado como ${craft}.`;
}

/** The same where it is refused. */
export function foreignCraft(sent: string, craft: string): string {
  return `«craft» dice «${sent}», pero la petición es de «${craft}».`;
}

/** A type given by another name than its own. */
export function typeRead(sent: string, type: string, label: string): string {
  return `El tipo «${shortened(sent)}» se ha leído como «${type}» (${label}).`;
}

/** A field that was surely meant for another. */
export function misnamed(field: string, meant: string): string {
  return `${strict.field(field, undefined)}${didYouMean([meant])}`;
}

/** After the refusal of a field, those there are. */
export function knownFields(known: readonly string[]): string {
  return ` Campos: ${known.map((field) => `«${field}»`).join(', ')}.`;
}

/** Fields of an analysis where they say nothing of the formula. */
export const unusedFields = {
  altitud: '«altitud» no cambia nada aquí: la cocción solo se calcula en los turrones a punto de almíbar.',
  aw_medida: '«aw_medida» no cambia nada aquí: cuenta en ganaches y rellenos, que se juzgan por su actividad de agua.',
} as const;

/** A field of an ingredient that was passed over. */
export function fieldPassedOver(field: string, position: number, meant: readonly string[]): string {
  return `El campo «${field}» del ingrediente ${position} no se lee en este oficio.${didYouMean(meant)}`;
}

/** « ¿Querías decir «a» o «b»?», or nothing when there is nothing to say. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.pop()!;
  return ` ¿Querías decir ${quoted.length === 0 ? last : `${quoted.join(', ')} o ${last}`}?`;
}
