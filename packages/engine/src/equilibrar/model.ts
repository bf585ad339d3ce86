import type { LeverInfo, Weighed } from '../craft/craft.ts';
import type { Core } from '../craft/limit.ts';
import { isWithin, type LinearModel, type LinearTerm } from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import type { Amounts, Movable } from '../craft/precedent.ts';
import type { Range } from '../craft/ranges.ts';
import type { Item } from '../craft/read.ts';
import { rememberList } from '../craft/remember.ts';
import type { Budget } from './budget.ts';
import { type GramLimits, isWhole, type Options, optionError } from './options.ts';
import { type Row, worth } from './solve.ts';
import { refusals } from './texts.ts';
import {
  ADDITION_COST,
  BEYOND_COST,
  DOSED_COST,
  HIDDEN_BY_ROUNDING,
  KIN_COST,
  LARGEST_RATIO,
  LEAST_DOSE,
  LEAST_SHARE,
  PULLED_BACK,
  RANK_COST,
  SMALL_SHARE,
} from './tuning.ts';

/** One ingredient as the balancer sees it, sent by the person or one it may add: what holds however far it may move. */
export interface Candidate {
  /** As sent, or the name of an addition. */
  readonly name: string;
  readonly label: string;
  /** Null for an addition. */
  readonly sent: number | null;
  /** Why it does not move: the person fixed it, or it is no lever. */
  readonly still: 'fijo' | 'sin_mover' | undefined;
  /** What the person allows, when said. */
  readonly limits: GramLimits | undefined;
  /** EUR per kg; null when unknown. */
  readonly price: number | null;
  /** Never lowered to mend another number. */
  readonly noble: boolean;
  /** It moves because the parameter it is dosed by is out of range. */
  readonly dosed: boolean;
  /** Place in the order a master moves things in. */
  readonly rank: 0 | 1 | 2;
  readonly weighed: Weighed;
  /** What the trade reckons the rest by. */
  readonly measure: boolean;
  /**
   * What the balancer brings in by itself: of a kind that another one of the formula is of and can move, or of none
   * there is. Undefined for what was sent or asked for.
   */
  readonly newcomer: 'kin' | 'stranger' | undefined;
}

/** What is solved over, a figure of every candidate in each column. */
export interface Columns {
  /** Where change is measured from: the grams sent, in proportion to the total wanted. */
  readonly start: readonly number[];
  readonly min: readonly number[];
  readonly max: readonly number[];
  /** Grams of a whole unit, 0 when any amount will do. */
  readonly unit: readonly number[];
  /** Price of moving one gram: doubling an ingredient costs about 1. */
  readonly cost: readonly number[];
}

export type Side = 'min' | 'max';

/** One side of one range. */
export interface RangeRow extends Row {
  readonly term: LinearTerm;
  readonly side: Side;
  /** The limit on the scale shown. */
  readonly limit: number;
  /** Miss that counts as one whole width of the range, on the scale of the ratio. */
  readonly width: number;
}

/** One way of being good. */
export interface Case {
  readonly terms: readonly LinearTerm[];
  /** Every side that can be broken, with the range as it stands. */
  readonly rows: readonly RangeRow[];
  /** The same rows, row by row, with what rounding to two decimals lets through. */
  readonly loose: readonly RangeRow[];
  /** The sides of what is only wished for. */
  readonly wishes?: readonly RangeRow[];
}

/** Where masters aim within one range of a parameter, on the scale shown: the point, and the band of signed formulas. */
export interface MastersAim {
  readonly range: Range;
  readonly point: number | undefined;
  readonly band: Core | undefined;
}

/** What takes the place of something the type does not admit, gram for gram: the place of each. */
export interface Exchange {
  readonly from: number;
  readonly to: number;
  /** Grams of the first that the person asks for. */
  readonly kept: number;
}

/** Lines in no proportion to published formulas: a row that takes them back there, and its price. */
export interface Pull extends Row, Amounts {
  /** Of falling short of it by a gram. */
  readonly price: number;
}

export interface Problem extends Columns {
  readonly candidates: readonly Candidate[];
  /** Grams wanted in all. */
  readonly total: number;
  /** How many times as much, or as little, the total may come to; 1 where it stays. */
  readonly totalReach: number;
  /** Price of moving it by as much again. */
  readonly totalCost: number;
  /** True when the person asked for that total; otherwise the scale step may shift it by less than one step. */
  readonly totalGiven: boolean;
  /** What was sent times this is where the change starts from; 1 when the total is kept. */
  readonly factor: number;
  readonly cases: readonly Case[];
  readonly model: LinearModel;
  /** Where masters aim, by key of the parameter: families and levels of a type have ranges of their own. */
  readonly aims: ReadonlyMap<string, readonly MastersAim[]>;
  /** What the type does not admit and the change starts without. */
  readonly exchanges: readonly Exchange[];
  /** What is moved first, because published formulas have more or less of it. */
  readonly pulls: readonly Pull[];
  /** Drawn to, not held to. */
  readonly draws: readonly RangeRow[];
  /** What the search may take. */
  readonly budget: Budget;
}

/** The ingredients of a problem, and the grams each may come to for the sake of likeness: a dose that is right stays. */
export function movableIn(problem: Problem): readonly Movable[] {
  const { candidates, min, max } = problem;
  return candidates.map(({ name }, i) => ({ name, min: onlyFalls(problem, i) ? max[i]! : min[i]!, max: max[i]! }));
}

/** What may come down for a preference, and only that: no maximum of the person's. */
export function onlyFalls({ candidates, start, min, max }: Problem, i: number): boolean {
  const { still, limits } = candidates[i]!;
  return still === undefined && limits?.max === undefined && max[i] === start[i] && min[i]! < start[i]!;
}

/** What the analysis of the formula as sent tells the balancer. */
export interface Diagnosis {
  /** Whether a parameter is out of range, by its key: few formulas raise the question. */
  readonly isFault: (key: string) => boolean;
  /** Places of what the name of the type asks for more of. */
  readonly needed: ReadonlySet<number>;
  readonly aims: ReadonlyMap<string, readonly MastersAim[]>;
  readonly amounts: readonly Amounts[];
}

/**
 * `levers` and `model` are those of the ingredients sent followed by the additions; `lawful` tells that own ranges
 * may only tighten those of the model. `caps` are the grams at which a dose or the type itself stops an ingredient.
 */
export function buildProblem(
  items: readonly Item[],
  options: Options,
  { total, factor, start, exchanges }: Outset,
  levers: readonly LeverInfo[],
  model: LinearModel,
  lawful: boolean,
  diagnosis: Diagnosis,
  budget: Budget,
  caps: ReadonlyMap<number, number>,
): Problem {
  const names = [...items.map(({ name }) => name), ...options.additions];
  const roles = rolesOf(items, options, start, levers, model, diagnosis);
  const candidates = names.map((name, i) =>
    candidateOf(name, items[i]?.grams ?? null, levers[i]!, i, options, roles[i]!, caps.has(i)),
  );
  const unit = columnOf(names, (_, i) => options.units.get(i) ?? 0);
  const bounds = candidates.map((one, i) => boundsOf(one, start[i]!, unit[i]!, roles[i]!, caps.get(i)));
  const columns: Columns = {
    start,
    min: columnOf(bounds, ([min]) => min),
    max: columnOf(bounds, ([, max]) => max),
    unit,
    cost: columnOf(candidates, (one, i) => costOf(one, start[i]!, roles[i]!.kin * factor, SMALL_SHARE * total)),
  };
  return {
    candidates,
    ...columns,
    total,
    totalReach: 1,
    totalCost: 0,
    totalGiven: options.total !== undefined,
    factor,
    cases: casesIn(model, start, options, lawful),
    model,
    aims: diagnosis.aims,
    exchanges,
    // Another size has no line out of proportion.
    pulls: factor === 1 ? pullsIn(columns, diagnosis.amounts) : [],
    draws: [],
    budget,
  };
}

/** Moving back costs so much less than moving away, as far as published formulas go. */
function pullsIn({ start, min, max, cost }: Columns, amounts: readonly Amounts[]): readonly Pull[] {
  return flatMap(amounts, ({ places, times, isSame }): Pull[] => {
    const free = places.filter((i) => max[i]! > min[i]!);
    if (free.length === 0) return [];
    const sign = Math.sign(times - 1);
    const coef = columnOf(start, (_, i) => (places.includes(i) ? sign : 0));
    const least = Math.min(...free.map((i) => cost[i]!));
    const back: Pull = { coef, min: times * worth({ coef }, start), places, times, isSame, price: PULLED_BACK * least };
    // Of the likest ones nobody knows where they would stop.
    if (!isSame) return [back];
    return [back, { ...back, coef: columnOf(coef, (each) => -each), min: -back.min, price: BEYOND_COST * least }];
  });
}

/** Key of what may not be there; that of the turrones, whose own figure it is too. */
export const BANNED = 'noAdmitidos';

/** What an ingredient is to the formula and its faults. */
interface Role extends Pick<Candidate, 'dosed' | 'newcomer'> {
  /** It holds what the type admits none of, and that is out. */
  readonly banned: boolean;
  /** Grams of its kind that the formula has and that can move. */
  readonly kin: number;
  /** It is moved for what it is, or the person says that it may be. */
  readonly moves: boolean;
}

function rolesOf(
  items: readonly Item[],
  { fixed, limits, named, additionsGiven }: Options,
  start: Outset['start'],
  levers: readonly LeverInfo[],
  { cases }: LinearModel,
  { isFault, needed, amounts }: Diagnosis,
): readonly Role[] {
  const kinds = new Map<string, number>();
  items.forEach(({ grams }, i) => {
    const { lever, kind } = levers[i]!;
    if (lever && kind !== undefined && !fixed.has(i)) kinds.set(kind, (kinds.get(kind) ?? 0) + grams);
  });
  // What a fault asks for and nothing of the formula has any of.
  const absent = flatMap(cases, (terms) =>
    terms.filter(
      ({ key, num, range }) => range !== null && range[0] > 0 && items.every((_, k) => num[k] === 0) && isFault(key),
    ),
  );
  // What gives the formula its name is offered to be taken out, not taken out; a target of none bans nothing.
  const none = cases.map((terms) =>
    terms.filter(({ key, range, target }) => range?.[1] === 0 && !target && key !== BANNED && isFault(key)),
  );
  const isOut = (i: number) => amounts.some(({ isSame, places }) => isSame && places.includes(i));
  return levers.map(({ lever, kind = '', doses }, i) => {
    const isNew = i >= items.length && !additionsGiven && start[i] === 0;
    const kin = kinds.get(kind) ?? 0;
    const dosed = needed.has(i) || (isNew ? absent.some(({ num }) => num[i]! > 0) : doses?.some(isFault) === true);
    const isGiven = limits.has(i) || named.has(i) || (i >= items.length && additionsGiven);
    return {
      kin,
      moves: lever || isGiven || dosed || isOut(i),
      dosed,
      banned: none.every((terms) => terms.some(({ num }) => num[i]! > 0)),
      newcomer: isNew ? (kin > 0 ? 'kin' : 'stranger') : undefined,
    };
  });
}

/** A formula that is one thing does not become another to be good: only the cases of what it is, where it is any. */
function sameNature(cases: LinearModel['cases'], start: readonly number[]): LinearModel['cases'] {
  if (cases.length === 1) return cases;
  const same = cases.filter((terms) => terms.every((term) => !term.nature || isWithin(term, start)));
  return same.length > 0 ? same : cases;
}

/** Where the change starts from. */
export interface Outset extends Pick<Problem, 'total' | 'factor' | 'exchanges'> {
  /** Per candidate, see there. */
  readonly start: readonly number[];
}

export function outsetOf(
  items: readonly Item[],
  { total: wanted, fixed, additions }: Options,
  exchanges: readonly Exchange[],
): Outset {
  const sum = items.reduce((grams, item) => grams + item.grams, 0);
  const total = wanted ?? sum;
  const factor = scaling(items, fixed, sum, total);
  const start = columnOf<unknown>([...items, ...additions], (_, i) => {
    const grams = items[i]?.grams ?? 0;
    return fixed.has(i) ? grams : grams * factor;
  });
  for (const { from, to, kept } of exchanges) {
    start[to]! += Math.max(0, start[from]! - kept);
    start[from] = Math.min(start[from]!, kept);
  }
  return { total, factor, start, exchanges };
}

/** How much the ingredients that are not fixed grow or shrink to reach the total; where nothing is left for them, not at all. */
function scaling(items: readonly Item[], fixed: ReadonlySet<number>, sum: number, total: number): number {
  if (Math.abs(total - sum) <= 1e-12 * sum) return 1;
  const still = items.reduce((grams, item, i) => (fixed.has(i) ? grams + item.grams : grams), 0);
  return sum > still && total > still ? (total - still) / (sum - still) : 1;
}

function candidateOf(
  name: string,
  sent: number | null,
  { label, price, noble = false, rank = 0, weighed = 'seco', measure = false }: LeverInfo,
  i: number,
  { fixed, limits }: Options,
  { banned, dosed, newcomer, moves }: Role,
  capped: boolean,
): Candidate {
  const still = fixed.has(i) ? 'fijo' : moves || banned || capped ? undefined : 'sin_mover';
  return { name, label, sent, still, limits: limits.get(i), price, noble, dosed, rank, weighed, measure, newcomer };
}

function costOf(one: Candidate, start: number, kin: number, small: number): number {
  const { dosed, rank, sent } = one;
  const each = dosed && (isPinch(one) || start === 0) ? DOSED_COST : RANK_COST[rank];
  if (sent || start > 0) return each / Math.max(start, small);
  // Something new of a kind there is takes the place of that, and is measured by it.
  return each * Math.min(ADDITION_COST / small, KIN_COST / Math.max(kin, small));
}

/** Weighed by the tenth of a gram: what is dosed, not what a thing is made of. */
export function isPinch({ weighed }: Candidate): boolean {
  return weighed === 'pizca' || weighed === 'menudo';
}

function boundsOf(
  { still, limits, dosed }: Candidate,
  start: number,
  unit: number,
  { banned, moves }: Role,
  cap = Number.POSITIVE_INFINITY,
): readonly [min: number, max: number] {
  if (still === undefined) {
    // What a dose alone sets free only comes down; a minimum of the person's stands: then there is no way, and it is told.
    const most = Math.max(moves || cap === Number.POSITIVE_INFINITY ? cap : Math.min(cap, start), limits?.min ?? 0);
    const max = Math.min(limits?.max ?? most, most);
    // What a dose takes down may go whole.
    const least = (banned || cap < start ? 0 : dosed ? LEAST_DOSE : LEAST_SHARE) * start;
    return [limits?.min ?? (max < least ? 0 : least), max];
  }
  // Whole units of an ingredient that does not move: the nearest counts, up or down.
  if (unit > 0 && !isWhole(start / unit)) {
    return [Math.max(1, Math.floor(start / unit)) * unit, Math.ceil(start / unit) * unit];
  }
  return [start, start];
}

/** The ways of being good from where the change starts. */
export function casesIn(
  { cases }: LinearModel,
  start: readonly number[],
  { ranges }: Options,
  lawful: boolean,
): readonly Case[] {
  // Whoever sets a range of their own may be asking for just that.
  return casesOf(ranges.size > 0 ? cases : sameNature(cases, start), ranges, lawful);
}

function casesOf(cases: LinearModel['cases'], own: Options['ranges'], lawful: boolean): readonly Case[] {
  for (const key of own.keys()) {
    const known = flatMap(cases, (terms) => terms.filter(({ hidden }) => !hidden).map((term) => term.key));
    if (!known.includes(key))
      throw optionError(
        `opciones.parametros.${key}`,
        refusals.parameter(`opciones.parametros.${key}`, [...new Set(known)]),
      );
  }
  if (own.size === 0) return knownCases(cases);
  return cases.map((all) =>
    caseOf(lawful ? [...all, ...ownTerms([...all, ...cases.flat()], own)] : all.map((term) => withOwn(term, own))),
  );
}

function caseOf(terms: Case['terms']): Case {
  const rows: RangeRow[] = [];
  const loose: RangeRow[] = [];
  const wishes: RangeRow[] = [];
  for (const term of terms) {
    if (term.wish) addRows(term, wishes);
    else addRows(term, rows, loose);
  }
  return { terms, rows, loose, wishes };
}

/** A problem drawn to the ranges of these terms, whatever it is held to. */
export function drawnTo(problem: Problem, terms: Case['terms']): Problem {
  const draws = [...problem.draws];
  // A dose would be the cheapest to move, and is not what likeness is about.
  const shared = (column: readonly number[]) => columnOf(column, (each, i) => (onlyFalls(problem, i) ? 0 : each));
  for (const term of terms) addRows({ ...term, num: shared(term.num), den: shared(term.den) }, draws);
  return { ...problem, draws };
}

/** The same, held to them too. */
export function boundTo(problem: Problem, terms: Case['terms']): Problem {
  const drawn = drawnTo(problem, terms);
  const fresh = drawn.draws.slice(problem.draws.length);
  const bound = (rows: Case['rows']) => [...rows, ...fresh];
  return { ...drawn, cases: drawn.cases.map((one) => ({ ...one, rows: bound(one.rows), loose: bound(one.loose) })) };
}

/** No row hangs on the grams: what the crafts keep of a recipe that is weighed anew has its rows written once. */
const knownCases = rememberList((cases: LinearModel['cases']): readonly Case[] => cases.map(caseOf));

/** A person's own range in place of the type's. */
function withOwn(term: LinearTerm, own: Options['ranges']): LinearTerm {
  const shownRange = own.get(term.key);
  if (shownRange === undefined || term.hidden) return term;
  if (term.shownRange === undefined || term.shown === undefined) return { ...term, range: shownRange };
  return { ...term, range: ratiosFor(term.shown, shownRange), shownRange };
}

/**
 * What the law demands is not the person's to change, so their own ranges stand beside it; also in the cases that do
 * not judge them, whose own terms come first in `terms`.
 */
function ownTerms(terms: readonly LinearTerm[], own: Options['ranges']): LinearTerm[] {
  return flatMap([...own.keys()], (key) => {
    const term = terms.find((one) => one.key === key);
    return term ? [withOwn({ ...term, hidden: false, target: false }, own)] : [];
  });
}

/** The ratios at which a monotonous `shown` crosses the ends of a range. */
function ratiosFor(shown: (ratio: number) => number, [min, max]: Range): Range {
  const falls = shown(LARGEST_RATIO) < shown(0);
  const a = ratioAt(shown, falls, min, Number.NEGATIVE_INFINITY);
  const b = ratioAt(shown, falls, max, Number.POSITIVE_INFINITY);
  return falls ? [b, a] : [a, b];
}

function ratioAt(shown: (ratio: number) => number, falls: boolean, value: number, open: number): number {
  if (value === open) return falls ? -open : open;
  let low = 0;
  let high = LARGEST_RATIO;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (shown(middle) < value === falls) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** The sides of a range that some amounts could break, as rows; to `loose` with what rounding hides. */
function addRows(term: LinearTerm, rows: RangeRow[], loose?: RangeRow[]): void {
  const { num, den, range } = term;
  if (range === null) return;
  const width = widthOf(range);
  for (const side of SIDES) {
    const edge = range[side === 'min' ? 0 : 1];
    if (!Number.isFinite(edge)) continue;
    const coef = inwards(side, edge, num, den);
    // Nothing but positive parts: no amounts can break it.
    if (coef.every((part) => part >= 0)) continue;
    const limit = shownLimit(term, edge);
    const row: RangeRow = { coef, min: 0, term, side, limit, width };
    rows.push(row);
    if (loose === undefined) continue;
    const room = term.hidden ? 0 : roomAt(term, edge);
    const far = side === 'min' ? edge - room : edge + room;
    loose.push(room === 0 ? row : { coef: inwards(side, far, num, den), min: 0, term, side, limit, width });
  }
}

const SIDES: readonly Side[] = ['min', 'max'];

function inwards(side: Side, edge: number, num: readonly number[], den: readonly number[]): number[] {
  const coef = num.slice();
  for (let i = 0; i < coef.length; i++) {
    coef[i] = side === 'min' ? num[i]! - edge * den[i]! : edge * den[i]! - num[i]!;
  }
  return coef;
}

/** What a share of a range is taken of; of an open one, a quarter of its only end. */
export function widthOf([min, max]: Range): number {
  if (Number.isFinite(min) && Number.isFinite(max)) return max > min ? max - min : Math.max(1, Math.abs(min));
  const edge = Math.abs(Number.isFinite(min) ? min : max);
  return Math.max(edge / 4, 0.01);
}

/** On a falling scale (PAC) the least ratio shows as the greatest value. */
function shownLimit({ shown, shownRange }: LinearTerm, limit: number): number {
  if (shownRange === undefined || shown === undefined) return limit;
  const value = shown(limit);
  return Math.abs(value - shownRange[0]) < Math.abs(value - shownRange[1]) ? shownRange[0] : shownRange[1];
}

/** How far past a limit a ratio may go while the two decimals shown still say it is met. */
function roomAt({ shown, shownRange }: LinearTerm, limit: number): number {
  if (shown === undefined || shownRange === undefined) return HIDDEN_BY_ROUNDING;
  const nudge = Math.max(1e-6, Math.abs(limit) * 1e-4);
  const slope = Math.abs(shown(limit + nudge) - shown(limit - nudge)) / (2 * nudge);
  return slope > 0 ? HIDDEN_BY_ROUNDING / slope : 0;
}
