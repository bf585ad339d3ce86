import type { Meter, MeterState } from '../craft/analysis.ts';
import { isAsked, meets } from '../craft/judge.ts';
import { lazyOf } from '../craft/lazy.ts';
import type { Core, Limit } from '../craft/limit.ts';
import { isOut, meterOf, narrowest, stateOf } from '../craft/meter.ts';
import type { ParamInfo } from '../craft/param.ts';
import { usualIn } from '../craft/unusual.ts';
import type { Judgement } from './judge.ts';
import type { Rule } from './law.ts';
import { type Mixture, measure } from './measure.ts';
import { PARAM_INFOS, type Quantity } from './params.ts';
import type { Denomination, Profile } from './profile.ts';

/** What is judged of a formula: first law, then targets. */
export function metersOf(judgement: Judgement, mixture: Mixture): readonly Meter[] {
  const { profile, ruling } = judgement;
  const meters: Meter[] = [];
  for (const panel of panelsIn(judgement, mixture)) {
    const value = measure(panel.param, mixture);
    meters.push(meterIn(panel, value, stateIn(panel, value, judgement)));
  }
  // A share of the saturated vapour: its scale begins at 0.
  if (ruling !== undefined) meters.push({ ...meterOf(profile.aw.param, ruling, profile.aw), min: 0, info: undefined });
  return meters;
}

/** Those of them that are accepted but outside what the trade aims at. */
export function metersAtTheLimit(judgement: Judgement, mixture: Mixture): readonly Meter[] {
  const meters: Meter[] = [];
  for (const panel of panelsIn(judgement, mixture)) {
    if (panel.band === undefined) continue;
    const value = measure(panel.param, mixture);
    const state = stateIn(panel, value, judgement);
    if (state === 'al_limite') meters.push(meterIn(panel, value, state));
  }
  return meters;
}

/** The rules on one value. */
interface Panel {
  readonly param: Quantity;
  readonly info: ParamInfo | undefined;
  readonly rules: readonly Rule[];
  /** The rules and what is told beside them. */
  readonly limits: readonly Rule[];
  readonly min: number | null;
  readonly max: number | null;
  /** What is usual. */
  readonly band?: Core;
}

/** The rules on one value, and those left of them where nothing carries it. */
interface Panels {
  readonly carried: Panel;
  readonly absent: Panel | undefined;
}

function panelsIn({ profile, named }: Judgement, { sums }: Mixture): readonly Panel[] {
  const panels: Panel[] = [];
  for (const { carried, absent } of panelsOf(profile)(named)) {
    const panel = sums[carried.param.top] === 0 ? absent : carried;
    if (panel) panels.push(panel);
  }
  return panels;
}

const panelsOf = lazyOf((profile: Profile) => lazyOf((named: Denomination) => panelsFor(profile, named)));

function panelsFor(profile: Profile, named: Denomination): readonly Panels[] {
  const byKey = new Map<string, Rule[]>();
  const judging = [
    ...named.rules.filter((rule) => !isContradicted(rule, profile)),
    ...profile.common,
    ...profile.trade,
    ...profile.targets,
  ];
  for (const rule of judging) {
    const same = byKey.get(rule.param.key);
    if (same) same.push(rule);
    else byKey.set(rule.param.key, [rule]);
  }
  const beside = named === profile ? profile.superior : named.rules.filter((rule) => isContradicted(rule, profile));
  return [...byKey.values()].map((rules) => {
    // A quantity no ingredient carries always meets a limit that allows 0.
    const strict = rules.filter(({ min }) => (min ?? 0) > 0);
    return { carried: panelOf(rules, beside), absent: strict.length > 0 ? panelOf(strict, beside) : undefined };
  });
}

function panelOf(rules: readonly Rule[], beside: readonly Rule[]): Panel {
  const { param } = rules[0]!;
  const band = usualIn(rules);
  const limits = [...rules, ...beside.filter((rule) => rule.param.key === param.key)];
  // Percentages of the chocolate alone are explained as those of the product.
  const info = PARAM_INFOS.find(({ key }) => key === param.part);
  return { param, info, rules, limits, ...narrowest(rules), ...(band === undefined ? {} : { band }) };
}

/**
 * The most of another name lies below what the family aims at (milk fat of chocolate with skimmed milk): no value is
 * between both: the advice is on the aim, and the law is told beside it.
 */
function isContradicted({ param, max }: Rule, { targets }: Profile): boolean {
  return targets.some((aim) => aim.param.key === param.key && max !== null && aim.min !== null && aim.min > max);
}

function stateIn(panel: Panel, value: number, { unsure }: Judgement): MeterState {
  const { rules } = panel;
  if (!isAsked(rules[0]!, value)) return 'sin_juicio';
  const state = stateOf(value, panel);
  if (!isOut({ state })) return state;
  // Only the law is missed, and by less than can be told.
  const near = rules.every((rule) => meets(rule, value) || unsure.some((one) => one.rule === rule));
  return near ? 'al_limite' : state;
}

function meterIn({ param, info, limits, min, max }: Panel, value: number, state: MeterState): Meter {
  const { key, label, unit } = param;
  const ends = { min, max, state };
  return {
    key,
    label,
    unit,
    value,
    min,
    max,
    state,
    limits: decidingFirst(limits, ends),
    mark: null,
    info,
  };
}

function decidingFirst(limits: readonly Rule[], ends: Parameters<typeof decides>[1]): readonly Rule[] {
  if (limits.length === 1) return limits;
  return [...limits].sort((a, b) => Number(decides(b, ends)) - Number(decides(a, ends)));
}

/** True of limits that set the missed end, or an end of what is met. */
function decides({ min, max }: Limit, meter: Pick<Meter, 'min' | 'max' | 'state'>): boolean {
  const low = min !== null && min === meter.min;
  const high = max !== null && max === meter.max;
  return (low && meter.state !== 'alto') || (high && meter.state !== 'bajo');
}
