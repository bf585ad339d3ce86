import {
  type Craft,
  InputError,
  judgedBy,
  type Outcome,
  outcomeOf,
  type ParamInfo,
  type TypeInfo,
  upperFirst,
} from './engine.ts';
import type { Request } from './request.ts';

export type MeterState = 'dentro' | 'bajo' | 'alto' | 'libre';

/** One judged number with its range. `libre` where the type does not judge it. */
export interface Meter {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number | null;
  readonly max: number | null;
  /** A limit beyond the ordinary one, of the best score: «Suprema». */
  readonly mark: { readonly at: number; readonly label: string } | null;
  readonly state: MeterState;
  /** Distance to the limit missed; 0 inside. */
  readonly off: number;
  readonly info: ParamInfo | undefined;
  /** Who sets the range. */
  readonly sources: readonly string[];
}

export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly info: ParamInfo | undefined;
}

export type Medal = 'gold' | 'silver' | 'bronze';

/** The five responses seen alike. */
export interface Reading {
  readonly kind: 'reading';
  readonly outcome: Outcome;
  readonly typeLabel: string;
  readonly type: TypeInfo | undefined;
  readonly medal: Medal | null;
  /** 1 to 3, turrón only. */
  readonly almonds: number | null;
  /** The legal denomination, cocoa only. */
  readonly denomination: string | null;
  readonly meters: readonly Meter[];
  readonly figures: readonly Figure[];
  readonly advice: readonly string[];
  readonly warnings: readonly string[];
  readonly response: Readonly<Record<string, unknown>>;
}

/** A request the engine refuses, in its own words. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly message: string;
}

/** The fields any of the five responses may carry. */
interface AnyResponse {
  readonly type: string;
  readonly typeLabel: string;
  readonly params: Readonly<Record<string, number>>;
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>;
  readonly inRange?: Readonly<Record<string, boolean | null>>;
  readonly suggestions?: readonly string[];
  readonly warnings?: readonly string[];
  readonly trophy?: Medal;
  readonly score?: {
    readonly tipo: string;
    readonly almendras?: number;
    readonly medalla?: Medal;
    readonly motivos?: readonly string[];
  };
}

type Body = Request['body'];

export function readingOf(craft: Craft, body: Body): Reading | Refusal | null {
  if (body.ingredients.length === 0) return null;
  let response: AnyResponse;
  try {
    response = craft.balance(body) as AnyResponse;
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refusal', message: error.message };
    throw error;
  }
  const type = craft.types.find(({ id }) => id === response.type);
  const meters = response.ranges ? rangeMeters(craft, type, response) : modelMeters(craft, type, body);
  const metered = new Set(meters.flatMap(({ key, label, value }) => [key, `${label} ${value}`]));
  return {
    kind: 'reading',
    outcome: outcomeOf(response),
    typeLabel: response.typeLabel,
    type,
    medal: response.trophy ?? response.score?.medalla ?? null,
    almonds: response.score?.almendras ?? null,
    denomination: response.score?.medalla === undefined ? null : response.score.tipo,
    meters,
    figures: craft.params.flatMap((info) => {
      const value = response.params[info.key];
      // Cocoa judges some shares on the chocolate base, often equal to those of the product.
      if (value === undefined || metered.has(info.key) || metered.has(`${info.label} ${value}`)) return [];
      return [{ key: info.key, label: info.label, unit: info.unit, value, info }];
    }),
    advice: response.suggestions ?? response.score?.motivos ?? [],
    warnings: response.warnings ?? [],
    response: response as unknown as Record<string, unknown>,
  };
}

/** Crafts that send `ranges` and `inRange`: the response itself says what is judged. */
function rangeMeters(
  craft: Craft,
  type: TypeInfo | undefined,
  { params, ranges = {}, inRange = {} }: AnyResponse,
): Meter[] {
  return craft.params.flatMap((info) => {
    const range = ranges[info.key];
    const value = params[info.key];
    if (!range || value === undefined) return [];
    const judged = inRange[info.key] ?? null;
    return [meter(info, sourcesOf(type, info.key), info, value, range, judged === null ? 'libre' : undefined)];
  });
}

/**
 * Turrón and cocoa answer with a score: what they judge is in their linear model, as values the engine computes. The
 * best score is drawn as a mark beyond the range of the ordinary one.
 */
function modelMeters(craft: Craft, type: TypeInfo | undefined, body: Body): Meter[] {
  const grams = body.ingredients.map((item) => Number(item[craft.shape.weight]));
  const best = judgedBy(craft.linear(body, craft.id === 'turron' ? 'suprema' : 'oro'), grams);
  const plain = judgedBy(craft.linear(body), grams);
  return [...new Set([...plain.keys(), ...best.keys()])].map((key) => {
    const { term, value, range } = plain.get(key) ?? best.get(key)!;
    // Cocoa's «base.cacaoTotal» is the cacaoTotal of the chocolate without its additions.
    const info = craft.params.find((param) => key === param.key || key.endsWith(`.${param.key}`));
    const top = best.get(key)?.range;
    const mark = top && top[0] > range[0] ? { at: top[0], label: levelAt(type, key, top[0]) } : null;
    return {
      ...meter({ key, label: upperFirst(term.label), unit: term.unit }, sourcesOf(type, key), info, value, range),
      mark,
    };
  });
}

function levelAt(type: TypeInfo | undefined, key: string, min: number): string {
  return type?.limits.find((limit) => limit.key === key && limit.min === min)?.level ?? '';
}

function sourcesOf(type: TypeInfo | undefined, key: string): readonly string[] {
  return [...new Set(type?.limits.filter((limit) => limit.key === key).map(({ source }) => source))];
}

function meter(
  { key, label, unit }: Pick<Meter, 'key' | 'label' | 'unit'>,
  sources: readonly string[],
  info: ParamInfo | undefined,
  value: number,
  range: readonly [number, number],
  forced?: MeterState,
): Meter {
  const [min, max] = [finiteOrNull(range[0]), finiteOrNull(range[1])];
  const low = min !== null && value < min ? min - value : 0;
  const high = max !== null && value > max ? value - max : 0;
  const state = forced ?? (low > 0 ? 'bajo' : high > 0 ? 'alto' : 'dentro');
  return { key, label, unit, value, min, max, mark: null, state, off: low || high, info, sources };
}

function finiteOrNull(x: number): number | null {
  return Number.isFinite(x) ? x : null;
}
