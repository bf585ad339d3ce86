import { type Craft, trimmed } from '@obrador/engine';

/** «{{roscon grasa}}», «{{trufa aw objetivo max}}»; a number tells which of several limits of one level. */
const FIGURE = /\{\{(\w+) ([\w.]+)(?: (?!min\b|max\b)(\p{L}+))?(?: (\d))?(?: (min|max))?\}\}/gu;

/** A guide with the figures its types ask for: the trade's own range, or one side of it. */
export function withFigures(craft: Craft, guide: string): string {
  return guide.replace(FIGURE, (mark, type: string, key: string, level?: string, place = '1', side?: 'min' | 'max') => {
    const limit = limitsOf(craft, type).filter((one) => one.key === key && (!level || one.level === level))[+place - 1];
    const told = side ? [limit?.[side]] : [limit?.min, limit?.max];
    if (!told.every((value) => typeof value === 'number')) throw new Error(`${craft.id}: no type asks for ${mark}.`);
    return `${told.map((value) => trimmed(value)).join(' a ')} ${limit!.unit}`.trim();
  });
}

/** What a type asks of its numbers, and what its name does besides. */
function limitsOf(craft: Craft, type: string) {
  const limits = craft.types.find(({ id }) => id === type)?.limits ?? [];
  const demands = craft.demands?.({ ...craft.example, type }) ?? [];
  return [
    ...limits.map(({ param: { key, unit }, min, max, core, level }) => ({
      key,
      unit,
      level,
      min: core?.[0] ?? min,
      max: core?.[1] ?? max,
    })),
    ...demands.map(({ key, unit, range }) => ({ key, unit, level: undefined, min: range?.[0], max: range?.[1] })),
  ];
}
