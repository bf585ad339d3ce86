import { stepAbove, stepBelow } from '../../../packages/engine/src/craft/ranges.ts';
import { round2 } from '../../../packages/engine/src/craft/round.ts';
import type { Fields } from './files.ts';
import type { Cite } from './sources.ts';

export type Side = 'min' | 'max';

/** Share of the width of a range within which a miss is none, and the most it may ever be. */
const LEAST_MARGIN = 0.03;
const MOST_MARGIN = 0.1;

/** How a craft opens the ranges of the trade by what weighing and composition cannot resolve. */
export interface Margins {
  /** Uncertainty of a parameter, in its units. */
  readonly unsure: (param: string) => number;
  /** Sides beyond which lies another taste, not a fault (decision 0047): opened by the most. */
  readonly taste: (param: string) => readonly Side[];
  /** The step in which a master says a parameter: ends of ranges are multiples of it. */
  readonly step: (param: string) => number;
  /** No value is more than this. */
  readonly most: number;
}

/** What neither opens a range nor rounds it: as the two decimals of a figure have it. */
export const NO_MARGINS: Margins = {
  unsure: () => 0,
  taste: () => [],
  step: () => 0.01,
  most: Number.POSITIVE_INFINITY,
};

/** The margins a craft's own file gives: uncertainties by parameter, and matters of taste. */
export function marginsOf(fields: Fields): Margins {
  const unsure = fields.has('margen') ? fields.map('margen') : undefined;
  const taste = fields.has('gusto') ? fields.map('gusto') : undefined;
  const said = fields.has('redondeo') ? fields.map('redondeo') : undefined;
  const units = new Map(unsure?.keys().map((key) => [key, unsure.number(key)]));
  const steps = new Map(said?.keys().map((key) => [key, said.number(key)]));
  const sides = new Map(taste?.keys().map((key) => [key, sideOf(taste, key)]));
  return {
    unsure: (param) => units.get(param) ?? units.get('todo') ?? 0,
    taste: (param) => (sides.has(param) ? [sides.get(param)!] : []),
    step: (param) => steps.get(param) ?? steps.get('todo') ?? NO_MARGINS.step(param),
    most: fields.optional('maximo') ?? Number.POSITIVE_INFINITY,
  };
}

function sideOf(fields: Fields, key: string): Side {
  const side = fields.text(key);
  if (side !== 'min' && side !== 'max') throw new Error(`${fields.at}, «${key}»: min or max is expected`);
  return side;
}

type Ends = readonly [min: number | null, max: number | null];

/** A range of the trade, opened; a side at 0 stays where it is, and so does a firm one. */
function opened([min, max]: Ends, unsure: number, taste: readonly Side[], firm: readonly Side[], most: number): Ends {
  if (min === null || max === null) {
    return [min === null ? null : Math.max(0, min - unsure), max === null || max === 0 ? max : max + unsure];
  }
  const width = max - min;
  const uncertain = Math.min(Math.max(LEAST_MARGIN * width, unsure), MOST_MARGIN * width);
  const margin = (side: Side) => (taste.includes(side) ? MOST_MARGIN * width : uncertain);
  const lower = min === 0 || firm.includes('min') ? min : round2(Math.max(0, min - margin('min')));
  const upper = firm.includes('max') ? max : Math.min(most, round2(max + margin('max')));
  return [lower, upper];
}

/** A range with its ends moved outwards to whole steps, but for a firm one. */
function inSteps([min, max]: Ends, step: number, firm: readonly Side[]): Ends {
  return [
    min === null || firm.includes('min') ? min : stepBelow(min, step),
    max === null || firm.includes('max') ? max : stepAbove(max, step),
  ];
}

/** One limit as the engine takes it. */
export interface LimitData {
  readonly param: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly core?: Ends;
  readonly band?: Ends;
  readonly aim?: number;
  readonly level?: string;
  readonly authority: string;
  readonly source: string;
}

/** Who asks and where the figure comes from, of a requirement or of what stands around it. */
export interface Origin {
  readonly authority: string;
  readonly source: string | undefined;
}

export function originOf(fields: Fields, cite: Cite, around: Origin): Origin {
  return {
    authority: fields.has('autoridad') ? fields.text('autoridad') : around.authority,
    source: fields.has('segun') ? cite(fields.text('segun'), fields.at) : around.source,
  };
}

/**
 * `entre` is the range of the trade, opened here; `min` and `max` are to the letter; `admite` is how far beyond masters
 * sign; `orientativo` is shown and not judged.
 */
export function limitOf(param: string, fields: Fields, cite: Cite, around: Origin, margins = NO_MARGINS): LimitData {
  const { authority, source } = originOf(fields, cite, around);
  if (source === undefined) throw new Error(`${fields.at}: «segun» is missing`);
  const aim = fields.optional('mejor');
  const told = { ...(aim === null ? {} : { aim }), authority, source };
  if (fields.has('orientativo')) {
    const [min, max] = fields.pair('orientativo');
    return { param, min, max, level: 'orientativo', ...told, authority: 'consejo' };
  }
  if (!fields.has('entre')) return { param, min: fields.optional('min'), max: fields.optional('max'), ...told };
  const core = fields.pair('entre');
  const firm = fields.has('firme') ? [sideOf(fields, 'firme')] : [];
  const taste = fields.has('gusto') && !fields.flag('gusto') ? [] : margins.taste(param);
  const ends = opened(core, margins.unsure(param), taste, firm, margins.most);
  const admitted = fields.has('admite') ? fields.pair('admite') : ends;
  const widest: Ends = [lesser(ends[0], admitted[0]), greater(ends[1], admitted[1])];
  const [min, max] = inSteps(widest, margins.step(param), firm);
  return { param, min, max, core, ...told };
}

const lesser = (a: number | null, b: number | null) => (a === null || b === null ? a : Math.min(a, b));
const greater = (a: number | null, b: number | null) => (a === null || b === null ? a : Math.max(a, b));

/** A figure among the signed formulas it is asked of: how many there are, and what one in ten is below and above. */
export type Spread = readonly [formulas: number, low: number, high: number];

/** Fewer formulas than this tell no band. */
const ENOUGH = 8;

/** A range of the trade with its band: where four of five signed formulas lie, or the core where they are few. */
export function banded(limit: LimitData, spread: Spread | undefined, step: number): LimitData {
  const { core, min, max } = limit;
  if (core === undefined) return limit;
  const inside = (ends: Ends): Ends => {
    const [low, high] = inSteps(ends, step, []);
    return [greater(low, min), lesser(high, max)];
  };
  if (spread === undefined || spread[0] < ENOUGH) return { ...limit, band: inside(core) };
  const [, least, most] = spread;
  // What all formulas have alike is told with a step to each side.
  const apart = most - least < step ? step : 0;
  const [low, high] = inside([core[0] === null ? null : least - apart, core[1] === null ? null : most + apart]);
  const isEmpty = low !== null && high !== null && low >= high;
  return { ...limit, band: isEmpty ? inside(core) : [low, high] };
}
