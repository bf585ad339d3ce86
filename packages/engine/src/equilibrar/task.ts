import type { Analysis, Objection } from '../craft/analysis.ts';
import type { Craft, LeverInfo } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import { OBJECTIONS } from '../craft/examine.ts';
import { readHeated } from '../craft/heated.ts';
import { lazy, lazyFor, lazyOf } from '../craft/lazy.ts';
import { rangeOf } from '../craft/limit.ts';
import type { LinearModel, WantedScore } from '../craft/linear.ts';
import { flatMap, placesWhere } from '../craft/lists.ts';
import { isOut } from '../craft/meter.ts';
import { publishedAmounts } from '../craft/precedent.ts';
import { type Item, readBody, readItems } from '../craft/read.ts';
import { usualOf } from '../craft/unusual.ts';
import { type Budget, charge, createBudget } from './budget.ts';
import { isGood } from './judge.ts';
import { buildProblem, casesIn, type Diagnosis, type MastersAim, outsetOf, type Problem } from './model.ts';
import { banTerms, calledFor, exchangesIn, neededFor, strangersIn } from './objections.ts';
import { type Options, readOptions } from './options.ts';
import { readingOf } from './readings.ts';
import type { Judge } from './search.ts';
import { refusals } from './texts.ts';
import { HALF, JUDGEMENT, LEAST_TOTAL, MOST_INGREDIENTS, MOST_TOTAL, WORK } from './tuning.ts';

/** A request read through: the formula, what is allowed, and the problem they make. */
export interface Task {
  readonly craft: Craft;
  readonly request: Readonly<Record<string, unknown>>;
  readonly items: readonly Item[];
  /** The formula as sent. */
  readonly before: Analysis;
  readonly options: Options;
  readonly problem: Problem;
}

/** `known`: the analysis of this very formula, if there is one. */
export function openTask(
  craft: Craft,
  body: unknown,
  budget: Budget = createBudget(WORK.search),
  known?: Analysis,
): Task {
  const request = readBody(body);
  const before = known ?? craft.analyse(request);
  const items = readItems(request, craft.shape);
  if (items.length > MOST_INGREDIENTS) {
    const text = refusals.tooMany(items.length, MOST_INGREDIENTS);
    throw new InputError(text, { code: 'demasiados_ingredientes', field: 'ingredients' });
  }
  const asked = readOptions(craft, request.opciones, items, before.type);
  const called = asked.additionsGiven
    ? []
    : calledFor(craft, before, [...items.map((item) => item.name), ...asked.additions]);
  const options = called.length > 0 ? { ...asked, additions: [...asked.additions, ...called] } : asked;
  const total = options.total ?? items.reduce((sum, { grams }) => sum + grams, 0);
  if (!(total >= LEAST_TOTAL && total <= MOST_TOTAL)) {
    throw new InputError(refusals.size, { code: 'peso_total_no_valido', field: 'ingredients' });
  }
  const task = { craft, request, items, before, options };
  return new Stated(task, () => {
    // Reading a formula twice more is what stating its problem takes.
    charge(budget, (known ? 1 : 3) * JUDGEMENT * items.length);
    return problemOf(task, budget);
  });
}

/** The same task with a score in mind that the person did not name. */
export function aimingAt(like: Task, wanted: WantedScore, budget: Budget): Task {
  const { craft, request, items, before, options } = like;
  const task = { craft, request, items, before, options: { ...options, wanted } };
  return new Stated(task, () => {
    charge(budget, JUDGEMENT * items.length);
    const { problem } = like;
    if (craft.rescore !== undefined) return { ...problem, model: craft.rescore(problem.model, wanted), budget };
    const { model } = modelOf(task, problem.start);
    return { ...problem, model, cases: casesIn(model, problem.start, task.options, craft.lawful), budget };
  });
}

type Asked = Omit<Task, 'problem'>;

/**
 * A task whose problem is stated when it is first looked at: of two scores in mind, only one may ever be. A class, because
 * a getter written in a literal gives each object a hidden shape of its own.
 */
class Stated implements Task {
  readonly craft: Craft;
  readonly request: Asked['request'];
  readonly items: readonly Item[];
  readonly before: Analysis;
  readonly options: Options;
  readonly #state: () => Problem;
  #problem: Problem | undefined;

  constructor({ craft, request, items, before, options }: Asked, state: () => Problem) {
    this.craft = craft;
    this.request = request;
    this.items = items;
    this.before = before;
    this.options = options;
    this.#state = state;
  }

  get problem(): Problem {
    this.#problem ??= this.#state();
    return this.#problem;
  }
}

/** The formula with what may be added, and what is judged of it from where the change starts. */
function modelOf({ craft, request, items, before, options }: Asked, start: readonly number[]) {
  const { name, weight } = craft.shape;
  const extended = {
    ...request,
    ingredients: [
      ...(request.ingredients as readonly unknown[]),
      ...options.additions.map((addition) => ({ [name]: addition, [weight]: 0 })),
    ],
  };
  const own = options.ranges.size > 0;
  // Whoever sets a range of their own may be asking for another nature.
  const linear = craft.linear(extended, options.wanted, own, own ? undefined : start);
  const demands = craft.demands?.(extended) ?? [];
  const asides = [...demands, ...banTerms(craft, before, linear, items, options.additions, readHeated(request))];
  const model = asides.length > 0 ? { ...linear, cases: linear.cases.map((terms) => [...terms, ...asides]) } : linear;
  return { extended, model, demands };
}

function problemOf(asked: Asked, budget: Budget): Problem {
  const { craft, items, before, options } = asked;
  const exchanges = exchangesIn(craft, before, items, options);
  const outset = outsetOf(items, options, exchanges);
  const { extended, model, demands } = modelOf(asked, outset.start);
  const levers = craft.levers(extended);
  const names = items.map(({ name }) => name);
  const diagnosis: Diagnosis = {
    isFault: faultIn(before),
    needed: neededFor(demands, items),
    aims: aimsOf(craft, before.type, model.aims),
    amounts: publishedAmounts(craft, before, names),
  };
  return buildProblem(
    items,
    options,
    outset,
    levers,
    model,
    craft.lawful,
    diagnosis,
    budget,
    new Map([
      ...eased(levers, model, outset.start, diagnosis, options),
      ...capsOf(before, items, options),
      ...exchanges.map(({ from, kept }) => [from, kept] as const),
    ]),
  );
}

/** What is dosed by a figure that a preference caps comes down for its sake, never up, nor in whole units: place and grams. */
function eased(
  levers: readonly LeverInfo[],
  { cases }: LinearModel,
  start: readonly number[],
  { isFault }: Diagnosis,
  { units }: Options,
): [number, number][] {
  const capped = flatMap(cases, (terms) =>
    flatMap(terms, ({ key, wish, range }) => (wish && range?.[0] === 0 ? key : [])),
  );
  return flatMap(levers, ({ lever, doses }, i): [number, number][] =>
    !lever && !units.has(i) && start[i]! > 0 && doses?.some((key) => capped.includes(key)) && !doses.some(isFault)
      ? [[i, start[i]!]]
      : [],
  );
}

/**
 * Grams above which an ingredient is dosed too high, none where another is brought down for both; 0 for what may not be
 * there and a person lets go.
 */
function capsOf(before: Analysis, items: readonly Item[], { limits, total }: Options): ReadonlyMap<number, number> {
  const factor = total === undefined ? 1 : total / items.reduce((sum, { grams }) => sum + grams, 0);
  const caps = new Map<number, number>();
  for (const i of strangersIn(before)) if (limits.get(i)?.min === 0) caps.set(i, 0);
  const isDose = ({ code, advice }: Objection) => code === OBJECTIONS.dose && advice !== undefined;
  for (const { code, advice } of before.objections) {
    for (const { action, ingredient, grams } of advice?.steps ?? []) {
      const i = items.findIndex(({ name }, place) => name === ingredient && !caps.has(place));
      if (i < 0 || action !== 'quitar') continue;
      // While what the type does not admit stays, a lower dose of the rest gains nothing.
      if (code !== OBJECTIONS.dose && limits.get(i)?.min !== 0) return new Map();
      const left = Math.max(0, items[i]!.grams - grams);
      // Advice leaves what is usual, not the most there may be.
      caps.set(i, (code === OBJECTIONS.dose && left > 0 ? left + HALF * grams : left) * factor);
    }
  }
  for (const i of flatMap(before.objections.filter(isDose), ({ indexes }) => indexes)) {
    if (!caps.has(i)) caps.set(i, Number.POSITIVE_INFINITY);
  }
  return caps;
}

function faultIn({ meters }: Analysis): Diagnosis['isFault'] {
  const out = lazy(() => new Set(meters.filter(isOut).map(({ key }) => key)));
  return (key) => out().has(key);
}

/** Where masters aim in a type; `own` are the points that hold in this very formula instead. */
function aimsOf({ types }: Craft, type: string, own?: LinearModel['aims']): Diagnosis['aims'] {
  if (own === undefined) return usualAims(types)(type);
  return new Map(
    [...usualAims(types)(type)].map(([key, all]) => {
      const point = own.get(key);
      return [key, point === undefined ? all : all.map((aim) => (aim.point === undefined ? aim : { ...aim, point }))];
    }),
  );
}

const usualAims = lazyOf((types: Craft['types']) =>
  lazyFor((type: string): Diagnosis['aims'] => {
    const aims = new Map<string, MastersAim[]>();
    for (const limit of types.find(({ id }) => id === type)?.limits ?? []) {
      const band = usualOf(limit);
      if (limit.aim === undefined && band === undefined) continue;
      const { key } = limit.param;
      aims.set(key, [...(aims.get(key) ?? []), { range: rangeOf(limit), point: limit.aim, band }]);
    }
    return aims;
  }),
);

/** The formula of a task with these grams, as its craft reads it. */
export function bodyOf(task: Task, grams: readonly number[]): Record<string, unknown> {
  const { opciones: _, ...rest } = task.request;
  return { ...rest, ingredients: ingredientsOf(task, grams) };
}

/** The ingredients of a task with these grams; what came down to 0 g is left out. */
export function ingredientsOf({ craft, items, problem }: Task, grams: readonly number[]): Record<string, unknown>[] {
  const { name, weight } = craft.shape;
  const ingredients: Record<string, unknown>[] = [];
  problem.candidates.forEach((candidate, i) => {
    const item = items[i];
    if (grams[i] === 0 && item?.grams !== 0) return;
    const line: Record<string, unknown> = item ? { ...item.raw } : { [name]: candidate.name };
    line[weight] = grams[i];
    ingredients.push(line);
  });
  return ingredients;
}

/** The analysis of a task with these grams; null when the scale has left nothing of what the craft cannot do without. */
export function analysisOf(task: Task, grams: readonly number[]): Analysis | null {
  try {
    // With the options of the request, which no craft reads.
    return task.craft.analyse({ ...task.request, ingredients: ingredientsOf(task, grams) });
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Whether grams of a task, analysed, are what the person asked for. */
export function isGoodIn({ craft, options, problem }: Task, analysis: Analysis, grams: readonly number[]): boolean {
  return isGood(craft, analysis, options, (key) => readingOf(problem, grams, key));
}

/** The craft's own balance as judge of grams; `note` is told of every analysis. */
export function judgeOf(task: Task, note?: (grams: readonly number[], analysis: Analysis) => void): Judge {
  const { budget } = task.problem;
  return (grams) => {
    budget.judgements++;
    charge(budget, JUDGEMENT * placesWhere(grams, (g) => g > 0).length);
    const analysis = analysisOf(task, grams);
    if (analysis === null) return false;
    note?.(grams, analysis);
    return isGoodIn(task, analysis, grams);
  };
}

/** Whether nobody knows what too much of the formula is, and the person keeps it: then nothing can be judged. */
export function isUnknown({ before, problem: { candidates, min, factor } }: Task): boolean {
  const stays = (i: number) => candidates[i]!.limits === undefined || min[i] === candidates[i]!.sent;
  return factor === 1 && strangersIn(before).some(stays);
}
