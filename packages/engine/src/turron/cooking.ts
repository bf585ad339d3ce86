/** What a syrup's boiling point tells of moisture, bite and grain; no verdict. */
import type { Cooking, SyrupPhysics } from '../craft/physics.ts';
import { round } from '../craft/round.ts';
import { boilingPoint, moistureAt, pressureAt } from '../water/boiling.ts';
import { type Phase, phaseOf } from '../water/phase.ts';
import { cooking as texts } from './cooking-texts.ts';
import type { Ingredient } from './resolve.ts';
import { residualOf, type TypeRules } from './types.ts';

/** Moistures, %, between which boiling points have been held to published ones. */
const VALID = { least: 3, most: 25, leastOfHoney: 5 };

/** A syrup of 100 g of solids. */
interface Syrup {
  readonly phase: Phase;
  readonly sucrose: number;
  readonly others: number;
  /** Glass transition of the dry solids, K. */
  readonly glass: number;
}

/** Glass transition of dry sugars, K (Roos 1993; handbook values, ±5). */
export const GLASSES = {
  sacarosa: 335,
  glucosa: 304,
  fructosa: 278,
  maltosa: 360,
  lactosa: 374,
  jarabe: 352,
} as const;
/** That of water, K, and the constant of Gordon and Taylor. */
const WATER_GLASS = 138;
const GORDON_TAYLOR = 4.7;
const KELVIN = 273.15;

type Sugar = keyof typeof GLASSES;
const SUGARS = Object.keys(GLASSES) as readonly Sugar[];

/** The syrup of honey and sugars, per 100 g of solids; undefined without any. */
export function syrupOf(solids: Readonly<Record<Sugar, number>> & { readonly de_jarabe: number }): Syrup | undefined {
  const all = SUGARS.reduce((sum, sugar) => sum + solids[sugar], 0);
  if (!(all > 0)) return undefined;
  const { moles, interaction, shape, ions } = phaseOf(solids);
  const per = 100 / all;
  const sucrose = per * solids.sacarosa;
  return {
    phase: { moles: per * moles, interaction: per * interaction, shape: per * shape, ions: per * ions },
    sucrose,
    others: 100 - sucrose,
    glass: SUGARS.reduce((sum, sugar) => sum + solids[sugar] * GLASSES[sugar], 0) / all,
  };
}

/** °C of the glass transition at a moisture, %: Gordon and Taylor. ±5 °C. */
export function glassAt({ glass }: Pick<Syrup, 'glass'>, moisture: number): number {
  const h = moisture / 100;
  return ((1 - h) * glass + GORDON_TAYLOR * h * WATER_GLASS) / (1 - h + GORDON_TAYLOR * h) - KELVIN;
}

/** °C from which a syrup breaks and stays dry, or sweats in a shop. */
const BITE = { breaks: 35, sweats: 20 };

function biteAt(glass: number): 'breaks' | 'sweats' | 'runs' {
  if (glass >= BITE.breaks) return 'breaks';
  return glass >= BITE.sweats ? 'sweats' : 'runs';
}

/** % of moisture at which the glass transition is `t` °C: the inverse of `glassAt`. */
export function moistureOfGlass({ glass }: Pick<Syrup, 'glass'>, t: number): number {
  const above = Math.max(0, glass - t - KELVIN);
  return (100 * above) / (above + GORDON_TAYLOR * (t + KELVIN - WATER_GLASS));
}

/** Below this share of other sugars sucrose grains. */
const DOCTOR = 0.35;
/** g of sucrose that a gram of water dissolves at 20 °C (Mohos), less beside other sugars. */
const SOLUBILITY = 2.04;

/** 0 where sucrose does not grain, to 1: an order of the trade, no measured series stands behind it. */
export function grainOf(syrup: Syrup, moisture: number): number {
  const water = (100 * moisture) / (100 - moisture);
  const saturation = syrup.sucrose / water / Math.max(1, SOLUBILITY - (0.25 * syrup.others) / water);
  if (saturation <= 1 || glassAt(syrup, moisture) >= BITE.breaks) return 0;
  return Math.max(0, DOCTOR - syrup.others / 100) / DOCTOR;
}

const SWEET: ReadonlySet<string> = new Set(['miel', 'azucar']);

/** °C from which colour tells when to stop: it is the same on any mountain. */
const CARAMEL = 150;

/** Altitudes told, m. */
const ALTITUDES: readonly number[] = [0, 500, 1000, 1500];
/** °C told of the curve: evenly, from the first to beyond the usual. */
const TOLD = { from: 110, every: 5, to: 145, beyond: 5 };

/** What the cooking of a formula gives; undefined of what is not boiled. `reached` is its quality of the law. */
export function cookingOf(
  ingredients: readonly Ingredient[],
  type: TypeRules,
  altitude = 0,
  reached?: string,
): SyrupPhysics | undefined {
  const cooked = type.cooked;
  if (cooked === undefined) return undefined;
  const sum = {
    sacarosa: 0,
    glucosa: 0,
    fructosa: 0,
    maltosa: 0,
    lactosa: 0,
    jarabe: 0,
    de_jarabe: 0,
    syrups: 0,
    dry: 0,
    water: 0,
  };
  for (const { row, grams, perGram } of ingredients) {
    if (row === undefined) return undefined;
    const { food } = row;
    if (!SWEET.has(row.grupo)) {
      // All but syrup leaves the pot dry as toasted almond; egg white without water.
      sum.water += perGram.nuts > 0 ? grams * (perGram.mass - perGram.dry) : 0;
      sum.dry += grams * perGram.dry;
      continue;
    }
    sum.sacarosa += grams * food.sacarosa;
    sum.glucosa += grams * (food.glucosa + food.galactosa);
    sum.fructosa += grams * food.fructosa;
    sum.maltosa += grams * (food.maltosa + food.otros_azucares);
    sum.lactosa += grams * food.lactosa;
    sum.jarabe += grams * food.jarabe;
    sum.syrups += grams * food.jarabe * food.de_jarabe;
  }
  sum.de_jarabe = sum.jarabe > 0 ? sum.syrups / sum.jarabe : 0;
  const syrup = syrupOf(sum);
  if (syrup === undefined) return undefined;
  const solids = SUGARS.reduce((all, sugar) => all + sum[sugar], 0) / 100;
  const productAt = (moisture: number) => {
    const water = (solids * moisture) / (100 - moisture);
    return (100 * (water + sum.water)) / (water + sum.water + solids + sum.dry);
  };
  const isLaw = type.moisture.authority === 'ley';
  const own = reached === undefined ? undefined : type.legal?.moisture.get(reached);
  const most = own ?? residualOf(type);
  // The syrup's share of the water the product may hold.
  const left = ((solids + sum.dry) * most) / (100 - most) - sum.water;
  const dampest = left > 0 ? (100 * left) / (left + solids) : 0;
  const least = syrup.others > 50 ? VALID.leastOfHoney : VALID.least;
  const isValid = (moisture: number) => moisture >= least && moisture <= VALID.most;
  const humedad = moistureAt(cooked.usual, syrup.phase);
  const boilsAt = (moisture: number, metres: number) =>
    round(boilingPoint((100 * moisture) / (100 - moisture), syrup.phase, pressureAt(metres)), 0);
  const pressure = pressureAt(altitude);
  // The law gives no moisture to what reaches no quality, or one it knows only with starch.
  const limit = isValid(dampest) && !(isLaw && own === undefined) ? boilsAt(dampest, altitude) : null;
  const cookedAt = (metres: number) => (metres > 0 && cooked.usual < CARAMEL ? boilsAt(humedad, metres) : cooked.usual);
  const temperatura = cookedAt(altitude);
  const hottest = Math.max(TOLD.to, cooked.usual + TOLD.beyond);
  const curva: Cooking[] = [];
  for (let t = TOLD.from; t <= hottest; t += TOLD.every) {
    const at = altitude === 0 && t === cooked.usual ? humedad : moistureAt(t, syrup.phase, pressure);
    // Drier than was held to measurements the model bends: no figure is told.
    if (at >= least) curva.push({ temperatura: t, humedad: round(at, 1), producto: round(productAt(at), 1) });
  }
  const productShown = (moisture: number) => round(productAt(moisture), 1);
  const told = { humedad: round(humedad, 1), producto: productShown(humedad), sure: least };
  const bite = glassAt(syrup, humedad);
  const grain = grainOf(syrup, humedad);
  const shownAt = Math.max(humedad, least);
  const coccion = {
    temperatura,
    humedad: round(shownAt, 1),
    producto: productShown(shownAt),
    minima: limit,
    altitud: ALTITUDES.map((metros) => ({ metros, temperatura: cookedAt(metros) })),
    curva,
  };
  const texto = texts.told(temperatura, told, { most, quality: reached ?? '', isLaw, least: limit }, altitude);
  if (!cooked.whole) return { coccion, texto };
  const biteText = texts.bite(
    biteAt(bite),
    told,
    moistureOfGlass(syrup, BITE.breaks),
    moistureOfGlass(syrup, BITE.sweats),
  );
  return {
    coccion,
    vidrio: { temperatura: round(bite, 0), texto: biteText },
    grano: { indice: round(grain, 2), texto: texts.grain(grain) },
    texto,
  };
}
