import { doseTerms } from '../craft/dose-terms.ts';
import { lazyOf } from '../craft/lazy.ts';
import { rangeOf } from '../craft/limit.ts';
import { COST_PER_KILO, type LinearModel, type LinearTerm, namedTerm, type WantedScore } from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { rememberList } from '../craft/remember.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import type { Understood } from '../despensa/understand.ts';
import { ingredientRulesOf, isDosedOn } from './ingredient-rules.ts';
import { MEASURED, PARAMS, SELECTORS, type TurronParam } from './params.ts';
import { cookedDown, type Quantities } from './quantities.ts';
import { type Ingredient, resolve } from './resolve.ts';
import { DEFAULT_TYPE, findType, type Quality, residualOf, rulesOf, STANDARD, type TypeRules } from './types.ts';

/** Least share of sweetener, %, for a turrón «sin azúcares añadidos»: the smallest two decimals show. */
const SOME = 0.01;

/**
 * The rules of the wanted category (of a good turrón unless one is asked for) as quotients of linear
 * functions. The finished weight is the lesser of two linear functions, hence two cases, told apart by the dry matter;
 * twice as many where a sweetener may waive the honey.
 */
export function linear(body: unknown, wanted?: WantedScore, unjudged = true): LinearModel {
  const request = readBody(body);
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  const lines = readItems(request, SHAPE).map((item, index) => matterOf(resolve(item, index, type)));
  return { cases: casesOf(lines, type, levelOf(wanted, type), unjudged), nonlinear: [] };
}

/** The category asked for, or no more than a good turrón. */
function levelOf(wanted: WantedScore | undefined, { standard }: TypeRules): Quality {
  if (wanted === 'suprema' || wanted === 'oro') return 'Suprema';
  return wanted === 'extra' || standard === undefined ? 'Extra' : STANDARD;
}

/** The part of an ingredient its terms depend on. */
type Matter = Pick<Ingredient, 'perGram'> & Pick<Understood, 'food'>;

const matters = new WeakMap<Quantities, Matter>();

/** One object per food and contents, so that lists of them compare by identity. */
function matterOf({ perGram, understood: { food } }: Ingredient): Matter {
  const kept = matters.get(perGram);
  if (kept !== undefined && kept.food === food) return kept;
  const matter = { perGram, food };
  matters.set(perGram, matter);
  return matter;
}

/** Cached without the grams: the terms do not depend on them. */
const casesOf = /* @__PURE__ */ rememberList(
  (lines: readonly Matter[], type: TypeRules, level: Quality, unjudged: boolean) => {
    const grams = lines.map(({ perGram }) => perGram);
    const doses = dosed(type, lines);
    const residual = residualOf(type);
    const dryMatter = 1 - residual / 100;
    const asWeighed = grams.map((one) => ({ ...one, finished: one.mass }));
    const boiled = type.melted ? asWeighed : grams.map((one) => ({ ...one, finished: cookedDown(one, residual) }));
    const waivers = canWaive(type, grams) ? [false, true] : [false];
    return flatMap(waivers, (waived) => {
      const cooked = terms(type, boiled, level, waived, unjudged);
      const uncooked = boiled === asWeighed ? cooked : terms(type, asWeighed, level, waived, unjudged);
      return [
        [selector(boiled, [0, dryMatter]), ...cooked, ...doses],
        [selector(asWeighed, [dryMatter, 1]), ...uncooked, ...doses],
      ];
    });
  },
);

/** Doses are shares of what is weighed, as the analysis sees it. */
function dosed(type: TypeRules, lines: readonly Matter[]): LinearTerm[] {
  const foods = lines.map(({ food }) => food);
  const den = columnOf(foods, (food) => (isDosedOn(food, type) ? 1 : 0));
  return doseTerms(ingredientRulesOf(type.id), foods).map((term) => ({ ...term, den }));
}

function canWaive(type: TypeRules, grams: readonly Quantities[]): boolean {
  return type.rules.some((rule) => rule.waivable) && grams.some(({ sweetener }) => sweetener > 0);
}

/** Dry matter of the mass, which the batch is cooked down to. */
function selector(grams: readonly Quantities[], range: Range): LinearTerm {
  return namedTerm(SELECTORS.materiaSeca, grams, range, { hidden: true });
}

function terms(
  type: TypeRules,
  grams: readonly Quantities[],
  level: Quality,
  waived: boolean,
  unjudged: boolean,
): LinearTerm[] {
  const judged = new Map<TurronParam, Range>();
  for (const rule of type.rules) {
    if (rule.level === level && !(waived && rule.waivable)) judged.set(rule.param, rangeOf(rule));
  }
  if (waived) judged.set(MEASURED.pctAzucar, [0, 0]);
  const all: LinearTerm[] = [];
  for (const param of paramsOf(type)) {
    const range = judged.get(param) ?? null;
    if (range !== null || unjudged || param.key === COST_PER_KILO) all.push(namedTerm(param, grams, range));
  }
  if (waived) all.push(namedTerm(SELECTORS.edulcorante, grams, [SOME, Number.POSITIVE_INFINITY], { hidden: true }));
  // Ingredients the IGP excludes may only be removed.
  if (grams.some(({ notAdmitted }) => notAdmitted > 0)) all.push(namedTerm(MEASURED.noAdmitidos, grams, [0, 0]));
  return all;
}

/** Parameters of the response and of the type's rules, once for each type. */
const paramsOf = lazyOf(({ rules }: TypeRules): readonly TurronParam[] => [
  ...new Set<TurronParam>([...PARAMS, ...rules.map(({ param }) => param)]),
]);
