import type { Entry, PrintedLine } from './printed-read.ts';

/** A percentage of the label as coefficients of the variables it covers. */
export interface Told {
  readonly name: string;
  readonly coef: readonly number[];
  /** % the label gives. */
  readonly share: number;
}

/**
 * The order of a list as variables, none of them negative, so that it needs no rows: the shares of a list are sums of the
 * steps between one entry and the next. A compound stands in its list with its whole, and its parts in a list of their
 * own (Regulation (EU) 1169/2011, annex VII, part E).
 */
export interface Layout {
  /** Foods, in the order of the label. */
  readonly lines: readonly PrintedLine[];
  /** Variables. */
  readonly count: number;
  /** Of each line: its share over the variables, and the most the order alone lets it be, %. */
  readonly shares: readonly (readonly number[])[];
  readonly most: readonly number[];
  /** Sums that are nothing: the parts of a compound make it up. */
  readonly links: readonly (readonly number[])[];
  readonly told: readonly Told[];
}

type Sum = readonly { readonly at: number; readonly weight: number }[];

export function layoutOf(entries: readonly Entry[]): Layout {
  let count = 0;
  const lines: PrintedLine[] = [];
  const shares: Sum[] = [];
  const most: number[] = [];
  const links: Sum[] = [];
  const told: { name: string; sum: Sum; share: number }[] = [];
  /** The sum of a whole list. */
  const place = (list: readonly Entry[], whole: number): Sum => {
    const first = count;
    count += list.length;
    list.forEach((entry, k) => {
      const sum = list.slice(k).map((_, j) => ({ at: first + k + j, weight: 1 }));
      if (entry.share !== undefined) told.push({ name: entry.name, sum, share: entry.share });
      if (entry.food === undefined) {
        const parts = place(entry.parts, whole / (k + 1));
        links.push([...parts, ...sum.map(({ at, weight }) => ({ at, weight: -weight }))]);
        return;
      }
      lines.push({ food: entry.food });
      shares.push(sum);
      most.push(whole / (k + 1));
    });
    return list.map((_, k) => ({ at: first + k, weight: k + 1 }));
  };
  place(entries, 100);
  const dense = (sum: Sum) => {
    const coef = new Array<number>(count).fill(0);
    for (const { at, weight } of sum) coef[at] = weight;
    return coef;
  };
  return {
    lines,
    count,
    shares: shares.map(dense),
    most,
    links: links.map(dense),
    told: told.map(({ name, sum, share }) => ({ name, coef: dense(sum), share })),
  };
}

/** A sum over the lines as one over the variables. */
export function overVariables({ shares, count }: Layout, coef: readonly number[]): readonly number[] {
  const over = new Array<number>(count).fill(0);
  coef.forEach((weight, i) => {
    if (weight === 0) return;
    shares[i]!.forEach((a, j) => {
      over[j] = over[j]! + weight * a;
    });
  });
  return over;
}

export function totalOf(coef: readonly number[], amounts: readonly number[]): number {
  return coef.reduce((sum, a, j) => sum + a * amounts[j]!, 0);
}
