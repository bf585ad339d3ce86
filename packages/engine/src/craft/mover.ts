import type { LeverInfo } from './craft.ts';

/** How a balancer moves a kind of ingredient. */
export interface Mover extends Required<Pick<LeverInfo, 'lever' | 'noble' | 'rank' | 'weighed' | 'kind'>> {
  readonly measure?: boolean;
  readonly doses?: readonly string[];
  /** What is otherwise in types of a trait. */
  readonly within?: Readonly<Record<string, Partial<Pick<Mover, 'lever' | 'noble' | 'rank' | 'doses'>>>>;
}

/** How a kind is moved in a type that has some traits. */
export function moverIn({ within, ...mover }: Mover, hasTrait: (trait: string) => boolean): Omit<Mover, 'within'> {
  const traits = Object.keys(within ?? {}).filter(hasTrait);
  return Object.assign(mover, ...traits.map((trait) => within![trait]!));
}
