import type { TypeInfo } from './craft.ts';
import { lazy } from './lazy.ts';
import type { Limit } from './limit.ts';

/** A type with lazy limits: a formula needs one type of a hundred. */
export function typeInfo(type: Omit<TypeInfo, 'limits'>, limits: () => readonly Limit[]): TypeInfo {
  return Object.defineProperty({ ...type }, 'limits', { get: lazy(limits), enumerable: true }) as TypeInfo;
}
