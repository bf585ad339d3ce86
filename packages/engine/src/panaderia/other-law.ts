import type { Limit } from '../craft/limit.ts';
import { SALT_OF_BREAD } from './texts.gen.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** The salt of the bread itself, which no range on flour shows. */
export function otherLaw(type: string): readonly Limit[] {
  const { breadSalt } = rulesOf(findType(type) ?? DEFAULT_TYPE);
  if (breadSalt === undefined) return [];
  const { byChlorides, source } = breadSalt;
  const param = { key: 'salDelPan', label: SALT_OF_BREAD, unit: 'g/100 g', formula: '', source };
  return [{ param, min: null, max: byChlorides, level: 'legal', authority: 'ley', source }];
}
