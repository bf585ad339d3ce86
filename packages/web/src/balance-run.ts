import { InputError } from '@obrador/engine';
import { type EquilibrarResponse, equilibrar } from '@obrador/engine/equilibrar';
import type { Options } from './balancing.ts';
import type { Craft } from './craft-engines.ts';
import type { Request } from './request.ts';

/** The balancer's answer, or its refusal in words. */
export function balanceRecipe(craft: Craft, body: Request['body'], options: Options): EquilibrarResponse | string {
  try {
    return equilibrar(craft, { ...body, opciones: options });
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
