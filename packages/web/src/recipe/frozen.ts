import type { Content, Formula } from '../storage/records.ts';

/** A saved recipe as an ingredient carries it: without padlocks, limits, batch or steps. */
export function frozen({ oficio, tipo, ingredientes, taller }: Content): Formula {
  const perdida = taller?.etiqueta?.perdida;
  return {
    oficio,
    tipo,
    ingredientes: ingredientes
      .filter(({ nombre }) => nombre.trim() !== '')
      .map(({ fijo: _fijo, min: _min, max: _max, ...line }) => line),
    ...(typeof perdida === 'number' ? { perdida } : {}),
  };
}

interface Line {
  readonly receta?: string | undefined;
  readonly formula?: Formula | undefined;
}

/** True when a recipe stands anywhere inside these lines. */
export function holds(lines: readonly Line[], id: string): boolean {
  return lines.some(
    ({ receta, formula }) => receta === id || (formula !== undefined && holds(formula.ingredientes, id)),
  );
}
