import type { LeverInfo } from '../craft/craft.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import type { Group } from './groups.ts';
import { resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** Flavour, salt, additives, gelling and wafer stay as they are. */
const FIXED: ReadonlySet<Group> = new Set(['aroma', 'aditivo', 'gelatina', 'cobertura']);
/** Water boils off: moving it would fill up a batch without making any more of it. */
const WATER = 'agua';

/** Which ingredients may be moved; an unknown one may where an IGP limits what cannot be identified. */
export function levers(body: unknown): readonly LeverInfo[] {
  const request = readBody(body);
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  return readItems(request, SHAPE).map((item, index) => {
    const { name, row } = resolve(item, index, type);
    if (row === undefined) return { lever: type.igp !== undefined, label: name, price: null };
    return {
      lever: !FIXED.has(row.grupo) && row.id !== WATER,
      label: row.nombre,
      price: row.precio,
      ...tasteOf(row.grupo),
    };
  });
}

/** Nuts are what a turrón is; coconut, yolk and chocolate where it is named after them. */
const NOBLE: ReadonlySet<Group> = new Set([
  'almendra_tostada',
  'almendra_cruda',
  'fruto_seco',
  'coco',
  'yema',
  'chocolate',
]);

/** Sugar goes down first, honey and egg white come up. */
const RANKS: Readonly<Partial<Record<Group, NonNullable<LeverInfo['rank']>>>> = {
  azucar: 0,
  edulcorante: 0,
  miel: 0,
  clara: 1,
};

/** Almonds and other nuts stand in for each other. */
const NUTS: ReadonlySet<Group> = new Set(['almendra_tostada', 'almendra_cruda', 'fruto_seco']);

const FINE: ReadonlySet<Group> = new Set(['aroma', 'aditivo', 'gelatina']);

function tasteOf(group: Group): Partial<LeverInfo> {
  return {
    noble: NOBLE.has(group),
    rank: RANKS[group] ?? 2,
    weighed: FINE.has(group) ? 'pizca' : group === 'miel' || group === 'agua' ? 'liquido' : 'seco',
    kind: NUTS.has(group) ? 'fruto_seco' : group,
    ...(group === 'miel' ? { doses: ['pctMiel'] } : {}),
  };
}

/** Ids a balancer may add to a formula of the type. */
export function additions(type: string): readonly string[] {
  return rulesOf(findType(type) ?? DEFAULT_TYPE).additions;
}

/** Outside the two protected names a turrón is one of the «diversos» (RD 1787/1982); sweets of another make are none. */
export function nearTypes(type: string): readonly string[] {
  return rulesOf(findType(type) ?? DEFAULT_TYPE).near ?? [];
}
