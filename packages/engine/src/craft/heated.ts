import { InputError } from './errors.ts';
import { refusals } from './texts.ts';

/** Fields that tell whether what is raw in a formula is heated (RD 1021/2022, art. 9). */
export const HEATED_FIELDS = ['calentado'] as const;

/** Undefined where the formula does not say. */
export function readHeated({ calentado = null }: Readonly<Record<string, unknown>>): boolean | undefined {
  if (calentado === null) return undefined;
  if (typeof calentado === 'boolean') return calentado;
  throw new InputError(refusals.heated, { code: 'valor_no_valido', field: 'calentado' });
}
