import type { Advice } from '../craft/advice.ts';
import {
  after,
  type Correction,
  type Corrector,
  corrections,
  followed,
  type Goal,
  merged,
  type Fault as PlainFault,
  type Scale,
  stepsOf,
  sumsWith,
  weightOf,
} from '../craft/correct.ts';
import { type Examination, NO_EXAMINATION, objectionAdvice } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { flatMap } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import { findRow, type Portion, type Row, UNKNOWN as UNKNOWN_ROW } from './catalogue.ts';
import { type Judgement, judge, tightest } from './judge.ts';
import { AW_TARGET, type Finding } from './law.ts';
import { activityWith, awOf, dissolvedIn, type Mixture, mix, shownOf } from './measure.ts';
import { movesFor } from './moves.ts';
import { coefficientsOf } from './params.ts';
import { barOf, type Family } from './profile.ts';
import type { Formula } from './resolve.ts';
import * as texts from './texts.ts';
import type { TypeId } from './types.ts';

/** A number that is out: a rule that does not hold, or water activity. */
export type Fault = PlainFault<Row> &
  ({ readonly finding: Finding } | { readonly aw: number; readonly bar: number; readonly most: number });

/** What to change, each counting on those before; in words where nothing is weighed. */
export function correctionsOf(type: TypeId, judgement: Judgement, formula: Formula): readonly Advice[] {
  const { profile, examination } = judgement;
  const total = weightOf(formula.lines.map(({ item }) => item));
  const sent = faultsOf(judgement);
  const away = objectionAdvice(examination);
  if (sent.length === 0 && away.length === 0) return [];
  // With so much unidentified, or weights no scale knows, no gram is advised.
  const known = examination.unknown <= UNKNOWN.blind && isWeighed(total);
  if (!known) return sent.map((fault) => adviceOf({ fault, deed: null, since: 'sent' }, profile.family, total));
  const lines = formula.lines.map(({ item: { name, grams }, row = UNKNOWN_ROW }) => ({ name, row, grams }));
  const start = followed(
    merged(lines),
    flatMap(away, ({ steps }) => steps),
    (name) => findRow(name) ?? UNKNOWN_ROW,
  );
  // What nobody identified stays in the formula, and with it no water activity is told.
  const judged = (now: Scale<Row>) =>
    judge(type, mixtureOf(now), examination.provisional ? PROVISIONAL : NO_EXAMINATION);
  const first = away.length === 0 ? judgement : judged(start);
  const { found } = corrections(
    correctorOf(judged, first.profile.family, total),
    { formula: start, faults: away.length === 0 ? sent : faultsOf(first) },
    sent,
  );
  return found.map((one) => adviceOf(one, profile.family, total));
}

/** As nothing said against it, but for what is not known. */
const PROVISIONAL: Examination = { ...NO_EXAMINATION, provisional: true };
/** No correction adds more than this share of the formula. */
const MOST_ADDED = 0.6;

function correctorOf(judged: (formula: Scale<Row>) => Judgement, family: Family, total: number): Corrector<Row, Fault> {
  return {
    faultsOf: (formula) => {
      const judgement = judged(formula);
      // The nature of a product is not a remedy for its faults.
      return judgement.profile.family === family ? faultsOf(judgement) : null;
    },
    movesFor: (fault, formula) =>
      'aw' in fault
        ? [movesFor('aw', 'high', family, formula)]
        : [movesFor(fault.finding.rule.param.part, fault.finding.side, family, formula)],
    mostOf: ({ from }, formula) => (from ? from.grams : MOST_ADDED * weightOf(formula)),
    weigh: () => weighableIn(total),
    undoes: true,
  };
}

/** From a formula in fractions of a part to a thousand tonnes. */
function isWeighed(total: number): boolean {
  return total >= 1e-6 && total <= 1e9;
}

/** Whole grams in batches of hundreds, coarser in kilos; in parts, per kilo. */
function weighableIn(total: number): (grams: number) => number {
  const step = total >= 20_000 ? 25 : total >= 2000 ? 5 : total >= texts.SMALLEST_BATCH ? 1 : total / 1000;
  return (grams) => Math.ceil(grams / step - 1e-9) * step;
}

/** What the grams of a formula add up to. */
export function mixtureOf(formula: Scale<Row>): Mixture {
  const total = weightOf(formula);
  const portions: Portion[] = [];
  for (const { row, grams } of formula) if (grams > 0) portions.push({ row, share: grams / total });
  return mix(portions);
}

/** Faults told, at most; a formula with more is another recipe. */
const MOST_FAULTS = 12;
/** What the law or the trade forbids weighs more than any number of targets. */
const OF_LAW = 2 * MOST_FAULTS;

/** One fault per number: law tells first, and a side is told once. */
export function faultsOf(judgement: Judgement): readonly Fault[] {
  const { profile, legal, trade, targets, aw, awOut } = judgement;
  const binding = trade ? [...legal, trade] : legal;
  const faults: Fault[] = [];
  for (const finding of binding) faults.push(faultOf(finding, judgement));
  for (const finding of targets) {
    if (!binding.some((told) => covers(told, finding))) faults.push(faultOf(finding, judgement));
  }
  if (awOut && aw !== undefined && aw > profile.aw.max) {
    const most = profile.aw.max;
    const goals = () => [activityGoal(most)];
    faults.push({
      aw,
      bar: barOf(profile.family),
      most,
      number: AW_TARGET.param.key,
      side: 'high',
      gravity: 1,
      goals,
      banned: false,
    });
  }
  return faults.length > MOST_FAULTS ? faults.slice(0, MOST_FAULTS) : faults;
}

/** So near a rounding a sum in another order may fall on its other side. */
const NEAR = 1e-9;

/** Water activity as shown brought to its limit: from what one gram changes, and measured whole where that is near. */
export function activityGoal(most: number): Goal<Row> {
  return (formula) => {
    const whole = dissolvedIn(formula);
    const weight = weightOf(formula);
    // The wettest part of a recipe decides by itself.
    const isPlain = !formula.some(({ row }) => row.made);
    return (move) => {
      const { from, to } = move;
      const isQuick = isPlain && move.along === undefined;
      const changes = [...(from ? [{ row: from.row, grams: -1 }] : []), ...(to ? [{ row: to.row, grams: 1 }] : [])];
      const change = dissolvedIn(changes);
      const added = weightOf(changes);
      return (grams) => {
        const activity = isQuick ? activityWith(whole, change, grams, weight + grams * added) : undefined;
        if (activity !== undefined) {
          const shown = round2(activity);
          if (Math.abs(Math.abs(activity - shown) - 0.005) > NEAR) return shown <= most;
        }
        return awOf(mixtureOf(after(formula, { from, to, along: move.along, grams }))) <= most;
      };
    };
  };
}

function faultOf(finding: Finding, judgement: Judgement): Fault {
  const { rule, side, limit } = finding;
  return {
    finding,
    number: rule.param.part,
    side,
    gravity: rule.level === 'objetivo' ? 1 : OF_LAW,
    goals: () => {
      const tight = tightest(judgement, finding);
      return (tight === finding ? [finding] : [tight, finding]).map(goalOf);
    },
    banned: limit === 0,
  };
}

/** Raising cocoa butter and milk fat raises the whole fat. */
function covers(told: Finding, target: Finding): boolean {
  if (told.side !== target.side) return false;
  const part = told.rule.param.part;
  return part === target.rule.param.part || (part === 'mantecaGrasaLactea' && target.rule.param.part === 'grasaTotal');
}

/** Inside by this share of the range, or of a point where open. */
const INSIDE = 0.05;

/** A finding mended: its value as shown, some way inside. */
export function goalOf({ rule: { param, min, max }, side }: Finding): Goal<Row> {
  const margin = min !== null && max !== null ? INSIDE * (max - min) : INSIDE;
  const limit = side === 'low' ? min! : max!;
  const goal = limit + (limit === 0 ? 0 : side === 'low' ? margin : -margin);
  type Seen = readonly number[];
  const columns = [param.top, param.below, param.needs].map((place) => (seen: Seen) => seen[place]!);
  return (formula) => {
    const sumsAfter = sumsWith((row: Row): Seen => coefficientsOf(row).all, [...columns, () => 1], formula);
    return (move) => {
      const sum = sumsAfter(move);
      return (grams) => {
        const value = shownOf(sum(0, grams), sum(1, grams), sum(2, grams) / sum(3, grams));
        return side === 'low' ? value >= goal : value <= goal;
      };
    };
  };
}

function adviceOf({ fault, deed, since }: Correction<Row, Fault>, family: Family, total: number): Advice {
  const change = deed ? texts.change(deed, total) : undefined;
  const mends = ['aw' in fault ? AW_TARGET.param.key : fault.finding.rule.param.key];
  return { text: textOf(), steps: deed ? stepsOf([deed]) : [], mends };

  function textOf(): string {
    if (since === 'again' && change !== undefined) return texts.besides(change);
    const remedy = deed === undefined ? texts.MENDED_BEFORE : change;
    const isCooked = family === 'caramelo' && deed !== undefined;
    if ('aw' in fault) return texts.highWaterActivity(fault.aw, fault.bar, fault.most, remedy, isCooked);
    return texts.reasonOf(fault.finding, family, remedy, since === 'caused');
  }
}
