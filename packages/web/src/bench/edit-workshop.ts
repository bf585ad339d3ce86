import type { Workshop } from '../storage/workshop-records.ts';
import { edit } from './edits.ts';

/** A recipe of which the workshop knows nothing has no field for it. */
export function editWorkshop(update: (workshop: Workshop) => Workshop, merge: string | null): void {
  edit(({ workshop, ...recipe }) => {
    const next = update(workshop ?? {});
    return Object.keys(next).length === 0 ? recipe : { ...recipe, workshop: next };
  }, merge);
}
