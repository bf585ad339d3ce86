/** Judgement by evidence: learnt apart from the crafts, because it brings every published formula. */
import type { Analysis } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import type { CraftId } from '../craft/ids.ts';
import { lazyFor } from '../craft/lazy.ts';
import { learnPrecedents } from '../craft/precedent.ts';
import { EVIDENCE } from './all.gen.ts';
import { consultIn, type EvidenceAnswer } from './consult.ts';
import { evidenceOf } from './evidence.ts';
import { judgedBy } from './outcome.ts';
import { precedentIn } from './precedent.ts';
import { towardsIn } from './towards.ts';

export { type Objection, type Precedent, precedentOf } from '../craft/precedent.ts';
export type { EvidenceAnswer, ShownFormula } from './consult.ts';

const opened = lazyFor((craft: CraftId) => evidenceOf(EVIDENCE[craft]));

/** The published formulas of a type with their figures; undefined for a type the craft has not. */
export function consultEvidence(craft: Craft, type: string): EvidenceAnswer | undefined {
  return consultIn(opened(craft.id), craft, type);
}

/** From now on a formula unlike anything published of its type is told, and refused where it is far from all. */
export function learnEvidence(): void {
  const precedentOf = (craft: CraftId, analysis: Analysis) => precedentIn(opened(craft), analysis);
  learnPrecedents({
    precedentOf,
    towardsPublished: (craft, before, after, names) => towardsIn(opened(craft), craft, before, after, names),
    borneOut: (craft, analysis) => judgedBy(craft, analysis, () => precedentOf(craft.id, analysis)),
  });
}
