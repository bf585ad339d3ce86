import { AW_FRESH } from '../craft/keeping.ts';
import { lazyFor } from '../craft/lazy.ts';
import { type LimitData, limitWith } from '../craft/type-file.ts';
import { AW_TARGET, type Rule } from './law.ts';
import { type Over, type Part, quantityOf } from './params.ts';
import type { Profile } from './profile.ts';
import type { VariantData } from './type-file.ts';
import { RULE_SETS, TYPE_FILES, type TypeId } from './types.gen.ts';

const OF_BOUGHT_COCOA: ReadonlySet<Part> = new Set(['cacaoTotal', 'manteca', 'csd', 'mantecaGrasaLactea']);
/** What composition does not resolve, in points: liquor of 50 to 56 % of fat moves the fat of a bar by as much. */
const UNSURE = 0.5;

/** «base.cacaoTotal»: a part over a base. */
function ruleFrom(data: LimitData): Rule {
  const [over, part] = data.param.split('.') as [Over, Part];
  const rule = limitWith(quantityOf(part, over), data) as Rule;
  // Without what it is divided by there is nothing to judge.
  if (part === 'ratio' || part === 'aguaPorManteca') return { ...rule, ifAny: true };
  return rule.authority === 'ley' && OF_BOUGHT_COCOA.has(part) ? { ...rule, confirm: UNSURE } : rule;
}

/** Each set once: rules are told apart by identity. */
const setOf = lazyFor((name: string): readonly Rule[] => RULE_SETS[name]!.map(ruleFrom));
/** Every rule with its set, and its parameter as the set names it. */
export const writtenRules = () =>
  Object.entries(RULE_SETS).flatMap(([name, data]) =>
    setOf(name).map((rule, i) => ({ limit: rule, name, param: data[i]!.param })),
  );

/** Of the whole bombón, shell and filling. */
export const bombonRule = (): Rule => setOf('bombon_entero')[0]!;

const rulesIn = (names: readonly string[]) => names.flatMap(setOf);

function profileFrom({
  when,
  rules,
  otherNames,
  common,
  superior,
  trade,
  targets,
  aw,
  awMost,
  ...names
}: VariantData): Profile {
  return {
    ...names,
    when: rulesIn(when),
    rules: rulesIn(rules),
    otherNames: otherNames.map((other) => ({ title: other.title, rules: rulesIn(other.rules) })),
    common: rulesIn(common),
    superior: rulesIn(superior),
    trade: trade === undefined ? [] : setOf(trade),
    targets: rulesIn(targets),
    aw: aw === undefined ? AW_TARGET : { ...AW_TARGET, ...aw },
    awMost: awMost ?? AW_FRESH,
  };
}

/** How a type judges each family a formula may turn out to be. */
export const profilesOf = lazyFor((id: TypeId): readonly Profile[] => TYPE_FILES[id].variants.map(profileFrom));
