import { isObject } from '../craft/read.ts';
import { round } from '../craft/round.ts';
import { yeastHours } from './clock.ts';
import { iceFor, type Temperatures, warmingOf, waterFor } from './heat.ts';
import { type Dough, freshYeast } from './measure.ts';
import { ROUGH_ESTIMATE } from './texts.ts';
import type { DoughType } from './types.ts';

/** What the baker may tell of the working day, in °C and g. */
const FIELDS = [
  'temperaturaMasa',
  'temperaturaHarina',
  'temperaturaAmbiente',
  'temperaturaPrefermento',
  'temperaturaGrifo',
  'temperaturaFermentacion',
  'friccion',
  'temperaturaAguaUsada',
  'temperaturaMasaMedida',
  'pesoPieza',
] as const;
type Settings = Readonly<Partial<Record<(typeof FIELDS)[number], number>>>;

/** Figures of the working day for a dough. */
export interface Process {
  /** Wanted temperature of the dough, °C: the one sent or the usual of the type. */
  readonly temperaturaMasa: number;
  /** Of the water to pour, °C; null while that of the flour is not known. */
  readonly temperaturaAgua: number | null;
  /** Flour + room + water, °C: 50-56 intensive mixing, 60-64 improved, 68-72 slow (French school). */
  readonly temperaturaBase: number | null;
  /** Grams of water to weigh as ice; 0 when tap water will do. */
  readonly hielo: number | null;
  /** Friction of one's mixer, from water used and dough measured; null until told. */
  readonly friccionMedida: number | null;
  /** Pieces of `pesoPieza`, 1 % of the dough staying on the bench. */
  readonly piezas: number | null;
  /** Estimated hours of rise at `temperaturaFermentacion`; null outside what the model covers. */
  readonly horasFermentacion: number | null;
  /** How the type is usually worked. */
  readonly indicaciones: string;
  /** Spanish: how far the estimate can be trusted. */
  readonly notaFermentacion: string;
}

/** Anything absent or not a number is ignored. */
function readSettings(proceso: unknown): Settings {
  const settings: Partial<Record<(typeof FIELDS)[number], number>> = {};
  if (!isObject(proceso)) return settings;
  for (const field of FIELDS) {
    const value = Object.hasOwn(proceso, field) ? proceso[field] : undefined;
    if (typeof value === 'number' && Number.isFinite(value)) settings[field] = value;
  }
  return settings;
}

export function processOf(proceso: unknown, type: DoughType, dough: Dough): Process {
  const settings = readSettings(proceso);
  const { temperaturaAmbiente } = settings;
  const wanted = settings.temperaturaMasa ?? type.doughTemperature;
  const water = waterTemperature(settings, wanted, dough);
  return {
    temperaturaMasa: round(wanted, 1),
    temperaturaAgua: water === null ? null : round(water, 1),
    temperaturaBase:
      water === null || temperaturaAmbiente === undefined
        ? null
        : round(water + settings.temperaturaHarina! + temperaturaAmbiente, 1),
    hielo: water === null ? null : round(ice(water, settings.temperaturaGrifo ?? TAP, dough), 1),
    friccionMedida: learntFriction(settings, dough),
    piezas: pieces(settings.pesoPieza, dough),
    horasFermentacion: hours(settings.temperaturaFermentacion, dough),
    indicaciones: type.process,
    notaFermentacion: ROUGH_ESTIMATE,
  };
}

/** Three times the °C a dough gains in a mixer, as bakers reckon it; by hand about 3 (Cook's Illustrated). */
const FRICTION = 11;
const FRICTION_PER_DEGREE = 3;
/** °C. */
const TAP = 18;

/** Of what goes into the dough; null while that of the flour is not told. */
function temperaturesOf(settings: Settings): Temperatures | null {
  const { temperaturaHarina: flour, temperaturaAmbiente, temperaturaPrefermento } = settings;
  if (flour === undefined) return null;
  const room = temperaturaAmbiente ?? flour;
  return { flour, room, preferment: temperaturaPrefermento ?? room };
}

/** By heat balance: flour, room and pre-ferment weigh as much as they hold. */
function waterTemperature(settings: Settings, wanted: number, dough: Dough): number | null {
  const at = temperaturesOf(settings);
  const { friccion = FRICTION } = settings;
  return at === null ? null : waterFor(dough, at, wanted, friccion / FRICTION_PER_DEGREE);
}

function learntFriction(settings: Settings, dough: Dough): number | null {
  const at = temperaturesOf(settings);
  const { temperaturaAguaUsada: water, temperaturaMasaMedida: measured } = settings;
  if (at === null || water === undefined || measured === undefined) return null;
  return round(FRICTION_PER_DEGREE * warmingOf(dough, at, water, measured), 1);
}

/** Coldest water a bakery has without ice, °C. */
const COLDEST = 4;

function ice(water: number, tap: number, { portions }: Dough): number {
  if (water >= COLDEST || tap <= water) return 0;
  let poured = 0;
  for (const { ingredient } of portions) if (ingredient.row.rol === 'agua') poured += ingredient.grams;
  return iceFor(poured, water, tap);
}

const BENCH_LOSS = 0.01;

function pieces(weight: number | undefined, { grams }: Dough): number | null {
  if (weight === undefined || weight <= 0) return null;
  return Math.min(Math.floor((grams * (1 - BENCH_LOSS)) / weight), Number.MAX_SAFE_INTEGER);
}

/** Doughs raised by yeast alone, within the doses and temperatures the model was drawn from. */
function hours(temperature: number | undefined, dough: Dough): number | null {
  const fresh = freshYeast(dough);
  if (temperature === undefined || dough.sums.prefermento > 0 || !(fresh / 3 >= 0.005 && fresh / 3 <= 0.33))
    return null;
  const estimate = yeastHours(fresh, temperature);
  return estimate === null ? null : round(estimate, 1);
}
