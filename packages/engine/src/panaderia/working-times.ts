/** The usual way of a dough from the mixer to the oven. Hours are those at the usual temperature of the dough. */
export interface WorkingTimes {
  /** Minutes. */
  readonly mixing: number;
  /** Hours of rise in bulk and in pieces. */
  readonly bulk: number;
  readonly proof: number;
  /** Minutes to divide, rest and shape. */
  readonly shaping: number;
  /** °C and minutes of a usual piece. */
  readonly oven: number;
  readonly baking: number;
}

/** Uso del oficio for a straight dough with some 2 % of fresh yeast. */
export const USUAL_TIMES: WorkingTimes = { mixing: 12, bulk: 1, proof: 1.25, shaping: 40, oven: 220, baking: 35 };

/**
 * Uso del oficio, with the published times where there are: Hamelman (pan de masa madre, bulk 2.5 h and proof 2-2.5 h at
 * 24.4 °C), Reglamento (UE) 97/2010 (pizza: 2 h and 4-6 h, 485 °C, 60-90 s), G. Bonci (teglia, a day in the cold counted
 * by the model).
 */
export const TIMES_BY_TYPE: Readonly<Record<string, WorkingTimes>> = {
  baguette: { mixing: 12, bulk: 1.5, proof: 1, shaping: 40, oven: 250, baking: 22 },
  ciabatta: { mixing: 15, bulk: 2.5, proof: 0.75, shaping: 15, oven: 240, baking: 30 },
  pizza_napolitana: { mixing: 20, bulk: 2, proof: 5, shaping: 20, oven: 485, baking: 1.5 },
  pizza_teglia: { mixing: 15, bulk: 2, proof: 2.5, shaping: 20, oven: 300, baking: 15 },
  pan_molde: { mixing: 15, bulk: 1, proof: 1.25, shaping: 30, oven: 190, baking: 35 },
  brioche: { mixing: 25, bulk: 1.5, proof: 2, shaping: 30, oven: 180, baking: 25 },
  pan_rustico_mm: { mixing: 15, bulk: 2.5, proof: 2.25, shaping: 40, oven: 240, baking: 45 },
  roscon: { mixing: 25, bulk: 1.5, proof: 2.5, shaping: 30, oven: 185, baking: 19 },
  mollete: { mixing: 12, bulk: 0.5, proof: 1.25, shaping: 30, oven: 230, baking: 9 },
  focaccia: { mixing: 12, bulk: 2, proof: 1, shaping: 15, oven: 225, baking: 22 },
  pan_cristal: { mixing: 20, bulk: 2, proof: 1, shaping: 15, oven: 250, baking: 25 },
  pan_leche: { mixing: 15, bulk: 1, proof: 1.5, shaping: 30, oven: 190, baking: 12 },
};
