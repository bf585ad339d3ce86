import { type Advice, remark } from '../craft/advice.ts';
import type { Matter } from '../craft/examine.ts';
import { UNKNOWN } from '../craft/judge.ts';
import { metersOf } from '../craft/meter.ts';
import { unusual } from '../craft/unusual.ts';
import { ORDER } from './bounds.ts';
import { asSent, correctionsOf, remixed, type Standard } from './corrections.ts';
import { type Inspection, remediesOf } from './examination.ts';
import type { MilkFat } from './law.ts';
import { shown } from './measure.ts';
import type { Mixture } from './mixture.ts';
import type { JudgedKey, Params } from './params.ts';
import { law as lawTexts } from './texts.gen.ts';
import { suggestions as texts } from './texts.ts';
import type { Rules } from './types.ts';

/** A formula judged, as its advice needs it. */
export interface Judged extends Standard {
  readonly mixture: Mixture;
  readonly params: Params;
  /** What its ingredients have against them. */
  readonly inspection: Inspection | undefined;
  /** Fat of milk the name lacks. */
  readonly milkFat: MilkFat | undefined;
  readonly good: boolean;
}

/** Advice on ingredients, then on parameters; on a good formula, what is at its limit. */
export function advise(judged: Judged): readonly Advice[] {
  const { params, rules, inspection, milkFat, good } = judged;
  if (good) return [remark(texts.balanced(rules.label)), ...unusual(metersOf(rules.judged, params))];
  const advice: Advice[] = [];
  if (milkFat?.grave && !inspection?.faulty) {
    // Once foreign fat is out, the advice on fat brings milk's.
    advice.push(remark(lawTexts.moreMilkFat(milkFat.percent, milkFat.least)));
  }
  if (inspection === undefined) advice.push(...correctionsOf(asSent(judged.mixture), params, judged, texts.now));
  else addRemedies(advice, judged, inspection);
  return advice;
}

/** Advice on what stands against ingredients, and what is left to do then. */
function addRemedies(to: Advice[], judged: Judged, inspection: Inspection): void {
  const { mixture, rules, doubtful } = judged;
  const { examination, matters } = inspection;
  const unknown = examination.objections.filter(({ code, fault }) => code === 'sin_identificar' && fault);
  for (const { text } of unknown) to.push(remark(text));
  if (examination.unknown > UNKNOWN.blind) return;
  const unjudged = doubtful.size === 0 ? [] : unjudgedFor(matters, rules, doubtful);
  const { advice, left } = remediesOf(inspection);
  const mended = advice.length === 0 ? asSent(mixture) : remixed(mixture, left);
  if (mended === undefined) {
    // Nothing of the formula would be left: warnings say what is wrong.
    if (unknown.length === 0) to.push(remark(texts.another));
    return;
  }
  to.push(...advice);
  const begin = advice.length === 0 ? texts.now : texts.afterwards;
  to.push(...correctionsOf(mended, shown(mended.mix), judged, begin), ...unjudged);
}

/** What hangs on the ingredients nobody knows. */
function unjudgedFor(matters: readonly Matter[], rules: Rules, doubtful: ReadonlySet<JudgedKey>): readonly Advice[] {
  const strangers = matters.filter(({ food, grams }) => food === undefined && grams > 0).map(({ label }) => label);
  const open = ORDER.filter((key) => doubtful.has(key) && rules.judges[key]);
  return open.map((key) => remark(texts.unjudged(key, strangers)));
}
