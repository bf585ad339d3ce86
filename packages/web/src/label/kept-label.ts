import { isObject } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';

const NUMBERS = ['neto', 'porcion', 'perdida'] as const;
const TEXTS = ['denominacion', 'fecha', 'lote', 'operador', 'conservacion', 'destacar', 'formato'] as const;
const MARKS = ['envase_pequeno', 'sin_tabla'] as const;

export type NumberName = (typeof NUMBERS)[number];
export type TextName = (typeof TEXTS)[number];
export type MarkName = (typeof MARKS)[number];

/** What is kept of the label of a recipe; what cannot be read of it is left out. */
export function keptLabel({ workshop }: Pick<Recipe, 'workshop'>): KeptLabel {
  const kept: unknown = workshop?.etiqueta;
  if (!isObject(kept)) return {};
  const only = <T>(names: readonly string[], fits: (value: unknown) => value is T) =>
    names.flatMap((name): [string, T][] => (fits(kept[name]) ? [[name, kept[name]]] : []));
  return {
    ...Object.fromEntries(only(NUMBERS, isNumber)),
    ...Object.fromEntries(only(TEXTS, isText)),
    ...Object.fromEntries(only(MARKS, isTrue)),
    ...(kept.clase_fecha === 'caducidad' ? { clase_fecha: 'caducidad' } : {}),
    ...(kept.compuestos === 'disueltos' ? { compuestos: 'disueltos' } : {}),
  };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTrue = (value: unknown): value is true => value === true;
