/** Searches inside every range of a type for what is farthest from anything signed: plain shares, not our measure. */
import type { Craft } from '@obrador/engine';
import { CRAFT_FOODS } from '../../packages/engine/src/despensa/names.ts';
import { foodOf } from '../../packages/engine/src/despensa/table.ts';
import type { EvidenceRow } from './rows.ts';

export type Grams = ReadonlyMap<string, number>;

/** A generator of numbers from 0 to 1 that repeats itself from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function sharesOf(grams: Grams): Grams {
  const all = [...grams.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...grams].map(([food, one]) => [food, (100 * one) / all]));
}

/** Points of difference between the shares of two formulas. */
function apart(a: Grams, b: Grams): number {
  let sum = 0;
  for (const [food, share] of a) sum += Math.abs(share - (b.get(food) ?? 0));
  for (const [food, share] of b) if (!a.has(food)) sum += share;
  return sum;
}

/** A formula by its foods as a request of the craft. */
export function requestOf(craft: Craft, type: string, grams: Grams) {
  const { name, weight } = craft.shape;
  const { wireName } = CRAFT_FOODS[craft.id];
  const ingredients = [...grams].map(([food, one]) => ({ [name]: wireName(foodOf(food)), [weight]: one }));
  return { type, ingredients };
}

/** Whether the ranges, doses and bans alone sign a formula. */
export function isSigned(craft: Craft, type: string, grams: Grams): boolean {
  try {
    return craft.analyse(requestOf(craft, type, grams), true).outcome.good;
  } catch {
    return false;
  }
}

/** A person writes so many lines at most. */
const MOST_FOODS = 12;

/** No food for more than so many times the largest share published of it: what nothing bounds needs no search. */
const MOST_OF_ONE = 4;

/** What a search may put into a formula: what is published of its type, or of any type of the craft. */
export type Pantry = 'type' | 'craft';

/** The most of each food a search may put in, % of a formula: of a type's own beyond what is published of it. */
function mostOf(type: string, signed: readonly EvidenceRow[], pantry: Pantry): Grams {
  const most = new Map<string, number>();
  for (const row of signed) {
    if (pantry === 'type' && row.type !== type) continue;
    for (const [food, share] of sharesOf(new Map(row.foods))) {
      const bound = share * (row.type === type ? MOST_OF_ONE : 1);
      most.set(food, Math.max(most.get(food) ?? 0, bound));
    }
  }
  return most;
}

/** One formula of a type far from all that is signed, inside every range; `tries` changes are tried. */
export function farthest(
  craft: Craft,
  type: string,
  rows: readonly EvidenceRow[],
  { seed, tries, pantry }: { readonly seed: number; readonly tries: number; readonly pantry: Pantry },
): Grams {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const writable = rows.filter(({ veredicto, foods }) => veredicto === 'buena' && foods.length <= MOST_FOODS);
  const signed = writable.filter((row) => row.type === type);
  const published = signed.map(({ foods }) => sharesOf(new Map(foods)));
  const most = mostOf(type, writable, pantry);
  const foods = [...most.keys()];
  const isWritable = (grams: Grams) =>
    grams.size <= MOST_FOODS && [...sharesOf(grams)].every(([food, share]) => share > 0 && share <= most.get(food)!);
  const distance = (grams: Grams) => {
    const shares = sharesOf(grams);
    return Math.min(...published.map((one) => apart(shares, one)));
  };
  let best: Grams = new Map();
  for (let i = 0; i < 20 && !isSigned(craft, type, best); i++) best = new Map(pick(signed).foods);
  let far = distance(best);
  for (let i = 0; i < tries; i++) {
    const next = new Map(best);
    const food = random() < 0.75 ? pick([...next.keys()]) : pick(foods);
    const all = [...next.values()].reduce((sum, one) => sum + one, 0);
    if (next.has(food) && next.size > 2 && random() < 0.15) next.delete(food);
    else next.set(food, Math.round(10 * ((next.get(food) ?? 0.02 * all) * 4 ** (2 * random() - 1))) / 10);
    const gain = distance(next);
    if (gain <= far || !isWritable(next) || !isSigned(craft, type, next)) continue;
    best = next;
    far = gain;
  }
  return best;
}
