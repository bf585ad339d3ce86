import { type FieldShape, InputError, namesMeant } from '@obrador/engine';
import { texts } from '../texts.ts';
import type { Operation } from './operation.ts';
import { queryOf } from './query.ts';

const NAME = 'campos';

/** The operation with the choice of what comes of its answer. */
export function selectable(operation: Operation): Operation {
  const campos = {
    name: NAME,
    description:
      'Solo estos campos de cada análisis, separados por comas, y de uno compuesto solo una parte con un punto: «resultado.texto,parametros.valor». Sin él vienen todos; con él, los demás faltan aunque el esquema los dé por obligatorios. Uno que no existe se rechaza con 400.',
    schema: { type: 'string' },
    example: 'type,resultado,parametros.id,parametros.valor',
  };
  return { ...operation, query: [...(operation.query ?? []), campos] };
}

/** The fields a request asks for, if it does. */
export function camposAsked(query: unknown): readonly string[] | undefined {
  return queryOf(query)
    .text(NAME)
    ?.split(',')
    .map((path) => path.trim());
}

/** Leaves of an answer what was asked for. */
export type Select = (answer: object) => object;

/** Reads paths of at most two fields, the second within an object or within each of a list. */
export function selectOf(paths: readonly string[], shape: FieldShape): Select {
  const known = Object.entries(shape.properties ?? {}).flatMap(([field, { properties, items }]) => [
    field,
    ...Object.keys(properties ?? items?.properties ?? {}).map((inner) => `${field}.${inner}`),
  ]);
  // As often as one may be named: an address has room for a thousand.
  const wanted = new Set(paths);
  for (const path of wanted) if (!known.includes(path)) throw unknownCampo(path, known);
  const divided = new Set([...wanted].filter((path) => path.includes('.')).map((path) => path.split('.', 1)[0]));
  const pick = (value: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(value).flatMap(([field, inner]) => {
        const path = prefix + field;
        if (wanted.has(path)) return [[field, inner]];
        if (prefix !== '' || !divided.has(field)) return [];
        return [[field, Array.isArray(inner) ? inner.map((each) => pick(each, `${path}.`)) : pick(inner, `${path}.`)]];
      }),
    );
  return (answer) => pick(answer, '');
}

function unknownCampo(path: string, known: readonly string[]): InputError {
  const [field] = path.split('.');
  const within = known.filter((one) => one.startsWith(`${field}.`));
  const list = path.includes('.') && within.length > 0 ? within : known.filter((one) => !one.includes('.'));
  return new InputError(texts.unknownCampo(path, namesMeant(path, list), list), {
    code: 'campo_desconocido',
    field: NAME,
  });
}
