/** A formula as evidence compares it: shares of families, of their groups, and composition. */
import type { Portion } from '../craft/analysis.ts';
import { lazy, lazyFor } from '../craft/lazy.ts';
import { columnOf } from '../craft/lists.ts';
import type { Food } from '../despensa/food.ts';
import { perFood } from '../despensa/per-food.ts';
import { foodAt, indexOf } from '../despensa/table.ts';
import { FAMILIES, foodFamilies, GROUPS } from './families.gen.ts';
import { COMPOSITION_NAMES, GROUP_NAMES } from './texts.ts';

/** What shares are a percentage of. */
export type Base = 'total' | 'harina';

/** One number of a formula, % of its base. */
export interface Feature {
  readonly id: string;
  /** How a sentence calls it: «yema», «líquido». */
  readonly name: string;
  readonly kind: 'familia' | 'grupo' | 'composicion';
  /** How much it counts in a distance. */
  readonly weight: number;
  /** The least difference a hand can tell, in points, by base. */
  readonly resolution: Readonly<Record<Base, number>>;
}

const COLUMNS = Object.keys(COMPOSITION_NAMES) as (keyof typeof COMPOSITION_NAMES)[];

/** Doughs are told on flour, where the same hand moves more points. */
const RESOLUTION = { total: 1.5, harina: 2.5 };

export const FEATURES: readonly Feature[] = [
  ...FAMILIES.map(({ id, name, weight, resolution }): Feature => {
    const told = resolution === null ? RESOLUTION : { total: resolution, harina: resolution };
    return { id, name, kind: 'familia', weight, resolution: told };
  }),
  ...GROUPS.map(
    (id): Feature => ({ id, name: GROUP_NAMES[id] ?? id, kind: 'grupo', weight: 1, resolution: RESOLUTION }),
  ),
  ...COLUMNS.map(
    (id): Feature => ({ id, name: COMPOSITION_NAMES[id], kind: 'composicion', weight: 1, resolution: RESOLUTION }),
  ),
];

/** One number for each feature. A plain list: a typed array of this size takes as long to make as to fill. */
export type Figures = readonly number[];

const NOTHING: Figures = columnOf(FEATURES, () => 0);

const GROUPS_AT = FAMILIES.length;
const COMPOSITION_AT = GROUPS_AT + GROUPS.length;
const FLOUR = ['harina', 'almidon'].map((id) => FAMILIES.findIndex((family) => family.id === id));

/** What a gram of a food adds to a formula: features, families first, and how much of each. */
interface Parts {
  readonly family: number;
  readonly places: readonly number[];
  readonly amounts: readonly number[];
}

const familiesAt = lazy(() => foodFamilies.split('|'));

const partsAt = lazyFor((index: number): Parts => {
  const families = familiesAt()
    [index]!.split(' ')
    .map((part) => {
      const [place = '', share = '1'] = part.split(':');
      return [Number(place), Number(share)] as const;
    });
  const food = foodAt(index);
  const groups = families.flatMap(([place, share]) =>
    FAMILIES[place]!.groups.map((group) => [GROUPS_AT + group, share] as const),
  );
  const composition = COLUMNS.map((column, i) => [COMPOSITION_AT + i, food[column] / 100] as const);
  const all = [...families, ...groups, ...composition].filter(([, amount]) => amount > 0);
  return { family: families[0]![0], places: all.map(([place]) => place), amounts: all.map(([, amount]) => amount) };
});

/** The parts of a food of the pantry; none of a person's own, which nobody has published. */
const partsOf = perFood((food): Parts | undefined => {
  const index = indexOf(food.id);
  return index === undefined || foodAt(index) !== food ? undefined : partsAt(index);
});

/** Places of the families no formula is expected to have: mustard in a cake. */
export const FOREIGN: Readonly<Record<Base, readonly number[]>> = {
  total: foreignTo('total'),
  harina: foreignTo('harina'),
};

function foreignTo(base: Base): readonly number[] {
  return FAMILIES.flatMap((family, i) => (family.foreignTo.includes(base) ? [i] : []));
}

/** % of a formula that may be put into it, over what is published, and leave it what it is. */
const MOST_ADDED = 25;

/** Of each food of a formula, the share that counts. */
export type Kept = (food: Food | undefined) => number;

const ALL: Kept = () => 1;

/** Places of the families some of which may be put in over what is published. */
const ADDABLE = FAMILIES.flatMap(({ mostAdded }, i) => (mostAdded === 0 ? [] : [i]));

/**
 * Without the flavours and the bits to bite on that no published formula has as much of, so that olives make no other
 * bread; with all of what is too much of it.
 */
function keptOf(portions: readonly Portion[], features: Figures, high: Float64Array): Kept {
  if (!ADDABLE.some((family) => features[family]! > high[family]!)) return ALL;
  const familyOf = (food: Food | undefined) => (food && partsOf(food))?.family;
  const over = (family: number) => Math.max(0, 1 - high[family]! / features[family]!);
  let whole = 0;
  const added = new Map<number, number>();
  for (const { food, grams } of portions) {
    whole += grams;
    const family = familyOf(food);
    if (family === undefined || FAMILIES[family]!.mostAdded === 0 || features[family]! <= high[family]!) continue;
    added.set(family, (added.get(family) ?? 0) + over(family) * grams);
  }
  for (const [family, grams] of added) if (grams > (FAMILIES[family]!.mostAdded / 100) * whole) added.delete(family);
  if (added.size === 0) return ALL;
  const out = [...added.values()].reduce((sum, grams) => sum + grams, 0);
  if (out > (MOST_ADDED / 100) * whole) return ALL;
  return (food) => {
    const family = familyOf(food);
    return family !== undefined && added.has(family) ? 1 - over(family) : 1;
  };
}

/** A formula in numbers, without the additions that are left out of a comparison. */
export interface Comparable {
  readonly features: Figures;
  /** The same with those additions. */
  readonly whole: Figures;
  readonly kept: Kept;
}

/** `high`: the most of each feature that is published. */
export function comparable(portions: readonly Portion[], base: Base, high: Float64Array): Comparable | undefined {
  const whole = featuresOf(portions, base);
  if (whole === undefined) return undefined;
  const kept = keptOf(portions, whole, high);
  if (kept === ALL) return { whole, features: whole, kept };
  const rest = portions.map(({ food, grams }) => ({ food, grams: grams * kept(food) }));
  const features = featuresOf(rest, base);
  return features && { whole, features, kept };
}

/** The flour among families. */
export function flourIn(families: Figures): number {
  return FLOUR.reduce((sum, place) => sum + families[place]!, 0);
}

/** % of a formula that may be without families for it to be compared. */
const MOST_UNKNOWN = 5;

/** The features of a formula; undefined where too much of it is unknown, or it has none of its base. */
export function featuresOf(portions: readonly Portion[], base: Base): Figures | undefined {
  const found = NOTHING.slice();
  let total = 0;
  let known = 0;
  for (const { food, grams } of portions) {
    total += grams;
    const parts = food === undefined ? undefined : partsOf(food);
    if (parts === undefined) continue;
    known += grams;
    const { places, amounts } = parts;
    for (let i = 0; i < places.length; i++) found[places[i]!]! += amounts[i]! * grams;
  }
  const whole = base === 'total' ? total : flourIn(found);
  if (!(whole > 0 && total < Number.POSITIVE_INFINITY) || known < total * (1 - MOST_UNKNOWN / 100)) return undefined;
  const ofBase = 100 / whole;
  const ofAll = 100 / total;
  for (let i = 0; i < COMPOSITION_AT; i++) found[i]! *= ofBase;
  for (let i = COMPOSITION_AT; i < found.length; i++) found[i]! *= ofAll;
  return found;
}
