import { type Advice, remark } from './advice.ts';
import type { Meter } from './analysis.ts';
import type { Core, Limit } from './limit.ts';
import { flatMap } from './lists.ts';
import { texts } from './unusual-texts.ts';

/** What is aimed at inside a limit: the band, or else the core. */
export function usualOf({ band, core }: Pick<Limit, 'core' | 'band'>): Core | undefined {
  return band ?? core;
}

/** What is usual by the limit that decides, where one tells. */
export function usualIn(limits: readonly Limit[]): Core | undefined {
  const limit = limits.find(({ core }) => core !== undefined);
  return limit && usualOf(limit);
}

/** Of a good formula, what is accepted though few have it: one sentence, without grams. */
export function unusual(meters: readonly Meter[]): readonly Advice[] {
  const told = flatMap(meters, ({ label, value, unit, state, limits }): readonly string[] => {
    const usual = state === 'al_limite' ? usualIn(limits) : undefined;
    return usual === undefined ? [] : [texts.figure(label, value, unit, usual)];
  });
  return told.length === 0 ? [] : [remark(texts.all(told))];
}
