/** Where the signed formulas of a craft lie, figure by figure: what the bands of its ranges are made of. */
import { writtenRules } from '../../packages/engine/src/cacao/profiles.ts';
import type { Craft } from '../../packages/engine/src/craft/craft.ts';
import type { Limit } from '../../packages/engine/src/craft/limit.ts';
import { round2 } from '../../packages/engine/src/craft/round.ts';
import { requestOf } from '../evidence/adversarial.ts';
import { quantile } from '../evidence/calibrate.ts';
import type { EvidenceRow } from '../evidence/rows.ts';
import type { Spread } from './tipos/limits.ts';
import type { Spreads } from './tipos/modules.ts';

/** Shares of the formulas that lie below each end. */
const CENTRAL = { low: 0.1, high: 0.9 };

/** Figures by the type or the set of requirements that asks for them, and by their name there. */
export function spreadsOf(craft: Craft, rows: readonly EvidenceRow[]): Spreads[string] {
  const values = valuesOf(craft, rows);
  const asked = craft.types.flatMap(({ id, limits }) =>
    limits.map((limit) => ({ limit, name: id, param: limit.param.key })),
  );
  const spreads: Record<string, Record<string, Spread>> = {};
  for (const { limit, name, param } of [...asked.filter(isOwn), ...writtenRules()]) {
    const sorted = values.get(limit)?.sort((a, b) => a - b);
    if (sorted === undefined) continue;
    spreads[name] ??= {};
    spreads[name][param] = [
      sorted.length,
      round2(quantile(sorted, CENTRAL.low)),
      round2(quantile(sorted, CENTRAL.high)),
    ];
  }
  return spreads;
}

/** True of a range that only one type asks for; what several name is a set of requirements. */
function isOwn<T extends { readonly limit: Limit }>({ limit }: T, _: number, all: readonly T[]): boolean {
  return all.filter((other) => other.limit === limit).length === 1;
}

/** What signed formulas have of the figures a range of the trade is asked of. */
function valuesOf(craft: Craft, rows: readonly EvidenceRow[]): ReadonlyMap<Limit, number[]> {
  const values = new Map<Limit, number[]>();
  for (const { type, foods, veredicto } of rows) {
    if (veredicto !== 'buena') continue;
    for (const { value, limits } of craft.analyse(requestOf(craft, type, new Map(foods)), true).meters) {
      for (const limit of limits) {
        if (limit.core !== undefined) values.set(limit, [...(values.get(limit) ?? []), value]);
      }
    }
  }
  return values;
}

/** One line to a type, so that a new formula shows what it moves. */
export function writtenSpreads(crafts: Spreads): string {
  const parts = Object.entries(crafts).map(([craft, types]) => {
    const lines = Object.entries(types).map(
      ([name, figures]) => `  ${JSON.stringify(name)}: ${JSON.stringify(figures)}`,
    );
    return ` ${JSON.stringify(craft)}: {\n${lines.join(',\n')}\n }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
