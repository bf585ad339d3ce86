/** What the build leaves of a craft's names (scripts/data/bench.ts). */
export interface PackedNames {
  readonly defaultType: string;
  readonly typeIds: string;
  readonly typeLabels: string;
  readonly labels: string;
  /** Empty where the wire name is the label. */
  readonly names: string;
  readonly groups: string;
  /** One character per food: its group, from code 35 on. */
  readonly groupOf: string;
}
