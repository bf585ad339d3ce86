import { round2 } from '../craft/round.ts';
import { type Solution, waterActivity } from '../craft/water-activity.ts';
import type { Over, Part, Quantity } from './quantities.ts';
import type { Ingredient } from './resolve.ts';
import type { CacaoParams } from './schema.ts';

/** A base under 0.005 % of the product is no base: its percentages are 0. */
const SMALLEST_BASE = 5e-5;

/** The value of a quantity as shown and judged. */
export function measure(quantity: Quantity, ingredients: readonly Ingredient[]): number {
  return round2(exact(quantity, ingredients));
}

function exact({ part, over }: Quantity, ingredients: readonly Ingredient[]): number {
  let num = 0;
  let den = 0;
  let base = 0;
  for (const { share, per } of ingredients) {
    num += share * per.num[over][part];
    den += share * per.den[over];
    base += share * per.den[BASES[over]];
  }
  return den === 0 || base <= SMALLEST_BASE ? 0 : num / den;
}

/** What must be there for a percentage to mean something. */
const BASES: Readonly<Record<Over, Over>> = {
  producto: 'producto',
  base: 'base',
  parteChocolate: 'parteChocolate',
  cacao: 'base',
  cobertura: 'producto',
};

/** The value of a part as a percentage of the product, water included. */
export function inProduct(part: Part, ingredients: readonly Ingredient[]): number {
  return measure({ part, over: 'producto' }, ingredients);
}

export function paramsOf(ingredients: readonly Ingredient[]): CacaoParams {
  return {
    cacaoTotal: inProduct('cacaoTotal', ingredients),
    manteca: inProduct('manteca', ingredients),
    grasaTotal: inProduct('grasaTotal', ingredients),
    azucar: inProduct('azucar', ingredients),
    lacteos: inProduct('lacteos', ingredients),
    coste_kg_eur: inProduct('coste_kg_eur', ingredients),
  };
}

/** Estimated water activity as shown. */
export function awOf(ingredients: readonly Ingredient[]): number {
  return round2(waterActivity(solutionOf(ingredients), inProduct('agua', ingredients)));
}

/** Grams per 100 g of product of everything that acts on its water. */
export function solutionOf(ingredients: readonly Ingredient[]): Solution {
  const sum = (per: (row: Ingredient['row']) => number) => {
    let total = 0;
    for (const { row, share } of ingredients) total += share * per(row);
    return total;
  };
  return {
    agua: sum((r) => r.agua),
    cacaoSecoDesgrasado: sum((r) => r.cacao_seco_desgrasado),
    sngLeche: sum((r) => r.sng_leche),
    lactosa: sum((r) => r.lactosa),
    sacarosa: sum((r) => r.sacarosa),
    glucosa: sum((r) => r.glucosa),
    fructosa: sum((r) => r.fructosa),
    sorbitol: sum((r) => r.sorbitol),
    glicerol: sum((r) => r.glicerol),
    maltitol: sum((r) => r.maltitol),
    eritritol: sum((r) => r.eritritol),
    jarabe: sum((r) => r.jarabe),
    jarabeDe: sum((r) => r.jarabe * r.de_jarabe),
    jarabeRaizDe: sum((r) => r.jarabe * Math.sqrt(r.de_jarabe)),
    alcohol: sum((r) => r.alcohol),
    sal: sum((r) => r.sal),
  };
}
