import type { Limit } from '../craft/limit.ts';
import { upperFirst } from '../craft/spanish.ts';
import { NAMED } from './jam-law.ts';
import { isJam } from './labelling.ts';
import { JAM_FRUIT, JAM_SOLUBLE } from './texts.ts';

/** The norm of jams, by the names it knows. */
export function otherLaw(type: string): readonly Limit[] {
  if (!isJam(type)) return [];
  return NAMED.flatMap(({ name, fruit, brix: [least, most], source }) => {
    const of = (key: string, label: string, unit: string, min: number, max: number | null): Limit => {
      const param = { key, label: `${label} · ${upperFirst(name)}`, unit, formula: '', source };
      return { param, min, max, level: 'legal', authority: 'ley', source };
    };
    return [
      of('frutaPorKg', JAM_FRUIT, 'g/kg', fruit, null),
      of('brix', JAM_SOLUBLE, '°Brix', least, most === 100 ? null : most),
    ];
  });
}
