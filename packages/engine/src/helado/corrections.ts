import { type Advice, add, remark, replace, type Step, takeFrom } from '../craft/advice.ts';
import type { Matter } from '../craft/examine.ts';
import { lazy, lazyAdvice } from '../craft/lazy.ts';
import type { Item } from '../craft/read.ts';
import { round, round2 } from '../craft/round.ts';
import { shares } from '../craft/weights.ts';
import { type Bound, boundsOf, sideIn } from './bounds.ts';
import { type Known, knownOf } from './catalogue.ts';
import { addOnTop, type Copy, copyOf, swap } from './copy.ts';
import type { Swap } from './fit.ts';
import { measure } from './measure.ts';
import type { Mixture } from './mixture.ts';
import { correct, liquidOf } from './moves.ts';
import type { JudgedKey, Params } from './params.ts';
import { type Side, suggestions as texts } from './texts.ts';
import type { Rules } from './types.ts';

/** A PAC that misses by no more than this, °C, is nearly right. */
const NEARLY = 0.25;

/** What a formula is corrected to. */
export interface Standard {
  readonly rules: Rules;
  /** Parameters that hang on an ingredient nobody knows. */
  readonly doubtful: ReadonlySet<JudgedKey>;
}

/** What is weighed of a formula; lines are asked for where steps are shown. */
interface Weighed extends Pick<Mixture, 'ingredients' | 'shares' | 'mix'> {
  readonly lines: () => Line[];
}

export function asSent(mixture: Mixture): Weighed {
  const { items, ingredients, shares: parts, mix } = mixture;
  return { ingredients, shares: parts, mix, lines: () => linesOf(items, ingredients) };
}

/** What remedies leave of a mixture; undefined when they leave nothing. */
export function remixed({ items, ingredients }: Mixture, matters: readonly Matter[]): Weighed | undefined {
  // No remedy changes the weight of a recipe.
  const left = matters.filter(({ inside }, i) => !inside || matters[i - 1]?.index !== matters[i]!.index);
  const grams = left.map((matter) => (matter.inside ? items[matter.index]!.grams : matter.grams));
  const weights = shares(grams);
  if (weights === null) return undefined;
  const mixed = left.map(({ food }, i) => ingredients[i] ?? knownOf(food!));
  return {
    ingredients: mixed,
    shares: weights.shares,
    mix: measure(mixed, weights.shares),
    lines: () =>
      linesOf(
        left.map(({ sent }, i) => ({ name: sent, grams: grams[i]! })),
        mixed,
      ),
  };
}

/** What to change, as a chain tried on a copy of 1 kg. */
export function correctionsOf(
  weighed: Weighed,
  params: Params,
  { rules, doubtful }: Standard,
  begin: (head: string) => string,
): readonly Advice[] {
  const bounds = boundsOf(rules);
  const copy = copyOf(weighed, params);
  const asked = copy.judged;
  const liquid = liquidOf(copy, rules);
  const said: Said[] = [];
  let swaps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Where nothing was moved all stands as it stood.
    if (round > 0 && copy.judged === asked) break;
    for (const bound of bounds) {
      const { key, at, min, max } = bound;
      const now = copy.judged[at]!;
      const side = sideIn(now, min, max);
      const before = round === 0 ? sideIn(asked[at]!, min, max) : null;
      if ((side === null && before === null) || doubtful.has(key)) continue;
      const head = round === 0 ? headOf(bound, asked[at]!, before, now, side) : texts.moved(key, now);
      if (head === null) continue;
      const found = side === null ? texts.alreadyFixed : correct(bound, side, rules, copy, liquid);
      // Nothing goes back and forth.
      const correction = isSwap(found) && undoes(found, said, liquid) ? null : found;
      if (isSwap(correction)) {
        apply(copy, correction);
        swaps++;
      } else if (round > 0) {
        // What words did not mend in one round they do not mend later.
        continue;
      }
      said.push({ bound, head: round === 0 ? begin(head) : head, correction });
    }
  }
  const steps = lazy(() => stepsOfAll(said, weighed.lines()));
  const advice = said.map(({ bound: { at, min, max, mends }, head, correction }, i): Advice => {
    if (!isSwap(correction))
      return { text: correction === null ? `${head}.` : `${head}. ${correction}`, steps: [], mends };
    const open = sideIn(copy.judged[at]!, min, max) !== null;
    return lazyAdvice(`${head}. ${describe(correction, liquid, open)}`, mends, () => steps()[i]!);
  });
  return swaps > 1 ? [...advice, remark(texts.addUp)] : advice;
}

/** The steps of every correction, each on what those before it have left. */
function stepsOfAll(said: readonly Said[], lines: Line[]): readonly (readonly Step[])[] {
  return said.map(({ correction }) => (isSwap(correction) ? stepsOf(correction, lines) : []));
}

function isSwap(correction: Said['correction']): correction is Swap {
  return correction !== null && typeof correction !== 'string';
}

/** Mending one parameter may spoil another: the chain is gone through again. */
const ROUNDS = 2;

/** Whether a change undoes another, or turns it round. */
function undoes({ take, put }: Swap, said: readonly Said[], liquid: Known): boolean {
  for (const { correction } of said) {
    if (!isSwap(correction) || take !== correction.put) continue;
    if (put === correction.take) return true;
    if (put === liquid && (correction.take === undefined || correction.take === liquid)) return true;
  }
  return false;
}

interface Said {
  readonly bound: Bound;
  readonly head: string;
  readonly correction: Swap | string | null;
}

/** How advice on a value begins, by what it was and has become, if told. */
function headOf({ key, min, max, phrases }: Bound, value: number, asked: Side | null, now: number, side: Side | null) {
  if (side !== null && side !== asked) return key === 'PAC' ? texts.moved('PAC', now) : null;
  if (asked === null) return null;
  const miss = asked === 'low' ? min - value : value - max;
  const say = key === 'PAC' && round2(miss) <= NEARLY ? texts.nearly : texts.head;
  return say(phrases(), value, asked);
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

/** A line as sent, with what is left of it so far. */
interface Line {
  readonly name: string;
  readonly known: Known | undefined;
  grams: number;
}

function linesOf(items: readonly Pick<Item, 'name' | 'grams'>[], ingredients: Weighed['ingredients']): Line[] {
  return items.map(({ name, grams }, i) => ({ name, known: ingredients[i]!.known, grams }));
}

/** A change per kg in grams of the formula, within what there is; changes lines. */
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
    return [add(into.name, tidy(weight))];
  }
  for (const portion of given) {
    heaviest(lines.filter(({ name }) => name === portion.name))!.grams -= portion.grams;
    into.grams += portion.grams;
  }
  const { name } = into;
  return given.map((portion) => replace(portion.name, name, tidy(portion.grams)));
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
function tidy(grams: number): number {
  return round(grams, 6);
}
