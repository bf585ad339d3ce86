import type { LegalQuality, Meter, Outcome } from '../craft/analysis.ts';
import type { Examination } from '../craft/examine.ts';
import { findingOf } from '../craft/judge.ts';
import { lazyOf } from '../craft/lazy.ts';
import type { WantedScore } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { meterOf, stateOf } from '../craft/meter.ts';
import { slug } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import type { Row } from './catalogue.ts';
import type { Measures } from './measure.ts';
import { MEASURED, PARAMS, type TurronParam } from './params.ts';
import type { Quantities } from './quantities.ts';
import type { Ingredient } from './resolve.ts';
import * as texts from './texts.ts';
import {
  admissionOf,
  type Category,
  LEGAL_STARCH,
  LEVELS,
  type Level,
  type LevelRule,
  QUALITIES,
  type Quality,
  type Rule,
  ruleOf,
  STANDARD,
  type TypeRules,
} from './types.ts';

/** A judged formula, with all that its reasons speak of. */
export interface Judgement {
  readonly type: TypeRules;
  /** In shares of what was weighed. */
  readonly q: Quantities;
  /** As sent, those of no weight too. */
  readonly lines: readonly Ingredient[];
  /** The lines that weigh something. */
  readonly ingredients: readonly Ingredient[];
  readonly m: Measures;
  readonly category: Category;
  /** Below Extra, and of quality Estándar all the same. */
  readonly standard: boolean;
  /** Rows the IGP does not admit. */
  readonly excluded: readonly Row[];
  readonly waived: boolean;
  /** Doses, what the type does not admit and what nobody identified. */
  readonly examination: Examination;
  /** `type` as sent, when it was not recognised. */
  readonly unknownType: string | undefined;
}

/** The limit of Extra on a value, when it is passed. */
export function exceeded({ type, m }: Judgement, param: TurronParam): Rule | undefined {
  const rule = ruleOf(type, param, 'Extra');
  return rule === undefined || meets(rule, m) ? undefined : rule;
}

/** Almonds of the score: gold, silver and bronze. */
export const ALMONDS: Readonly<Record<Category, number>> = { Suprema: 3, Extra: 2, 'Fuera de IGP': 1, Básico: 1 };

/** Scores a person may ask for, best first: each category above the lowest. */
export const SCORES: readonly WantedScore[] = ['suprema', 'extra'];

/** Turrón without added sugars (sweetener and no sugar) is not asked for honey (Alimarket, categories of both IGP). */
export function honeyWaived(type: TypeRules, q: Quantities): boolean {
  return q.sweetener > 0 && q.sugar === 0 && type.rules.some((rule) => rule.waivable);
}

export function meets(rule: Rule, m: Measures): boolean {
  return findingOf(rule, m[rule.param.key]) === undefined;
}

/** The best of some levels, which come best first, whose rules all hold. */
export function levelOf<L extends Quality>(
  levels: readonly L[],
  rules: readonly LevelRule[],
  m: Measures,
  waived = false,
): L | undefined {
  return levels.find((level) =>
    rules.every((rule) => rule.level !== level || (waived && rule.waivable) || meets(rule, m)),
  );
}

/** The best category whose rules all hold. `admitted`: no ingredient the IGP excludes; `waived`: the honey waiver. */
export function categoryOf({ rules, lowest }: TypeRules, m: Measures, admitted: boolean, waived: boolean): Category {
  return (admitted ? levelOf(LEVELS, rules, m, waived) : undefined) ?? lowest;
}

/** Quality of RD 1787/1982; with starch only those the decree defines so, where it names them. */
export function qualityOf({ legal, rules, noun }: TypeRules, m: Measures): LegalQuality | undefined {
  if (legal === undefined) return undefined;
  const isStarchy = rules.some((rule) => rule.param === MEASURED.fecula && !meets(rule, m));
  const { minima, starchy } = legal;
  const open = isStarchy && starchy.length > 0 ? starchy : QUALITIES;
  const named = open.filter((level) => minima.some((rule) => rule.level === level));
  return {
    reached: isStarchy && !meets(LEGAL_STARCH, m) ? undefined : levelOf(named, minima, m),
    scale: QUALITIES,
    called: isStarchy ? texts.starchName(noun) : undefined,
  };
}

export function isLevel(category: Category): category is Level {
  return category === 'Suprema' || category === 'Extra';
}

const idOf = remember(slug);

/** Whether a turrón below Extra is one of quality Estándar all the same. */
export function isStandard({ rules, standard }: TypeRules, m: Measures): boolean {
  return standard !== undefined && levelOf([STANDARD], rules, m) === STANDARD;
}

/** `standard`: of that quality, below the categories. */
export function outcomeOf(category: Category, standard: boolean): Outcome {
  return {
    id: idOf(category),
    text: standard ? `${category}, ${texts.STANDARD}` : category,
    good: standard || isLevel(category),
    medal: null,
    almonds: ALMONDS[category],
    denomination: null,
    scores: isLevel(category) ? SCORES.slice(LEVELS.indexOf(category)) : [],
  };
}

/** Values the type judges: those of Extra first; what is not admitted only if present. */
export function metersOf(type: TypeRules, m: Measures, admitted: boolean, waived: boolean): readonly Meter[] {
  const { ofExtra, ofSuprema } = panelsOf(type);
  const meters: Meter[] = [];
  for (const panel of ofExtra) meters.push(meterIn(panel, m, waived));
  if (!admitted) {
    for (const limit of admissionOf(type)) {
      meters.push({ ...meterOf(limit.param, m[limit.param.key], limit), min: 0, info: undefined });
    }
  }
  for (const panel of ofSuprema) meters.push(meterIn(panel, m, waived));
  return meters;
}

/** How a type judges one value, laid out once. */
interface Panel {
  readonly param: TurronParam;
  readonly asked: Rule;
  /** The rule that decides first. */
  readonly limits: readonly Rule[];
  readonly mark: Meter['mark'];
  readonly info: TurronParam | undefined;
  readonly waivable: boolean;
}

/** What Extra judges, in the order of the response, and what only Suprema does. */
const panelsOf = lazyOf((type: TypeRules) => {
  const at = (level: Level) => type.rules.filter((rule) => rule.level === level).map(({ param }) => param);
  const extra = at('Extra');
  const judged = new Set<TurronParam>([...PARAMS.filter((param) => extra.includes(param)), ...extra]);
  const panel = (param: TurronParam) => panelOf(type, param);
  return {
    ofExtra: [...judged].map(panel),
    ofSuprema: flatMap(at('Suprema'), (param) => (judged.has(param) ? [] : [panel(param)])),
  };
});

/**
 * The range is that of Extra, with the minimum of Suprema as a mark beyond it; where less is still of quality Estándar,
 * its range, and that of Extra the core.
 */
function panelOf(type: TypeRules, param: TurronParam): Panel {
  const levels = flatMap(LEVELS.toReversed(), (level) => ruleOf(type, param, level) ?? []);
  const [asked, best] = levels;
  const isBeyond = best !== undefined && best.min !== null && best.min > asked!.min!;
  const standard = type.standard?.param === param ? { ...type.standard, core: [asked!.min, null] as const } : undefined;
  return {
    param,
    asked: standard ?? asked!,
    limits: standard ? [standard, ...levels] : levels,
    mark: isBeyond ? { at: best.min!, label: best.level } : null,
    info: PARAMS.find(({ key }) => key === param.key),
    waivable: asked!.waivable === true,
  };
}

function meterIn({ param, asked, limits, mark, info, waivable }: Panel, m: Measures, waived: boolean): Meter {
  const { key, label, unit } = param;
  const { min, max } = asked;
  const value = m[key];
  const state = waived && waivable ? 'sin_juicio' : stateOf(value, asked);
  return { key, label, unit, value, min, max, state, limits, mark, info };
}
