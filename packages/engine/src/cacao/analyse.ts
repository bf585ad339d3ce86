import type { Analysis, Tempering } from '../craft/analysis.ts';
import { readAnalysisField } from '../craft/analysis-fields.ts';
import { examine } from '../craft/examine.ts';
import { readHeated } from '../craft/heated.ts';
import { awText, hangsOnBar } from '../craft/keeping.ts';
import { LazyAnalysis } from '../craft/lazy-analysis.ts';
import { type MedalOutcome, medalOutcome } from '../craft/outcome.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { mattersOf, readIngredients, understoodIn } from '../despensa/understand.ts';
import { advise, titleOf, warn } from './advise.ts';
import { shelf } from './catalogue.ts';
import { ingredientRulesOf } from './ingredient-rules.gen.ts';
import { judge } from './judge.ts';
import { type CacaoParams, valuesOf } from './measure.ts';
import { metersOf } from './meters.ts';
import { barOf } from './profile.ts';
import { resolve } from './resolve.ts';
import { temperingOf } from './tempering.ts';
import { reading, aw as texts } from './texts.ts';
import { DEFAULT_TYPE, findType, labelOf, type TypeId } from './types.ts';

/** Composition, legal denomination, medal, tempering and reasons of a formula of chocolate or of a filling. */
export interface CacaoAnalysis extends Analysis<CacaoParams> {
  readonly type: TypeId;
  readonly outcome: MedalOutcome;
  readonly tempering: Tempering;
}

/** `lenient` takes `name` and `grams` for `ingrediente` and `peso` too. */
export function analyse(body: unknown, lenient = false): CacaoAnalysis {
  const request = readBody(body);
  return analysed(request, lenient, readHeated(request), readAnalysisField(request, 'aw_medida'));
}

/** The same as the operation of the interface reads it. */
export function analyseInterface(body: unknown): CacaoAnalysis {
  return analysed(readBody(body), false);
}

function analysed(
  request: Record<string, unknown>,
  lenient: boolean,
  heated?: boolean,
  measured?: number,
): CacaoAnalysis {
  const items = readItems(request, SHAPE, lenient);
  const { type, unknown } = readType(request.type, findType, DEFAULT_TYPE);
  const formula = resolve(items);
  const understood = understoodIn(formula.lines);
  const matters = mattersOf(shelf, understood);
  const examination = examine(matters, ingredientRulesOf(type), 0, undefined, heated);
  const judgement = judge(type, formula, examination, measured);
  const values = valuesOf(formula);
  return new LazyAnalysis(
    {
      type,
      typeLabel: labelOf(type),
      values,
      outcome: medalOutcome(judgement.medal, titleOf(type, judgement, formula), pendingOf(judgement, measured)),
      warnings: warn(type, judgement, formula, unknown, measured),
      objections: examination.objections,
      cost: values.coste_kg_eur,
      portions: () => matters,
      tempering: temperingOf(type, judgement.profile.family, formula),
      waterActivity: judgement.aw,
      waterActivityBar: judgement.aw === undefined ? undefined : barOf(judgement.profile.family),
    },
    {
      advice: () => advise(type, judgement, formula, measured),
      meters: () => metersOf(judgement, formula),
      ingredients: () => readIngredients(shelf, understood),
    },
  ) as Analysis<CacaoParams> as CacaoAnalysis;
}

/** A good medal whose water activity is over its limit by a meter, or nearly. */
function pendingOf({ medal, aw, profile }: ReturnType<typeof judge>, measured?: number): string | undefined {
  if (aw === undefined || medal === 'bronze') return undefined;
  if (measured !== undefined)
    return measured > profile.aw.max ? texts.beyond(reading(measured), profile.aw.max) : undefined;
  const bar = barOf(profile.family);
  return hangsOnBar(aw, profile.aw.max, bar) ? texts.pending(awText(aw, bar), profile.aw.max) : undefined;
}
