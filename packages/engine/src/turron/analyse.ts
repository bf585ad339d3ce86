import type { Analysis, LegalQuality } from '../craft/analysis.ts';
import { InputError } from '../craft/errors.ts';
import { type Examination, examine, type Matter } from '../craft/examine.ts';
import { readHeated } from '../craft/heated.ts';
import { LazyAnalysis } from '../craft/lazy-analysis.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { IN_SPANISH as SHAPE } from '../craft/shape.ts';
import { shares } from '../craft/weights.ts';
import { mattersOf, readIngredients, understoodIn } from '../despensa/understand.ts';
import { advise, warn } from './advise.ts';
import { shelf } from './catalogue.ts';
import { cookingOf } from './cooking.ts';
import { ingredientRulesOf, isDosedOn } from './ingredient-rules.ts';
import type { Judgement } from './judge.ts';
import { categoryOf, honeyWaived, isStandard, metersOf, outcomeOf, qualityOf } from './judge.ts';
import { measure, paramsOf, type TurronParams } from './measure.ts';
import { total } from './quantities.ts';
import { type Ingredient, isBase, notAdmitted, resolve } from './resolve.ts';
import { NO_BASE } from './texts.ts';
import { type Category, DEFAULT_TYPE, findType, residualOf, rulesOf, type TypeId, type TypeRules } from './types.ts';

/** A formula of turrón read, measured and judged. */
export interface TurronAnalysis extends Analysis<TurronParams> {
  readonly type: TypeId;
  readonly category: Category;
}

/** Composition on finished product, category and reasons of a formula of turrón or almond confectionery. */
export function analyse(body: unknown, lenient = false): TurronAnalysis {
  const request = readBody(body);
  return analysed(request, lenient, readHeated(request));
}

/** The same as the operation of the interface reads it. */
export function analyseInterface(body: unknown): TurronAnalysis {
  return analysed(readBody(body), false, undefined);
}

function analysed(request: Record<string, unknown>, lenient: boolean, heated: boolean | undefined): TurronAnalysis {
  const items = readItems(request, SHAPE, lenient);
  const asked = readType(request.type, findType, DEFAULT_TYPE);
  const type = rulesOf(asked.type);
  const lines = items.map((item, index) => resolve(item, index, type));
  const judgement = judgementOf(lines, type, asked.unknown, heated);
  const { category, standard, m, q, excluded, waived, ingredients, examination } = judgement;
  const values = paramsOf(m, q);
  return new LazyAnalysis(
    {
      type: type.id,
      typeLabel: type.label,
      category,
      values,
      outcome: outcomeOf(category, standard),
      warnings: warn(judgement),
      objections: examination.objections,
      cost: values.coste_kg_eur,
      physics: (altitude) => cookingOf(ingredients, type, altitude, qualityOf(type, m)?.reached),
      portions: () => mattersOf(shelf, understoodIn(lines)),
      quality: () => namedQuality(judgement),
    },
    {
      advice: () => advise(judgement),
      meters: () => metersOf(type, m, excluded.length === 0, waived),
      ingredients: () => readIngredients(shelf, understoodIn(lines)),
    },
  ) as Analysis<TurronParams> as TurronAnalysis;
}

/** A soft or hard turrón with what it does not admit has no quality of its name: it is a «turrón diverso». */
function namedQuality({ type, m, excluded }: Judgement): LegalQuality | undefined {
  const quality = qualityOf(type, m);
  const diverso = excluded.length > 0 && type.legal?.texture !== undefined;
  return quality && diverso ? { ...quality, reached: undefined } : quality;
}

function judgementOf(
  lines: readonly Ingredient[],
  type: TypeRules,
  unknownType: string | undefined,
  heated: boolean | undefined,
): Judgement {
  const ingredients = lines.filter(({ grams }) => grams > 0);
  if (!ingredients.some(isBase)) throw new InputError(NO_BASE, { code: 'sin_base', field: 'ingredients' });
  const weights = shares(ingredients.map(({ grams }) => grams))!;
  const q = total(
    ingredients.map(({ perGram }) => perGram),
    weights.shares,
    residualOf(type),
  );
  const m = measure(q);
  const excluded = notAdmitted(ingredients);
  const waived = honeyWaived(type, q);
  const examination = examine(dosedMatters(lines, type), ingredientRulesOf(type.id), 0, undefined, heated);
  const category = vouched(categoryOf(type, m, excluded.length === 0, waived), type, examination);
  const standard = category === 'Básico' && !examination.faulty && isStandard(type, m);
  return { type, lines, ingredients, q, m, category, standard, excluded, waived, examination, unknownType };
}

/** Unidentified ingredients bar the top category, and excessive doses any. */
function vouched(category: Category, { lowest }: TypeRules, { faulty, provisional }: Examination): Category {
  if (faulty) return lowest;
  return provisional && category === 'Suprema' ? 'Extra' : category;
}

/** The ingredients as the rules on them see them. */
function dosedMatters(lines: readonly Ingredient[], type: TypeRules): readonly Matter[] {
  return mattersOf(shelf, understoodIn(lines)).filter(({ food }) => isDosedOn(food, type));
}

/** The lowest category of its type. */
export function lowest(type: TypeId): Pick<TurronAnalysis, 'category' | 'outcome'> {
  const category = rulesOf(type).lowest;
  return { category, outcome: outcomeOf(category, false) };
}
