import { POWERED_BY } from '../craft/brand.ts';
import { within } from '../craft/ranges.ts';
import { round, round2 } from '../craft/round.ts';
import { frozenShare, SERVING_PERCENT, temperatureAt } from './freezing.ts';
import { mixFormula } from './mixture.ts';
import { readFormula } from './read.ts';
import type { CurveResponse } from './schema.ts';
import { WORKING_RANGE } from './types.ts';

/** Shares frozen that are plotted, in %: 0, 5 … 90. */
const SHARES: readonly number[] = Array.from({ length: 19 }, (_, i) => 5 * i);

/** A soft-serve machine, a cabinet, a display at -14 °C and a freezer. */
const USUAL_TEMPERATURES: readonly number[] = [-8, -11, -14, -18];

/** Water and dissolved equivalents of sucrose, per 100 g of mix. */
export type Solution = Pick<CurveResponse, 'agua' | 'disuelto'>;
type Point = CurveResponse['curva'][number];

/** Share (0 to 1) of the water that is ice at any temperature, for the water and solutes of a curve. */
export function frozenAt(solution: Solution, temperature: number): number {
  return frozenShare(solution.disuelto, solution.agua, temperature);
}

/**
 * The freezing curve of a formula. It leaves the hardening of cocoa and nuts out, because that does not change how
 * much water freezes; with them the serving point lies slightly above the curve.
 */
export function freezingCurve(body: unknown): CurveResponse {
  const formula = readFormula(body);
  const warnings: string[] = [];
  const { mix } = mixFormula(formula, warnings);
  const { type } = formula;
  const hasWater = mix.agua > 0;
  const PAC = round2(mix.PAC);
  return {
    status: 'ok',
    craft: 'helado',
    type: type.id,
    typeLabel: type.label,
    // Four decimals, so that `frozenAt` is as good as exact.
    agua: round(mix.agua, 4),
    disuelto: round(mix.disuelto, 4),
    puntoCongelacion: hasWater ? round2(temperatureAt(mix.disuelto, mix.agua, 1)) : null,
    curva: hasWater ? SHARES.map((percent) => pointAtShare(mix, percent)) : [],
    temperaturas: hasWater ? USUAL_TEMPERATURES.map((temperature) => pointAtTemperature(mix, temperature)) : [],
    servicio: {
      PAC,
      congelado: SERVING_PERCENT,
      rango_trabajo: WORKING_RANGE,
      en_rango: type.pacApplies ? within(PAC, WORKING_RANGE) : null,
    },
    warnings: [...new Set(warnings)],
    poweredBy: POWERED_BY,
  };
}

function pointAtShare({ agua, disuelto }: Solution, percent: number): Point {
  return {
    congelado: percent,
    temperatura: round2(temperatureAt(disuelto, agua, 1 - percent / 100)),
    hielo: round2((agua * percent) / 100),
  };
}

function pointAtTemperature(solution: Solution, temperature: number): Point {
  const share = frozenAt(solution, temperature);
  return { congelado: round2(100 * share), temperatura: temperature, hielo: round2(solution.agua * share) };
}
