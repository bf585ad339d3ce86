/** VAT of food, % (Ley 37/1992, artículo 91.Uno.1.1.º). */
export const FOOD_VAT = 10;

/** What a batch takes beyond its ingredients, and how it is sold. Money in EUR without VAT unless said. */
export interface CostingInput {
  /** Of all that is weighed in. */
  readonly ingredients: number;
  /** Grams weighed in. */
  readonly grams: number;
  /** Lost on the way from the scale to the counter, % of what is weighed in. */
  readonly waste: number;
  readonly labourMinutes: number;
  /** EUR per hour. */
  readonly labourRate: number;
  /** Gas and electricity of the batch. */
  readonly energy: number;
  /** Pieces the batch gives; 0 when it is sold by weight. */
  readonly pieces: number;
  /** Of one piece, or of one kilo when sold by weight. */
  readonly packaging: number;
  /** %. */
  readonly vat: number;
  /** What is charged, VAT included, for one piece or one kilo; null while it is sought. */
  readonly price: number | null;
  /** Wanted share of the price without VAT that is left after all costs, %. */
  readonly margin: number;
}

/** What a batch costs and earns. */
export interface Costing {
  readonly ingredients: number;
  readonly labour: number;
  readonly energy: number;
  readonly packaging: number;
  readonly total: number;
  /** Kilos that reach the counter. */
  readonly soldKilos: number;
  /** Pieces, or kilos when sold by weight. */
  readonly units: number;
  readonly perKilo: number;
  readonly perUnit: number;
  /** VAT included: what to charge for the wanted margin; null when no price gives it. */
  readonly suggested: number | null;
  /** The price that counts, VAT included: the one charged, or else the suggested one. */
  readonly price: number | null;
  readonly priceWithoutVat: number | null;
  /** EUR left of one unit. */
  readonly profit: number | null;
  /** That, in % of the price without VAT. */
  readonly margin: number | null;
  /** Share of the price without VAT that goes into ingredients, %. */
  readonly foodCost: number | null;
}

/** Cost of a batch to its last minute, and the price it asks for. */
export function costing(input: CostingInput): Costing {
  const { ingredients, energy, pieces, vat, margin } = input;
  const soldKilos = (input.grams / 1000) * (1 - share(input.waste));
  const units = pieces > 0 ? pieces : soldKilos;
  const labour = (input.labourMinutes / 60) * input.labourRate;
  const packaging = input.packaging * units;
  const total = ingredients + labour + energy + packaging;
  const perUnit = units > 0 ? total / units : 0;
  const withVat = 1 + vat / 100;
  const suggested = units > 0 && margin < 100 ? (perUnit / (1 - margin / 100)) * withVat : null;
  const price = input.price ?? suggested;
  const net = price === null ? null : price / withVat;
  const sold = units > 0 && net !== null && net > 0 ? net : null;
  return {
    ingredients,
    labour,
    energy,
    packaging,
    total,
    soldKilos,
    units,
    perKilo: soldKilos > 0 ? total / soldKilos : 0,
    perUnit,
    suggested,
    price,
    priceWithoutVat: net,
    profit: sold === null ? null : sold - perUnit,
    margin: sold === null ? null : (100 * (sold - perUnit)) / sold,
    foodCost: sold === null ? null : (100 * ingredients) / units / sold,
  };
}

/** All that is weighed in cannot be lost twice, nor less than nothing. */
function share(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
