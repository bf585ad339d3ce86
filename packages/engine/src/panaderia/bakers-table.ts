import { round, round2 } from '../craft/round.ts';
import { type Composition, compositionOf, priceOf } from './composition.ts';
import { judge } from './judge.ts';
import { type Dough, freshYeast, percent, percentOf, saltInBread, strengthOf } from './measure.ts';
import { PREFERMENTED_FLOUR, RYE, RYE_FLOUR } from './params.ts';
import { type Process, processOf } from './process.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import type { Role } from './roles.gen.ts';
import { type DoughType, isOfRye } from './types.ts';

/** One line of the baker's table. */
export interface TableLine {
  readonly name: string;
  readonly rol: Role;
  /** Catalogue name it was read as. */
  readonly ingrediente: string;
  readonly grams: number;
  /** % of total flour; null for what is not in the dough (finishing). */
  readonly porcentaje: number | null;
  /** Flour and water inside it; none in what is not in the dough. */
  readonly harina: Inside;
  readonly agua: Inside;
}

/** Amount of something within a line. */
export interface Inside {
  readonly grams: number;
  /** % of total flour. */
  readonly porcentaje: number;
}

/** What a baker asks beyond the six percentages. */
export interface BakersTable {
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
  /** Rye, % of the flour; the flour of a sourdough counts as rye only in a rye bread. */
  readonly pctCenteno: number;
  /** Strength of the flour blend; null when unknown. */
  readonly fuerzaW: number | null;
  /** Water the flours take up, %; null without flour weighed as such. */
  readonly absorcion: number | null;
  readonly proceso: Process;
}

/** The baker's table, yield, nutrition, cost and process figures of a formula; same body and errors as the balance. */
export function bakersTable(body: unknown): BakersTable {
  const { type, ingredients, dough } = judge(readFormula(body));
  const grams = (share: number) => round(share * dough.grams, 1);
  const bread = breadShare(type);
  const cost = costOf(dough);
  return {
    harinaTotal: grams(dough.flour),
    aguaTotal: grams(dough.sums.hidratacion),
    masaTotal: grams(1),
    rendimientoMasa: percent(1, dough),
    harinaPrefermentada: percentOf(PREFERMENTED_FLOUR, dough),
    levaduraFrescaEquivalente: round2(freshYeast(dough)),
    mermaCoccion: type.bakingLoss,
    pesoPan: grams(bread),
    salPan: saltInBread(dough, type.bakingLoss),
    porcentajes: tableOf(ingredients, dough),
    nutricion100g: nutrition(dough, bread),
    costeMasaKg: round2(cost),
    costePanKg: round2(cost / bread),
    pctCenteno: percentOf(isOfRye(type) ? RYE : RYE_FLOUR, dough),
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

/** EUR per kg of dough. */
export function costOf(dough: Dough): number {
  return sum(dough, priceOf);
}

function sum({ portions }: Dough, figure: (ingredient: Ingredient) => number): number {
  return portions.reduce((total, { ingredient, share }) => total + share * figure(ingredient), 0);
}

function tableOf(ingredients: readonly Ingredient[], dough: Dough): TableLine[] {
  const shares = new Map(dough.portions.map(({ ingredient, share }) => [ingredient, share]));
  return ingredients.map((ingredient) => {
    const { name, row, grams, finishing, parts } = ingredient;
    const share = shares.get(ingredient) ?? 0;
    const inside = (per100: number): Inside => ({
      grams: round(grams * (per100 / 100), 2),
      porcentaje: percent((share * per100) / 100, dough),
    });
    return {
      name,
      rol: row.rol,
      ingrediente: row.nombre,
      grams,
      porcentaje: finishing ? null : percent(share, dough),
      harina: inside(parts.harina),
      agua: inside(parts.agua),
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
function absorption({ apart }: Dough): number | null {
  let weight = 0;
  let total = 0;
  for (const { ingredient, share } of apart) {
    const { rol, absorcion } = ingredient.row;
    if (rol !== 'harina' || absorcion === null) continue;
    weight += share;
    total += share * absorcion;
  }
  return weight > 0 ? round(total / weight, 1) : null;
}
