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
  /** No value is more than this. */
  readonly most: number;
}

export const NO_MARGINS: Margins = { unsure: () => 0, taste: () => [], most: Number.POSITIVE_INFINITY };

/** The margins a craft's own file gives: uncertainties by parameter, and matters of taste. */
export function marginsOf(fields: Fields): Margins {
  const unsure = fields.has('margen') ? fields.map('margen') : undefined;
  const taste = fields.has('gusto') ? fields.map('gusto') : undefined;
  const units = new Map(unsure?.keys().map((key) => [key, unsure.number(key)]));
  const sides = new Map(taste?.keys().map((key) => [key, sideOf(taste, key)]));
  return {
    unsure: (param) => units.get(param) ?? units.get('todo') ?? 0,
    taste: (param) => (sides.has(param) ? [sides.get(param)!] : []),
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

/** One limit as the engine takes it. */
export interface LimitData {
  readonly param: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly core?: Ends;
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
  const [min, max] = opened(core, margins.unsure(param), taste, firm, margins.most);
  if (!fields.has('admite')) return { param, min, max, core, ...told };
  const [least, most] = fields.pair('admite');
  return { param, min: Math.min(min!, least!), max: Math.max(max!, most!), core, ...told };
}
