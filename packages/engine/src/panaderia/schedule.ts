import { round } from '../craft/round.ts';
import { type BakersTable, bakersTable } from './bakers-table.ts';
import { growthHours, isWithinModels, pace, TIRES } from './clock.ts';
import { FIGURES } from './figures.gen.ts';
import { SOURDOUGH_TIRES } from './texts.ts';
import type { WorkingTimes } from './type-file.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

export { type Preferment, prefermentsPanaderia, type Refreshment, refreshment, yeastFor } from './preferments.ts';

/** The steps of a dough from mixer to oven, in their order. */
export const SCHEDULE_STEPS = ['amasado', 'bloque', 'formado', 'pieza', 'horno'] as const;
/** A step of a dough. */
export type ScheduleStepKey = (typeof SCHEDULE_STEPS)[number];

/** A step with its start and its length. */
export interface ScheduleStep {
  readonly key: ScheduleStepKey;
  /** Minutes after midnight of the day of the oven; below 0 on the day before. */
  readonly start: number;
  readonly minutes: number;
  /** °C; null where the room decides. */
  readonly temperature: number | null;
}

/** Where hours of rise come from: yeast, sourdough, or the type's usual times. */
export type RiseOrigin = 'levadura' | 'masa_madre' | 'tipo';

/** The day of a dough, step by step. */
export interface Schedule {
  readonly steps: readonly ScheduleStep[];
  /** When it leaves the oven. */
  readonly end: number;
  /** Hours of rise, in bulk and in pieces. */
  readonly rise: number;
  readonly origin: RiseOrigin;
  /** Spanish, where a sourdough is too warm to rise well. */
  readonly warning: string | null;
}

/** What a schedule is reckoned from. */
export interface ScheduleRequest {
  /** °C where the dough rises. */
  readonly temperature: number;
  /** Minutes after midnight. */
  readonly at: number;
  /** What happens at that time: mixing begins, or the bread goes into the oven. */
  readonly anchor: 'amasado' | 'horno';
}

/**
 * Times from the mixer to the oven for a dough: a guide, to be mended by eye. Null when the temperature is beyond what
 * the models cover. Refuses what the balance refuses.
 */
export function schedulePanaderia(body: unknown, { temperature, at, anchor }: ScheduleRequest): Schedule | null {
  if (!isWithinModels(temperature)) return null;
  const type = (body as { readonly type?: unknown }).type;
  const { times } = rulesOf((typeof type === 'string' ? findType(type) : undefined) ?? DEFAULT_TYPE);
  const detail = bakersTable({ ...(body as object), proceso: { temperaturaFermentacion: temperature } });
  const { hours, origin } = riseOf(detail, times, temperature);
  const warning = origin === 'masa_madre' && temperature > TIRES ? SOURDOUGH_TIRES : null;
  const bulk = (hours * times.bulk) / (times.bulk + times.proof);
  const minutes: Readonly<Record<ScheduleStepKey, number>> = {
    amasado: times.mixing,
    bloque: round(60 * bulk, 0),
    formado: times.shaping,
    pieza: round(60 * (hours - bulk), 0),
    horno: times.baking,
  };
  const steps = placed(minutes, {
    amasado: null,
    bloque: temperature,
    formado: null,
    pieza: temperature,
    horno: times.oven,
  });
  const shift = at - steps.find(({ key }) => key === anchor)!.start;
  const moved = steps.map((step) => ({ ...step, start: step.start + shift }));
  const last = moved.at(-1)!;
  return { steps: moved, end: last.start + last.minutes, rise: round(hours, 1), origin, warning };
}

function placed(
  minutes: Readonly<Record<ScheduleStepKey, number>>,
  temperatures: Readonly<Record<ScheduleStepKey, number | null>>,
): ScheduleStep[] {
  let start = 0;
  return SCHEDULE_STEPS.map((key) => {
    const step = { key, start, minutes: minutes[key], temperature: temperatures[key] };
    start += minutes[key];
    return step;
  });
}

/** Yeast alone by dose, sourdough by share of flour, else the type's usual times. */
function riseOf(detail: BakersTable, times: WorkingTimes, temperature: number): { hours: number; origin: RiseOrigin } {
  const { harinaPrefermentada, levaduraFrescaEquivalente, proceso } = detail;
  if (proceso.horasFermentacion !== null) return { hours: proceso.horasFermentacion, origin: 'levadura' };
  const grown = growthHours(harinaPrefermentada / 100, temperature);
  if (grown !== null && levaduraFrescaEquivalente <= FIGURES.levadura_con_masa_madre)
    return { hours: grown, origin: 'masa_madre' };
  const usual = times.bulk + times.proof;
  return { hours: usual * pace(proceso.temperaturaMasa, temperature), origin: 'tipo' };
}
