import { isObject } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { CostField, KeptCosts, KeptStep } from '../storage/workshop-records.ts';

/** The steps of a recipe; what cannot be read of them is left out. */
export function stepsOf({ workshop }: Pick<Recipe, 'workshop'>): readonly KeptStep[] {
  const steps: unknown = workshop?.pasos;
  if (!Array.isArray(steps)) return [];
  return steps.filter(isObject).map(({ texto, temperatura, minutos, foto }) => ({
    texto: typeof texto === 'string' ? texto : '',
    temperatura: number(temperatura),
    minutos: number(minutos),
    ...(typeof foto === 'string' ? { foto } : {}),
  }));
}

export function noteOf({ workshop }: Pick<Recipe, 'workshop'>): string {
  const note: unknown = workshop?.nota;
  return typeof note === 'string' ? note : '';
}

const COST_FIELDS: readonly CostField[] = [
  'merma',
  'minutos',
  'hora',
  'energia',
  'envase',
  'piezas',
  'iva',
  'precio',
  'margen',
];

export function costsOf({ workshop }: Pick<Recipe, 'workshop'>): KeptCosts {
  const costs: unknown = workshop?.coste;
  if (!isObject(costs)) return {};
  return Object.fromEntries(
    COST_FIELDS.flatMap((field) => {
      const value = number(costs[field]);
      return value === null ? [] : [[field, value]];
    }),
  );
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
