/** Judgement by evidence: learnt apart from the crafts, because it brings every published formula. */
import type { Craft } from '../craft/craft.ts';
import { EVIDENCE } from './all.gen.ts';
import { type EvidenceAnswer, evidenceFrom } from './published.ts';

export { type EvidenceAnswer, type Objection, type Precedent, precedentOf, type ShownFormula } from './published.ts';

const all = evidenceFrom(EVIDENCE);

/** The published formulas of a type with their figures; undefined for a type the craft has not. */
export function consultEvidence(craft: Craft, type: string): EvidenceAnswer | undefined {
  return all.consultEvidence(craft, type);
}

/** From now on a formula unlike anything published of its type is told, and refused where it is far from all. */
export function learnEvidence(): void {
  all.learnEvidence();
}
