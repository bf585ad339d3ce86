import type { Medal } from '../craft/analysis.ts';
import type { Examination } from '../craft/examine.ts';
import { holds, isNear, misses } from '../craft/judge.ts';
import type { Food } from '../despensa/food.ts';
import { rowOf } from './catalogue.ts';
import type { Finding, Rule } from './law.ts';
import { awOf, type Mixture, measure } from './measure.ts';
import type { Quantity } from './params.ts';
import { type Denomination, isWetFilling, type Profile } from './profile.ts';
import { isOf, rulesOf, type TypeId } from './types.ts';

export interface Judgement {
  readonly profile: Profile;
  /** The name the formula has a right to, or would have. */
  readonly named: Denomination;
  /** True when the quality mention of art. 3.5 is reached. */
  readonly superior: boolean;
  /** Failures of the law, in the order of its tests. */
  readonly legal: readonly Finding[];
  /** Legal limits missed by less than bought cocoa varies: to be confirmed, not failed. */
  readonly unsure: readonly Finding[];
  /** Failure of the minimum of the trade. */
  readonly trade: Finding | undefined;
  readonly targets: readonly Finding[];
  /** Estimated water activity of a filling. */
  readonly aw: number | undefined;
  /** True when water activity counts as a target out. */
  readonly awOut: boolean;
  /** What a meter read, or else the estimate: it decides. */
  readonly ruling: number | undefined;
  /** True when what is known already makes a filling too wet to keep. */
  readonly spoils: boolean;
  readonly medal: Medal;
  /** Doses, what the type does not admit and what nobody identified. */
  readonly examination: Examination;
}

export function judge(type: TypeId, mixture: Mixture, examination: Examination, measured?: number): Judgement {
  const shownOf = measuredIn(mixture);
  const profile = profileOf(type, mixture);
  const { named, missed } = denominationOf(profile, mixture);
  const legal: Finding[] = [];
  const unsure: Finding[] = [];
  for (const finding of [...missed, ...misses(profile.common, shownOf)]) {
    (isUnsure(finding, mixture) ? unsure : legal).push(finding);
  }
  const trade = misses(profile.trade, shownOf)[0];
  const targets = misses(profile.targets, shownOf);
  const estimated = isOf(type, 'relleno') ? awOf(mixture) : undefined;
  const aw = examination.provisional ? undefined : estimated;
  const spoils = examination.provisional && estimated !== undefined && estimated > profile.awMost;
  const ruling = aw === undefined ? undefined : (measured ?? aw);
  const awOut = isWetFilling(profile.family) && ruling !== undefined && ruling > profile.aw.max;
  const superior =
    named === profile &&
    !examination.provisional &&
    unsure.length === 0 &&
    profile.superior.length > 0 &&
    holds(profile.superior, shownOf);
  const lawful = legal.length === 0 && trade === undefined && !examination.faulty && !spoils;
  const reached = lawful ? medalOf(targets.length + (awOut ? 1 : 0), ruling, profile) : 'bronze';
  const medal = reached === 'gold' && examination.provisional ? 'silver' : reached;
  return { profile, named, superior, legal, unsure, trade, targets, aw, awOut, ruling, spoils, medal, examination };
}

const measuredIn = (mixture: Mixture) => (param: Quantity) => measure(param, mixture);

/** A minimum of cocoa missed by less than makers' liquor and couverture vary. */
function isUnsure(finding: Finding, { ingredients }: Mixture): boolean {
  return isNear(finding) && ingredients.some(({ row }) => row.manteca_cacao > 0 && row.cacao_seco_desgrasado > 0);
}

export function profileOf(type: TypeId, mixture: Mixture): Profile {
  const profiles = rulesOf(type);
  return profiles.find(({ when }) => holds(when, measuredIn(mixture))) ?? profiles[0]!;
}

/** A name and what a formula misses of its rules. */
interface Naming {
  readonly named: Denomination;
  readonly missed: readonly Finding[];
}

/** The first name whose rules hold, or may; else the failures of the first. */
function denominationOf(profile: Profile, mixture: Mixture): Naming {
  const shownOf = measuredIn(mixture);
  const first: Naming = { named: profile, missed: misses(profile.rules, shownOf) };
  if (first.missed.length === 0 || profile.otherNames.length === 0) return first;
  const names = [first];
  for (const named of profile.otherNames) {
    const missed = misses(named.rules, shownOf);
    if (missed.length === 0) return { named, missed };
    names.push({ named, missed });
  }
  return names.find(({ missed }) => missed.every((finding) => isUnsure(finding, mixture))) ?? first;
}

/** The narrowest limit on the failing side: mending the law alone misses the target. */
export function tightest({ profile, named }: Judgement, finding: Finding): Finding {
  return tighter(profile.targets, tighter(profile.common, tighter(named.rules, finding)));
}

function tighter(rules: readonly Rule[], finding: Finding): Finding {
  const { side } = finding;
  let tight = finding;
  for (const rule of rules) {
    const limit = side === 'low' ? rule.min : rule.max;
    if (rule.param.key !== finding.rule.param.key || limit === null) continue;
    if (side === 'low' ? limit > tight.limit : limit < tight.limit) tight = { ...finding, rule, limit };
  }
  return tight;
}

/** Whether the law admits no trace of a food under any of its names. */
export function isBarred(type: TypeId, food: Food): boolean {
  const row = rowOf(food);
  return rulesOf(type).some(({ common, rules }) =>
    [...common, ...rules].some(({ max, param }) => max === 0 && param.num(row) > 0),
  );
}

/** Targets a silver medal may miss. */
export const SILVER_MISSES = 2;

function medalOf(targetsOut: number, aw: number | undefined, { awMost }: Profile): Medal {
  if (targetsOut === 0) return 'gold';
  if (targetsOut > SILVER_MISSES || (aw !== undefined && aw > awMost)) return 'bronze';
  return 'silver';
}
