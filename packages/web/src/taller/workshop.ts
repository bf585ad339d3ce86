import { isObject } from '../engine.ts';
import type { Recipe } from '../state/recipe.ts';
import { edit } from '../state/workbench.ts';
import type { CostField, KeptCosts, KeptStep, Workshop } from '../storage/workshop-records.ts';

/** The steps of a recipe; what cannot be read of them is left out. */
export function stepsOf({ workshop }: Pick<Recipe, 'workshop'>): readonly KeptStep[] {
  const steps: unknown = workshop?.pasos;
  if (!Array.isArray(steps)) return [];
  return steps.filter(isObject).map(({ texto, temperatura, minutos }) => ({
    texto: typeof texto === 'string' ? texto : '',
    temperatura: number(temperatura),
    minutos: number(minutos),
  }));
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

export function setSteps(steps: readonly KeptStep[], merge: string | null = null): void {
  change(({ pasos: _former, ...rest }) => (steps.length === 0 ? rest : { ...rest, pasos: steps }), merge);
}

export function setCost(field: keyof KeptCosts, value: number | null): void {
  change(({ coste = {}, ...rest }) => {
    const { [field]: _former, ...others } = coste;
    const next = value === null ? others : { ...others, [field]: value };
    return Object.keys(next).length === 0 ? rest : { ...rest, coste: next };
  }, `coste-${field}`);
}

/** A recipe of which the workshop knows nothing has no field for it. */
function change(update: (workshop: Workshop) => Workshop, merge: string | null): void {
  edit(({ workshop, ...recipe }) => {
    const next = update(workshop ?? {});
    return Object.keys(next).length === 0 ? recipe : { ...recipe, workshop: next };
  }, merge);
}
