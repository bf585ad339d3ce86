import { awOf, measure } from './measure.ts';
import type { Ingredient } from './resolve.ts';
import { type Rule, type Side, sideOut } from './rules.ts';
import { AW_FRESH, AW_TARGET } from './targets.ts';
import { type Denomination, PROFILES, type Profile, type TypeId } from './types.ts';

export type Medal = 'gold' | 'silver' | 'bronze';

/** A rule that does not hold, with the value as shown and the side on which it fails. */
export interface Finding {
  readonly rule: Rule;
  readonly value: number;
  readonly side: Side;
}

export interface Judgement {
  readonly profile: Profile;
  /** The name the formula has a right to, or would have. */
  readonly title: string;
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

export function judge(type: TypeId, ingredients: readonly Ingredient[]): Judgement {
  const failing = (rules: readonly Rule[]) => failures(rules, ingredients);
  const profile = profileOf(type, ingredients);
  const { title, rules } = denominationOf(profile, ingredients);
  const legal = failing([...rules, ...profile.common]);
  const trade = profile.trade && failing([profile.trade])[0];
  const targets = failing(profile.targets);
  const aw = type === 'bombon' ? awOf(ingredients) : undefined;
  const awOut = profile.family === 'ganache' && aw !== undefined && aw > AW_TARGET;
  const superior = title === profile.title && profile.superior.length > 0 && failing(profile.superior).length === 0;
  const lawful = legal.length === 0 && trade === undefined;
  const medal = lawful ? medalOf(targets.length + (awOut ? 1 : 0), aw) : 'bronze';
  return { profile, title, superior, legal, trade, targets, aw, awOut, medal };
}

function profileOf(type: TypeId, ingredients: readonly Ingredient[]): Profile {
  const profiles = PROFILES[type];
  return profiles.find(({ when }) => failures(when, ingredients).length === 0) ?? profiles[0]!;
}

/** The first name whose rules hold; when none does, the failures told are those of the first. */
function denominationOf(profile: Profile, ingredients: readonly Ingredient[]): Denomination {
  if (profile.otherNames.length === 0) return profile;
  return [profile, ...profile.otherNames].find(({ rules }) => failures(rules, ingredients).length === 0) ?? profile;
}

function failures(rules: readonly Rule[], ingredients: readonly Ingredient[]): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) {
    const value = measure(rule, ingredients);
    // Without cocoa there is no share of butter in it to judge.
    if (rule.part === 'ratio' && value === 0) continue;
    const side = sideOut(value, rule);
    if (side) found.push({ rule, value, side });
  }
  return found;
}

function medalOf(targetsOut: number, aw: number | undefined): Medal {
  if (targetsOut === 0) return 'gold';
  if (targetsOut > 2 || (aw !== undefined && aw > AW_FRESH)) return 'bronze';
  return 'silver';
}
