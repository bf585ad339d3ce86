/** Why each line of a formula changes, told by what its change does to every judged figure. */
import { massOf } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import { round2 } from '../craft/round.ts';
import type { Settled } from './ladder.ts';
import type { Problem, RangeRow } from './model.ts';
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

/** A line that changes. */
interface Line extends Account {
  readonly i: number;
  /** Grams more than where the change starts from. */
  readonly change: number;
  /** The faults it mends a good part of. */
  readonly helped: readonly Fault[];
  /** What it takes the place of. */
  readonly replaced: readonly string[];
}

/** Why a line changes; undefined where there is nothing to say. */
export function reasonOf(account: Account, i: number): string | undefined {
  const { problem, grams, faults } = account;
  const { candidates, exchanges, start } = problem;
  const change = grams[i]! - start[i]!;
  // What only thins the rest out is the remedy where it does most.
  const leastOf = ({ bears }: Fault) => (bears(i, change) ? SHARE_OF_MENDING : SHARE_OF_THINNING);
  const helped = faults.filter((fault) => fault.mends[i]! * change > leastOf(fault) * fault.mending);
  const replaced = flatMap(exchanges, ({ from, to }) => (to === i ? candidates[from]!.label : []));
  const line: Line = { ...account, i, change, helped, replaced };
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
  ({ replaced, helped }) =>
    replaced.length > 0 && say.takesPlace([...new Set(replaced)], labelsOf(helped.filter(isMended))),
  ({ helped }) => mending(helped.filter(isMended)),
  ({ helped }) => mending(helped),
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

function notAdmitted({ problem, grams, i }: Line): string | false {
  if (!problem.exchanges.some(({ from }) => from === i)) return false;
  if (grams[i]! > problem.candidates[i]!.sent!) return say.ASKED;
  return grams[i] === 0 ? say.NOT_ADMITTED : say.NO_MORE_ADMITTED;
}

/** The dose that takes an ingredient down though nobody asked for that. */
function overdosed({ problem: { candidates, start, max }, edges, i }: Line): string | false | undefined {
  if (start[i]! <= max[i]! || candidates[i]!.limits !== undefined) return false;
  // The crafts keep doses as hidden terms: no parameter a person knows, but the reason here.
  const dose = edges.find(({ term, side, was }) => term.hidden && side === 'max' && term.num[i]! > 0 && was < 0);
  return dose && say.overdose(dose.term.label, figure(round2(dose.limit), dose.term.unit));
}

/** The grams sent lie outside what the person, or a dose, now allows. */
export function isForced({ start, min, max }: Problem, i: number): boolean {
  return start[i]! < min[i]! || start[i]! > max[i]!;
}

function forced({ problem, i }: Line): string | false {
  if (!isForced(problem, i)) return false;
  if (problem.candidates[i]!.limits !== undefined) return say.ASKED;
  return problem.start[i]! > problem.max[i]! ? say.OVERDOSED : say.WHOLE_UNITS;
}

/** What is met, and would not be with this line as it was: what was out first. */
function owed({ problem, grams, edges, i, change }: Line): string | false {
  const back = grams.with(i, problem.start[i]!);
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
  const { problem, grams, i } = line;
  const { start, candidates } = problem;
  const growthOf = (k: number) => Math.log(grams[k]! / start[k]!);
  const first = mostMoved(line);
  if (first === i || start[first] === 0 || start[i] === 0) return false;
  const share = growthOf(i) / growthOf(first);
  return share >= PACE.least && share <= PACE.most && say.keepsPace(candidates[first]!.label);
}

/** What it goes away from, of figures in their range before and after that it is part of. */
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
  const { problem, grams, i } = line;
  const most = mostMoved(line);
  return most !== i && say.offsets(problem.candidates[most]!.label, grams[most]! > problem.start[most]!);
}

/** Place of the line that moves most. */
function mostMoved({ grams, problem }: Line): number {
  const moves = grams.map((g, k) => Math.abs(g - problem.start[k]!));
  return moves.indexOf(Math.max(...moves));
}

/** Another total made it grow or shrink, and nothing else did. */
export function isInProportion({ problem: { candidates, start, factor }, grams }: Account, i: number): boolean {
  const from = start[i]!;
  if (factor === 1 || from === 0) return false;
  return candidates[i]!.still === 'sin_mover' || Math.abs(grams[i]! - from) <= ROUNDING * from;
}

function inProportion(line: Line): string | false {
  const { problem, i, change, replaced } = line;
  if (replaced.length > 0 || !isInProportion(line, i)) return false;
  return Math.abs(change) <= ROUGHLY * problem.start[i]! ? say.PROPORTIONAL : say.ROUGHLY_PROPORTIONAL;
}

/** Whether a line is no mere trace in one side of a figure. */
function isPartOf(column: readonly number[], i: number): boolean {
  return Math.abs(column[i]!) > TRACE * Math.max(...column.map(Math.abs));
}

/** Whether a change of a line works on a side of a figure as part of it, or of what it is reckoned on. */
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
