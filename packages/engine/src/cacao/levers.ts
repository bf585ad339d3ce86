import type { LeverInfo } from '../craft/craft.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { type Row, readItem } from './catalogue.ts';
import { ADDED, type Group } from './groups.ts';
import { SHAPE } from './shape.ts';
import { TYPE_FILES } from './types.gen.ts';
import { DEFAULT_TYPE, findType, isFillingType, isOf, type TypeId } from './types.ts';

/** Additives are dosed by the process; what flavours or studs a chocolate is the recipe's own choice. */
function isLever(group: Group, type: TypeId): boolean {
  if (group === 'aditivo') return false;
  // Nut paste is the body of a gianduja, a spread or a praliné filling, not a flavouring.
  if (group === 'fruto_seco') return isOf(type, 'con_avellana') || isFillingType(type);
  // Flour binds a cup of chocolate, which judges how much; no other type admits it.
  if (group === 'almidon') return isOf(type, 'con_almidon');
  return !ADDED.has(group);
}

const COCOA_BUTTER = 'manteca_cacao';

/** Cocoa mass is what a chocolate is; of white ones it is milk, of gianduja hazelnut, of fillings chocolate and cream. */
function isNoble({ grupo, id }: Row, type: TypeId): boolean {
  if (grupo === 'fruto_seco') return true;
  if (grupo === 'cacao') return id !== COCOA_BUTTER;
  return isFillingType(type) && (grupo === 'chocolate' || id === 'nata');
}

const PLAIN: ReadonlySet<Group> = new Set<Group>(['azucar', 'poliol', 'fibra', 'almidon']);

/** Sugars and starch first, then cocoa butter, which makes it flow, last what gives the name. */
function tasteOf(row: Row, type: TypeId): Partial<LeverInfo> {
  const plain = PLAIN.has(row.grupo);
  return {
    noble: isNoble(row, type),
    rank: plain ? 0 : row.id === COCOA_BUTTER ? 1 : 2,
    weighed: row.grupo === 'aditivo' || row.grupo === 'aroma' ? 'pizca' : row.grupo === 'agua' ? 'liquido' : 'seco',
    ...dosesOf(row.grupo, type),
    // Mass, butter and powder of cocoa do each another thing.
    kind: row.grupo === 'cacao' ? row.id : row.grupo,
  };
}

/** Fruit and spirits of a filling move only when it is too wet. */
function dosesOf(group: Group, type: TypeId): Pick<LeverInfo, 'doses'> {
  if (group === 'aditivo') return { doses: ['aditivos'] };
  return isFillingType(type) && (group === 'fruta' || group === 'licor') ? { doses: ['agua', 'aw'] } : {};
}

export function levers(body: unknown): readonly LeverInfo[] {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  return readItems(request, SHAPE).map((item, i) => {
    const { row } = readItem(item, i);
    return row
      ? { lever: isLever(row.grupo, type), label: row.nombre, price: row.precio, ...tasteOf(row, type) }
      : { lever: false, label: item.name, price: null };
  });
}

/** Ids a balancer may add to a formula of the type. */
export function additions(type: string): readonly string[] {
  return TYPE_FILES[findType(type) ?? DEFAULT_TYPE].additions;
}
