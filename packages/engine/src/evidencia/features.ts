/** A formula as evidence compares it: shares of families, of their groups, and composition. */
import type { Portion } from '../craft/analysis.ts';
import { lazy } from '../craft/lazy.ts';
import type { Food } from '../despensa/food.ts';
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

const GROUPS_AT = FAMILIES.length;
const COMPOSITION_AT = GROUPS_AT + GROUPS.length;
const FLOUR = ['harina', 'almidon'].map((id) => FAMILIES.findIndex((family) => family.id === id));

/** Families of each food by its place in the pantry: place and share, one after the other. */
const familiesAt = lazy(() =>
  foodFamilies.split('|').map((parts) =>
    parts.split(' ').flatMap((part) => {
      const [place = '', share = '1'] = part.split(':');
      return [Number(place), Number(share)];
    }),
  ),
);

/** The families of a food of the pantry; none of a person's own, which nobody has published. */
function familiesOf(food: Food): readonly number[] | undefined {
  const index = indexOf(food.id);
  return index === undefined || foodAt(index) !== food ? undefined : familiesAt()[index];
}

/** % of a formula that may be put into it, over what is published, and leave it what it is. */
const MOST_ADDED = 25;

/**
 * A formula without the flavours and the bits to bite on that no published formula has as much of, so that olives make
 * no other bread; the same one where they are too much of it.
 */
export function withoutAdditions(portions: readonly Portion[], features: Float64Array, high: Float64Array) {
  const keptOf = (food: Food | undefined) => {
    const family = (food && familiesOf(food))?.[0];
    if (family === undefined || !FAMILIES[family]!.isAddition || features[family]! <= high[family]!) return 1;
    return high[family]! / features[family]!;
  };
  const kept = portions.map(({ food, grams }): Portion => ({ food, grams: grams * keptOf(food) }));
  const [whole, rest] = [portions, kept].map((list) => list.reduce((sum, { grams }) => sum + grams, 0)) as [
    number,
    number,
  ];
  return whole - rest > (MOST_ADDED / 100) * whole ? portions : kept;
}

/** The flour among families. */
export function flourIn(families: Float64Array): number {
  return FLOUR.reduce((sum, place) => sum + families[place]!, 0);
}

/** % of a formula that may be without families for it to be compared. */
const MOST_UNKNOWN = 5;

/** The features of a formula; undefined where too much of it is unknown, or it has none of its base. */
export function featuresOf(portions: readonly Portion[], base: Base): Float64Array | undefined {
  const found = new Float64Array(FEATURES.length);
  let total = 0;
  let known = 0;
  for (const { food, grams } of portions) {
    total += grams;
    const families = food === undefined ? undefined : familiesOf(food);
    if (food === undefined || families === undefined) continue;
    known += grams;
    for (let i = 0; i < families.length; i += 2) found[families[i]!]! += families[i + 1]! * grams;
    for (let i = 0; i < COLUMNS.length; i++) found[COMPOSITION_AT + i]! += (food[COLUMNS[i]!] / 100) * grams;
  }
  const whole = base === 'total' ? total : flourIn(found);
  if (!(whole > 0 && total < Number.POSITIVE_INFINITY) || known < total * (1 - MOST_UNKNOWN / 100)) return undefined;
  for (let i = 0; i < FAMILIES.length; i++) {
    for (const group of FAMILIES[i]!.groups) found[GROUPS_AT + group]! += found[i]!;
  }
  for (let i = 0; i < COMPOSITION_AT; i++) found[i]! *= 100 / whole;
  for (let i = COMPOSITION_AT; i < found.length; i++) found[i]! *= 100 / total;
  return found;
}
