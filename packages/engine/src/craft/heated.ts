import type { Craft } from './craft.ts';
import { InputError } from './errors.ts';
import { isObject } from './read.ts';
import { refusals } from './texts.ts';

/** Fields that tell whether raw matter of a formula is heated (RD 1021/2022, art. 9). */
export const HEATED_FIELDS = ['calentado'] as const;

/** Undefined where the formula does not say. */
export function readHeated({ calentado = null }: Readonly<Record<string, unknown>>): boolean | undefined {
  if (calentado === null) return undefined;
  if (typeof calentado === 'boolean') return calentado;
  throw new InputError(refusals.heated, { code: 'valor_no_valido', field: 'calentado' });
}

/** A request for our analysis: unsaid, egg is raw where nothing heats the type. */
export function heedingHeat({ fields, findType, defaultType, ingredientRules }: HeatedCraft, body: unknown): unknown {
  if (!isObject(body) || (body.calentado ?? null) !== null || !fields?.includes('calentado')) return body;
  const type = (typeof body.type === 'string' ? findType(body.type) : undefined) ?? defaultType;
  return ingredientRules(type).law.heats ? body : { ...body, calentado: false };
}

type HeatedCraft = Pick<Craft, 'fields' | 'findType' | 'defaultType' | 'ingredientRules'>;
