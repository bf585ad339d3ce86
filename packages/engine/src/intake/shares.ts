import { fold } from '../craft/names.ts';
import type { Item } from './line.ts';
import { parseNumber } from './number.ts';
import { notes } from './texts.gen.ts';

/** Baker's percentages: columns that keep a proportion with the grams, and shares of the flour. */

/** Two columns that keep one proportion within what rounding leaves. */
function areProportional(pairs: readonly (readonly [share: number, grams: number])[]): boolean {
  const [first] = [...pairs].sort(([a], [b]) => b - a);
  if (!first || pairs.length < 3 || first[0] === 0) return false;
  const factor = first[1] / first[0];
  return pairs.every(
    ([share, grams]) => Math.abs(share * factor - grams) <= Math.max(0.06 * grams, 0.6 * factor * 0.1),
  );
}

/** The column of a table without heading that holds baker's percentages, where another holds the grams. */
export function shareColumn(rows: readonly (readonly string[])[]): number | undefined {
  const numbers = rows
    .map((cells) => cells.map((cell) => (cell.length < 20 ? parseNumber(cell, false)?.value : undefined)))
    .filter((row) => row.filter((value) => value !== undefined).length === 2);
  const [one, other] = (numbers[0] ?? []).flatMap((value, i) => (value === undefined ? [] : [i]));
  if (one === undefined || other === undefined) return undefined;
  const pairs = numbers.flatMap((row) =>
    row[one] === undefined || row[other] === undefined ? [] : [[row[one], row[other]] as const],
  );
  if (pairs.length < 3 || pairs.length < numbers.length - 1) return undefined;
  const of = (at: 0 | 1) => pairs.some((pair) => pair[at] === 100);
  if (!areProportional(pairs) || of(0) === of(1)) return undefined;
  return of(0) ? one : other;
}

const SHARE_END = /\s*[(\s]([\d.,]{1,6})\s?%\)?$/;
const FLOUR = /harina|semola|\bhna\b|flour/;

/** Lines with what baker's percentages tell of them: a share in a name goes, a share of the flour is weighed. */
export function bakersShares(items: readonly Item[]): readonly { readonly item: Item; readonly note?: string }[] {
  const shares = items.map(({ name }) => parseNumber(SHARE_END.exec(name)?.[1] ?? '', false)?.value);
  const pairs = items.flatMap(({ quantity }, i) =>
    shares[i] === undefined ? [] : [[shares[i], quantity.value * (quantity.unit?.factor ?? 1)] as const],
  );
  if (pairs.length === items.length && shares.includes(100) && areProportional(pairs)) {
    return items.map((item) => ({
      item: { ...item, name: item.name.replace(SHARE_END, '').replace(/[\s.:…]+$/, '') },
    }));
  }
  const isFlour = ({ name }: Item) => FLOUR.test(fold(name));
  const isShare = ({ quantity }: Item) => quantity.unit?.kind === 'porcentaje';
  const flours = items.filter((item) => isFlour(item) && !isShare(item));
  const others = items.filter((item) => !flours.includes(item));
  if (flours.length === 0 || others.length < 2 || !others.every(isShare)) return items.map((item) => ({ item }));
  const flour = flours.reduce((sum, { quantity }) => sum + quantity.value * (quantity.unit?.factor ?? 1), 0);
  return items.map((item) => {
    if (!isShare(item)) return { item };
    const { value } = item.quantity;
    const grams = (value * flour) / 100;
    const quantity = { ...item.quantity, value: grams, unit: { kind: 'peso', factor: 1 } as const };
    return { item: { ...item, quantity }, note: notes.ofFlour(item.name, value, grams) };
  });
}

const GRAMS_AND_SHARE = /^(.*\p{Alpha}.*?[\s.:])(\d+(?:[.,]\d+)?)\s*\(\s*(\d+(?:[.,]\d+)?)\s?%\s*\)\s*$/u;

/** «sal 20 (2 %)» where all such lines keep one proportion: the number is grams, and the share says it again. */
export function withoutShares(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => (line.length < 120 ? GRAMS_AND_SHARE.exec(line) : null));
  const ratios = found.flatMap((each) =>
    each ? [Number(each[2]!.replace(',', '.')) / Number(each[3]!.replace(',', '.'))] : [],
  );
  const isOne = ratios.length > 2 && Math.max(...ratios) < 1.1 * Math.min(...ratios);
  return isOne ? lines.map((line, i) => (found[i] ? `${found[i][1]}${found[i][2]}` : line)) : lines;
}
