import type { Label } from '../storage/label.ts';
import type { OwnFields } from '../storage/records.ts';

/** What is known of an ingredient that the pantry lacks: its label, or what one craft wants to know of it. */
export interface Described {
  readonly own?: OwnFields | undefined;
  readonly label?: Label | undefined;
}

/** What is sent of an ingredient of one's own. A composition in the craft's own terms stands for the whole label. */
export function described({ own = {}, label }: Described): Readonly<Record<string, unknown>> {
  return label && !isComposition(own) ? { etiqueta: label, ...own } : own;
}

/** True when there is something to reckon with. */
export function isReckoned(each: Described): boolean {
  return Object.keys(described(each)).some((field) => field !== 'precio');
}

function isComposition(own: OwnFields): boolean {
  return Object.entries(own).some(([field, value]) => typeof value === 'number' && field !== 'precio');
}
