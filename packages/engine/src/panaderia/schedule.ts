import { round } from '../craft/round.ts';
import { detailPanaderia, type PanaderiaDetail } from './detail.ts';
import { TIMES_BY_TYPE, USUAL_TIMES, type WorkingTimes } from './working-times.ts';

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

/** What the hours of rise come from: the dose of yeast, the share of sourdough, or the usual times of the type. */
export type RiseOrigin = 'levadura' | 'masa_madre' | 'tipo';

/** The day of a dough, step by step. */
export interface Schedule {
  readonly steps: readonly ScheduleStep[];
  /** When it leaves the oven. */
  readonly end: number;
  /** Hours of rise, in bulk and in pieces. */
  readonly rise: number;
  readonly origin: RiseOrigin;
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

/** The pace of a rise doubles every so many °C (TXCraig1's model of yeast doughs; Tartine's cold bulk gives 7.3). */
const DOUBLING = 7.8;
/** Where the models may be asked, °C. */
const COLDEST = 4;
const WARMEST = 35;

/**
 * Times from the mixer to the oven for a dough: a guide, to be mended by eye. Null when the temperature is beyond what
 * the models cover. Refuses what the balance refuses.
 */
export function schedulePanaderia(body: unknown, { temperature, at, anchor }: ScheduleRequest): Schedule | null {
  if (!(temperature >= COLDEST && temperature <= WARMEST)) return null;
  const type = (body as { readonly type?: unknown }).type;
  const times = typeof type === 'string' && Object.hasOwn(TIMES_BY_TYPE, type) ? TIMES_BY_TYPE[type]! : USUAL_TIMES;
  const detail = detailPanaderia({ ...(body as object), proceso: { temperaturaFermentacion: temperature } });
  const { hours, origin } = riseOf(detail, times, temperature);
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
  return { steps: moved, end: last.start + last.minutes, rise: round(hours, 1), origin };
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

/** Most yeast a dough «elaborado con masa madre» may hold beside it, % of the flour (RD 308/2019). */
const BESIDE_SOURDOUGH = 0.2;

/** Yeast alone by its dose, sourdough by its share of the flour, anything else by the usual times of its type. */
function riseOf(
  detail: PanaderiaDetail,
  times: WorkingTimes,
  temperature: number,
): { hours: number; origin: RiseOrigin } {
  const { harinaPrefermentada, levaduraFrescaEquivalente, proceso } = detail;
  if (proceso.horasFermentacion !== null) return { hours: proceso.horasFermentacion, origin: 'levadura' };
  const share = harinaPrefermentada / 100;
  if (share > 0 && share < 1 && levaduraFrescaEquivalente <= BESIDE_SOURDOUGH) {
    return { hours: sourdoughHours(share, temperature), origin: 'masa_madre' };
  }
  const usual = times.bulk + times.proof;
  return { hours: usual * 2 ** ((proceso.temperaturaMasa - temperature) / DOUBLING), origin: 'tipo' };
}

/** Growth per hour of a sourdough at 24.4 °C. */
const GROWTH = 0.33;
const GROWTH_AT = 24.4;

/**
 * A dough is ready when its sourdough has grown from its share of the flour to the whole. The growth lies between the two
 * published loaves: Hamelman's Vermont sourdough (16 % of the flour, 24.4 °C, 2.5 h and 2-2.5 h) asks for 0.39, Tartine's
 * country loaf (9 %, 25.5-27.8 °C, 3-4 h and 3-4 h) for 0.28.
 */
function sourdoughHours(share: number, temperature: number): number {
  return Math.log(1 / share) / (GROWTH * 2 ** ((temperature - GROWTH_AT) / DOUBLING));
}
