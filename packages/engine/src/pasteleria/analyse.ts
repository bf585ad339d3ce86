import { applySteps } from '../craft/advice.ts';
import type { Analysis } from '../craft/analysis.ts';
import { type Examination, examine, objectionAdvice, objectionWarnings, withLacks } from '../craft/examine.ts';
import { readHeated } from '../craft/heated.ts';
import { doubtfulKeys, holds, valueIn } from '../craft/judge.ts';
import { AW_BARS } from '../craft/keeping.ts';
import { LazyAnalysis } from '../craft/lazy-analysis.ts';
import { flatMap } from '../craft/lists.ts';
import { metersOf } from '../craft/meter.ts';
import { verdictOutcome } from '../craft/outcome.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { readIngredients, understoodIn } from '../despensa/understand.ts';
import { advise } from './advise.ts';
import { shelf } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { trophyOf } from './judge.ts';
import { lackOfGluten } from './lack-of-gluten.ts';
import { paramsOf, spanOf } from './measure.ts';
import { type Formula, flourOf, formulaOf, hasBase, resolve } from './resolve.ts';
import type { Params } from './schema.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, rulesOf, type TypeRules } from './types.ts';
import { warn } from './warn.ts';

/** Composition of a pastry recipe, judged for its type, with advice in grams. */
export function analyse(body: unknown): Analysis<Params> {
  const request = readBody(body);
  return analysed(request, readHeated(request));
}

/** The same as the operation of the interface reads it. */
export function analyseInterface(body: unknown): Analysis<Params> {
  return analysed(readBody(body), undefined);
}

function analysed(request: Record<string, unknown>, heated: boolean | undefined): Analysis<Params> {
  const items = readItems(request, SHAPE);
  const asked = readType(request.type, findType, DEFAULT_TYPE);
  const type = rulesOf(asked.type);
  const formula = formulaOf(items, type);
  const examination = examinationOf(formula, type, heated);
  const values = paramsOf(type, formula.parts, !examination.provisional);
  const doubtful = doubtfulKeys(type.judged, examination.unknown, (param) =>
    spanOf(param, formula.parts, examination.unknown / 100),
  );
  return new LazyAnalysis(
    {
      type: type.id,
      typeLabel: type.label,
      values,
      outcome: verdictOutcome(
        !examination.faulty && holds(type.judged, valueIn(values)) ? 'equilibrada' : 'revisar',
        trophyOf(type, values, examination),
      ),
      warnings: [...objectionWarnings(examination), ...warn(asked.unknown, formula, type, values)],
      objections: examination.objections,
      cost: values.coste_kg_eur,
      portions: () => formula.matters,
      waterActivity: values.awEstimada,
      waterActivityBar: values.awEstimada === undefined ? undefined : AW_BARS.ganache,
    },
    {
      meters: () => metersOf(type.limits, values, ({ param }) => !doubtful.has(param.key)),
      advice: () => advise(type, withoutFaults(request, type, formula, examination), values, { examination, doubtful }),
      ingredients: () => readIngredients(shelf, understoodIn(items.map(resolve))),
    },
  );
}

/** What a recipe has too much of for its type, and the flour it lacks. */
function examinationOf(formula: Formula, type: TypeRules, heated: boolean | undefined): Examination {
  const found = examine(formula.matters, ingredientRulesOf(type.id), flourOf(formula), undefined, heated);
  const lack = lackOfGluten(formula.matters, type);
  return withLacks(found, lack ? [lack] : []);
}

/** The recipe once what it should not carry is out: further advice starts from there. */
function withoutFaults(
  request: Readonly<Record<string, unknown>>,
  type: TypeRules,
  formula: Formula,
  examination: Examination,
): Formula {
  const steps = flatMap(objectionAdvice(examination), (advice) => advice.steps);
  const followed = steps.length === 0 ? null : applySteps(SHAPE, request, steps);
  if (followed === null) return formula;
  const items = readItems(followed, SHAPE);
  // The fault may be all there is of what the type is made of.
  return hasBase(items, type) ? formulaOf(items, type) : formula;
}
