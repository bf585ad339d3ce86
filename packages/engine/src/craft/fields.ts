import { MEANT } from './fields.gen.ts';

export { FIGURES } from './fields.gen.ts';

/** Fields that one that is not known was surely meant for. */
export function fieldsMeant(field: string, known: readonly string[]): readonly string[] {
  const lower = field.toLowerCase();
  const asWritten = known.filter((each) => each.toLowerCase() === lower);
  return asWritten.length > 0 ? asWritten : (MEANT.get(lower) ?? []).filter((each) => known.includes(each));
}
