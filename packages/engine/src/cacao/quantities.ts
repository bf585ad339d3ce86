import { type Row, rows, UNKNOWN } from './catalogue.ts';
import { ADDED } from './groups.ts';

/** Grams per 100 g that a row puts into a formula (`ratio`: a percentage of its cocoa; `coste_kg_eur`: EUR per kg). */
const PARTS = {
  cacaoTotal: (r: Row) => r.manteca_cacao + r.cacao_seco_desgrasado,
  manteca: (r: Row) => r.manteca_cacao,
  csd: (r: Row) => r.cacao_seco_desgrasado,
  ratio: (r: Row) => 100 * r.manteca_cacao,
  grasaTotal: (r: Row) => r.manteca_cacao + r.grasa_leche + r.otra_grasa,
  grasaLactea: (r: Row) => r.grasa_leche,
  mantecaGrasaLactea: (r: Row) => r.manteca_cacao + r.grasa_leche,
  azucar: (r: Row) => r.azucar,
  lacteos: (r: Row) => r.grasa_leche + r.sng_leche,
  agua: (r: Row) => r.agua,
  avellana: (r: Row) => r.avellana,
  frutosSecos: (r: Row) => r.frutos_secos,
  anadidos: (r: Row) => whole(ADDED.has(r.grupo)),
  grasaVegetal: (r: Row) => whole(r.id === 'grasa_equivalente'),
  grasaNoAutorizada: (r: Row) => whole(isForbiddenFat(r)),
  coberturas: (r: Row) => whole(r.grupo === 'chocolate'),
  aditivos: (r: Row) => whole(r.grupo === 'aditivo'),
  chocolateYCacao: (r: Row) => whole(isChocolateOrCocoa(r)),
  coste_kg_eur: (r: Row) => r.precio,
} as const;

export type Part = keyof typeof PARTS;

function whole(counts: boolean): number {
  return counts ? 100 : 0;
}

/** Vegetable fats beyond the six of annex II, which are the catalogue's `grasa_equivalente`. */
export function isForbiddenFat(row: Row): boolean {
  return row.grupo === 'grasa_vegetal' && row.id !== 'grasa_equivalente';
}

export function isChocolateOrCocoa(row: Row): boolean {
  return row.grupo === 'chocolate' || row.grupo === 'cacao';
}

/**
 * What a part is a percentage of: how much of 1 g of a row enters the denominator, and whether its parts enter the
 * numerator. The percentages of the law are over the chocolate once other edible substances are deducted
 * (Directiva 2000/36/CE, anexo I C).
 */
interface Denominator {
  readonly includes: (row: Row) => boolean;
  readonly weight: (row: Row) => number;
}

const one = () => 1;

const DENOMINATORS = {
  /** The finished product, water included. */
  producto: { includes: () => true, weight: one },
  /** The product without its other edible substances. */
  base: { includes: (r) => !ADDED.has(r.grupo), weight: one },
  /** The chocolate part of a gianduja: nuts leave by their content, so that the sugar of a praliné stays. */
  parteChocolate: {
    includes: (r) => r.grupo === 'fruto_seco' || !ADDED.has(r.grupo),
    weight: (r) => 1 - r.frutos_secos / 100,
  },
  /** The cocoa of the base. */
  cacao: { includes: (r) => !ADDED.has(r.grupo), weight: PARTS.cacaoTotal },
  /** The couvertures and cocoa products weighed in: the cream of a ganache does not make it a milk ganache. */
  cobertura: { includes: isChocolateOrCocoa, weight: one },
} as const satisfies Record<string, Denominator>;

export type Over = keyof typeof DENOMINATORS;

export interface Quantity {
  readonly part: Part;
  readonly over: Over;
}

/** What 1 g of a row puts into the numerator and the denominator of every quantity. */
export interface Coefficients {
  readonly num: Readonly<Record<Over, Readonly<Record<Part, number>>>>;
  readonly den: Readonly<Record<Over, number>>;
}

function coefficients(row: Row): Coefficients {
  const num: Partial<Record<Over, Readonly<Record<Part, number>>>> = {};
  const den: Partial<Record<Over, number>> = {};
  for (const over of Object.keys(DENOMINATORS) as Over[]) {
    const { includes, weight } = DENOMINATORS[over];
    const included = includes(row);
    const parts: Partial<Record<Part, number>> = {};
    for (const part of Object.keys(PARTS) as Part[]) parts[part] = included ? PARTS[part](row) : 0;
    num[over] = parts as Record<Part, number>;
    den[over] = included ? weight(row) : 0;
  }
  return { num, den } as Coefficients;
}

const ofRow = new Map([...rows, UNKNOWN].map((row) => [row, coefficients(row)]));

export function coefficientsOf(row: Row): Coefficients {
  return ofRow.get(row)!;
}
