/** Foods of one role in a craft, and what takes their place, best first: a row of `data/sustitutos.csv`. */
export interface Family {
  readonly crafts: readonly string[];
  /** Empty for every type. */
  readonly types: readonly string[];
  readonly name: string;
  /** Ids, or `@` and a category. */
  readonly members: readonly string[];
  /** Each a set of foods with their grams per gram of what they replace; an empty one leaves it out. */
  readonly options: readonly (readonly (readonly [string, number])[])[];
  readonly lost: string;
  /** Why nothing does it, where nothing allowed is left. */
  readonly none: string;
}
