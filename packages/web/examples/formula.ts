/** A formula of the corpus. */
export interface Formula {
  readonly name: string;
  readonly source: string;
  readonly published: boolean;
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
}
