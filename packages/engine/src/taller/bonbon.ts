import { weighedFor } from './quantities.ts';

/** Filled pieces: so many, of so many grams, with a share of them that is shell. */
export interface BonbonOrder {
  readonly count: number;
  /** Grams of the finished piece. */
  readonly each: number;
  /** Shell and lid, % of the piece. */
  readonly shell: number;
  /** What stays in moulds, bags and on the bench, % of what is weighed. */
  readonly loss: number;
}

/** What filled pieces take of each of their two recipes, g. */
export interface BonbonWeights {
  readonly shell: number;
  readonly filling: number;
}

/** Couverture and filling for an order of filled pieces; nothing when the order is none. */
export function bonbonWeights({ count, each, shell, loss }: BonbonOrder): BonbonWeights {
  if (!(count > 0 && each > 0 && shell >= 0 && shell <= 100)) return { shell: 0, filling: 0 };
  const weighed = weighedFor(count * each, [loss]);
  return { shell: (weighed * shell) / 100, filling: (weighed * (100 - shell)) / 100 };
}
