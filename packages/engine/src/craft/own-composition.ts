import { InputError } from './errors.ts';
import type { Item } from './read.ts';
import type { ItemShape } from './shape.ts';
import { refusals } from './texts.ts';

/** Labels round each figure: parts may pass their whole by this much. */
const ROUNDING = 0.5;

/** What is told may exceed the whole by this much: samples differ. */
const MIXED = 1.5;

/** Refuses parts that add up to too much, at the largest; `known` are ours. */
export function checkTotal(
  total: number,
  { name, numbers = {} }: Item,
  index: number,
  shape: ItemShape,
  known: boolean,
): void {
  if (total <= 100 + (known ? MIXED : ROUNDING)) return;
  const given = Object.keys(numbers).filter((field) => shape.numbers?.[field]?.max === 100);
  const [field] = given.sort((a, b) => numbers[b]! - numbers[a]!);
  const fault = { code: 'composicion_imposible', index } as const;
  throw new InputError(refusals.total(index + 1, name, total), field === undefined ? fault : { ...fault, field });
}

/** Figures that hold others, by the one that holds. */
export type Wholes = Readonly<Record<string, readonly string[]>>;

/** Refuses parts that exceed the whole sent with them, at the largest. */
export function checkParts({ name, numbers = {} }: Item, index: number, wholes: Wholes): void {
  for (const [whole, parts] of Object.entries(wholes)) {
    const most = numbers[whole];
    if (most === undefined) continue;
    const share = parts.reduce((sum, part) => sum + (numbers[part] ?? 0), 0);
    if (share <= most + ROUNDING) continue;
    const field = parts.reduce((a, b) => ((numbers[b] ?? 0) > (numbers[a] ?? 0) ? b : a));
    const text = refusals.part(index + 1, name, field, numbers[field]!, whole, most);
    throw new InputError(text, { code: 'composicion_imposible', index, field });
  }
}
