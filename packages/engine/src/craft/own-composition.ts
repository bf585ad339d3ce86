import { InputError } from './errors.ts';
import type { Item } from './read.ts';
import type { ItemShape } from './shape.ts';
import { refusals } from './texts.ts';

/** Labels round each figure to half a gram or so: parts may add up to this much. */
const MOST = 101.5;

/** Refuses an ingredient told by parts that add up to more than there is, at the largest of those given. */
export function checkTotal(total: number, { name, numbers = {} }: Item, index: number, shape: ItemShape): void {
  if (total <= MOST) return;
  const given = Object.keys(numbers).filter((field) => shape.numbers?.[field]?.max === 100);
  const [field] = given.sort((a, b) => numbers[b]! - numbers[a]!);
  const fault = { code: 'composicion_imposible', index } as const;
  throw new InputError(refusals.total(index + 1, name, total), field === undefined ? fault : { ...fault, field });
}
