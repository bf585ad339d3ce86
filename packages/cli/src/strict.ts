import { type Craft, checkStrictly, type FieldShape } from '@obrador/engine';
import type { Values } from './args.ts';

/** Refuses of a formula what is not known, where that is asked for. */
export type Check = (craft: Craft, body: unknown) => void;

/** The check `--estricto` asks for; the schemas are loaded only then, since they take as long as an answer. */
export async function checkAsked({ estricto, equilibrar }: Values): Promise<Check> {
  if (!estricto) return () => {};
  const { schemasOf } = await import('@obrador/engine/schemas');
  return (craft, body) => {
    const { analizar, equilibrar: balancing } = schemasOf(craft);
    checkStrictly(craft, body, (equilibrar ? balancing : analizar).request as FieldShape, !equilibrar);
  };
}
