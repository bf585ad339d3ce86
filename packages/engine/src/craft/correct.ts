import { add, replace, type Step, take } from './advice.ts';
import { lazy } from './lazy.ts';
import { columnOf, flatMap } from './lists.ts';
import { round } from './round.ts';

/** Which side of what is asked a number is on. */
export type Side = 'low' | 'high';

/** An ingredient on the scale, as its craft measures it. */
export interface Weighed<Row> {
  /** The name as sent, or the wire name of what is new. */
  readonly name: string;
  readonly row: Row;
  readonly grams: number;
}

export type Scale<Row> = readonly Weighed<Row>[];

/** One thing to do: grams out of `from`, into `to`, or both. */
export interface Move<Row> {
  readonly from: Weighed<Row> | undefined;
  readonly to: Named<Row> | undefined;
  /** What goes in besides, per gram moved; negative goes out. */
  readonly along?: readonly Companion<Row>[] | undefined;
}

export type Named<Row> = Pick<Weighed<Row>, 'name' | 'row'>;

export interface Companion<Row> extends Named<Row> {
  readonly per: number;
}

/** A move and how much of it. */
export interface Deed<Row> extends Move<Row> {
  readonly grams: number;
}

/** Whether some grams of a move bring a number where it should be. */
export type Goal<Row> = (formula: Scale<Row>) => (move: Move<Row>) => (grams: number) => boolean;

/** A number that is out. */
export interface Fault<Row> {
  /** The number that is out, and on which side. */
  readonly number: string;
  readonly side: Side;
  /** What it weighs beside other faults. */
  readonly gravity: number;
  /** Where to bring it, the best first; asked only of what is mended. */
  readonly goals: () => readonly Goal<Row>[];
  /** Nothing of it may be there: each ingredient out whole is a step. */
  readonly banned: boolean;
}

/** How a craft corrects: what is out, and the moves of the trade against it. */
export interface Corrector<Row, F extends Fault<Row>> {
  /** What is out, in order of correction; null once it has become another product. */
  readonly faultsOf: (formula: Scale<Row>) => readonly F[] | null;
  /** By rank: of those that help, only the first rank's best is taken. */
  readonly movesFor: (fault: F, formula: Scale<Row>) => Iterable<readonly Move<Row>[]>;
  /** Most grams of a move. */
  readonly mostOf: (move: Move<Row>, formula: Scale<Row>) => number;
  /** The grams a scale shows for what is enough against a fault. */
  readonly weigh: (fault: F) => (grams: number) => number;
  /** Whether part of a change may be taken back where nothing else helps. */
  readonly undoes: boolean;
}

/** What is done about a fault. */
export interface Correction<Row, F> {
  readonly fault: F;
  /** Null where nothing can be weighed, undefined where the changes before it are enough. */
  readonly deed: Deed<Row> | null | undefined;
  /** Whether it was out as sent, is told already, or was pushed out since. */
  readonly since: 'sent' | 'again' | 'caused';
}

/** What is done about every fault, and the formula then. */
export interface Corrected<Row, F> {
  readonly found: readonly Correction<Row, F>[];
  readonly reached: Scale<Row>;
}

/** Most changes beyond the first of each fault: more make another recipe. */
const MOST_ROUNDS = 12;

/**
 * Corrects a formula fault by fault on a copy, so that following all of it once is enough. `sent` are the faults of the
 * formula as sent, `start` what is left of it once other advice is followed, `gone` what that takes out.
 */
export function corrections<Row, F extends Fault<Row>>(
  craft: Corrector<Row, F>,
  start: Standing<Row, F>,
  sent: readonly F[],
  gone: Iterable<string> = [],
): Corrected<Row, F> {
  let standing = start;
  const added = new Set<string>();
  const taken = new Set(gone);
  const undoes = ({ from, to }: Move<Row>) => !!(from && added.has(from.name)) || !!(to && taken.has(to.name));
  const hasMoved = () => added.size > 0 || taken.size > 0;
  // What no move mends is not tried again while nothing else has moved.
  let hopeless: F[] = [];
  const mend = (fault: F): Deed<Row> | null => {
    if (sameIn(hopeless, fault)) return null;
    const found =
      bestDeed(craft, standing, fault, (move) => !undoes(move)) ??
      (craft.undoes && hasMoved() ? bestDeed(craft, standing, fault, () => true) : undefined);
    if (found === undefined) {
      hopeless.push(fault);
      return null;
    }
    standing = found.reached;
    hopeless = [];
    if (found.deed.from) taken.add(found.deed.from.name);
    if (found.deed.to) added.add(found.deed.to.name);
    return found.deed;
  };
  const crossed: Correction<Row, F>[] = [];
  const first = flatMap(sent, (fault): readonly Correction<Row, F>[] => {
    const same = sameIn(standing.faults, fault);
    if (same || !isOut(standing.faults, fault)) return [{ fault, deed: same && mend(same), since: 'sent' }];
    crossed.push({ fault, deed: undefined, since: 'sent' });
    return [];
  });
  // What could not be mended may be now; what a change pushed out is new.
  const later: Correction<Row, F>[] = [];
  while (later.length < MOST_ROUNDS) {
    const next = firstMended(standing.faults, mend);
    if (next === undefined) break;
    const place = first.findIndex(({ fault, deed }) => deed === null && isSame(fault, next.fault));
    const told = place < 0 ? undefined : first.splice(place, 1)[0]!.fault;
    const since = told ? 'sent' : sameIn(sent, next.fault) ? 'again' : 'caused';
    later.push({ fault: told ?? next.fault, deed: next.deed, since });
  }
  const left = standing.faults;
  const open = first.filter(({ fault, deed }) => deed !== null || sameIn(left, fault));
  // Pushed to its other side, it is told as that, or as mended if untold.
  const unsaid = crossed.filter(({ fault }) => !later.some((one) => one.fault.number === fault.number));
  const mended = [...first, ...unsaid].filter((one) => !open.includes(one) && !isOut(left, one.fault));
  const caused = left.filter((fault) => !first.some((one) => isSame(one.fault, fault)));
  const found = [
    ...open,
    ...later,
    ...mended.map(({ fault, since }) => ({ fault, deed: undefined, since })),
    ...caused.map((fault) => ({ fault, deed: null, since: 'caused' }) as const),
  ];
  return { found, reached: standing.formula };
}

/** A formula on the scale and what is out in it. */
export interface Standing<Row, F> {
  readonly formula: Scale<Row>;
  readonly faults: readonly F[];
}

type Kind = Pick<Fault<never>, 'number' | 'side'>;

function isSame(one: Kind, other: Kind): boolean {
  return one.number === other.number && one.side === other.side;
}

function sameIn<F extends Kind>(faults: readonly F[], fault: Kind): F | undefined {
  return faults.find((one) => isSame(one, fault));
}

/** Whether a number is out on either side. */
function isOut(faults: readonly Kind[], { number }: Kind): boolean {
  return faults.some((one) => one.number === number);
}

function firstMended<F, D>(faults: readonly F[], mend: (fault: F) => D | null) {
  for (const fault of faults) {
    const deed = mend(fault);
    if (deed !== null) return { fault, deed };
  }
  return undefined;
}

function burdenOf(faults: readonly Fault<never>[]): number {
  let burden = 0;
  for (const { gravity } of faults) burden += gravity;
  return burden;
}

/** Of the first rank that helps, the least burdensome move; equals in the trade's order. */
function bestDeed<Row, F extends Fault<Row>>(
  craft: Corrector<Row, F>,
  { formula, faults }: Standing<Row, F>,
  fault: F,
  isAllowed: (move: Move<Row>) => boolean,
): { readonly deed: Deed<Row>; readonly reached: Standing<Row, F> } | undefined {
  const now = burdenOf(faults);
  const goals = fault.goals().map((goal) => goal(formula));
  const weighing = { mostOf: craft.mostOf, weigh: craft.weigh(fault) };
  for (const moves of craft.movesFor(fault, formula)) {
    let best: { readonly deed: Deed<Row>; readonly reached: Standing<Row, F> } | undefined;
    let least = now;
    for (const move of moves) {
      if (!isAllowed(move)) continue;
      const mending = enough(weighing, formula, move, goals);
      const deed = mending ?? (fault.banned && move.from ? deedOf(move, move.from.grams) : undefined);
      if (deed === undefined) continue;
      const next = after(formula, deed);
      const left = next.some(({ grams }) => grams > 0) ? craft.faultsOf(next) : null;
      if (left === null) continue;
      const burden = burdenOf(left);
      if (burden < least || (mending === undefined && best === undefined && burden === least)) {
        least = burden;
        best = { deed, reached: { formula: next, faults: left } };
      }
      if (least === 0) break;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Halvings of the grams tried: the sixth of a gram in a kilo. */
const HALVINGS = 24;
/** A weight that any scale tells apart from one. */
const MORE = 1 + 1e-4;

/** The fewest weighable grams that reach one of the goals, if any do. */
export function enough<Row>(
  { mostOf, weigh }: Pick<Corrector<Row, never>, 'mostOf'> & { readonly weigh: (grams: number) => number },
  formula: Scale<Row>,
  move: Move<Row>,
  goals: readonly ReturnType<Goal<Row>>[],
): Deed<Row> | undefined {
  const most = mostOf(move, formula);
  for (const goal of goals) {
    const isReached = goal(move);
    if (!isReached(most)) continue;
    let low = 0;
    let high = most;
    let shownLow = weigh(low);
    let shownHigh = weigh(high);
    for (let i = 0; i < HALVINGS && shownLow !== shownHigh; i++) {
      const middle = (low + high) / 2;
      if (isReached(middle)) {
        high = middle;
        shownHigh = weigh(middle);
      } else {
        low = middle;
        shownLow = weigh(middle);
      }
    }
    // What a scale takes for the same weight may fall a hair short.
    for (const grams of [shownHigh, weigh(MORE * high)]) {
      if (grams < most && isReached(grams)) return deedOf(move, grams);
    }
    return deedOf(move, most);
  }
  return undefined;
}

/** Fields written out: a copy of a move by spreading takes ten times longer. */
function deedOf<Row>({ from, to, along }: Move<Row>, grams: number): Deed<Row> {
  return { from, to, along, grams };
}

/** The formula once a deed is done. */
export function after<Row>(formula: Scale<Row>, deed: Deed<Row>): Scale<Row> {
  const then = formula.slice();
  carryOut(then, deed);
  return then;
}

function carryOut<Row>(formula: Weighed<Row>[], deed: Deed<Row>): void {
  for (const one of portionsOf(deed)) change(formula, one, one.grams);
}

/** What a deed puts in, and takes out where less than nothing. */
export function portionsOf<Row>({ from, to, along, grams }: Deed<Row>): readonly Weighed<Row>[] {
  const portions: Weighed<Row>[] = [];
  if (from) portions.push({ name: from.name, row: from.row, grams: -grams });
  if (to) portions.push({ name: to.name, row: to.row, grams });
  if (along === undefined) return portions;
  const fine = weighableBeside(grams);
  for (const { name, row, per } of along) portions.push({ name, row, grams: fine(per * grams) });
  return portions;
}

/** To a hundredth of what is moved, and to a gram at most. */
function weighableBeside(moved: number): (grams: number) => number {
  const decimals = moved > 0 ? Math.max(0, 2 - Math.floor(Math.log10(moved))) : 0;
  return (grams) => (Math.abs(grams) === moved ? grams : round(grams, decimals));
}

/** A share of what was there that only adding up in another order leaves. */
const NOISE = 1e-9;

function change<Row>(formula: Weighed<Row>[], { name, row }: Named<Row>, grams: number): void {
  const place = formula.findIndex((one) => one.name === name);
  if (place < 0) {
    formula.push({ name, row, grams });
    return;
  }
  formula[place] = withMore(formula[place]!, grams);
}

function withMore<Row>({ name, row, grams: here }: Weighed<Row>, grams: number): Weighed<Row> {
  const left = here + grams;
  return { name, row, grams: left > NOISE * here ? left : 0 };
}

/**
 * Sums of the columns once a move is done, from what one gram changes; `seenAs` is what they count of a row, looked up
 * once for all of them.
 */
export function sumsWith<Row, Seen>(
  seenAs: (row: Row) => Seen,
  columns: readonly ((seen: Seen) => number)[],
  formula: Scale<Row>,
): (move: Move<Row>) => (column: number, grams: number) => number {
  const add = (sums: number[], row: Row, times: number) => {
    const seen = seenAs(row);
    for (let k = 0; k < columns.length; k++) sums[k]! += times * columns[k]!(seen);
  };
  const whole = lazy(() => {
    const sums = columnOf(columns, () => 0);
    for (const { row, grams } of formula) add(sums, row, grams);
    return sums;
  });
  return ({ from, to, along }) => {
    const sums = whole();
    const changes = columnOf(columns, () => 0);
    if (from) add(changes, from.row, -1);
    if (to) add(changes, to.row, 1);
    if (along) for (const { row, per } of along) add(changes, row, per);
    return (column, grams) => sums[column]! + grams * changes[column]!;
  };
}

/** The heaviest ingredient of a kind; among equals the name decides, not the order. */
export function heaviest<Row>(formula: Scale<Row>, isOf: (row: Row) => boolean): Weighed<Row> | undefined {
  let found: Weighed<Row> | undefined;
  for (const one of formula) {
    // Weights first: to tell a kind takes longer.
    if (!(one.grams > 0) || (found && !isBefore(one, found)) || !isOf(one.row)) continue;
    found = one;
  }
  return found;
}

function isBefore(one: Weighed<unknown>, other: Weighed<unknown>): boolean {
  return one.grams > other.grams || (one.grams === other.grams && one.name < other.name);
}

export function weightOf(formula: readonly { readonly grams: number }[]): number {
  let total = 0;
  for (const { grams } of formula) total += grams;
  return total;
}

/** The grams once advice is followed; `rowOf` tells what is new in it. */
export function followed<Row>(formula: Scale<Row>, steps: readonly Step[], rowOf: (name: string) => Row): Scale<Row> {
  if (steps.length === 0) return formula;
  const now = formula.slice();
  const named = (name: string) => now.find((one) => one.name === name) ?? { name, row: rowOf(name), grams: 0 };
  for (const { action, ingredient, grams, by } of steps) {
    const first = named(ingredient);
    if (action === 'anadir') carryOut(now, { from: undefined, to: first, grams });
    else carryOut(now, { from: first, to: by === undefined ? undefined : named(by), grams });
  }
  return now;
}

/** Lines of one name as one. */
export function merged<Row>(lines: readonly Weighed<Row>[]): Scale<Row> {
  const formula: Weighed<Row>[] = [];
  const places = new Map<string, number>();
  for (const line of lines) {
    const place = places.get(line.name);
    if (place === undefined) {
      places.set(line.name, formula.length);
      formula.push(line);
    } else formula[place] = withMore(formula[place]!, line.grams);
  }
  return formula;
}

/** Out of several alike, with what comes back for each gram, if there are any. */
export function alike<Row>(
  [first, ...others]: readonly Weighed<Row>[],
  back: (one: Weighed<Row>) => readonly Companion<Row>[] = () => [],
): readonly Move<Row>[] {
  if (first === undefined) return [];
  const along = flatMap(others, (one) => {
    const part = one.grams / first.grams;
    const returned = back(one).map(({ name, row, per }) => ({ name, row, per: part * per }));
    return [{ name: one.name, row: one.row, per: -part }, ...returned];
  });
  return [{ from: first, to: undefined, along: [...back(first), ...along] }];
}

/** One step for each ingredient, what goes out first; a plain exchange is one step. */
export function stepsOf<Row>(deeds: readonly Deed<Row>[]): readonly Step[] {
  const [only] = deeds;
  if (deeds.length === 1 && only!.from && only!.to && only!.along === undefined)
    return [replace(only!.from.name, only!.to.name, only!.grams)];
  const moved = new Map<string, number>();
  for (const { name, grams } of flatMap(deeds, portionsOf)) moved.set(name, (moved.get(name) ?? 0) + grams);
  const out: Step[] = [];
  const into: Step[] = [];
  moved.forEach((all, name) => {
    const grams = round(all, 6);
    if (grams < 0) out.push(take(name, -grams));
    else if (grams > 0) into.push(add(name, grams));
  });
  return [...out, ...into];
}
