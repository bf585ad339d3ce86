/** The physical thermometer of an ice cream: what its water does in the cold, beside the PAC that judges. */
import type { IceCreamPhysics } from '../craft/physics.ts';
import type { Range } from '../craft/ranges.ts';
import { round, round2 } from '../craft/round.ts';
import { freezingPoint, GLASS, liquidWater } from '../water/ice.ts';
import type { Phase } from '../water/phase.ts';
import { SALT_MOLAR, SOLUTES } from '../water/solutes.ts';
import { FIGURES } from './figures.gen.ts';
import { UNFROZEN } from './freezing.ts';
import { type Mix, PLACES, topOf, unhardenedOf, valueAt } from './measure.ts';
import type { Mixture } from './mixture.ts';
import { COLDEST_TOLD, type Hardness, type Reason, physics as texts } from './physics-texts.ts';
import { atItsPoint, isByScoop, type Rules, WORKING_AIM } from './types.ts';
import { densityOf, isTold, type Water, waterOf } from './water.ts';

/** A soft-serve machine, a cabinet, a display at −14 °C and a freezer. */
export const USUAL_TEMPERATURES: readonly number[] = [-8, -11, -14, -18];

/** ± °C: fresh fruit, mixes in a cabinet and in a freezer (bound water is the greatest doubt). */
const MARGIN = { least: 0.3, cabinet: { t: -12, is: 0.8 }, freezer: { t: -18, is: 1.5 } };

/** ± °C of a temperature at which a mix is so far frozen. */
export function marginAt(t: number): number {
  const { least, cabinet, freezer } = MARGIN;
  if (t >= cabinet.t) return Math.max(least, (cabinet.is * t) / cabinet.t);
  return cabinet.is + ((freezer.is - cabinet.is) * (t - cabinet.t)) / (freezer.t - cabinet.t);
}

/** Water with what is dissolved and held in it. */
type Held = Phase & Pick<Water, 'water' | 'bound'>;

/** Share (0 to 1) of the water that is ice. */
export function iceAt(water: Held, t: number): number {
  return t < 0 && water.water > 0 ? Math.max(0, (water.water - water.bound - liquidWater(water, t)) / water.water) : 0;
}

export function physicsOf(mixture: Mixture, rules: Rules): IceCreamPhysics | undefined {
  return isTold(mixture) ? physicsOfWater(waterOf(mixture), mixture.mix, rules) : undefined;
}

/** Undefined where nothing freezes. */
export function physicsOfWater(water: Water, mix: Mix, rules: Rules): IceCreamPhysics | undefined {
  const start = freezingPoint(water.water - water.bound, water);
  if (start <= GLASS) return undefined;
  const { water: all, bound } = water;
  const left = UNFROZEN * all - bound;
  const exact = left > 0 ? freezingPoint(left, water) : GLASS;
  const natural = exact > GLASS ? round2(exact) : null;
  const unhardened = unhardenedOf(mix);
  const t = rules.service ?? usualService(rules);
  const served = t === null ? null : { t, agua_pct: round(100 * iceAt(water, t), 1) };
  const hardness = natural === null ? null : round2(natural + valueAt(mix, PLACES.PAC) - unhardened);
  const margen = round(marginAt(natural ?? MARGIN.cabinet.t), 1);
  const gap = natural === null || natural < COLDEST_TOLD ? 0 : natural - unhardened;
  // One word only of how it is to the scoop: none where the PAC would say another, nor of what is not scooped.
  const isTellable = t !== null && isByScoop(rules) && Math.abs(gap) <= WORTH_TELLING;
  const told = {
    punto_congelacion: round2(start),
    temperatura_fisica: natural,
    margen,
    congelado: USUAL_TEMPERATURES.map((at) => {
      const share = iceAt(water, at);
      return { t: at, agua_pct: round(100 * share, 1), hielo_pct: round(all * share, 1) };
    }),
    a_servicio: served,
    dureza:
      hardness === null
        ? null
        : {
            valor: hardness,
            texto: isTellable ? texts.hardness(hardnessAt(hardness, atItsPoint(rules, t)), t) : null,
          },
    densidad: round(densityOf(water), 3),
    escuelas: {
      indice_clasico: valueAt(mix, PLACES.PAC_indice_clasico),
      corvitto: belowFreezing(round(corvittoOf(mix), 1), start),
      fisica: natural,
    },
    texto: texts.told(natural, margen, served),
  };
  return Math.abs(gap) > WORTH_TELLING ? { ...told, diferencia: differenceText() } : told;

  function differenceText(): string {
    const hardens = topOf(mix, PLACES.endurecimiento) > 0;
    return texts.difference(round2(unhardened), natural!, reasonsOf(water, mix, gap), hardens);
  }
}

/** The thermometer without how far it is frozen where it is served: who draws the curve tells that once. */
export function thermometerText({ temperatura_fisica, margen }: IceCreamPhysics): string {
  return texts.told(temperatura_fisica, margen, null);
}

/** °C it is served at by what it is: in the middle of its own, or in a cabinet; null of what is in neither. */
function usualService({ serves, pacApplies }: Rules): number | null {
  return serves ? (serves[0] + serves[1]) / 2 : pacApplies ? WORKING_AIM : null;
}

/** A table asked beyond what it holds may answer with a temperature at which there is no ice. */
const belowFreezing = (t: number, freezing: number) => (t < freezing ? t : null);

/** Corvitto's serving table: 261 to 280 points per kg at −11 °C, 20 more for each colder (2005, p. 78). */
const TABLE = { at: -11, points: 270.5, perDegree: 20 };

/** °C by Corvitto's table, which takes off the whole hardness of cocoa and nuts. */
function corvittoOf(mix: Mix): number {
  const hardness = topOf(mix, PLACES.endurecimiento) / FIGURES.dureza_contada;
  const points = 10 * (topOf(mix, PLACES.PAC_indice_clasico) - hardness);
  return TABLE.at - (points - TABLE.points) / TABLE.perDegree;
}

/** °C between physics and PAC beyond which both are told with the reason. */
const WORTH_TELLING = 1.5;

/** Beyond its point, °C softer and harder, masters still sell it. */
const SOLD = { softer: 2, harder: 1.8 };

function hardnessAt(value: number, [softest, hardest]: Range): Hardness {
  if (value < softest) return value < softest - SOLD.softer ? 'verySoft' : 'soft';
  if (value > hardest) return value > hardest + SOLD.harder ? 'veryHard' : 'hard';
  return 'right';
}

/** A cause is told from this share of all that pull the same way. */
const TOLD_SHARE = 0.25;

/** g of sucrose per g by which the PAC's factor differs from the model's at −12 °C: 1.9 against 1.55 of glucose. */
const MISCOUNTED = { salt: 2.4, simple: 0.35, alcohol: 1.6, polyols: 0.5 };

/** Causes of a gap between physics and PAC, weighed as sucrose equivalents. */
function reasonsOf(water: Water, mix: Mix, gap: number): readonly Reason[] {
  const colder: [Reason, number][] = [
    ['salt', MISCOUNTED.salt * (water.ions / 2) * SALT_MOLAR],
    ['uncounted', water.uncounted * SOLUTES.sacarosa.molar],
    ['bound', (topOf(mix, PLACES.disuelto) * water.bound) / (UNFROZEN * water.water)],
  ];
  const warmer: [Reason, number][] = [
    ['simple', MISCOUNTED.simple * water.simple],
    ['alcohol', MISCOUNTED.alcohol * topOf(mix, PLACES.alcohol)],
    ['polyols', MISCOUNTED.polyols * topOf(mix, PLACES.polialcoholes)],
  ];
  const causes = gap < 0 ? colder : warmer;
  const all = causes.reduce((sum, [, weight]) => sum + weight, 0);
  return causes.filter(([, weight]) => weight > TOLD_SHARE * all).map(([reason]) => reason);
}
