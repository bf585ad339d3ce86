import { type Advice, add, type Portion as Line, remark, type Step, take, takeFrom } from '../craft/advice.ts';
import { type Examination, objectionAdvice, UNKNOWN } from '../craft/examine.ts';
import { stateOf } from '../craft/meter.ts';
import { totals } from '../craft/param.ts';
import { type Range, within } from '../craft/ranges.ts';
import { round } from '../craft/round.ts';
import { hintFor } from './hint-texts.ts';
import type { Ingredient, Part } from './ingredient.ts';
import { measure } from './measure.ts';
import type { Param } from './params.ts';
import { remedyFor } from './remedies.ts';
import type { Formula } from './resolve.ts';
import type { Params } from './schema.ts';
import type { Side } from './texts.ts';
import * as texts from './texts.ts';
import type { Judged, TypeRules } from './types.ts';

/** An ingredient of the copy on which the corrections are tried out; all its appearances added up. */
interface Portion {
  readonly ingredient: Ingredient;
  /** Tells portions apart and breaks ties, so that the order of the request does not matter. */
  readonly id: string;
  share: number;
}

interface Correction {
  readonly judged: Judged;
  readonly side: Side;
  /** As the request has it. */
  readonly shown: number;
}

/** A line of the recipe as it stands after the corrections so far. */
interface Weighed extends Line {
  readonly label: string;
}

/** The recipe on which the corrections are tried out: by ingredient, and by line as it was sent. */
interface Copy {
  readonly portions: Portion[];
  readonly lines: Weighed[];
}

/** Less than this no scale can weigh. */
const SMALLEST_GRAMS = 1e-6;
/** Taking away all there is but for this is taking away all there is. */
const NOISE = 1e-9;
/** An ingredient corrects fat or water only if it holds clearly more of it than the recipe should. */
const CLEARLY_MORE = 5;

/**
 * Spanish advice as a chain: each correction is tried on a copy before the next is sought, so that one fault that
 * shows in several numbers gets one instruction.
 */
export function advise(type: TypeRules, formula: Formula, params: Params, examination: Examination): readonly Advice[] {
  // With so much unidentified no gram can be vouched for.
  const corrections = examination.unknown > UNKNOWN.blind ? [] : correctionsOf(type, params);
  const advice: Advice[] = [...objectionAdvice(examination)];
  const near = nearLimits(type, params);
  if (corrections.length === 0) {
    const good = examination.faulty ? [] : [remark(texts.balanced(type.label))];
    return [...advice, ...good, ...near];
  }
  const copy = { portions: merge(formula.parts), lines: [...formula.lines] };
  for (const correction of corrections) {
    const found = correct(correction, type, copy, formula.grams);
    if (found !== undefined) advice.push(found);
  }
  return [...advice, ...near];
}

/** Values accepted but outside what the trade aims at: said, without grams. */
function nearLimits(type: TypeRules, params: Params): readonly Advice[] {
  return type.judged
    .filter((limit) => stateOf(params[limit.param.key]!, limit) === 'al_limite')
    .map(({ param, core }) => remark(texts.atTheLimit(param, params[param.key]!, core)));
}

function correctionsOf(type: TypeRules, params: Params): Correction[] {
  const found: Correction[] = [];
  for (const judged of type.judged) {
    const shown = params[judged.param.key]!;
    if (within(shown, judged.range)) continue;
    found.push({ judged, shown, side: shown < judged.range[0] ? 'low' : 'high' });
  }
  // Shares of a whole: taking away first raises the ones that fall short.
  return type.isLegal ? found.sort((a, b) => urgency(a) - urgency(b)) : found;
}

function urgency({ judged, side }: Correction): number {
  if (judged.param.remedy === undefined) return 0;
  return side === 'high' ? 1 : 2;
}

function merge(parts: readonly Part[]): Portion[] {
  const portions = new Map<string, Portion>();
  for (const { ingredient, share } of parts) {
    const id = identity(ingredient);
    const same = portions.get(id);
    if (same) same.share += share;
    else portions.set(id, { ingredient, id, share });
  }
  return [...portions.values()];
}

const identities = new WeakMap<Ingredient, string>();

/** Everything the measures see but the price. */
function identity(ingredient: Ingredient): string {
  let id = identities.get(ingredient);
  if (id === undefined) {
    id = fieldsOf(ingredient);
    identities.set(ingredient, id);
  }
  return id;
}

function fieldsOf(i: Ingredient): string {
  return [
    i.label,
    i.role,
    i.equiv,
    i.azucares,
    i.lactosa,
    i.polioles,
    i.grasa,
    i.proteinas,
    i.almidon,
    i.fibra,
    i.sal,
    i.agua,
    i.alcohol,
    i.pod,
    i.kcal,
    i.manteca_cacao,
  ].join('\n');
}

/** Applies one correction to the copy and words it; undefined when an earlier one has overshot. */
function correct(correction: Correction, type: TypeRules, copy: Copy, grams: number): Advice | undefined {
  const { judged, side, shown } = correction;
  const { param, range } = judged;
  if (param.remedy === undefined) return takeAway(param, copy);
  const now = measure(param, copy.portions);
  const head = texts.outOfRange(param, shown, range, side);
  if (within(now, range)) return remark(texts.correctedAlready(head));
  if (now < range[0] !== (side === 'low')) return undefined;
  const target = targetOf(range, side, type);
  const { ingredient, inContent } = choose(param, side, target, type, copy.portions);
  const change = inContent ? changeOf(param, ingredient, target, side, copy.portions) : undefined;
  if (change !== undefined) apply(copy.portions, ingredient, change);
  const weight = weighable(change === undefined ? 0 : Math.abs(change) * grams);
  const text = word(head, side, ingredient.label, weight);
  const hint = hintFor(param.key, side, type);
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

/** A tenth inside the range; one point inside a legal limit. */
function targetOf([min, max]: Range, side: Side, type: TypeRules): number {
  const inwards = type.isLegal ? 1 : 0.1 * (max - min);
  return side === 'low' ? min + inwards : max - inwards;
}

interface Choice {
  readonly ingredient: Ingredient;
  /** False when nothing in the recipe can correct it by a weight. */
  readonly inContent: boolean;
}

function choose(param: Param, side: Side, target: number, type: TypeRules, copy: readonly Portion[]): Choice {
  const { touches } = param;
  const heaviest = touches && most(copy, ({ ingredient, share }) => (touches(ingredient) ? share : 0));
  if (heaviest) return { ingredient: heaviest.ingredient, inContent: true };
  const remedy = remedyFor(param.remedy!, type);
  if (touches && side === 'low') return { ingredient: remedy, inContent: true };
  const bringer = most(copy, ({ ingredient, share }) => {
    const content = param.num(ingredient);
    return content > target + CLEARLY_MORE ? share * content : 0;
  });
  return bringer ? { ingredient: bringer.ingredient, inContent: true } : { ingredient: remedy, inContent: false };
}

function most(copy: readonly Portion[], amount: (portion: Portion) => number): Portion | undefined {
  let best: Portion | undefined;
  let bestAmount = 0;
  for (const portion of copy) {
    const here = amount(portion);
    if (here > bestAmount || (here > 0 && here === bestAmount && portion.id < best!.id)) {
      best = portion;
      bestAmount = here;
    }
  }
  return best;
}

/** Share of the ingredient to add (or, below 0, to remove) so that the copy meets the target; undefined if none does. */
function changeOf(
  param: Param,
  ingredient: Ingredient,
  target: number,
  side: Side,
  copy: readonly Portion[],
): number | undefined {
  const { top, below } = totals(param, copy);
  const effect = param.num(ingredient) - target * param.den(ingredient);
  if (effect <= 0) return undefined;
  const change = (target * below - top) / effect;
  const most = side === 'low' ? total(copy) : shareOf(ingredient, copy) * (1 - NOISE);
  return Math.abs(change) <= most ? change : undefined;
}

function total(copy: readonly Portion[]): number {
  return copy.reduce((sum, { share }) => sum + share, 0);
}

function shareOf(ingredient: Ingredient, copy: readonly Portion[]): number {
  return copy.find((portion) => portion.ingredient === ingredient)?.share ?? 0;
}

function apply(copy: Portion[], ingredient: Ingredient, change: number): void {
  const portion = copy.find((one) => one.ingredient === ingredient);
  if (portion) portion.share += change;
  else copy.push({ ingredient, id: identity(ingredient), share: change });
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
