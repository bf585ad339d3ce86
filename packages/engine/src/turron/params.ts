import type { Param } from '../craft/param.ts';
import { INTERNAL, PUBLIC } from './params.gen.ts';
import type { Quantities } from './quantities.ts';

export { SELECTORS } from './params.gen.ts';

/** Every value measured, by key. */
export const MEASURED = { ...PUBLIC, ...INTERNAL };
export type ParamKey = keyof typeof PUBLIC;
export type MeasureKey = keyof typeof MEASURED;

/** What a gram, or a batch, puts above and below the line. */
interface Measured<Key extends string> extends Param<Quantities> {
  readonly key: Key;
  readonly den: (q: Quantities) => number;
}

/** A parameter, or an internal value that a limit judges. */
export type TurronParam = Measured<MeasureKey>;

/** Every parameter of the response, in its order. */
export const PARAMS: readonly Measured<ParamKey>[] = Object.values(PUBLIC);
/** Left out of the response where there is honey and no sugar. */
export const OPTIONAL = 'ratioMielAzucar';
