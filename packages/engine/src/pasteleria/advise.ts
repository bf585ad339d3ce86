import { type Range, within } from '../craft/ranges.ts';
import { hintFor } from './hints.ts';
import type { Ingredient, Part } from './ingredient.ts';
import { isLegal } from './judge.ts';
import { measure, totals } from './measure.ts';
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
export function advise(type: TypeRules, formula: Formula, params: Params): string[] {
  const corrections = correctionsOf(type, params);
  if (corrections.length === 0) return [texts.balanced(type.label)];
  const copy = merge(formula.parts);
  const advice: string[] = [];
  for (const correction of corrections) {
    const text = correct(correction, type, copy, formula.grams);
    if (text !== undefined) advice.push(text);
  }
  return advice;
}

function correctionsOf(type: TypeRules, params: Params): Correction[] {
  const found: Correction[] = [];
  for (const judged of type.judged) {
    const shown = params[judged.param.key]!;
    if (within(shown, judged.range)) continue;
    found.push({ judged, shown, side: shown < judged.range[0] ? 'low' : 'high' });
  }
  // Shares of a whole: taking away first raises the ones that fall short.
  return isLegal(type) ? found.sort((a, b) => urgency(a) - urgency(b)) : found;
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

/** Everything the measures see but the price. */
function identity(i: Ingredient): string {
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
function correct(correction: Correction, type: TypeRules, copy: Portion[], grams: number): string | undefined {
  const { judged, side, shown } = correction;
  const { param, range } = judged;
  if (param.remedy === undefined) return takeAway(param, copy);
  const now = measure(param, copy);
  const head = texts.outOfRange(param, shown, range, side);
  if (within(now, range)) return texts.correctedAlready(head);
  if (now < range[0] !== (side === 'low')) return undefined;
  const target = targetOf(range, side, type);
  const { ingredient, inContent } = choose(param, side, target, type, copy);
  const change = inContent ? changeOf(param, ingredient, target, side, copy) : undefined;
  if (change !== undefined) apply(copy, ingredient, change);
  const text = word(head, side, ingredient.label, change === undefined ? 0 : Math.abs(change) * grams);
  const hint = hintFor(param.key, side, type);
  return hint === undefined ? text : `${text} ${hint}`;
}

function takeAway(param: Param, copy: Portion[]): string {
  const unwanted = copy.filter(({ ingredient }) => param.num(ingredient) > 0);
  for (const portion of unwanted) portion.share = 0;
  return texts.takeAway([...new Set(unwanted.map(({ ingredient }) => ingredient.label))]);
}

/** A tenth inside the range; one point inside a legal limit. */
function targetOf([min, max]: Range, side: Side, type: TypeRules): number {
  const inwards = isLegal(type) ? 1 : 0.1 * (max - min);
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
  if (grams < SMALLEST_GRAMS) return side === 'low' ? texts.addSome(head, name) : texts.removeSome(head, name);
  return side === 'low' ? texts.addGrams(head, grams, name) : texts.removeGrams(head, grams, name);
}
