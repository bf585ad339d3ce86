import type { Warning } from '../craft/analysis.ts';
import { within } from '../craft/ranges.ts';
import { round, round2 } from '../craft/round.ts';
import { POWERED_BY } from '../craft/texts.ts';
import { gatherUnread } from '../craft/unread.ts';
import { frozenShare, SERVING_PERCENT, temperatureAt } from './freezing.ts';
import { PLACES, topOf, valueAt } from './measure.ts';
import { mixFormula } from './mixture.ts';
import { readFormula } from './read.ts';
import type { CurveResponse } from './schema.ts';

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
  const warnings: Warning[] = [];
  const { mix } = mixFormula(formula, warnings);
  const { id, label, pacApplies, ranges } = formula.rules;
  const agua = topOf(mix, PLACES.aguaLibre);
  const disuelto = topOf(mix, PLACES.disuelto);
  const hasWater = agua > 0;
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
    puntoCongelacion: hasWater ? round2(temperatureAt(disuelto, agua, 1)) : null,
    curva: hasWater ? SHARES.map((percent) => pointAtShare(agua, disuelto, percent)) : [],
    temperaturas: hasWater ? USUAL_TEMPERATURES.map((degrees) => pointAtTemperature({ agua, disuelto }, degrees)) : [],
    servicio: {
      PAC,
      congelado: SERVING_PERCENT,
      rango_trabajo: ranges.PAC,
      en_rango: pacApplies ? within(PAC, ranges.PAC) : null,
    },
    warnings: told.length > 1 ? [...new Set(told)] : told,
    poweredBy: POWERED_BY,
  };
}

function pointAtShare(agua: number, disuelto: number, percent: number): Point {
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
