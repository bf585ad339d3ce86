/** Traits of a craft that change how formulas are created for it. */
export interface CreationTraits {
  /** Nuts go in as pastes, or they are grit. */
  readonly pastes: boolean;
  /** One flavour at a time: asking for one means doing without the others. */
  readonly oneFlavour: boolean;
  /** Syrups and dextrose are there for the cold, not for moisture. */
  readonly frozen: boolean;
  /** Starch is flour here, not a thickener. */
  readonly starchIsFlour: boolean;
  /** Foods to correct with when an exclusion bars the craft's usual ones. */
  readonly corrections: readonly string[];
}
