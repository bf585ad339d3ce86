export interface Example {
  readonly title: string;
  readonly source: string;
  readonly published: boolean;
  /** What was changed in the published formula to break it: «el doble de azúcar». */
  readonly altered: string | null;
  /** What the engine makes of it, in words. */
  readonly result: string;
  /** As a link carries them. */
  readonly ingredients: readonly {
    readonly name: string;
    readonly grams: number;
    readonly own?: Readonly<Record<string, number | string>>;
  }[];
}

/** A formula that works and one that does not, of one type. */
export interface ExamplePair {
  readonly type: string;
  readonly label: string;
  readonly good: Example;
  readonly bad: Example;
}
