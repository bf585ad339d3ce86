import { InputError } from './engine.ts';
import type { Request } from './request.ts';

type Detail = (body: unknown) => { readonly porcentajes: readonly { readonly porcentaje: number | null }[] };

let detail: Detail | null = null;

/** Called when the bread chunk arrives. */
export function learnBakers(detailPanaderia: Detail): void {
  detail = detailPanaderia;
}

/** Per line, % of total flour as the engine reckons it; empty while there is no flour. */
export function bakersPercents({ body, lines }: Request): ReadonlyMap<number, number> {
  try {
    const found = detail?.(body).porcentajes ?? [];
    return new Map(
      lines.flatMap(({ id }, i) => (typeof found[i]?.porcentaje === 'number' ? [[id, found[i].porcentaje]] : [])),
    );
  } catch (error) {
    if (error instanceof InputError) return new Map();
    throw error;
  }
}
