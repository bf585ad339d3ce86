import type { LeverInfo } from '../craft/craft.ts';
import { leverOf, moverIn } from '../craft/mover.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import type { Row } from './catalogue.ts';
import { MOVERS } from './groups.gen.ts';
import { readItem } from './resolve.ts';
import { DEFAULT_TYPE, findType, hasTrait, isOf, type TypeId } from './types.ts';

const COCOA_BUTTER = 'manteca_cacao';
const CREAM = 'nata';

function moverOf({ grupo, id }: Row, type: TypeId): Partial<LeverInfo> {
  if (grupo === 'desconocido') return {};
  const mover = moverIn(MOVERS[grupo], (trait) => hasTrait(type, trait));
  if (id === CREAM) return { ...mover, noble: isOf(type, 'relleno') };
  if (grupo !== 'cacao') return mover;
  // Mass, butter and powder each do another thing; butter only makes it flow.
  return id === COCOA_BUTTER ? { ...mover, kind: id, noble: false, rank: 1 } : { ...mover, kind: id };
}

export function levers(body: unknown): readonly LeverInfo[] {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  return readItems(request, SHAPE).map((item, i) => {
    const { row } = readItem(item, i);
    return row ? leverOf(row.nombre, row.precio, moverOf(row, type)) : leverOf(item.name, null);
  });
}
