import type { Json } from './tool.ts';

/** Shapes of answers, in as few words as they can be said: a list of tools is read before every talk. */

export const TEXT = { type: 'string' };
export const NUMBER = { type: 'number' };
export const BOOLEAN = { type: 'boolean' };
export const MAYBE_NUMBER = { type: ['number', 'null'] };
export const OBJECT = { type: 'object' };
export const TEXTS = listOf(TEXT);

export function listOf(items: Json): Json {
  return { type: 'array', items };
}

/** An object that has at least the fields named; a whole answer has more. */
export function shape(properties: Json, required: readonly string[] = []): Json {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export const AVISOS = listOf(shape({ codigo: TEXT, texto: TEXT, indice: NUMBER }));
export const RESULT = shape({ id: TEXT, texto: TEXT, bueno: BOOLEAN });
/** As they are sent, in every craft. */
export const FORMULA = listOf(shape({ name: TEXT, grams: NUMBER }, ['name', 'grams']));
export const BOUNDS = { type: ['array', 'null'], items: MAYBE_NUMBER };
export const FIGURES = listOf(
  shape({ id: TEXT, nombre: TEXT, unidad: TEXT, valor: NUMBER, rango: BOUNDS, estado: TEXT }),
);
