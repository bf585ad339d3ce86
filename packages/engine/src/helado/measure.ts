import { round2 } from '../craft/round.ts';
import type { Composition } from './catalogue.ts';
import { pacScale } from './freezing.ts';
import type { Params } from './schema.ts';

/** Milk salts as sucrose: gives Goff's published freezing curve within 0.12 °C and keeps the constraint linear. */
const SALTS_OF_SLNG = 0.3;

/** Share of Corvitto's hardness factor that is counted: the best fit to 12 chocolate and nut formulas. */
const HARDENING_COUNTED = 0.25;

/** The mix unrounded: g and points per 100 g. */
export interface Mix {
  readonly azucares: number;
  readonly materiaGrasa: number;
  readonly SLNG: number;
  readonly solidosTotales: number;
  /** Free water, which includes ethanol: 100 − total solids. */
  readonly agua: number;
  readonly POD: number;
  readonly clasico: number;
  readonly kcal: number;
  readonly coste: number;
  readonly lactosa: number;
  readonly alcohol: number;
  /** Points taken off by the hardening of cocoa and nuts. */
  readonly endurecimiento: number;
  /** Sucrose equivalents dissolved in the water (S0). */
  readonly disuelto: number;
  /** Sucrose equivalents left after hardening (S). */
  readonly equivalentes: number;
  readonly PAC: number;
}

/** What 100 g of an ingredient bring to each parameter that is a weighted mean: all but PAC. */
export const CONTENT: Readonly<Record<Exclude<keyof Params, 'PAC'>, (c: Composition) => number>> = {
  POD: (c) => c.pod,
  azucares: (c) => c.azucares,
  materiaGrasa: (c) => c.materiagrasa,
  SLNG: (c) => c.esml,
  solidosTotales: (c) => c.solidos,
  aguaLibre: (c) => 100 - c.solidos,
  kcal_100g: (c) => c.kcal,
  coste_100g_eur: (c) => c.precio / 10,
  PAC_indice_clasico: (c) => c.pac,
};

/** What 100 g of an ingredient bring to S. */
export function equivalentsOf(c: Composition): number {
  return c.pac + SALTS_OF_SLNG * c.esml - HARDENING_COUNTED * c.dureza;
}

/** Mixes the compositions; `shares` add up to 1. */
export function measure(compositions: readonly Composition[], shares: readonly number[]): Mix {
  let azucares = 0;
  let materiaGrasa = 0;
  let SLNG = 0;
  let solidosTotales = 0;
  let POD = 0;
  let clasico = 0;
  let kcal = 0;
  let precio = 0;
  let lactosa = 0;
  let alcohol = 0;
  let dureza = 0;
  for (let i = 0; i < compositions.length; i++) {
    const c = compositions[i]!;
    const w = shares[i]!;
    azucares += w * c.azucares;
    materiaGrasa += w * c.materiagrasa;
    SLNG += w * c.esml;
    solidosTotales += w * c.solidos;
    POD += w * c.pod;
    clasico += w * c.pac;
    kcal += w * c.kcal;
    precio += w * c.precio;
    lactosa += w * c.lactosa;
    alcohol += w * c.alcohol;
    dureza += w * c.dureza;
  }
  const agua = 100 - solidosTotales;
  const endurecimiento = HARDENING_COUNTED * dureza;
  const disuelto = clasico + SALTS_OF_SLNG * SLNG;
  const equivalentes = disuelto - endurecimiento;
  return {
    azucares,
    materiaGrasa,
    SLNG,
    solidosTotales,
    agua,
    POD,
    clasico,
    kcal,
    coste: precio / 10,
    lactosa,
    alcohol,
    endurecimiento,
    disuelto,
    equivalentes,
    PAC: pacScale(equivalentes, agua),
  };
}

/** The parameters as shown. Free water comes from the solids shown, so that both add up to 100.00. */
export function shown(mix: Mix): Params {
  const solidosTotales = round2(mix.solidosTotales);
  return {
    PAC: round2(mix.PAC),
    POD: round2(mix.POD),
    azucares: round2(mix.azucares),
    materiaGrasa: round2(mix.materiaGrasa),
    SLNG: round2(mix.SLNG),
    solidosTotales,
    aguaLibre: round2(100 - solidosTotales),
    kcal_100g: round2(mix.kcal),
    coste_100g_eur: round2(mix.coste),
    PAC_indice_clasico: round2(mix.clasico),
  };
}
