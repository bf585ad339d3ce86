import type { NumberField } from './shape.ts';
import { trimmed } from './spanish.ts';
import {
  POWERED_BY as attribution,
  outcomes as common,
  unread as left,
  MEDALS,
  refusals as refused,
  strict,
} from './texts.gen.ts';

export * from './texts.gen.ts';

/** The attribution every response carries. */
export const POWERED_BY = attribution;

/** A medal as written on the wire. */
export type Medal = 'gold' | 'silver' | 'bronze';

export const outcomes = {
  ...common,
  balanced: (medal: Medal | null) => common.balanced(medal && MEDALS[medal]),
};

/** Refusals of a request; positions count from 1: «2», «2.1» in its recipe. */
export const refusals = {
  ...refused,
  number: (position: number | string, name: string, field: string, bounds: NumberField) =>
    refused.number(position, name, field, boundsText(bounds)),
};

function boundsText({ min, max }: NumberField): string {
  if (min !== undefined && max !== undefined) return ` entre ${trimmed(min)} y ${trimmed(max)}`;
  if (min !== undefined) return ` mayor o igual que ${trimmed(min)}`;
  return max === undefined ? '' : ` menor o igual que ${trimmed(max)}`;
}

const countOf = (count: number) => (count === 1 ? 'No se ha leído 1 nombre' : `No se han leído ${count} nombres`);

/** Texts on names left unread; positions count from 1. */
export const unread = {
  name: left.name,
  count: countOf,
  names: (count: number) => left.names(countOf(count)),
  lines: (count: number, first: number, last: number) =>
    first === last ? left.line(countOf(count), first) : left.lines(countOf(count), first, last),
};

/** A field that was surely meant for another. */
export function misnamed(field: string, meant: string): string {
  return `${strict.field(field, undefined)}${didYouMean([meant])}`;
}

/** After the refusal of a field, those there are. */
export function knownFields(known: readonly string[]): string {
  return ` Campos: ${known.map((field) => `«${field}»`).join(', ')}.`;
}

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
