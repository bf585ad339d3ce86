import { type Advice, add, remark, replace, type Step, takeFrom } from '../craft/advice.ts';
import { type Matter, UNKNOWN } from '../craft/examine.ts';
import { lazy, lazyAdvice } from '../craft/lazy.ts';
import { stateOf } from '../craft/meter.ts';
import { round, round2 } from '../craft/round.ts';
import { shares } from '../craft/weights.ts';
import { type Bound, boundsOf, inOrder, ORDER, sideIn } from './bounds.ts';
import { type Known, knownOf } from './catalogue.ts';
import { addOnTop, type Copy, copyOf, swap } from './copy.ts';
import { type Inspection, remediesOf } from './examination.ts';
import type { Swap } from './fit.ts';
import { law as lawTexts } from './ingredient-texts.ts';
import type { MilkFat } from './law.ts';
import { measure, shown } from './measure.ts';
import type { Mixture } from './mixture.ts';
import type { JudgedKey, Params } from './params.ts';
import { correct, liquidOf } from './swaps.ts';
import { type Side, suggestions as texts } from './texts.ts';
import type { Rules } from './types.ts';

/** A PAC that misses by no more than this, °C, is said to be nearly right. */
const NEARLY = 0.25;

/** A formula judged, as its advice needs it. */
export interface Judged {
  readonly mixture: Mixture;
  readonly params: Params;
  readonly rules: Rules;
  /** What its ingredients have against them. */
  readonly inspection: Inspection | undefined;
  /** Fat of milk the name lacks. */
  readonly milkFat: MilkFat | undefined;
  /** Parameters that hang on an ingredient nobody knows. */
  readonly doubtful: ReadonlySet<JudgedKey>;
  readonly good: boolean;
}

/** What to do about the ingredients, then about the parameters of what is left, then what is at its limit. */
export function advise(judged: Judged): readonly Advice[] {
  const { milkFat, inspection } = judged;
  // Once foreign fat is out, the advice on fat brings milk's.
  const named =
    milkFat?.grave && !inspection?.faulty ? [remark(lawTexts.moreMilkFat(milkFat.percent, milkFat.least))] : [];
  return [...named, ...adviseMix(judged)];
}

function adviseMix(judged: Judged): readonly Advice[] {
  const { mixture, params, rules, inspection, doubtful, good } = judged;
  if (good) return [remark(texts.balanced(rules.label)), ...atLimit(params, rules, doubtful)];
  if (inspection === undefined) {
    const chain = corrections(mixture, params, judged, texts.now);
    return [...chain, ...atLimit(params, rules, doubtful, chain)];
  }
  const { examination, matters } = inspection;
  const unknown = examination.objections.filter(({ code, fault }) => code === 'sin_identificar' && fault);
  const asked = unknown.map(({ text }) => remark(text));
  if (examination.unknown > UNKNOWN.blind) return asked;
  const unjudged = doubtful.size === 0 ? [] : unjudgedFor(matters, rules, doubtful);
  const { advice, left } = remediesOf(inspection, rules);
  const mended = advice.length === 0 ? mixture : remixed(mixture, left);
  // Nothing of the formula would be left: what is wrong with it stands in the warnings.
  if (mended === undefined) return asked.length > 0 ? asked : [remark(texts.another)];
  const rest = corrections(mended, shown(mended.mix), judged, advice.length === 0 ? texts.now : texts.afterwards);
  return [...asked, ...advice, ...rest, ...unjudged, ...atLimit(params, rules, doubtful, rest)];
}

/** What hangs on the ingredients nobody knows. */
function unjudgedFor(matters: readonly Matter[], rules: Rules, doubtful: ReadonlySet<JudgedKey>): readonly Advice[] {
  const strangers = matters.filter(({ food, grams }) => food === undefined && grams > 0).map(({ label }) => label);
  const open = ORDER.filter((key) => doubtful.has(key) && rules.judges[key]);
  return open.map((key) => remark(texts.unjudged(key, strangers)));
}

/** What lies between the trade's own range and the accepted one, where nothing was said of it: nothing to weigh. */
function atLimit(
  params: Params,
  rules: Rules,
  doubtful: ReadonlySet<JudgedKey>,
  said: readonly Advice[] = [],
): readonly Advice[] {
  const advice: Advice[] = [];
  const judged = inOrder(params);
  for (const { key, at, limit, phrases } of boundsOf(rules)) {
    if (limit.core === undefined || stateOf(judged[at]!, limit) !== 'al_limite') continue;
    if (doubtful.has(key) || said.some(({ mends }) => mends.includes(key))) continue;
    advice.push(remark(texts.atLimit(phrases(), judged[at]!)));
  }
  return advice;
}

/** The mixture of what remedies leave of it; undefined when they leave nothing. */
function remixed({ items, understood, ingredients }: Mixture, matters: readonly Matter[]): Mixture | undefined {
  // No remedy changes the weight of a recipe.
  const left = matters.filter(({ inside }, i) => !inside || matters[i - 1]?.index !== matters[i]!.index);
  const grams = left.map((matter) => (matter.inside ? items[matter.index]!.grams : matter.grams));
  const weights = shares(grams);
  if (weights === null) return undefined;
  const mixed = left.map(({ food }, i) => ingredients[i] ?? knownOf(food!));
  return {
    items: left.map(({ sent }, i) => ({
      ...(items[i] ?? { numbers: undefined, raw: {} }),
      name: sent,
      grams: grams[i]!,
    })),
    understood,
    ingredients: mixed,
    shares: weights.shares,
    mix: measure(mixed, weights.shares),
  };
}

/** A chain of corrections tried on a copy of 1 kg, each on top of the last. */
function corrections(
  mixture: Mixture,
  params: Params,
  { rules, doubtful }: Judged,
  begin: (head: string) => string,
): readonly Advice[] {
  const bounds = boundsOf(rules);
  const copy = copyOf(mixture, params);
  const asked = copy.judged;
  const liquid = liquidOf(copy, rules);
  const said: Said[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Where nothing was moved all stands as it stood.
    if (round > 0 && copy.judged === asked) break;
    for (const bound of bounds) {
      const { key, at, range } = bound;
      const now = copy.judged[at]!;
      const side = sideIn(now, range);
      const before = round === 0 ? sideIn(asked[at]!, range) : null;
      if ((side === null && before === null) || doubtful.has(key)) continue;
      const head = round === 0 ? headOf(bound, asked[at]!, before, now, side) : texts.moved(key, now);
      if (head === null) continue;
      const found = side === null ? texts.alreadyFixed : correct(bound, side, rules, copy, liquid);
      // Nothing goes back and forth.
      const correction = isSwap(found) && undoes(found, said, liquid) ? null : found;
      const swap = isSwap(correction) ? correction : null;
      // What words could not mend in the first round they do not mend in the next.
      if (round > 0 && swap === null) continue;
      if (swap !== null) apply(copy, swap);
      said.push({ bound, head: round === 0 ? begin(head) : head, correction });
    }
  }
  const steps = lazy(() => stepsOfAll(said, linesOf(mixture)));
  const advice = said.map(({ bound: { key, at, range }, head, correction }, i): Advice => {
    if (correction === null) return { text: `${head}.`, steps: [], mends: [key] };
    if (typeof correction === 'string') return { text: `${head}. ${correction}`, steps: [], mends: [key] };
    const open = sideIn(copy.judged[at]!, range) !== null;
    return lazyAdvice(`${head}. ${describe(correction, liquid, open)}`, [key], () => steps()[i]!);
  });
  if (said.filter(({ correction }) => isSwap(correction)).length > 1) advice.push(remark(texts.addUp));
  return advice;
}

/** The steps of every correction, each on what those before it have left. */
function stepsOfAll(said: readonly Said[], lines: Line[]): readonly (readonly Step[])[] {
  return said.map(({ correction }) => (isSwap(correction) ? stepsOf(correction, lines) : []));
}

function isSwap(correction: Said['correction']): correction is Swap {
  return correction !== null && typeof correction !== 'string';
}

/** What is done for one parameter may spoil another, or not reach: the chain is gone through again. */
const ROUNDS = 2;

/** Whether a change takes out what another brought in for its own sake, or turns one round. */
function undoes({ take, put }: Swap, said: readonly Said[], liquid: Known): boolean {
  return said.some(({ correction }) => {
    if (!isSwap(correction)) return false;
    const added = correction.take === undefined || correction.take === liquid;
    return take === correction.put && (put === correction.take || (added && put === liquid));
  });
}

interface Said {
  readonly bound: Bound;
  readonly head: string;
  readonly correction: Swap | string | null;
}

/** How the advice on a value begins, by what it was and what the changes before have made of it; null when nothing is said. */
function headOf({ key, range, phrases }: Bound, value: number, asked: Side | null, now: number, side: Side | null) {
  if (side !== null && side !== asked) return key === 'PAC' ? texts.moved('PAC', now) : null;
  if (asked === null) return null;
  const head = texts.head(phrases(), value, asked);
  const miss = asked === 'low' ? range[0] - value : value - range[1];
  return key === 'PAC' && round2(miss) <= NEARLY ? texts.nearly(head) : head;
}

function apply(copy: Copy, { take, put, grams }: Swap): void {
  if (take === undefined) addOnTop(copy, put, grams);
  else swap(copy, take, put, grams);
}

function describe({ take, put, grams, otherType }: Swap, liquid: Known, again: boolean): string {
  return texts.change({
    take: take?.row.name,
    put: put.row.name,
    grams,
    fromLiquid: take === liquid,
    again,
    otherType,
  });
}

/** A line of the formula as sent, with what is left of it after the changes so far. */
interface Line {
  readonly name: string;
  readonly known: Known | undefined;
  grams: number;
}

function linesOf({ items, ingredients }: Mixture): Line[] {
  return items.map(({ name, grams }, i) => ({ name, known: ingredients[i]!.known, grams }));
}

/** A change per kg in grams of the formula; never swaps more than there is. Leaves the lines changed. */
function stepsOf({ take, put, grams }: Swap, lines: Line[]): readonly Step[] {
  const weight = (grams * lines.reduce((total, line) => total + line.grams, 0)) / 1000;
  const given = take && takeFrom(of(lines, take), weight);
  let into = heaviest(of(lines, put));
  if (into === undefined) {
    into = { name: put.row.name, known: put, grams: 0 };
    lines.push(into);
  }
  if (given === undefined) {
    into.grams += weight;
    return [add(into.name, weighed(weight))];
  }
  for (const portion of given) {
    heaviest(lines.filter(({ name }) => name === portion.name))!.grams -= portion.grams;
    into.grams += portion.grams;
  }
  const { name } = into;
  return given.map((portion) => replace(portion.name, name, weighed(portion.grams)));
}

function of(lines: readonly Line[], known: Known): readonly Line[] {
  return lines.filter((line) => line.known === known);
}

function heaviest(lines: readonly Line[]): Line | undefined {
  let best: Line | undefined;
  for (const line of lines) if (best === undefined || line.grams > best.grams) best = line;
  return best;
}

/** Without what floating point adds to a weight. */
function weighed(grams: number): number {
  return round(grams, 6);
}
