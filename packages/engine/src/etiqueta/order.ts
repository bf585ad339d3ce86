/** Article 18: in descending order of weight at the moment of use; those of one weight stay as they came. */
export function byWeight<Entry extends { readonly grams: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.grams - a.grams);
}
