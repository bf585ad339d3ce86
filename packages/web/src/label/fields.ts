import { editWorkshop } from '../bench/edit-workshop.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';

/** Keeps a field of the label with the recipe; empty, it has no field at all. */
export function setLabel<F extends keyof KeptLabel>(field: F, value: KeptLabel[F] | null): void {
  editWorkshop(({ etiqueta = {}, ...others }) => {
    const { [field]: _former, ...rest } = etiqueta;
    const empty = value === null || value === undefined || value === '';
    const label = empty ? rest : { ...rest, [field]: value };
    return Object.keys(label).length === 0 ? others : { ...others, etiqueta: label };
  }, `etiqueta-${field}`);
}
