import { type Craft, round2 } from '../crafts/engine.ts';
import { type Reading, type Refusal, readingOf } from './reading.ts';
import type { Line } from './recipe.ts';
import { ownPrice, type Prices, type Request } from './request.ts';

export interface CostRow {
  readonly line: Line;
  readonly label: string;
  /** EUR per kg; null when nobody knows it. */
  readonly price: number | null;
  /** True when the price is the person's own and not the catalogue's. */
  readonly mine: boolean;
  readonly grams: number;
  readonly cost: number | null;
}

export interface CostSheet {
  readonly rows: readonly CostRow[];
  /** Sum of what has a price. */
  readonly total: number;
  readonly grams: number;
  /** Lines with weight and no price: the total is then partial. */
  readonly missing: number;
}

/** The escandallo of a batch: the engine knows the prices, the person may know better ones. */
export function costSheet(craft: Craft, { body, lines }: Request, prices: Prices, factor: number): CostSheet {
  const levers = lines.length === 0 ? [] : craft.levers(body);
  const rows = lines.map((line, index): CostRow => {
    const mine = ownPrice(craft, prices, line.name);
    const own = typeof line.own?.precio === 'number' ? line.own.precio : (line.label?.precio ?? null);
    const price = mine ?? own ?? levers[index]?.price ?? null;
    const grams = (line.grams ?? 0) * factor;
    return {
      line,
      label: levers[index]?.label ?? line.name,
      price,
      mine: mine !== null,
      grams,
      cost: price === null ? null : (grams / 1000) * price,
    };
  });
  return {
    rows,
    total: rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    grams: rows.reduce((sum, row) => sum + row.grams, 0),
    missing: rows.filter(({ cost, grams }) => cost === null && grams > 0).length,
  };
}

/** Euros per kilo of what is weighed in; 0 for nothing. */
export function perKilo({ total, grams }: CostSheet): number {
  return grams > 0 ? (1000 * total) / grams : 0;
}

/** What the engine makes of a formula, at the person's own prices. */
export function readPriced(craft: Craft, request: Request, prices: Prices): Reading | Refusal | null {
  const read = readingOf(craft, request.body);
  return read?.kind === 'reading' ? withOwnPrices(read, craft, request, prices) : read;
}

/** The reading with own prices where the craft takes none: every tab says the same. */
function withOwnPrices(reading: Reading, craft: Craft, request: Request, prices: Prices): Reading {
  if (Object.keys(prices).length === 0 || 'precio' in (craft.shape.numbers ?? {})) return reading;
  const [listed, mine] = [{}, prices].map((each) => costSheet(craft, request, each, 1).total) as [number, number];
  if (!(listed > 0) || listed === mine) return reading;
  const times = (value: number) => round2((value * mine) / listed);
  return {
    ...reading,
    figures: reading.figures.map((item) =>
      item.key.startsWith('coste') ? { ...item, value: times(item.value) } : item,
    ),
  };
}
