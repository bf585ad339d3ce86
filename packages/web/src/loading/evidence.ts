import type { CraftId } from '@obrador/engine';
import { evidenceFrom, type PackedEvidence } from '@obrador/engine/publicadas';

const published: { [Id in CraftId]?: PackedEvidence } = {};

/** What is published in the crafts that have come: that of all is four times what one takes. */
export const { consultEvidence, learnEvidence } = evidenceFrom(published);

export function takePublished(id: CraftId, packed: PackedEvidence): void {
  published[id] = packed;
}
