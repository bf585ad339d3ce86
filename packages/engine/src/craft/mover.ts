import type { LeverInfo } from './craft.ts';

/** How a balancer moves a kind of ingredient. */
export interface Mover extends Required<Pick<LeverInfo, 'lever' | 'noble' | 'rank' | 'weighed' | 'kind'>> {
  readonly measure?: boolean;
  readonly doses?: readonly string[];
  /** What is otherwise in types of a trait. */
  readonly within?: Readonly<Record<string, Partial<Pick<Mover, 'lever' | 'noble' | 'rank' | 'doses'>>>>;
}

/** A line as the balancer sees it. Fields written out: of one shape all crafts' lines are read sooner. */
export function leverOf(
  label: string,
  price: number | null,
  mover: Partial<LeverInfo> = {},
  lever = mover.lever ?? false,
): LeverInfo {
  const { noble, rank, doses, measure, kind, weighed } = mover;
  return { lever, label, price, noble, rank, doses, measure, kind, weighed };
}

/** How a kind is moved in a type that has some traits. */
export function moverIn(mover: Mover, hasTrait: (trait: string) => boolean): Mover {
  const { within } = mover;
  if (within === undefined) return mover;
  const traits = Object.keys(within).filter(hasTrait);
  return Object.assign({ ...mover }, ...traits.map((trait) => within[trait]!));
}
