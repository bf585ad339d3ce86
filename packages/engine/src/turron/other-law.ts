import type { Limit } from '../craft/limit.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** The qualities of RD 1787/1982, which a name without protection may tell. */
export function otherLaw(type: string): readonly Limit[] {
  return rulesOf(findType(type) ?? DEFAULT_TYPE).legal?.minima ?? [];
}
