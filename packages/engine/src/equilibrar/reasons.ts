/** Why each line of a formula changes, told by what its change does to every judged figure. */
import { massOf } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import type { Settled } from './ladder.ts';
import type { Candidate, Problem, RangeRow } from './model.ts';
import { cut } from './nonlinear.ts';
import { caseAt, type Figure, figuresOf, isOut, missOf } from './readings.ts';
import type { Cost } from './schema.ts';
import { sumOf, worth } from './solve.ts';
import type { Task } from './task.ts';
import { figure, reasons as say } from './texts.ts';
import {
  MARGIN,
  MOST_SHIFT,
  PACE,
  ROUGHLY,
  ROUNDING,
  SHARE_OF_MENDING,
  SHARE_OF_THINNING,
  TIGHT,
  TRACE,
} from './tuning.ts';

/** A formula before and after, as what is judged of it tells. */
export interface Account extends Pick<Task, 'problem' | 'options'>, Pick<Settled, 'grams'> {
  readonly cost: Cost;
  /** Whether it was brought nearer to what is published. */
  readonly drawn: boolean;
  readonly figures: readonly Figure[];
  readonly edges: readonly Edge[];
  readonly faults: readonly Fault[];
}

/** One side of a range and how far inside it the formula was and is: less than nothing where it is out. */
interface Edge extends RangeRow {
  readonly was: number;
  readonly is: number;
}

/** A figure that was out and is better now. */
interface Fault {
  readonly label: string;
  /** Whether the new formula is inside. */
  readonly mended: boolean;
  /** How much one gram more of each line mends it. */
  readonly mends: readonly number[];
  /** All that the changes mend of it. */
  readonly mending: number;
  /** Whether a change of a line mends it by what it is itself, and not only by making the whole more or less. */
  readonly bears: (i: number, change: number) => boolean;
}

export function accountOf({ problem, options }: Task, { grams, drawn = false }: Settled, cost: Cost): Account {
  const { candidates, start, exchanges } = problem;
  // What was exchanged is mended too.
  const sent = exchanges.length > 0 ? candidates.map((one) => one.sent ?? 0) : start;
  const figures = figuresOf(problem, sent, grams);
  const { rows, wishes = [] } = caseAt(problem, grams);
  const edges = [...rows, ...wishes].map((row) => ({ ...row, was: worth(row, start), is: worth(row, grams) }));
  return { problem, options, grams, drawn, cost, figures, edges, faults: faultsOf(problem, grams, figures, edges) };
}

function faultsOf(
  { start, model }: Problem,
  grams: readonly number[],
  figures: readonly Figure[],
  edges: readonly Edge[],
): readonly Fault[] {
  const improved = new Set(flatMap(figures, ({ key, was, is }) => (was && missOf(is) < missOf(was) ? key : [])));
  const out = edges.filter(({ was }) => was < 0);
  const judged = out.filter(({ term }) => !term.hidden && improved.has(term.key));
  const straight = judged.length > 0 ? judged : out.filter(({ term }) => term.wish === 'law');
  const curves = model.nonlinear.filter(({ key }) => improved.has(key));
  const all = start.map(() => true);
  const fault = ({ key, label }: Named, mends: readonly number[], bears: Fault['bears']): Fault => ({
    label,
    mends,
    bears,
    mending: mends.reduce((sum, each, k) => sum + Math.max(0, each * (grams[k]! - start[k]!)), 0),
    mended: !figures.some((one) => one.key === key && isOut(one.is)),
  });
  return [
    ...straight.map((edge) => fault(edge.term, edge.coef, (i, change) => bearsOn(edge, i, change))),
    ...curves.map((term) => fault(term, cut(term, start, all, 0).coef, () => true)),
  ];
}

type Named = Pick<Figure, 'key' | 'label'>;

/** A line of the formula: grams where the change starts from, as found, and as allowed. */
export interface Line extends Account, Pick<Candidate, 'label' | 'limits' | 'still'> {
  readonly i: number;
  readonly sent: number;
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
  readonly change: number;
}

export function lineOf(account: Account, { label, limits, still, sent }: Candidate, i: number): Line {
  const { problem, grams } = account;
  const at = (column: readonly number[]) => column[i] ?? 0;
  const [from, to, least, most] = [at(problem.start), at(grams), at(problem.min), at(problem.max)];
  return { ...account, label, limits, still, i, sent: sent ?? 0, from, to, least, most, change: to - from };
}

/** The first reason that holds for a line's change; undefined where there is nothing to say. */
export function reasonOf(line: Line): string | undefined {
  for (const reason of REASONS) {
    const said = reason(line);
    if (said) return said;
  }
  return undefined;
}

/** The reasons there are, in their order: the first that holds is told. */
const REASONS: readonly ((line: Line) => string | false | undefined)[] = [
  notAdmitted,
  inProportion,
  overdosed,
  takesPlace,
  (line) => mending(helpedBy(line).filter(isMended)),
  (line) => mending(helpedBy(line)),
  forced,
  ({ options, cost }) => options.goal === 'minimo_coste' && cost.despues < cost.antes && say.LOWERS_COST,
  owed,
  (line) => keepsInRange(tightest(line, insideIn(line), 'is', TIGHT)),
  ({ faults, options }) => faults.length === 0 && options.centred && say.CENTRES,
  ({ faults, problem, i }) => faults.length === 0 && problem.unit[i]! > 0 && say.WHOLE_UNITS,
  fillsTotal,
  keepsPace,
  ({ problem, i, change }) =>
    problem.pulls.some(({ places, times }) => places.includes(i) && times > 1 === change > 0) && say.LIKENS,
  (line) => movesAway(line, MARGIN),
  ({ drawn }) => drawn && say.LIKENS,
  (line) => mending(aidedBy(line, true)),
  (line) => movesAway(line, Number.POSITIVE_INFINITY),
  (line) => aidedBy(line, false).map(({ label }) => (line.change > 0 ? say.thins(label) : say.leavesRoom(label)))[0],
  offsets,
];

function labelsOf(faults: readonly Pick<Fault, 'label'>[]): string[] {
  return [...new Set(faults.map(({ label }) => label))];
}

/** That these are mended, or else nearer to being so. */
function mending(faults: readonly Pick<Fault, 'label' | 'mended'>[]): string | false {
  const labels = labelsOf(faults);
  return labels.length > 0 && (faults.every(({ mended }) => mended) ? say.mends(labels) : say.improves(labels));
}

const isMended = ({ mended }: Fault) => mended;

function keepsInRange(label: string | undefined): string | false {
  return label !== undefined && say.keepsInRange(label);
}

function notAdmitted({ problem, to, sent, i }: Line): string | false {
  if (!problem.exchanges.some(({ from }) => from === i)) return false;
  if (to > sent) return say.ASKED;
  return to === 0 ? say.NOT_ADMITTED : say.NO_MORE_ADMITTED;
}

/** What it stands in for, gram for gram. */
function replacedBy({ problem: { exchanges, candidates }, i }: Line): readonly string[] {
  return [...new Set(flatMap(exchanges, ({ from, to }) => (to === i ? (candidates[from]?.label ?? []) : [])))];
}

function takesPlace(line: Line): string | false {
  const replaced = replacedBy(line);
  return replaced.length > 0 && say.takesPlace(replaced, labelsOf(helpedBy(line).filter(isMended)));
}

/** The faults a line mends a good part of: what only thins the rest out, where it does most. */
function helpedBy({ faults, i, change }: Line): readonly Fault[] {
  return faults.filter(({ mends, mending, bears }) => {
    const least = bears(i, change) ? SHARE_OF_MENDING : SHARE_OF_THINNING;
    return (mends[i] ?? 0) * change > least * mending;
  });
}

/** The dose that takes an ingredient down though nobody asked for that. */
function overdosed({ from, most, limits, edges, i }: Line): string | false | undefined {
  if (from <= most || limits !== undefined) return false;
  // The crafts keep doses as hidden terms: no parameter a person knows, but the reason here.
  const dose = edges.find(({ term, side, was }) => term.hidden && side === 'max' && term.num[i]! > 0 && was < 0);
  return dose && say.overdose(dose.term.label, figure(round2(dose.limit), dose.term.unit));
}

/** The grams sent lie outside what the person, or a dose, now allows. */
export function isForced({ from, least, most }: Line): boolean {
  return from < least || from > most;
}

function forced(line: Line): string | false {
  if (!isForced(line)) return false;
  if (line.limits !== undefined) return say.ASKED;
  return line.from > line.most ? say.OVERDOSED : say.WHOLE_UNITS;
}

/** What is met, and would not be with this line as it was: what was out first. */
function owed({ grams, edges, i, from, change }: Line): string | false {
  const back = grams.with(i, from);
  const owing = edges.filter((edge) => edge.is >= 0 && isTold(edge, i, change) && worth(edge, back) < 0);
  const mended = owing.find(({ was }) => was < 0);
  return mended ? say.mends([mended.term.label]) : keepsInRange(owing[0]?.term.label);
}

/** What was met and still is. */
function insideIn({ edges }: Line): readonly Edge[] {
  return edges.filter(({ was, is }) => was >= 0 && is >= 0);
}

function fillsTotal({ problem: { total, totalGiven }, grams }: Line): string | false {
  const after = sumOf(grams);
  return totalGiven && Math.abs(after - total) < MOST_SHIFT * total && say.fillsTotal(Number(after.toPrecision(11)));
}

/** The line that moves most, where this one follows it and falls or grows no more than it. */
function keepsPace(line: Line): string | false {
  const first = mostMoved(line);
  if (first.i === line.i || first.from === 0 || line.from === 0) return false;
  const share = Math.log(line.to / line.from) / Math.log(first.to / first.from);
  return share >= PACE.least && share <= PACE.most && say.keepsPace(first.label);
}

/** The limit of a met figure that this line moves away from. */
function movesAway(line: Line, near: number): string | false {
  const out = flatMap(line.figures, ({ key, was }) => (was && isOut(was) ? key : []));
  const own = insideIn(line).filter(({ term }) => !out.includes(term.key) && isPartOf(term.num, line.i));
  const eased = tightest(line, own, 'was', near);
  return eased !== undefined && say.movesAway(eased);
}

/** The first fault its change is good for, were it never so little. */
function aidedBy({ faults, i, change }: Line, bearing: boolean): readonly Fault[] {
  return faults.filter(({ mends, bears }) => mends[i]! * change > 0 && bears(i, change) === bearing).slice(0, 1);
}

function offsets(line: Line): string | false {
  const first = mostMoved(line);
  return first.i !== line.i && say.offsets(first.label, first.change > 0);
}

function mostMoved(line: Line): Line {
  const lines = line.problem.candidates.map((candidate, i) => lineOf(line, candidate, i));
  return lines.reduce((most, one) => (Math.abs(one.change) > Math.abs(most.change) ? one : most));
}

/** Another total made it grow or shrink, and nothing else did. */
export function isInProportion({ problem, still, from, change }: Line): boolean {
  if (problem.factor === 1 || from === 0) return false;
  return still === 'sin_mover' || Math.abs(change) <= ROUNDING * from;
}

function inProportion(line: Line): string | false {
  if (replacedBy(line).length > 0 || !isInProportion(line)) return false;
  return Math.abs(line.change) <= ROUGHLY * line.from ? say.PROPORTIONAL : say.ROUGHLY_PROPORTIONAL;
}

/** Whether a line is no mere trace in one side of a figure. */
function isPartOf(column: readonly number[], i: number): boolean {
  return Math.abs(column[i]!) > TRACE * Math.max(...column.map(Math.abs));
}

/** Whether a change bears on a side as part of it, or of its base. */
function bearsOn({ side, term: { num, den } }: RangeRow, i: number, change: number): boolean {
  const isUp = side === 'min';
  const isBase = isPartOf(den, i) && den.some((_, k) => !isPartOf(den, k));
  return (isPartOf(num, i) && num[i]! * change > 0 === isUp) || (isBase && den[i]! * change > 0 !== isUp);
}

/** A figure is the reason only of what bears on it, a preference only of what it is about. */
function isTold(row: RangeRow, i: number, change: number): boolean {
  return row.term.wish ? isPartOf(row.term.num, i) : !row.term.hidden && bearsOn(row, i, change);
}

/** The figure nearest to its limit, by less than this share of its range, that a line's change takes inwards. */
function tightest(
  { problem, grams, i, change }: Line,
  edges: readonly Edge[],
  when: 'was' | 'is',
  near: number,
): string | undefined {
  const at = when === 'was' ? problem.start : grams;
  const found = flatMap(edges, (edge) => {
    const mass = massOf(edge.term, at);
    if (!isTold(edge, i, change) || edge.coef[i]! * change <= 0 || mass <= 0) return [];
    return { label: edge.term.label, room: Math.abs(edge[when]) / (edge.width * mass) };
  });
  return found.filter(({ room }) => room < near).sort((a, b) => a.room - b.room)[0]?.label;
}
