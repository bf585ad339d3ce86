import { CRAFT_IDS, type CraftId, isObject } from '../crafts/engine.ts';
import { isFormula, MAX_DEPTH } from '../storage/record-checks.ts';
import type { Formula } from '../storage/records.ts';

/** A recipe in the words of the engine's requests, as a file may bring it; nothing where it is none. */
export function readReceta(value: unknown, outer: CraftId, depth = 1): Formula | undefined {
  if (depth > MAX_DEPTH || !isObject(value) || !Array.isArray(value.ingredients)) return undefined;
  const { type, perdida } = value;
  const oficio = CRAFT_IDS.find((id) => id === value.craft) ?? outer;
  const lines: unknown[] = value.ingredients.map((item) => {
    if (!isObject(item)) return item;
    const inner = readReceta(item.receta, oficio, depth + 1);
    return {
      nombre: item.name ?? item.ingrediente,
      gramos: item.grams ?? item.peso,
      ...(isObject(item.etiqueta) ? { etiqueta: item.etiqueta } : {}),
      ...(inner ? { formula: inner } : {}),
    };
  });
  const read = {
    oficio,
    tipo: typeof type === 'string' ? type : '',
    ingredientes: lines,
    ...(typeof perdida === 'number' ? { perdida } : {}),
  };
  return isFormula(read) ? read : undefined;
}
