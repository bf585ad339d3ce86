import { type Advice, add, remark, replace, type Step, takeFrom } from '../craft/advice.ts';
import { round } from '../craft/round.ts';
import type { Known } from './catalogue.ts';
import { addOnTop, type Copy, copyOf, swap } from './copy.ts';
import { type Swap, sideOf } from './fit.ts';
import type { Mixture } from './mixture.ts';
import type { JudgedKey, Params } from './params.ts';
import { correct, liquidOf } from './swaps.ts';
import { suggestions as texts } from './texts.ts';
import type { Rules } from './types.ts';

/** Fat and milk solids first and hardness last, because every other change moves the PAC. */
const ORDER: readonly JudgedKey[] = ['materiaGrasa', 'SLNG', 'azucares', 'POD', 'solidosTotales', 'PAC'];

/** One text when all is well; otherwise a chain of corrections tried on a copy of 1 kg, each on top of the last. */
export function advise(mixture: Mixture, params: Params, rules: Rules, balanced: boolean): readonly Advice[] {
  if (balanced) return [remark(texts.balanced(rules.label))];
  const copy = copyOf(mixture, params);
  const liquid = liquidOf(copy, rules);
  const lines = linesOf(mixture);
  const advice: Advice[] = [];
  let changes = 0;
  for (const key of ORDER) {
    const head = headOf(key, params, copy, rules);
    if (head === null) continue;
    const side = sideOf(copy.params, rules, key);
    const correction = side === null ? texts.alreadyFixed : correct(key, side, rules, copy, liquid);
    const say = (words: string, steps: readonly Step[] = []) => advice.push({ text: words, steps, mends: [key] });
    if (correction === null) say(`${head}.`);
    else if (typeof correction === 'string') say(`${head}. ${correction}`);
    else {
      changes++;
      apply(copy, correction);
      const again = correction.again || sideOf(copy.params, rules, key) !== null;
      say(`${head}. ${describe(correction, liquid, again)}`, stepsOf(correction, lines));
    }
  }
  if (changes > 1) advice.push(remark(texts.addUp));
  return advice;
}

/** How the advice on a key begins; null when there is nothing to say about it. */
function headOf(key: JudgedKey, params: Params, copy: Copy, rules: Rules): string | null {
  const asked = sideOf(params, rules, key);
  const now = sideOf(copy.params, rules, key);
  const moved = now !== null && now !== asked;
  if (moved) return key === 'PAC' ? texts.pacMoved(copy.params.PAC) : null;
  return asked === null ? null : texts.head(key, params[key], asked, rules.ranges[key]);
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
