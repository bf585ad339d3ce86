import { round, round2 } from '../craft/round.ts';
import { analyse } from './analyse.ts';
import { type Composition, compositionOf, priceOf } from './composition.ts';
import { type Dough, freshYeast, percent, saltInBread, strengthOf } from './measure.ts';
import { type Process, processOf } from './process.ts';
import { type Ingredient, isCounted } from './resolve.ts';
import type { Role } from './roles.ts';
import type { DoughType } from './types.ts';

/** One line of the baker's table. */
export interface TableLine {
  readonly name: string;
  readonly rol: Role;
  /** Catalogue name it was read as. */
  readonly ingrediente: string;
  readonly grams: number;
  /** % of total flour; null for what is not in the dough (finishing). */
  readonly porcentaje: number | null;
}

/** What a baker asks beyond the six percentages. */
export interface PanaderiaDetail {
  /** g, those of the prefermento included. */
  readonly harinaTotal: number;
  /** g, that of every ingredient that brings water. */
  readonly aguaTotal: number;
  /** g. */
  readonly masaTotal: number;
  /** Dough per 100 of flour. */
  readonly rendimientoMasa: number;
  /** % of the flour. */
  readonly harinaPrefermentada: number;
  /** % of the flour. */
  readonly levaduraFrescaEquivalente: number;
  /** Usual of the type, %. */
  readonly mermaCoccion: number;
  /** g out of the oven. */
  readonly pesoPan: number;
  /** g per 100 g of bread. */
  readonly salPan: number;
  readonly porcentajes: readonly TableLine[];
  /** Per 100 g of bread. */
  readonly nutricion100g: Composition;
  /** €/kg. */
  readonly costeMasaKg: number;
  /** €/kg. */
  readonly costePanKg: number;
  /** Strength of the flour blend; null when unknown. */
  readonly fuerzaW: number | null;
  /** Water the flours take up, %; null without flour weighed as such. */
  readonly absorcion: number | null;
  readonly proceso: Process;
}

/** The baker's table, yield, nutrition, cost and process figures of a formula; same body and errors as the balance. */
export function detailPanaderia(body: unknown): PanaderiaDetail {
  const { type, ingredients, dough } = analyse(body);
  const grams = (share: number) => round(share * dough.grams, 1);
  const bread = breadShare(type);
  const cost = sum(dough, priceOf);
  return {
    harinaTotal: grams(dough.flour),
    aguaTotal: grams(dough.water),
    masaTotal: grams(1),
    rendimientoMasa: percent(1, dough),
    harinaPrefermentada: percent(dough.prefermentedFlour, dough),
    levaduraFrescaEquivalente: round2(freshYeast(dough)),
    mermaCoccion: type.bakingLoss,
    pesoPan: grams(bread),
    salPan: saltInBread(dough, type.bakingLoss),
    porcentajes: tableOf(ingredients, dough),
    nutricion100g: nutrition(dough, bread),
    costeMasaKg: round2(cost),
    costePanKg: round2(cost / bread),
    fuerzaW: strengthOf(dough),
    absorcion: absorption(dough),
    // The balance has already refused a body that is no object.
    proceso: processOf((body as { readonly proceso?: unknown }).proceso, type, dough),
  };
}

/** Bread that leaves the oven per gram of dough. */
function breadShare({ bakingLoss }: DoughType): number {
  return 1 - bakingLoss / 100;
}

function sum({ ingredients, shares }: Dough, figure: (ingredient: Ingredient) => number): number {
  return ingredients.reduce((total, ingredient, i) => total + shares[i]! * figure(ingredient), 0);
}

function tableOf(ingredients: readonly Ingredient[], dough: Dough): TableLine[] {
  let counted = 0;
  return ingredients.map((ingredient) => {
    const { name, row, grams, finishing } = ingredient;
    const share = isCounted(ingredient) ? dough.shares[counted++]! : 0;
    return {
      name,
      rol: row.rol,
      ingrediente: row.nombre,
      grams,
      porcentaje: finishing ? null : percent(share, dough),
    };
  });
}

/** Per 100 g of bread: only water is lost in the oven. */
function nutrition(dough: Dough, bread: number): Composition {
  const per100 = (key: keyof Composition, decimals: number) =>
    round(sum(dough, (ingredient) => compositionOf(ingredient)[key]) / bread, decimals);
  return {
    kcal: per100('kcal', 0),
    grasa: per100('grasa', 1),
    hidratos: per100('hidratos', 1),
    azucares: per100('azucares', 1),
    fibra: per100('fibra', 1),
    proteinas: per100('proteinas', 1),
    sal: per100('sal', 2),
  };
}

/** Weight mean of the water the flours take up, %; null without flour weighed as such. */
function absorption({ ingredients, shares }: Dough): number | null {
  let weight = 0;
  let total = 0;
  ingredients.forEach(({ row }, i) => {
    if (row.rol !== 'harina' || row.absorcion === null) return;
    weight += shares[i]!;
    total += shares[i]! * row.absorcion;
  });
  return weight > 0 ? round(total / weight, 1) : null;
}
