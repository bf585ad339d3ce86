import { doseTerms } from '../craft/dose-terms.ts';
import { rangeOf } from '../craft/limit.ts';
import { COST_PER_KILO, judgedTerm, type LinearModel, type LinearTerm, type WantedScore } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { rememberList } from '../craft/remember.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { usualOf } from '../craft/unusual.ts';
import type { Understood } from '../despensa/understand.ts';
import { type Ingredient, type Part, perGram } from './ingredient.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { UNUSUAL_IN_GOLD } from './judge.ts';
import { type Param, weigh } from './param.ts';
import { COMMON, SUMS } from './params.gen.ts';
import { type Resolved, resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, rulesOf, type TypeRules } from './types.ts';

/**
 * Every parameter as a quotient of linear functions of the grams; all ranges met is a balanced recipe, which earns at
 * least silver. Gold also aims each at what is usual of the type, of which it may miss one.
 */
export function linear(body: unknown, wanted?: WantedScore, unjudged = true): LinearModel {
  const request = readBody(body);
  const matters = readItems(request, SHAPE).map((item, index) => matterOf(resolve(item, index)));
  const type = rulesOf(readType(request.type, findType, DEFAULT_TYPE).type);
  const cases = casesOf(matters, type, unjudged);
  if (wanted !== 'oro') return { cases, nonlinear: [] };
  return {
    cases: cases.map((terms) => [...terms, ...usualTerms(type, terms)]),
    nonlinear: [],
    misses: UNUSUAL_IN_GOLD,
  };
}

/** The part of an item its terms depend on. */
type Matter = Pick<Resolved, 'parts'> & Pick<Understood, 'food'>;

const known = new WeakMap<Ingredient, Matter>();

/** One object per food and parts, so that lists of them compare by identity. */
function matterOf({ parts, understood: { food } }: Resolved): Matter {
  const first = parts[0]?.ingredient;
  const kept = first && known.get(first);
  if (kept !== undefined && kept.food === food && areSame(kept.parts, parts)) return kept;
  const matter = { parts, food };
  if (first !== undefined) known.set(first, matter);
  return matter;
}

function areSame(some: readonly Part[], others: readonly Part[]): boolean {
  if (some.length !== others.length) return false;
  return some.every(({ ingredient, share }, i) => ingredient === others[i]!.ingredient && share === others[i]!.share);
}

/** Cached without the grams, on which no term depends. Judged terms come first. */
const casesOf = /* @__PURE__ */ rememberList(
  (items: readonly Matter[], type: TypeRules, unjudged: boolean): LinearModel['cases'] => {
    const judged = type.judged.map(({ param, range }) => termOf(param, items, range));
    const shown = COMMON.filter(({ key }) => type.ranges[key] === undefined && (unjudged || key === COST_PER_KILO)).map(
      (param) => termOf(param, items, null),
    );
    const foods = items.map(({ food }) => food);
    const flour = columnOf(items, (item) => perGram(item, weigh(SUMS.base_seca)));
    const doses = doseTerms(ingredientRulesOf(type.id), foods, flour);
    return [[...judged, ...shown, ...doses]];
  },
);

function termOf(param: Param, items: readonly Matter[], range: Range | null): LinearTerm {
  const { key, unit } = param;
  const num = columnOf(items, (item) => perGram(item, param.num));
  const den = columnOf(items, (item) => perGram(item, param.den));
  return judgedTerm({ key, label: lowerFirst(param.label), unit, num, den }, range);
}

/** `terms`: judged ones come first. */
function usualTerms(type: TypeRules, terms: readonly LinearTerm[]): readonly LinearTerm[] {
  return type.judged.flatMap((rule, i) => {
    const usual = usualOf(rule);
    if (usual === undefined) return [];
    const [min, max] = usual;
    return [judgedTerm(terms[i]!, rangeOf({ min, max }), { target: true })];
  });
}
