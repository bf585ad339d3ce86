import { editWorkshop } from '../bench/edit-workshop.ts';
import type { CostField, KeptStep } from '../storage/workshop-records.ts';

export function setSteps(steps: readonly KeptStep[], merge: string | null = null): void {
  editWorkshop(({ pasos: _former, ...rest }) => (steps.length === 0 ? rest : { ...rest, pasos: steps }), merge);
}

export function setCost(field: CostField, value: number | null): void {
  editWorkshop(({ coste = {}, ...rest }) => {
    const { [field]: _former, ...others } = coste;
    const next = value === null ? others : { ...others, [field]: value };
    return Object.keys(next).length === 0 ? rest : { ...rest, coste: next };
  }, `coste-${field}`);
}

export function setPhoto(foto: string | null): void {
  editWorkshop(({ foto: _former, ...rest }) => (foto === null ? rest : { ...rest, foto }), null);
}

export function setNote(nota: string): void {
  editWorkshop(({ nota: _former, ...rest }) => (nota === '' ? rest : { ...rest, nota }), 'nota');
}
