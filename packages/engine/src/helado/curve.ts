import type { Warning } from '../craft/analysis.ts';
import { within } from '../craft/ranges.ts';
import { round, round2 } from '../craft/round.ts';
import { POWERED_BY } from '../craft/texts.ts';
import { gatherUnread } from '../craft/unread.ts';
import { freezingPoint, GLASS } from '../water/ice.ts';
import { frozenShare, SERVING_PERCENT, temperatureAt } from './freezing.ts';
import { PLACES, topOf, valueAt } from './measure.ts';
import { type Mixture, mixFormula } from './mixture.ts';
import { iceAt, marginAt, physicsOfWater, USUAL_TEMPERATURES } from './physics.ts';
import { readFormula } from './read.ts';
import type { CurveResponse } from './schema.ts';
import type { Rules } from './types.ts';
import { isTold, waterOf } from './water.ts';

/** Shares frozen that are plotted, in %: 0, 5 … 90. */
const SHARES: readonly number[] = Array.from({ length: 19 }, (_, i) => 5 * i);

/** Water and dissolved equivalents of sucrose, per 100 g of mix. */
export type Solution = Pick<CurveResponse, 'agua' | 'disuelto'>;
type Point = CurveResponse['curva'][number];

/** Share (0 to 1) of the water that is ice, by temperature. */
export function frozenAt(solution: Solution, temperature: number): number {
  return frozenShare(solution.disuelto, solution.agua, temperature);
}

/**
 * The freezing curve of a formula. It leaves the hardening of cocoa and nuts out, because that does not change how
 * much water freezes; with them the serving point lies slightly above the curve.
 */
export function freezingCurve(body: unknown): CurveResponse {
  const formula = readFormula(body);
  const warnings: Warning[] = [];
  const mixture = mixFormula(formula, warnings);
  const { mix } = mixture;
  const { id, label, pacApplies, ranges } = formula.rules;
  const agua = topOf(mix, PLACES.aguaLibre);
  const disuelto = topOf(mix, PLACES.disuelto);
  const hasWater = agua > 0;
  const fisica = physicsWithPhase(mixture, formula.rules);
  // One number of what is frozen: that of physics, or the PAC's where physics cannot tell.
  const ice = fisica === null ? iceOfPac(agua, disuelto) : iceOfPhysics(waterIn(fisica));
  const told = gatherUnread(warnings).map(({ text }) => text);
  const PAC = valueAt(mix, PLACES.PAC);
  return {
    status: 'ok',
    craft: 'helado',
    type: id,
    typeLabel: label,
    // Four decimals, so that `frozenAt` is as good as exact.
    agua: round(agua, 4),
    disuelto: round(disuelto, 4),
    puntoCongelacion: hasWater ? round2(ice.temperatureOf(0)) : null,
    curva: hasWater ? SHARES.map((percent) => pointOf(ice, percent / 100, ice.temperatureOf(percent / 100))) : [],
    temperaturas: hasWater ? USUAL_TEMPERATURES.map((degrees) => pointOf(ice, ice.shareAt(degrees), degrees)) : [],
    servicio: {
      PAC,
      congelado: SERVING_PERCENT,
      rango_trabajo: ranges.PAC,
      en_rango: pacApplies ? within(PAC, ranges.PAC) : null,
    },
    fisica,
    warnings: told.length > 1 ? [...new Set(told)] : told,
    poweredBy: POWERED_BY,
  };
}

/** Share (0 to 1) of the water that is ice, the least and most of it within the margin, and its grams per 100 g. */
export interface IceWithin {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly ice: number;
}

/** Share of ice by physics, or by the PAC where physics cannot tell. */
export function iceWithin(curve: Solution & Pick<CurveResponse, 'fisica'>, t: number): IceWithin {
  if (curve.fisica === null) {
    const share = frozenAt(curve, t);
    return { share, low: share, high: share, ice: curve.agua * share };
  }
  const water = waterIn(curve.fisica);
  const margin = marginAt(t);
  const share = iceAt(water, t);
  return { share, low: iceAt(water, t + margin), high: iceAt(water, t - margin), ice: water.water * share };
}

function waterIn({ fase: { agua, ligada, moles, interaccion, forma, iones } }: NonNullable<CurveResponse['fisica']>) {
  return { water: agua, bound: ligada, moles, interaction: interaccion, shape: forma, ions: iones };
}

/** What is frozen of the water of a mix. */
interface Ice {
  /** g per 100 g of mix. */
  readonly water: number;
  /** °C at which a share (0 to 1) of the water is ice. */
  readonly temperatureOf: (share: number) => number;
  /** Share of the water that is ice at a temperature. */
  readonly shareAt: (t: number) => number;
}

function iceOfPac(agua: number, disuelto: number): Ice {
  return {
    water: agua,
    temperatureOf: (share) => temperatureAt(disuelto, agua, 1 - share),
    shareAt: (t) => frozenAt({ agua, disuelto }, t),
  };
}

function iceOfPhysics(water: ReturnType<typeof waterIn>): Ice {
  return {
    water: water.water,
    temperatureOf: (share) => {
      const liquid = (1 - share) * water.water - water.bound;
      return liquid > 0 ? freezingPoint(liquid, water) : GLASS;
    },
    shareAt: (t) => iceAt(water, t),
  };
}

/** Enough for a curve drawn from it to be exact. */
const PHASE_DECIMALS = 8;

/** Written out: a copy without one field takes longer than the physics itself. */
function physicsWithPhase(mixture: Mixture, rules: Rules): CurveResponse['fisica'] {
  const water = waterOf(mixture);
  const physics = isTold(mixture) ? physicsOfWater(water, mixture.mix, rules) : undefined;
  if (physics === undefined) return null;
  const told = (value: number) => round(value, PHASE_DECIMALS);
  const { diferencia } = physics;
  return {
    punto_congelacion: physics.punto_congelacion,
    temperatura_fisica: physics.temperatura_fisica,
    margen: physics.margen,
    a_servicio: physics.a_servicio,
    dureza: physics.dureza,
    densidad: physics.densidad,
    escuelas: physics.escuelas,
    texto: physics.texto,
    ...(diferencia === undefined ? {} : { diferencia }),
    congelado: [...physics.congelado],
    fase: {
      agua: told(water.water),
      ligada: told(water.bound),
      moles: told(water.moles),
      interaccion: told(water.interaction),
      forma: told(water.shape),
      iones: told(water.ions),
    },
  };
}

function pointOf({ water }: Ice, share: number, temperature: number): Point {
  return { congelado: round2(100 * share), temperatura: round2(temperature), hielo: round2(water * share) };
}
