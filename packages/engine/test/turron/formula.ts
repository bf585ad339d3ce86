import fc from 'fast-check';
import { analyse } from '../../src/turron/analyse.ts';
import { shelf } from '../../src/turron/catalogue.ts';
import { respond } from '../../src/turron/respond.ts';
import type { TurronResponse } from '../../src/turron/schema.ts';
import { TYPES } from '../../src/turron/types.ts';

export interface Formula {
  readonly type: string;
  readonly ingredients: readonly { readonly ingrediente: string; readonly peso: number }[];
}

/** «miel 120, azucar 170» as a request. */
export function formula(type: string, text: string): Formula {
  const ingredients = text.split(', ').map((part) => {
    const space = part.lastIndexOf(' ');
    return { ingrediente: part.slice(0, space), peso: Number(part.slice(space + 1)) };
  });
  return { type, ingredients };
}

/** The response to any JSON. */
export function answer(body: unknown): TurronResponse {
  return respond(analyse(body));
}

export function balance(type: string, text: string): TurronResponse {
  return answer(formula(type, text));
}

export function motivosOf(type: string, text: string): string[] {
  return balance(type, text).score.motivos;
}

const BASES = ['almendra_tostada', 'almendra_cruda', 'almendra_molida', 'miel', 'azucar', 'glucosa'];
/** Weighted towards what formulas are made of, so that every category comes up. */
const idArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...BASES) },
  { weight: 2, arbitrary: fc.constantFrom('clara', 'yema', 'agua', 'avellana_tostada', 'maltitol', 'harina', 'oblea') },
  { weight: 2, arbitrary: fc.constantFrom(...shelf.catalogue().map((entry) => entry.name)) },
  { weight: 1, arbitrary: fc.constant('polvo de hadas') },
);
const weightArbitrary = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 20 }),
  fc.double({ min: 0.01, max: 1000, noNaN: true }),
);

/** A formula the service accepts: at least one almond, honey or sugar with weight. */
export const formulaArbitrary: fc.Arbitrary<Formula> = fc
  .record({
    type: fc.constantFrom(...TYPES.map(({ id }) => id as string)),
    base: fc.record({ ingrediente: fc.constantFrom(...BASES), peso: weightArbitrary }),
    rest: fc.array(fc.record({ ingrediente: idArbitrary, peso: weightArbitrary }), { maxLength: 7 }),
  })
  .map(({ type, base, rest }) => ({ type, ingredients: [base, ...rest] }));
