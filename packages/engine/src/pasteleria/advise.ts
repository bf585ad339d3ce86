import { type Advice, add, type Portion as Line, remark, type Step, take, takeFrom } from '../craft/advice.ts';
import { type Examination, objectionAdvice, UNKNOWN } from '../craft/examine.ts';
import { flatMap } from '../craft/lists.ts';
import { stateOf } from '../craft/meter.ts';
import { within } from '../craft/ranges.ts';
import { round } from '../craft/round.ts';
import { hintFor } from './hint-texts.ts';
import type { Ingredient } from './ingredient.ts';
import { MOST_SHOWN, measure, paramsOf } from './measure.ts';
import type { Param } from './params.ts';
import { apply, changeOf, merge, type Portion, ranked } from './portions.ts';
import { remedyFor } from './remedies.ts';
import type { Formula } from './resolve.ts';
import type { Params } from './schema.ts';
import type { Side } from './texts.ts';
import * as texts from './texts.ts';
import type { Judged, TypeRules } from './types.ts';

interface Correction {
  readonly judged: Judged;
  readonly side: Side;
  /** As the request has it, or as earlier corrections leave it. */
  readonly shown: number;
  /** True when it was in range before the corrections. */
  readonly caused: boolean;
}

/** A line of the recipe as it stands after the corrections so far. */
interface Weighed extends Line {
  readonly label: string;
}

/** The recipe on which the corrections are tried out: by ingredient, and by line as it was sent. */
interface Copy {
  readonly portions: Portion[];
  readonly lines: Weighed[];
  /** What has been added or taken so far: nobody is told to add and then to take the same thing. */
  readonly moved: Map<Ingredient, Side>;
}

/** Less than this no scale can weigh. */
const SMALLEST_GRAMS = 1e-6;
/** An ingredient corrects fat or water only if it holds clearly more of it than the recipe should. */
const CLEARLY_MORE = 5;

/** What is known against a recipe, and the parameters that what is not known leaves open. */
interface Findings {
  readonly examination: Examination;
  readonly doubtful: ReadonlySet<string>;
}

/**
 * Spanish advice as a chain: each correction is tried on a copy before the next is sought, so that one fault that
 * shows in several numbers gets one instruction.
 */
export function advise(
  type: TypeRules,
  formula: Formula,
  params: Params,
  { examination, doubtful }: Findings,
): readonly Advice[] {
  const faults = objectionAdvice(examination);
  const advice: Advice[] = [...unmendable(examination), ...faults];
  // With so much unidentified no gram can be vouched for.
  if (examination.unknown > UNKNOWN.blind) return unmendable(examination);
  const open = unjudged(type, formula, doubtful);
  const corrections = correctionsOf(type, params).filter(({ judged }) => !doubtful.has(judged.param.key));
  // With a fault taken out, what it leaves short is still to be seen.
  if (corrections.length === 0 && faults.length === 0) {
    if (examination.faulty) return [...advice, ...open];
    return [texts.balanced(type.label), ...nearLimits(type, params)].map(remark);
  }
  const copy = copyOf(formula, faults);
  const stuck = new Set<string>();
  const follow = (correction: Correction) => {
    const found = correct(correction, type, copy, formula.grams);
    if (found !== undefined) advice.push(found);
    const { param, range } = correction.judged;
    if (!within(measure(param, copy.portions), range)) stuck.add(param.key);
  };
  corrections.forEach(follow);
  const settled = new Set<string>(doubtful);
  /** What the corrections themselves have pushed out of range since. */
  const caused = () => {
    const left = type.judged.filter(({ param }) => !stuck.has(param.key) && !settled.has(param.key));
    const now = paramsOf(type, copy.portions, false);
    return brokenOf(left, ({ key }) => now[key]!, true);
  };
  const pushedOut = caused();
  for (const correction of pushedOut) {
    follow(correction);
    settled.add(correction.judged.param.key);
  }
  for (const { judged, shown, side } of pushedOut.length > 0 ? caused() : []) {
    advice.push(remark(texts.analyseAgain(texts.leftOutOfRange(judged.param, shown, judged.range, side))));
  }
  return [...advice, ...open];
}

/** What cannot be judged before somebody says what the unidentified is. */
function unjudged(type: TypeRules, { matters }: Formula, doubtful: ReadonlySet<string>): readonly Advice[] {
  const strangers = matters.filter(({ food, grams }) => food === undefined && grams > 0).map(({ label }) => label);
  return type.judged
    .filter(({ param }) => doubtful.has(param.key))
    .map(({ param }) => remark(texts.unjudged(param, [...new Set(strangers)])));
}

/** Faults that no weight mends: nobody knows what is in there. */
function unmendable({ objections }: Examination): readonly Advice[] {
  return flatMap(objections, ({ fault, advice, text }) => (fault && advice === undefined ? [remark(text)] : []));
}

/** The recipe without its faults, and what was taken for that. */
function copyOf({ parts, lines }: Formula, faults: readonly Advice[]): Copy {
  const copy: Copy = { portions: merge(parts), lines: [...lines], moved: new Map() };
  const taken = new Set(flatMap(faults, ({ steps }) => steps.map(({ ingredient }) => ingredient)));
  for (const { name, label } of taken.size === 0 ? [] : lines) {
    const portion = taken.has(name) && copy.portions.find(({ ingredient }) => ingredient.label === label);
    if (portion) copy.moved.set(portion.ingredient, 'high');
  }
  return copy;
}

/** Values accepted but outside what the trade aims at: said, without grams. */
function nearLimits(type: TypeRules, params: Params): readonly string[] {
  return type.judged
    .filter((limit) => stateOf(params[limit.param.key]!, limit) === 'al_limite')
    .map(({ param, core }) => texts.atTheLimit(param, params[param.key]!, core));
}

function correctionsOf(type: TypeRules, params: Params): Correction[] {
  const found = brokenOf(type.judged, ({ key }) => params[key]!, false);
  // Shares of a whole: taking away first raises the ones that fall short.
  return type.isLegal ? found.sort((a, b) => urgency(a) - urgency(b)) : found;
}

function brokenOf(limits: readonly Judged[], value: (param: Param) => number, caused: boolean): Correction[] {
  const broken: Correction[] = [];
  for (const judged of limits) {
    const shown = value(judged.param);
    const side = shown < judged.range[0] ? 'low' : 'high';
    if (!within(shown, judged.range)) broken.push({ judged, shown, side, caused });
  }
  return broken;
}

function urgency({ judged, side }: Correction): number {
  if (judged.param.remedy === undefined) return 0;
  return side === 'high' ? 1 : 2;
}

/** Applies one correction to the copy and words it; undefined when an earlier one has overshot. */
function correct(correction: Correction, type: TypeRules, copy: Copy, grams: number): Advice | undefined {
  const { judged, side, shown, caused } = correction;
  const { param, range } = judged;
  if (param.remedy === undefined) return takeAway(param, copy);
  if (shown >= MOST_SHOWN && param.over !== undefined) return remark(texts.nothingBelow(param.label, param.over));
  const now = measure(param, copy.portions);
  const head = caused ? texts.leftOutOfRange(param, now, range, side) : texts.outOfRange(param, shown, range, side);
  if (within(now, range)) return caused ? undefined : remark(texts.correctedAlready(head));
  if (now < range[0] !== (side === 'low')) return undefined;
  const { ingredient, change } = choose(param, side, targetOf(judged, side, type), type, copy);
  if (ingredient === undefined) return remark(texts.analyseAgain(head));
  if (change !== undefined) {
    apply(copy.portions, ingredient, change);
    copy.moved.set(ingredient, side);
  }
  const weight = weighable(change === undefined ? 0 : Math.abs(change) * grams);
  const text = word(head, side, ingredient.label, weight);
  const hint = caused ? undefined : hintFor(param.key, side, type);
  const steps = weight === 0 ? [] : stepsOf(copy.lines, ingredient, side, weight);
  return {
    text: hint === undefined ? text : `${text} ${hint}`,
    steps,
    mends: steps.length === 0 ? [] : [param.key],
  };
}

/** What to do on the scale, line by line; nothing when the ingredient only comes inside a preparation. */
function stepsOf(lines: Weighed[], { label, row }: Ingredient, side: Side, grams: number): Step[] {
  const mine = lines.filter((line) => line.label === label);
  if (side === 'high') return takeFrom(mine, grams).map((taken) => takeLine(lines, taken.name, taken.grams));
  const heaviest = mine.toSorted((a, b) => b.grams - a.grams)[0];
  const name = heaviest?.name ?? row?.name ?? label;
  if (heaviest) lines[lines.indexOf(heaviest)] = { ...heaviest, grams: heaviest.grams + grams };
  else lines.push({ name, label, grams });
  return [add(name, grams)];
}

function takeLine(lines: Weighed[], name: string, grams: number): Step {
  const place = lines.findIndex((line) => line.name === name && line.grams >= grams);
  const line = lines[place]!;
  lines[place] = { ...line, grams: line.grams - grams };
  return take(name, grams);
}

function takeAway(param: Param, { portions, lines }: Copy): Advice {
  const unwanted = portions.filter(({ ingredient }) => param.num(ingredient) > 0);
  for (const portion of unwanted) portion.share = 0;
  const labels = new Set(unwanted.map(({ ingredient }) => ingredient.label));
  const steps = lines
    .filter(({ label, grams }) => labels.has(label) && grams > 0)
    .map(({ name, grams }) => takeLine(lines, name, grams));
  return { text: texts.takeAway([...labels]), steps, mends: [param.key] };
}

/**
 * A tenth inside the range; one point inside a legal limit. Fat and water, which every ingredient brings, only come
 * back to the trade's range: a tenth of it may cost half the cream of a recipe.
 */
function targetOf({ param, range, core }: Judged, side: Side, { isLegal }: TypeRules): number {
  const [min, max] = isLegal || param.touches !== undefined ? range : core;
  const tenth = param.touches === undefined ? 0 : 0.1 * (max - min);
  const inwards = isLegal ? 1 : tenth;
  return side === 'low' ? min + inwards : max - inwards;
}

interface Choice {
  /** Undefined when all that would correct it has just been moved the other way. */
  readonly ingredient: Ingredient | undefined;
  /** Share to add or, below 0, to remove; undefined when nothing in the recipe can correct it by a weight. */
  readonly change: number | undefined;
}

/** The first ingredient whose weight alone corrects the parameter, the heaviest before; else the one to name. */
function choose(param: Param, side: Side, target: number, type: TypeRules, { portions, moved }: Copy): Choice {
  const remedy = remedyFor(param.remedy!, type);
  const able = candidatesOf(param, side, target, remedy, portions);
  const candidates = able.filter((one) => (moved.get(one) ?? side) === side);
  for (const ingredient of candidates) {
    const change = changeOf(param, ingredient, target, side, portions);
    if (change !== undefined) return { ingredient, change };
  }
  return { ingredient: candidates[0] ?? (able.length > 0 ? undefined : remedy), change: undefined };
}

function candidatesOf(
  { touches, num }: Param,
  side: Side,
  target: number,
  remedy: Ingredient,
  copy: readonly Portion[],
): readonly Ingredient[] {
  const own = touches ? ranked(copy, ({ ingredient, share }) => (touches(ingredient) ? share : 0)) : [];
  if (own.length > 0) return own;
  if (touches && side === 'low') return [remedy];
  return ranked(copy, ({ ingredient, share }) => {
    const content = num(ingredient);
    return content > target + CLEARLY_MORE ? share * content : 0;
  });
}

function word(head: string, side: Side, name: string, grams: number): string {
  if (grams === 0) return side === 'low' ? texts.addSome(head, name) : texts.removeSome(head, name);
  return side === 'low' ? texts.addGrams(head, grams, name) : texts.removeGrams(head, grams, name);
}

/** Grams as a scale shows them; recipes sent as fractions keep two figures. */
function weighable(grams: number): number {
  if (grams < SMALLEST_GRAMS) return 0;
  if (grams >= 9.95) return round(grams, 0);
  return round(grams, grams >= 0.05 ? 1 : texts.twoFigures(grams));
}
