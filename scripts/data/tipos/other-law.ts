import { parse } from 'yaml';
import type { Limit } from '../../../packages/engine/src/craft/limit.ts';
import type { LawData } from './crafts.ts';
import type { Fields } from './files.ts';

/** What the law asks of types beyond their ranges, by type. */
export type TypeLaw = Readonly<Record<string, readonly Limit[]>>;

interface Words {
  readonly nombre: string;
  readonly unidad?: string;
}

/** Limits with the words of their figures: those of the craft's file, or of its parameters. */
export function lawOf(asked: readonly LawData[], common: Fields, params: string): readonly Limit[] {
  const groups: readonly unknown[] = Object.values(parse(params));
  const known = Object.assign({}, ...groups) as Readonly<Record<string, Words>>;
  const said = common.has('ley_aparte') ? (common.plain('ley_aparte') as Readonly<Record<string, Words>>) : {};
  return asked.map(({ param, of, ...limit }) => {
    const words = said[param] ?? known[param.slice(param.indexOf('.') + 1)];
    if (words === undefined) throw new Error(`${common.at}: «ley_aparte» does not name «${param}»`);
    const { nombre, unidad = '%' } = words;
    const label = of === undefined ? nombre : `${nombre} · ${of.charAt(0).toUpperCase()}${of.slice(1)}`;
    const key = param.slice(param.indexOf('.') + 1);
    return { param: { key, label, unit: unidad, formula: '', source: limit.source }, ...limit } as Limit;
  });
}

export function lawModule(made: string, crafts: Readonly<Record<string, TypeLaw>>): string {
  const rows = Object.entries(crafts).map(([craft, types]) => `  ${craft}: ${JSON.stringify(types)},`);
  return `${made}
import type { CraftId } from '../craft/ids.ts';
import type { Limit } from '../craft/limit.ts';

/** What the law asks of a type and no range shows, by craft and type. */
export const OTHER_LAW: Readonly<Record<CraftId, Readonly<Partial<Record<string, readonly Limit[]>>>>> = {
${rows.join('\n')}
};
`;
}
