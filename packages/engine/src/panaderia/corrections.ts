import type { Advice } from '../craft/advice.ts';
import {
  type Corrector,
  corrections,
  type Deed,
  followed,
  type Goal,
  merged,
  type Fault as PlainFault,
  type Scale,
  stepsOf,
  sumsWith,
} from '../craft/correct.ts';
import { lastOf } from '../craft/lazy.ts';
import { flatMap } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import { FIGURES } from './figures.gen.ts';
import { type MeasuredFormula, measured } from './judge.ts';
import { excessOfSalt, lawfulDose } from './law.ts';
import { incoming, mostOf, movesFor, ORDER } from './moves.ts';
import { type ParamKey, YEAST_AS_FRESH } from './params.ts';
import { type Ingredient, withGrams } from './resolve.ts';
import * as texts from './texts.ts';
import { type BakersLimit, isOf, limitOf } from './types.ts';
import { type Weighed as Fineness, scaleFor } from './weigh.ts';

/** A percentage out of its range. */
interface Fault extends PlainFault<Ingredient> {
  readonly number: ParamKey;
  readonly limit: BakersLimit;
  readonly value: number;
  readonly in: MeasuredFormula;
}

/** Advice on what a dough may not carry, then what to change of the rest, each counting on the changes before it. */
export function correctionsOf(formula: MeasuredFormula, before: readonly Advice[]): readonly Advice[] {
  // Salt that only the law finds too much is objected to already.
  const sent = faultsOf(formula).filter(isOutOfRange);
  const steps = flatMap(before, (advice) => advice.steps);
  if (sent.length === 0 && steps.length === 0) return before;
  const start = followed(
    merged(formula.ingredients.map((row) => ({ name: row.name, row, grams: row.grams }))),
    steps,
    incoming,
  );
  const { type, unknownType, byChlorides } = formula;
  const measuredNow = lastOf((now: Scale<Ingredient>) => {
    const ingredients = now.map(({ row, grams }) => (row.grams === grams ? row : withGrams(row, grams)));
    return measured({ type, unknownType, ingredients, byChlorides });
  });
  const corrector: Corrector<Ingredient, Fault> = {
    faultsOf: (now) => (hasFlour(now) ? faultsOf(measuredNow(now)) : null),
    movesFor: ({ number, side }, now) => movesFor(number, side, type, now),
    mostOf,
    weigh: weighable,
    undoes: true,
  };
  const faults = steps.length === 0 ? sent : corrector.faultsOf(start);
  // Flour that the type does not admit cannot be taken out when there is no other.
  if (faults === null) return before.map(({ text, mends }) => ({ text, steps: [], mends }));
  const { found, reached } = corrections(corrector, { formula: start, faults }, sent);
  const end = measuredNow(reached);
  const changes = flatMap(found, ({ fault, since }, i): readonly Advice[] => {
    // All that is done against one number is told as one.
    if (found.slice(0, i).some((one) => isSame(one.fault, fault))) return [];
    const deeds = flatMap(found, (one) => (isSame(one.fault, fault) ? (one.deed ?? []) : []));
    if (deeds.length === 0 && !isOutOfRange(fault)) return [];
    const { text, steps: own } = adviceOf(fault, deeds, since === 'caused', end);
    return [{ text, steps: own, mends: [fault.number] }];
  });
  return [...before, ...changes];
}

function isSame(one: Fault, other: Fault): boolean {
  return one.number === other.number && one.side === other.side;
}

function isOutOfRange({ value, limit }: Fault): boolean {
  return value < limit.min || value > limit.max;
}

function hasFlour(formula: Scale<Ingredient>): boolean {
  return formula.some(({ row, grams }) => row.parts.harina > 0 && grams > 0 && !row.finishing);
}

/** So many half ranges out a value is as far out as any. */
const FARTHEST = 9;

function faultsOf(formula: MeasuredFormula): readonly Fault[] {
  const faults: Fault[] = [];
  for (const number of ORDER) {
    const limit = limitOf(formula, number);
    const value = formula.values[number];
    if (limit === undefined) continue;
    const isUnlawful = number === 'sal' && excessOfSalt(formula)?.unlawful === true;
    if (value >= limit.min && value <= limit.max && !isUnlawful) continue;
    const side = value < limit.min ? 'low' : 'high';
    const far = (2 * Math.max(limit.min - value, value - limit.max, 0)) / (limit.max - limit.min);
    const gravity = 1 + Math.min(far, FARTHEST) / FARTHEST;
    const goals = () => [goalOf(fault)];
    const fault: Fault = { number, side, limit, value, in: formula, gravity, goals, banned: false };
    faults.push(fault);
  }
  return faults;
}

/** Where a correction stops: the trade's own range, or its usual point when the miss is gross. */
function targetOf({ number, side, limit: { min, max, core, aim }, value, in: formula }: Fault): number {
  const [low, high] = core ?? [min, max];
  // A dough made mostly of pre-ferment is meant to be one.
  const gross = value < low! / 2 || (value > 1.5 * high! && number !== 'prefermento');
  const target = gross && aim !== undefined ? aim : side === 'low' ? low! : high!;
  return number === 'sal' ? lawfulDose(formula, target) : target;
}

/** As shown; yeast of any form as the fresh it stands for, so that a mixture does not move its range. */
function goalOf(fault: Fault): Goal<Ingredient> {
  const { number, side, limit, in: formula } = fault;
  const byForm = number === 'levadura' && formula.type.yeastByForm;
  const target = round2(targetOf(fault) * (byForm ? formula.dough.yeastPower : 1));
  const { num } = byForm ? YEAST_AS_FRESH : limit.param;
  return (scale) => {
    const sumsAfter = sumsWith((one: Ingredient) => one, [num, ({ parts }) => parts.harina], scale);
    return (move) => {
      const sum = sumsAfter(move);
      return (grams) => {
        const value = round2((100 * sum(0, grams)) / sum(1, grams));
        return side === 'low' ? value >= target : value <= target;
      };
    };
  };
}

const FINENESS: Readonly<Record<ParamKey, Fineness>> = {
  hidratacion: 'liquid',
  sal: 'fine',
  levadura: 'fine',
  prefermento: 'dry',
  grasa: 'dry',
  azucar: 'dry',
};

/** On a scale that cannot overshoot the range. */
function weighable({ number, limit, in: { dough } }: Fault): (grams: number) => number {
  const room = (((limit.max - limit.min) / 4 / 100) * dough.flour || Number.MIN_VALUE) * dough.grams;
  return scaleFor(FINENESS[number], dough.grams, room).up;
}

function adviceOf(
  fault: Fault,
  deeds: readonly Deed<Ingredient>[],
  caused: boolean,
  end: MeasuredFormula,
): Pick<Advice, 'text' | 'steps'> {
  const { number, side, limit, value, in: formula } = fault;
  const steps = stepsOf(deeds);
  if (steps.length === 0) return { text: unweighed(), steps };
  const names = formula.ingredients.map(({ name }) => name);
  const change = texts.change(steps, (name) => names.includes(name));
  const target = targetOf(fault);
  const reached = side === 'low' ? Math.min(end.values[number], target) : Math.max(end.values[number], target);
  const told = texts.correction({ number, side, value, change, caused, reached });
  return { text: [...leadOf(), told, ...tailOf()].join(' '), steps };

  function unweighed(): string {
    const { min, max } = limitOf(end, number)!;
    if (end.values[number] >= min && end.values[number] <= max) return texts.mendedBefore(limit.param.label, value);
    const recipes = formula.ingredients.filter((one) => one.made !== undefined && limit.param.num(one) > 0);
    return side === 'high' && recipes.length > 0
      ? texts.insideRecipe(limit.param.label, [...new Set(recipes.map(({ name }) => name))], value, max)
      : texts.unmended(limit.param.label, value, min, max);
  }

  function leadOf(): readonly string[] {
    return number === 'grasa' && side === 'low' && isOf(formula.type, 'laminado') ? [texts.LAMINATION] : [];
  }

  function tailOf(): readonly string[] {
    if (number === 'levadura' && side === 'high' && isOf(formula.type, 'de_masa_madre'))
      return [texts.sourdoughYeast(limit.max)];
    const mayBeCandeal = number === 'hidratacion' && side === 'low' && value >= FIGURES.candeal_desde;
    return mayBeCandeal && isOf(formula.type, 'comun_de_ley')
      ? [texts.candeal(FIGURES.candeal_minima, FIGURES.candeal_maxima)]
      : [];
  }
}
