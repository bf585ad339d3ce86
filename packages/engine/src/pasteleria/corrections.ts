import { type Advice, add, remark, type Step, take, takeFrom } from '../craft/advice.ts';
import {
  type Correction,
  type Corrector,
  corrections,
  type Deed,
  type Goal,
  type Move,
  type Fault as PlainFault,
  type Scale,
  type Side,
  sumsWith,
  type Weighed,
} from '../craft/correct.ts';
import { lazyOf } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import { within } from '../craft/ranges.ts';
import { round } from '../craft/round.ts';
import { EFFECTS } from './effects.gen.ts';
import { type Blend, type Ingredient, perGram } from './ingredient.ts';
import { judgedIn, MOST_SHOWN } from './measure.ts';
import { identityOf, mostOf, movesFor } from './moves.ts';
import type { Param } from './param.ts';
import type { Formula, Line } from './resolve.ts';
import * as texts from './texts.ts';
import type { Judged, TypeRules } from './types.ts';

/** A parameter out of range. */
interface Fault extends PlainFault<Blend> {
  readonly judged: Judged;
  readonly shown: number;
  /** Where a correction stops. */
  readonly target: number;
}

/** What is out of range, in the order of correction; `values` of what the type judges, in its order. */
export function faultsOf(type: TypeRules, values: readonly number[], doubtful: ReadonlySet<string>): readonly Fault[] {
  const faults: Fault[] = [];
  for (let i = 0; i < values.length; i++) {
    const judged = type.judged[i]!;
    const shown = values[i]!;
    if (within(shown, judged.range) || doubtful.has(judged.param.key)) continue;
    faults.push(faultOf(judged, shown, type));
  }
  // Shares of a whole: taking away first raises the ones that fall short.
  return type.isLegal ? faults.sort((a, b) => urgency(a) - urgency(b)) : faults;
}

function urgency({ judged, side }: Fault): number {
  if (judged.param.remedy === undefined) return 0;
  return side === 'high' ? 1 : 2;
}

/** So many half ranges out a value is as far out as any. */
const FARTHEST = 9;

function faultOf(judged: Judged, shown: number, type: TypeRules): Fault {
  const { param, range } = judged;
  const [min, max] = range;
  const side = shown < min ? 'low' : 'high';
  const target = targetOf(judged, side, type);
  const far = (2 * (side === 'low' ? min - shown : shown - max)) / (max - min);
  return {
    judged,
    side,
    shown,
    target,
    number: param.key,
    gravity: 1 + Math.min(far, FARTHEST) / FARTHEST,
    goals: () => [target, side === 'low' ? min : max].map((value) => goalOf(param, side, value)),
    // A recipe that needs no fat may lose all its butter.
    banned: side === 'high' && min === 0 && param.touches === undefined,
  };
}

/**
 * A tenth inside the range; one point inside a legal limit. Fat and water, which every ingredient brings, only come
 * back to the trade's range: a tenth of it may cost half the cream of a recipe.
 */
function targetOf({ param, range, core }: Judged, side: Side, { isLegal }: TypeRules): number {
  const [min, max] = isLegal || param.touches !== undefined ? range : core;
  const inwards = isLegal ? 1 : (param.touches === undefined ? 0.01 : 0.1) * (max - min);
  return side === 'low' ? min + inwards : max - inwards;
}

function goalOf({ num, den }: Param, side: Side, value: number): Goal<Blend> {
  const over = (ingredient: Ingredient) => num(ingredient) - value * den(ingredient);
  return (formula) => {
    const overAfter = sumsWith((row: Blend) => row, [(row) => perGram(row, over)], formula);
    return (move) => {
      const sum = overAfter(move);
      return (grams) => (side === 'low' ? sum(0, grams) >= 0 : sum(0, grams) <= 0);
    };
  };
}

/** What to change of what is `out`, as a chain; `faults` are gone already. */
export function correctionsOf(
  type: TypeRules,
  formula: Formula,
  out: readonly Fault[],
  doubtful: ReadonlySet<string>,
  faults: readonly Advice[],
): readonly Advice[] {
  const lines = [...formula.lines];
  const away = out.filter(isStrange).map(({ judged }) => takeAway(judged.param, lines));
  const sent = out.filter((one) => !isStrange(one));
  const gone = new Set(flatMap([...faults, ...away], ({ steps }) => steps.map(({ ingredient }) => ingredient)));
  const start = merged(lines, formula.grams);
  const corrector: Corrector<Blend, Fault> = {
    faultsOf: (now) => faultsOf(type, judgedIn(type, now), doubtful).filter((one) => !isStrange(one)),
    movesFor: ({ judged, side, target }, now) => movesFor(judged.param, side, target, type, now),
    mostOf,
    weigh: () => (share) => share,
    undoes: false,
  };
  const { found } = corrections(
    corrector,
    { formula: start, faults: gone.size === 0 ? sent : corrector.faultsOf(start)! },
    sent,
    formula.lines.filter(({ name }) => gone.has(name)).map(identityOf),
  );
  return [...away, ...found.map((one) => adviceOf(one, type, formula.grams, lines, () => usualOf(one.fault)))];

  /** What would be moved against a fault if it could. */
  function usualOf(fault: Fault): Move<Blend> | undefined {
    for (const [move] of corrector.movesFor(fault, start)) if (move) return move;
    return undefined;
  }
}

/** Whether it is about what does not belong there: nothing is added or reduced. */
function isStrange({ judged }: Fault): boolean {
  return judged.param.remedy === undefined;
}

function takeAway(param: Param, lines: Line[]): Advice {
  const unwanted = lines.filter((line) => line.grams > 0 && perGram(line, param.num) > 0);
  const steps = unwanted.map(({ name, grams }) => takeLine(lines, name, grams));
  return { text: texts.takeAway([...new Set(unwanted.map(({ label }) => label))]), steps, mends: [param.key] };
}

/** Equal lines as one, in shares of the recipe: its scale does not matter. */
function merged(lines: readonly Line[], whole: number): Scale<Blend> {
  const found = new Map<string, Weighed<Blend>>();
  for (const line of lines) {
    const name = identityOf(line);
    found.set(name, { name, row: line, grams: (found.get(name)?.grams ?? 0) + line.grams / whole });
  }
  return [...found.values()];
}

function effectOf(key: string, side: Side, type: TypeRules): string | undefined {
  return effectsOf(type).find(({ keys }) => keys.includes(key))?.[side];
}

/** What may be seen in a type when a number is out, looked through once for each. */
const effectsOf = lazyOf(({ family, traits }: TypeRules) => {
  const isOf = (word: string) => word === family || traits.some((trait) => trait === word);
  return EFFECTS.filter(({ within, without }) => within.every(isOf) && !without.some(isOf));
});

/** A correction in words and steps. */
function adviceOf(
  { fault, deed, since }: Correction<Blend, Fault>,
  type: TypeRules,
  whole: number,
  lines: Line[],
  usual: () => Move<Blend> | undefined,
): Advice {
  const { judged, shown, side } = fault;
  const { param, range } = judged;
  const head = (since === 'sent' ? texts.outOfRange : texts.leftOutOfRange)(param, shown, range, side);
  const hint = since === 'sent' ? effectOf(param.key, side, type) : undefined;
  const hinted = (text: string) => (hint === undefined ? text : `${text} ${hint}`);
  const isBaseless = since === 'sent' && shown >= MOST_SHOWN && param.over !== undefined;
  if (deed === undefined) return remark(texts.correctedAlready(head));
  const { from, to } = deed ?? usual() ?? NOTHING;
  const grams = weighable(deed === null ? 0 : deed.grams * whole);
  if (grams === 0) {
    if (isBaseless) return remark(texts.nothingBelow(param.label, param.over!));
    if (since !== 'sent') return remark(texts.analyseAgain(head));
    return remark(
      hinted(
        to
          ? texts.addSome(head, to.row.label)
          : from
            ? texts.removeSome(head, from.row.label)
            : texts.analyseAgain(head),
      ),
    );
  }
  const weighed = texts.weight(grams);
  const text =
    isBaseless && to
      ? texts.addBase(texts.nothingBelow(param.label, param.over!), weighed, to.row.label)
      : hinted(to ? texts.addGrams(head, weighed, to.row.label) : texts.removeGrams(head, weighed, from!.row.label));
  return { text, steps: stepsOf({ from, to, grams }, lines), mends: [param.key] };
}

const NOTHING: Move<Blend> = { from: undefined, to: undefined };

/** What to do on the scale, line by line. */
function stepsOf({ from, to, grams }: Deed<Blend>, lines: Line[]): Step[] {
  const { row } = (from ?? to)!;
  const mine = lines.filter((line) => line.label === row.label);
  if (from) return takeFrom(mine, grams).map((taken) => takeLine(lines, taken.name, taken.grams));
  const heaviest = mine.toSorted((a, b) => b.grams - a.grams)[0];
  const name = heaviest?.name ?? row.parts[0]!.ingredient.row?.name ?? row.label;
  if (heaviest) lines[lines.indexOf(heaviest)] = lineOf(heaviest, heaviest.name, heaviest.grams + grams);
  else lines.push(lineOf(row, name, grams));
  return [add(name, grams)];
}

function lineOf({ label, parts }: Blend, name: string, grams: number): Line {
  return { name, label, parts, grams };
}

function takeLine(lines: Line[], name: string, grams: number): Step {
  const place = lines.findIndex((line) => line.name === name && line.grams >= grams);
  const line = lines[place]!;
  lines[place] = lineOf(line, name, line.grams - grams);
  return take(name, grams);
}

/** Less than this no scale can weigh. */
const SMALLEST_GRAMS = 1e-6;

/** Grams as a scale shows them; recipes sent as fractions keep two figures. */
function weighable(grams: number): number {
  if (grams < SMALLEST_GRAMS) return 0;
  if (grams >= 9.95) return round(grams, 0);
  return round(grams, grams >= 0.05 ? 1 : texts.twoFigures(grams));
}
