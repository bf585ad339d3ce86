/** What differs from craft to craft when a formula is made. */
export interface CreationTraits {
  /** Nuts go in as pastes, or they are grit. */
  readonly pastes: boolean;
  /** One flavour at a time: asking for one means doing without the others. */
  readonly oneFlavour: boolean;
  /** Sold at a temperature. */
  readonly served: boolean;
  /** Syrups and dextrose are there for the cold, not for moisture. */
  readonly frozen: boolean;
  /** Starch is flour here, not a thickener. */
  readonly starchIsFlour: boolean;
  /** Ids of foods to correct with, where an exclusion has taken away what the craft corrects with. */
  readonly corrections: readonly string[];
}

/** A craft that differs in nothing. */
export const PLAIN: CreationTraits = {
  pastes: false,
  oneFlavour: false,
  served: false,
  frozen: false,
  starchIsFlour: false,
  corrections: [],
};
