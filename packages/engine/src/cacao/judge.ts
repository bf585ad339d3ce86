import type { Medal, Meter } from '../craft/analysis.ts';
import type { Limit } from '../craft/limit.ts';
import { meterOf } from '../craft/meter.ts';
import { awOf, type Mixture, measure } from './measure.ts';
import { PARAM_INFOS } from './params.ts';
import { type Finding, findingOf, type Rule } from './rules.ts';
import { AW_FRESH, AW_TARGET } from './targets.ts';
import { type Denomination, type Profile, rulesOf, type TypeId } from './types.ts';

export interface Judgement {
  readonly profile: Profile;
  /** The name the formula has a right to, or would have. */
  readonly named: Denomination;
  /** True when the quality mention of art. 3.5 is reached. */
  readonly superior: boolean;
  /** Failures of the law, in the order of its tests. */
  readonly legal: readonly Finding[];
  /** Failure of the minimum of the trade. */
  readonly trade: Finding | undefined;
  readonly targets: readonly Finding[];
  /** Estimated water activity of a filling. */
  readonly aw: number | undefined;
  /** True when water activity counts as a target out. */
  readonly awOut: boolean;
  readonly medal: Medal;
}

export function judge(type: TypeId, mixture: Mixture): Judgement {
  const failing = (rules: readonly Rule[]) => failures(rules, mixture);
  const profile = profileOf(type, mixture);
  const named = denominationOf(profile, mixture);
  const legal = [...failing(named.rules), ...failing(profile.common)];
  const trade = profile.trade && failing([profile.trade])[0];
  const targets = failing(profile.targets);
  const aw = type === 'bombon' ? awOf(mixture) : undefined;
  const awOut = profile.family === 'ganache' && aw !== undefined && aw > AW_TARGET.max;
  const superior = named === profile && profile.superior.length > 0 && failing(profile.superior).length === 0;
  const lawful = legal.length === 0 && trade === undefined;
  const medal = lawful ? medalOf(targets.length + (awOut ? 1 : 0), aw) : 'bronze';
  return { profile, named, superior, legal, trade, targets, aw, awOut, medal };
}

function profileOf(type: TypeId, mixture: Mixture): Profile {
  const profiles = rulesOf(type);
  return profiles.find(({ when }) => failures(when, mixture).length === 0) ?? profiles[0]!;
}

/** The first name whose rules hold; when none does, the failures told are those of the first. */
function denominationOf(profile: Profile, mixture: Mixture): Denomination {
  if (profile.otherNames.length === 0) return profile;
  return [profile, ...profile.otherNames].find(({ rules }) => failures(rules, mixture).length === 0) ?? profile;
}

function failures(rules: readonly Rule[], mixture: Mixture): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) {
    const value = measure(rule.param, mixture);
    const finding = isJudged(rule, value) ? findingOf(rule, value) : undefined;
    if (finding) found.push(finding);
  }
  return found;
}

/** Without cocoa there is no share of butter in it to judge. */
function isJudged({ param }: Rule, value: number): boolean {
  return param.part !== 'ratio' || value !== 0;
}

/** Targets a silver medal may miss. */
export const SILVER_MISSES = 2;

function medalOf(targetsOut: number, aw: number | undefined): Medal {
  if (targetsOut === 0) return 'gold';
  if (targetsOut > SILVER_MISSES || (aw !== undefined && aw > AW_FRESH)) return 'bronze';
  return 'silver';
}

/** What is judged of a formula, in the order of the law and then of the targets. */
export function metersOf({ profile, named, aw }: Judgement, mixture: Mixture): readonly Meter[] {
  const byKey = new Map<string, Rule[]>();
  const judging = [...named.rules, ...profile.common, ...(profile.trade ? [profile.trade] : []), ...profile.targets];
  for (const rule of judging) {
    // What no ingredient carries meets a limit that allows 0 whatever the grams.
    if ((rule.min ?? 0) <= 0 && mixture.sums[rule.param.top] === 0) continue;
    const same = byKey.get(rule.param.key);
    if (same) same.push(rule);
    else byKey.set(rule.param.key, [rule]);
  }
  const superior = named === profile ? profile.superior : [];
  const meters = [...byKey.values()].map((rules) => meterOfRules(rules, superior, mixture));
  // A share of the saturated vapour: its scale begins at 0.
  return aw === undefined
    ? meters
    : [...meters, { ...meterOf(AW_TARGET.param, aw, [AW_TARGET]), min: 0, info: undefined }];
}

function meterOfRules(rules: readonly Rule[], superior: readonly Rule[], mixture: Mixture): Meter {
  const { param } = rules[0]!;
  const value = measure(param, mixture);
  const meter = meterOf(param, value, rules, isJudged(rules[0]!, value));
  const limits = [...rules, ...superior.filter((rule) => rule.param.key === param.key)];
  return {
    ...meter,
    limits: limits.sort((a, b) => Number(decides(b, meter)) - Number(decides(a, meter))),
    // Percentages of the chocolate alone are explained as those of the product.
    info: PARAM_INFOS.find(({ key }) => key === param.part),
  };
}

/** True of the limits that set the end that is missed, or either end of what is met. */
function decides({ min, max }: Limit, meter: Meter): boolean {
  const low = min !== null && min === meter.min;
  const high = max !== null && max === meter.max;
  return (low && meter.state !== 'alto') || (high && meter.state !== 'bajo');
}
