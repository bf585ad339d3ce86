import type { LeverInfo } from '../craft/craft.ts';
import { leverOf } from '../craft/mover.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { MOVERS } from './groups.gen.ts';
import { resolve } from './resolve.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Which ingredients may move; unknown ones where an IGP limits them. */
export function levers(body: unknown): readonly LeverInfo[] {
  const request = readBody(body);
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  return readItems(request, SHAPE).map((item, index) => {
    const { name, row } = resolve(item, index, type);
    return row === undefined
      ? leverOf(name, null, undefined, type.igp !== undefined)
      : leverOf(row.nombre, row.precio, MOVERS[row.grupo]);
  });
}
