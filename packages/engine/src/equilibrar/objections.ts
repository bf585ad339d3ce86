import type { Analysis, Objection } from '../craft/analysis.ts';
import type { Craft } from '../craft/craft.ts';
import { OBJECTIONS, objectionAdvice, UNIDENTIFIED } from '../craft/examine.ts';
import { identity } from '../craft/identity.ts';
import { judgedTerm, type LinearModel, type LinearTerm, ratioOf } from '../craft/linear.ts';
import { columnOf, flatMap, placesWhere } from '../craft/lists.ts';
import type { Item } from '../craft/read.ts';
import { BANNED, type Exchange } from './model.ts';
import type { Options } from './options.ts';
import { BANNED_LABEL } from './texts.ts';

/** What takes the good outcome from a formula whatever its parameters. */
export function faultsIn({ objections }: Pick<Analysis, 'objections'>): readonly Objection[] {
  return objections.filter(({ fault }) => fault);
}

/** Places of the ingredients nobody identified, where that forbids any judgement. */
export function strangersIn(analysis: Pick<Analysis, 'objections'>): readonly number[] {
  return flatMap(faultsIn(analysis), ({ code, indexes }) => (code === UNIDENTIFIED ? indexes : []));
}

/**
 * What the type does not admit of the ingredients sent, and of those a person wants added, as terms: what they may come
 * to. None where the craft's own terms say it already.
 */
export function banTerms(
  craft: Craft,
  before: Analysis,
  { cases }: LinearModel,
  items: readonly Item[],
  additions: readonly string[],
  heated: boolean | undefined,
): LinearTerm[] {
  const banned = faultsIn(before).filter(({ code }) => code === OBJECTIONS.ban);
  const none = flatMap(
    banned.filter(({ most = 0 }) => most === 0),
    ({ indexes }) => indexes,
  );
  const barred = flatMap(additions, (name, i) =>
    craft.forbids?.(before.type, name, heated) ? [items.length + i] : [],
  );
  const limits = [
    { indexes: [...none, ...barred], most: 0 },
    ...flatMap(banned, ({ indexes, most = 0 }) => (most > 0 ? [{ indexes, most }] : [])),
  ];
  const count = items.length + additions.length;
  const isTold = (indexes: readonly number[]) =>
    cases.every((terms) => terms.some(({ range, num }) => range?.[1] === 0 && indexes.every((i) => num[i]! > 0)));
  return flatMap(limits, ({ indexes, most }) =>
    indexes.length === 0 || isTold(indexes) ? [] : [shareTerm(indexes, count, most)],
  );
}

function shareTerm(indexes: readonly number[], count: number, most: number): LinearTerm {
  const num = columnOf(new Array(count).fill(0), (_, i) => (indexes.includes(i) ? 100 : 0));
  const den = columnOf(num, () => 1);
  return judgedTerm({ key: BANNED, label: BANNED_LABEL, unit: '%', num, den }, [0, most]);
}

/** Places of what holds most of what a demand misses: of the ingredients sent, or else of the additions. */
export function neededFor(demands: readonly LinearTerm[], items: readonly Item[]): ReadonlySet<number> {
  return new Set(
    flatMap(demands, (term) => {
      const sent = columnOf(term.num, (_, i) => items[i]?.grams ?? 0);
      if (ratioOf(term, sent) >= term.range![0]) return [];
      const most = Math.max(...term.num);
      const holders = placesWhere(term.num, (each) => most > 0 && each === most);
      const own = holders.filter((i) => i < items.length);
      return own.length > 0 ? own : holders;
    }),
  );
}

/**
 * What is exchanged to the last gram because the type does not admit it: not what is fixed, or would take something the
 * person did not allow; what they ask for of it stays.
 */
export function exchangesIn(
  craft: Craft,
  { objections }: Analysis,
  items: readonly Item[],
  { fixed, limits, additions }: Options,
): readonly Exchange[] {
  const names = [...items.map(({ name }) => name), ...additions];
  const exchanges = new Map<number, Exchange>();
  for (const { code, advice } of objections) {
    if (code !== OBJECTIONS.ban) continue;
    for (const { action, ingredient, grams, by } of advice?.steps ?? []) {
      if (action !== 'cambiar' || by === undefined) continue;
      const to = names.findIndex((name) => identity(craft, name) === identity(craft, by));
      if (to < 0 || fixed.has(to)) continue;
      items.forEach((item, from) => {
        if (item.name !== ingredient || item.grams > grams || fixed.has(from)) return;
        exchanges.set(from, { from, to, kept: limits.get(from)?.min ?? 0 });
      });
    }
  }
  return [...exchanges.values()];
}

/** Wire names of what takes objections away and the formula has not got. */
export function calledFor(craft: Craft, before: Analysis, present: readonly string[]): readonly string[] {
  const names = flatMap(objectionAdvice(before), ({ steps }) =>
    flatMap(steps, ({ action, ingredient, by }) => (action === 'anadir' ? ingredient : (by ?? []))),
  );
  if (names.length === 0) return [];
  const known = new Set(present.map((name) => identity(craft, name)));
  return [...new Set(names)].filter((name) => craft.find(name) !== undefined && !known.has(identity(craft, name)));
}
