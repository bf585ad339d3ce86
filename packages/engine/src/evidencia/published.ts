/** Judgement by the published formulas it is given: those of every craft, or of the crafts a page has. */
import type { Analysis, Portion } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import type { CraftId } from '../craft/ids.ts';
import { lazyFor } from '../craft/lazy.ts';
import { learnPrecedents, type Precedent } from '../craft/precedent.ts';
import { amountsIn } from './amounts.ts';
import { consultIn, type EvidenceAnswer } from './consult.ts';
import { evidenceOf, type PackedEvidence } from './evidence.ts';
import { judgedBy } from './outcome.ts';
import { precedentIn, unlikenessIn } from './precedent.ts';
import { towardsIn } from './towards.ts';

export { type Objection, type Precedent, precedentOf } from '../craft/precedent.ts';
export type { EvidenceAnswer, ShownFormula } from './consult.ts';
export type { PackedEvidence, PackedMeasures, PackedType } from './evidence.ts';
export type { Base } from './features.ts';
export type { Variant } from './variants.ts';

/** Published formulas by craft; more may come later. */
export type Published = Readonly<Partial<Record<CraftId, PackedEvidence>>>;

/** What the library says of published formulas. */
export interface EvidenceLibrary {
  /** The published formulas of a type with their figures; undefined for a type the craft has not. */
  readonly consultEvidence: (craft: Craft, type: string) => EvidenceAnswer | undefined;
  /** From now on a formula unlike anything published of its type is told, and refused where it is far from all. */
  readonly learnEvidence: () => void;
}

/** The judgement by these published formulas. */
export function evidenceFrom(published: Published): EvidenceLibrary {
  const open = lazyFor((craft: CraftId) => evidenceOf(published[craft]!));
  const opened = (craft: CraftId) => (published[craft] === undefined ? undefined : open(craft));

  /** Of the last formula asked about: its verdict asks first, its answer again. */
  let told: { readonly of: () => readonly Portion[]; readonly type: string; readonly precedent: Precedent | undefined };

  function toldOf(craft: CraftId, analysis: Analysis): Precedent | undefined {
    const { type, portions } = analysis;
    const evidence = opened(craft);
    if (portions === undefined || evidence === undefined) return undefined;
    if (told?.of !== portions || told.type !== type) {
      told = { of: portions, type, precedent: precedentIn(evidence, analysis) };
    }
    return told.precedent;
  }

  return {
    consultEvidence(craft, type) {
      const evidence = opened(craft.id);
      return evidence && consultIn(evidence, craft, type);
    },
    learnEvidence() {
      learnPrecedents({
        precedentOf: toldOf,
        towardsPublished(craft, before, after, lines) {
          const evidence = opened(craft);
          return evidence ? towardsIn(evidence, craft, before, after, lines) : [];
        },
        unlikeness(craft, analysis) {
          const evidence = opened(craft);
          return evidence && unlikenessIn(evidence, analysis);
        },
        publishedAmounts(craft, before, lines) {
          const evidence = opened(craft);
          return evidence ? amountsIn(evidence, craft, before, lines) : [];
        },
        borneOut: (craft, analysis) => judgedBy(craft, analysis, () => toldOf(craft.id, analysis)),
      });
    },
  };
}
