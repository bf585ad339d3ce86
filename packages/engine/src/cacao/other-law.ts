import type { Limit } from '../craft/limit.ts';
import { BOMBON } from './law.ts';
import { DEFAULT_TYPE, findType, isOf } from './types.ts';

/** Of the whole bombón: its formula is that of a filling. */
export function otherLaw(type: string): readonly Limit[] {
  return isOf(findType(type) ?? DEFAULT_TYPE, 'bombon') ? [BOMBON] : [];
}
