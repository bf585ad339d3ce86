import { edit } from '../bench/edits.ts';
import type { CostField, KeptStep, Workshop } from '../storage/workshop-records.ts';

export function setSteps(steps: readonly KeptStep[], merge: string | null = null): void {
  change(({ pasos: _former, ...rest }) => (steps.length === 0 ? rest : { ...rest, pasos: steps }), merge);
}

export function setCost(field: CostField, value: number | null): void {
  change(({ coste = {}, ...rest }) => {
    const { [field]: _former, ...others } = coste;
    const next = value === null ? others : { ...others, [field]: value };
    return Object.keys(next).length === 0 ? rest : { ...rest, coste: next };
  }, `coste-${field}`);
}

export function setNote(nota: string): void {
  change(({ nota: _former, ...rest }) => (nota === '' ? rest : { ...rest, nota }), 'nota');
}

/** A recipe of which the workshop knows nothing has no field for it. */
function change(update: (workshop: Workshop) => Workshop, merge: string | null): void {
  edit(({ workshop, ...recipe }) => {
    const next = update(workshop ?? {});
    return Object.keys(next).length === 0 ? recipe : { ...recipe, workshop: next };
  }, merge);
}
