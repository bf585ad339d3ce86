import type { Advice, Portion } from '../craft/advice.ts';
import {
  type Correction,
  type Corrector,
  corrections,
  type Deed,
  type Goal,
  type Fault as PlainFault,
  portionsOf,
  type Scale,
  stepsOf,
  sumsWith,
  weightOf,
} from '../craft/correct.ts';
import { findingOf, UNKNOWN } from '../craft/judge.ts';
import { flatMap } from '../craft/lists.ts';
import { shownAs } from '../craft/param.ts';
import { round } from '../craft/round.ts';
import { lowerFirst } from '../craft/spanish.ts';
import type { Judgement } from './judge.ts';
import { honeyWaived, isLevel, meets } from './judge.ts';
import { shownValue } from './measure.ts';
import { mostOf, movesFor, ORDER, weighedIn } from './moves.ts';
import { MEASURED, type MeasureKey } from './params.ts';
import { cookedDown, NOTHING, type Quantities, total } from './quantities.ts';
import type { Ingredient } from './resolve.ts';
import * as texts from './texts.ts';
import { type Level, type LevelRule, residualOf, ruleOf, type TypeRules } from './types.ts';

/** A number that keeps a formula from a category. */
interface Fault extends PlainFault<Ingredient> {
  readonly number: MeasureKey;
  readonly rule: LevelRule;
  readonly value: number;
}

/** What to change to reach the next category once other advice is followed. */
export function correctionsOf(judged: Judgement, before: readonly Advice[]): readonly Advice[] {
  const level = nextOf(judged);
  if (level === undefined) return [];
  const { type } = judged;
  const sent = faultsIn(judged.q, type, level);
  const steps = flatMap(before, (advice) => advice.steps);
  if (sent.length === 0 && steps.length === 0) return [];
  const start = weighedIn(judged, steps);
  // Without the wafer: it is no part of what is mixed.
  const whole = start.reduce((sum, { row, grams }) => sum + row.perGram.mass * grams, 0);
  if (!(whole >= LEAST_WEIGHED)) return [];
  const corrector: Corrector<Ingredient, Fault> = {
    faultsOf: (formula) => faultsIn(quantitiesIn(formula, type), type, level),
    movesFor: ({ number, side }, formula) => movesFor(number, side, type, formula),
    mostOf,
    weigh: () => weighableIn(whole),
    undoes: true,
  };
  const { found } = corrections(
    corrector,
    { formula: start, faults: steps.length === 0 ? sent : corrector.faultsOf(start)! },
    sent,
  );
  // A better category is promised only where all it asks for can be weighed.
  if (isLevel(judged.category) && found.some(({ deed }) => deed === null)) return [];
  return flatMap(found, (one): readonly Advice[] => {
    const told = found.filter((other) => groupOf(other.fault) === groupOf(one.fault));
    return told[0] === one ? [adviceOf(told, judged, level)] : [];
  });
}

/** The category within reach: almond does not vouch for what is not identified. */
function nextOf(judged: Judgement): Level | undefined {
  const { category, examination } = judged;
  if (category === 'Suprema') return undefined;
  if (category === 'Básico') return examination.unknown >= UNKNOWN.unjudged ? undefined : 'Extra';
  if (category !== 'Extra') return 'Extra';
  return examination.provisional || isBarredByStarch(judged, 'Suprema') ? undefined : 'Suprema';
}

/** Whether it has more starch than a better category admits: no almond mends that. */
export function isBarredByStarch({ type, m, category }: Judgement, next: Level): boolean {
  const most = ruleOf(type, MEASURED.fecula, next);
  return isLevel(category) && most !== undefined && !meets(most, m);
}

function quantitiesIn(formula: Scale<Ingredient>, type: TypeRules): Quantities {
  const whole = weightOf(formula);
  return total(
    formula.map(({ row }) => row.perGram),
    formula.map(({ grams }) => grams / whole),
    residualOf(type),
  );
}

function faultsIn(q: Quantities, type: TypeRules, level: Level): readonly Fault[] {
  const waived = honeyWaived(type, q);
  return flatMap(ORDER, (number): readonly Fault[] => {
    const rule = ruleOf(type, MEASURED[number], level);
    if (rule === undefined || (waived && rule.waivable)) return [];
    const value = shownValue(number, q);
    const finding = findingOf(rule, value);
    if (finding === undefined) return [];
    const { side, limit } = finding;
    const gravity = 1 + Math.min(Math.abs(value - limit) / 100, 1);
    return [{ number, side, rule, value, gravity, goals: () => [goalOf(rule, type)], banned: side === 'high' }];
  });
}

/** Whole grams; of a formula in parts, a thousandth. */
function weighableIn(whole: number): (grams: number) => number {
  const step = whole >= SMALLEST_BATCH ? 1 : whole / 1000;
  return (grams) => Math.ceil(grams / step - 1e-9) * step;
}

/** Nothing is weighed for a formula of less, g. */
const LEAST_WEIGHED = 0.01;
/** What weighs less is written in parts. */
const SMALLEST_BATCH = 100;

const COOKED = { ...NOTHING, finished: 1 };

/** A rule met as shown: cooked, it weighs what its dry matter holds, at most. */
function goalOf(rule: LevelRule, type: TypeRules): Goal<Ingredient> {
  const { param } = rule;
  const ofCooked = param.den(COOKED);
  const columns = [param.num, param.den, ({ mass }: Quantities) => mass, ({ dry }: Quantities) => dry];
  const moisture = residualOf(type);
  return (formula) => {
    const sumsAfter = sumsWith(({ perGram }: Ingredient) => perGram, columns, formula);
    return (move) => {
      const sum = sumsAfter(move);
      return (grams) => {
        const finished = Math.min(sum(2, grams), cookedDown({ dry: sum(3, grams) }, moisture));
        const below = sum(1, grams) + ofCooked * finished;
        return findingOf(rule, shownAs(param, sum(0, grams) / below)) === undefined;
      };
    };
  };
}

/** What is asked of almond, or its like, is told as one. */
function groupOf({ number }: Fault): MeasureKey {
  return OF_ALMOND.has(number) ? 'pctAlmendra' : number;
}

const OF_ALMOND: ReadonlySet<MeasureKey> = new Set(['pctFrutosSecos', 'basica', 'coco', 'almendraYema', 'paridad']);

/** All that is done about one thing. */
function adviceOf(told: readonly Correction<Ingredient, Fault>[], judged: Judgement, level: Level): Advice {
  const [{ fault, deed, since }] = told as [Correction<Ingredient, Fault>];
  const deeds = flatMap(told, (one) => one.deed ?? []);
  const steps = stepsOf(deeds);
  const mends = [...new Set(told.map((one) => one.fault.number))];
  return { text: textOf(), steps, mends };

  function textOf(): string {
    const { rule, value } = fault;
    if (steps.length === 0) return texts.unmoved(rule.param.label, value, since === 'sent' && deed === undefined);
    const out = weightOf(steps.filter(({ action }) => action !== 'anadir'));
    const put = flatMap(steps, ({ action, ingredient, by = ingredient, grams }) =>
      action === 'quitar' ? [] : [{ name: nameIn(deeds, by), grams }],
    );
    switch (groupOf(fault)) {
      case 'huevo':
        return texts.tooMuchEgg(value, rule.max!, texts.grams(out));
      case 'cereal':
        return texts.cerealHeavy(value, rule.max!, texts.grams(out));
      case 'pctMiel': {
        const [honey, ...others] = put as [Portion, ...Portion[]];
        const besides = [{ ...honey, grams: round(honey.grams - out, 6) }, ...others].filter(({ grams }) => grams > 0);
        const remedy =
          out > 0 ? texts.honeyForSugar(texts.grams(out), texts.weighed(besides)) : texts.more(texts.weighed(put));
        return since === 'caused'
          ? texts.keptUp('la miel', rule.min!, remedy)
          : texts.honeyShort({ value, min: rule.min! }, remedy);
      }
      case 'yema':
        return since === 'caused'
          ? texts.keptUp('la yema', rule.min!, texts.more(texts.weighed(put)))
          : texts.yolkShort(rule.min!, texts.grams(put[0]!.grams));
      default:
        return almondText(judged, level, since === 'sent' ? { value, min: rule.min! } : undefined, put);
    }
  }
}

function nameIn(deeds: readonly Deed<Ingredient>[], name: string): string {
  const { row } = flatMap(deeds, portionsOf).find((one) => one.name === name)!;
  return lowerFirst((row.row?.nombre ?? name).split(' (')[0]!);
}

/** More almond, or its like; `share` is what was sent, where that is short. */
function almondText(
  { type, category }: Judgement,
  level: Level,
  share: texts.Share | undefined,
  portions: readonly Portion[],
): string {
  const put = texts.weighed(portions);
  const least = (key: MeasureKey) => ruleOf(type, MEASURED[key], level)?.min ?? undefined;
  const main = least(type.main.key)!;
  const isMarzipan = type.opening === 'de_mazapan';
  if (isMarzipan && isLevel(category)) return texts.mazapanToSuprema(main, put);
  if (share && isMarzipan) return texts.mazapanShort(share, put);
  if (share && type.opening === 'de_igp' && !isLevel(category)) return texts.almondShort(share, put);
  const withYolk = least('almendraYema');
  return withYolk === undefined
    ? texts.toReach(level, main, lowerFirst(type.main.label), put)
    : texts.yemaToReach(level, main, withYolk, put);
}
