/** What is known of a kind of limitation. */
interface KindInfo {
  /** The least is given up most easily. */
  readonly ease: number;
  /** The bounds of its ingredient it stands for, as a proof names them. */
  readonly bounds: readonly ('least' | 'most')[];
  /** What can be brought near its limit; nothing where it can only be given up. */
  readonly reach: 'figure' | 'total' | 'amount' | 'nothing';
}

/** `fijo`: fixed by the person; `sin_mover`: no lever; `resto`: never below a share of what was put in. */
export const KINDS = {
  parametro: { ease: 2, bounds: [], reach: 'figure' },
  fijo: { ease: 6, bounds: ['least', 'most'], reach: 'amount' },
  sin_mover: { ease: 4, bounds: ['least', 'most'], reach: 'amount' },
  minimo: { ease: 5, bounds: ['least'], reach: 'amount' },
  maximo: { ease: 5, bounds: ['most'], reach: 'amount' },
  resto: { ease: 0, bounds: ['least'], reach: 'amount' },
  total: { ease: 3, bounds: [], reach: 'total' },
  unidades: { ease: 1, bounds: ['least', 'most'], reach: 'nothing' },
  paso: { ease: 3, bounds: [], reach: 'nothing' },
} as const satisfies Record<string, KindInfo>;

export type Kind = keyof typeof KINDS;
export type KindsReached<Reach extends KindInfo['reach']> = {
  [K in Kind]: (typeof KINDS)[K]['reach'] extends Reach ? K : never;
}[Kind];
