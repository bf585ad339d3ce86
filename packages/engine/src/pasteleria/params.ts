import { infoOf, type ParamInfo } from '../craft/param.ts';
import type { Param } from './param.ts';
import { COMMON, SPECIFIC, VARIANTS } from './params.gen.ts';

/** Keys of those a type may judge; energy and cost never are. */
export const JUDGEABLE = COMMON.map(({ key }) => key).filter((key) => key !== 'kcal_100g' && key !== 'coste_kg_eur');

const AW: ParamInfo = {
  key: 'awEstimada',
  label: 'Actividad de agua estimada',
  unit: 'aw',
  formula:
    'Norrish, con el factor de forma de Starzak y Peacock, para los azúcares, polioles, sales y alcohol disueltos en el agua libre (la que no retienen el cacao seco y la proteína de la leche). Solo en las ganaches; es orientativa (±0,04) y no se juzga.',
  source: 'Norrish (1966); Chirife y otros (1980); Starzak y Peacock (1997)',
};

/** Every number a response may carry. */
export const PARAMS: readonly ParamInfo[] = [...COMMON, ...SPECIFIC, AW].map(infoOf);

const byKey = new Map([...COMMON, ...SPECIFIC].map((param) => [param.key, param]));

/** A parameter by its key, as a variant of it computes it. */
export function paramNamed(key: string, variant?: string): Param {
  const param = byKey.get(key);
  if (param === undefined) throw new Error(`No parameter is called «${key}»`);
  return { ...param, ...(variant && VARIANTS[variant]?.[key]) };
}
