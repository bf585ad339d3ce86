import { findRow, type Row } from './catalogue.ts';
import { awOf, type Ingredient, type Mixture, measureAlone, mix } from './measure.ts';
import { coefficientsOf, NONE } from './params.ts';
import { type Family, isFilling } from './profile.ts';
import type { Finding } from './rules.ts';
import { isCouverture, type Kind, WAYS } from './ways.ts';

/** An ingredient on the scale. */
export interface Weighed {
  /** The name as sent, or the wire name of what is not in the formula yet. */
  readonly name: string;
  readonly row: Row;
  readonly grams: number;
}

/** One thing to do: grams out of `from`, into `to`, or both. */
export interface Move {
  readonly from: Weighed | undefined;
  readonly to: { readonly name: string; readonly row: Row } | undefined;
}

/** A move and how much of it. */
export interface Deed extends Move {
  readonly grams: number;
}

/** A number that is out. */
export type Fault =
  | { readonly finding: Finding }
  | { readonly aw: number; readonly bar: number; readonly most: number };

/** The moves that may mend a fault with what is there, in the order of the trade. */
export function movesFor(fault: Fault, family: Family, formula: readonly Weighed[]): readonly Move[] {
  const [key, side] = 'aw' in fault ? (['aw', 'high'] as const) : [fault.finding.rule.param.part, fault.finding.side];
  const moves: Move[] = [];
  for (const [out, into] of WAYS[key]?.[side] ?? []) {
    const from = out === null ? undefined : heaviest(formula, out);
    if (out !== null && from === undefined) continue;
    const to = into === null ? undefined : comingIn(into, family, formula);
    if (into !== null && (to === undefined || to.row === from?.row)) continue;
    moves.push({ from, to });
  }
  return moves;
}

function heaviest(formula: readonly Weighed[], kind: Kind): Weighed | undefined {
  let found: Weighed | undefined;
  for (const one of formula) if (one.grams > 0 && kind(one.row) && (!found || outweighs(one, found))) found = one;
  return found;
}

/** Of two that weigh the same, whichever comes first, the name decides. */
function outweighs(one: Weighed, other: Weighed): boolean {
  return one.grams === other.grams ? one.name < other.name : one.grams > other.grams;
}

/** Grains of sugar stay in a ganache, which is not boiled: invert sugar sweetens it and holds its water. */
const OF_GANACHE: Readonly<Record<string, string>> = { azucar: 'azucar_invertido' };

/** Caramel is mended with what it is made of, not into a ganache. */
const OF_CARAMEL: ReadonlySet<string> = new Set([
  'azucar',
  'azucar_invertido',
  'dextrosa',
  'sorbitol',
  'nata',
  'mantequilla',
]);

/** The couverture of a filling is the one it already has. */
function comingIn(usual: string, family: Family, formula: readonly Weighed[]): Move['to'] {
  if (family === 'caramelo' && !OF_CARAMEL.has(usual)) return undefined;
  const id = (family === 'ganache' ? OF_GANACHE[usual] : undefined) ?? usual;
  const own = isFilling(family) && id.startsWith('cob_') ? heaviest(formula, isCouverture) : undefined;
  if (own !== undefined) return own;
  const row = findRow(id)!;
  return formula.find((one) => one.row === row) ?? { name: id, row };
}

/** The formula once a deed is done. */
export function after(formula: readonly Weighed[], { from, to, grams }: Deed): readonly Weighed[] {
  const then = formula.slice();
  const out = from ? then.findIndex(({ name }) => name === from.name) : -1;
  if (out >= 0) then[out] = withGrams(then[out]!, Math.max(0, then[out]!.grams - grams));
  if (to === undefined) return then;
  const into = then.findIndex(({ name }) => name === to.name);
  if (into < 0) then.push({ name: to.name, row: to.row, grams });
  else then[into] = withGrams(then[into]!, then[into]!.grams + grams);
  return then;
}

function withGrams({ name, row }: Weighed, grams: number): Weighed {
  return { name, row, grams };
}

/** What the grams of a formula add up to. */
export function mixtureOf(formula: readonly Weighed[]): Mixture {
  return mix(portionsIn(formula));
}

function portionsIn(formula: readonly Weighed[]): readonly Ingredient[] {
  const total = weightOf(formula);
  const portions: Ingredient[] = [];
  for (const { row, grams } of formula) if (grams > 0) portions.push({ row, share: grams / total });
  return portions;
}

/** Doublings and halvings of the grams tried: the sixth of a gram in a kilo. */
const HALVINGS = 24;
/** No correction adds more than this share of the formula. */
const MOST_ADDED = 0.6;

/** The fewest weighable grams of a move that mend a fault; undefined when it does not, however much is moved. */
export function enough(
  formula: readonly Weighed[],
  move: Move,
  fault: Fault,
  weigh: (grams: number) => number,
): Deed | undefined {
  const most = move.from ? move.from.grams : MOST_ADDED * weightOf(formula);
  const forecast = 'finding' in fault ? forecastOf(formula, move, fault.finding) : () => undefined;
  const mended = (grams: number) => forecast(grams) ?? isMended(portionsIn(after(formula, deedOf(move, grams))), fault);
  if (!mended(most)) return undefined;
  let low = 0;
  let high = most;
  // Once both ends are weighed the same, what lies between them is too.
  for (let i = 0; i < HALVINGS && weigh(low) !== weigh(high); i++) {
    const middle = (low + high) / 2;
    if (mended(middle)) high = middle;
    else low = middle;
  }
  const grams = Math.min(most, weigh(high));
  return deedOf(move, mended(grams) ? grams : most);
}

/** Written out: copying a move of any shape takes as long as all the halvings. */
function deedOf({ from, to }: Move, grams: number): Deed {
  return { from, to, grams };
}

function weightOf(formula: readonly Weighed[]): number {
  let total = 0;
  for (const { grams } of formula) total += grams;
  return total;
}

/** What adding up in another order may move a value by, with all the room a doubt deserves. */
const ADDING_UP = 1e-7;
/** With less left of a base than this share of the formula, a quotient over it is not forecast. */
const LEAST_FORECAST = 1e-3;

/**
 * Whether some grams of a move mend a finding, from what one gram of it changes and not from a formula weighed anew:
 * undefined so near the limit that only weighing tells.
 */
function forecastOf(formula: readonly Weighed[], move: Move, finding: Finding): (grams: number) => boolean | undefined {
  const { top, below, needs } = finding.rule.param;
  const least = LEAST_FORECAST * weightOf(formula);
  const to = move.to && (formula.find(({ name }) => name === move.to!.name) ?? move.to);
  const taken = move.from === undefined ? NONE : coefficientsOf(move.from.row).all;
  const put = to === undefined ? NONE : coefficientsOf(to.row).all;
  let part = 0;
  let whole = 0;
  let needed = 0;
  for (const { row, grams } of formula) {
    const { all } = coefficientsOf(row);
    part += grams * all[top]!;
    whole += grams * all[below]!;
    needed += grams * all[needs]!;
  }
  const partChange = put[top]! - taken[top]!;
  const wholeChange = put[below]! - taken[below]!;
  const neededChange = put[needs]! - taken[needs]!;
  const { side } = finding;
  const edge = edgeOf(finding);
  return (grams) => {
    const under = whole + grams * wholeChange;
    if (!(under > least && needed + grams * neededChange > least)) return undefined;
    const inside = (part + grams * partChange) / under - edge;
    if (Math.abs(inside) <= ADDING_UP) return undefined;
    return inside > 0 === (side === 'low');
  };
}

/** Of what may not be there at all, one ingredient out whole is a step on the way. */
export function allOf(move: Move, fault: Fault): Deed | undefined {
  if ('aw' in fault || fault.finding.limit !== 0 || move.from === undefined) return undefined;
  return deedOf(move, move.from.grams);
}

/** Inside by this share of the range, or of a point where it is open: an edge is no place to stop. */
const INSIDE = 0.05;

function isMended(portions: readonly Ingredient[], fault: Fault): boolean {
  if (portions.length === 0) return false;
  if ('aw' in fault) return awOf(mix(portions)) <= fault.most;
  return isInside(measureAlone(fault.finding.rule.param, portions), fault.finding);
}

function isInside(value: number, finding: Finding): boolean {
  const goal = goalOf(finding);
  return finding.side === 'low' ? value >= goal : value <= goal;
}

/** The value, as shown, from which a finding is mended. */
function goalOf({ rule: { min, max }, side }: Finding): number {
  const margin = min !== null && max !== null ? INSIDE * (max - min) : INSIDE;
  if (side === 'low') return min! + (min === 0 ? 0 : margin);
  return max! - (max === 0 ? 0 : margin);
}

/** The same before rounding: half a hundredth short of the first value shown that mends it. */
function edgeOf(finding: Finding): number {
  const goal = goalOf(finding);
  const nearest = Math.round(100 * goal);
  if (finding.side === 'low') return (nearest / 100 >= goal ? nearest - 0.5 : nearest + 0.5) / 100;
  return (nearest / 100 <= goal ? nearest + 0.5 : nearest - 0.5) / 100;
}
