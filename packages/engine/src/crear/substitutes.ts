import type { CraftId } from '../craft/ids.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { CRAFT_FOODS } from '../despensa/names.ts';
import { everyFood, foodOf } from '../despensa/table.ts';
import { enPasta } from './creation.gen.ts';
import type { Family } from './family.ts';
import { families } from './skeletons.gen.ts';
import { typesOf, usualShare } from './skeletons.ts';

/** Grams of a food per gram of what it replaces. */
export interface Portion {
  readonly food: Food;
  readonly factor: number;
}

/** Foods that replace another; none when it is left out. */
export interface Substitute {
  readonly parts: readonly Portion[];
  readonly lost: string;
}

export function familyOf(craft: CraftId, type: string, food: Food): Family | undefined {
  return families().find(
    ({ crafts, types, members }) =>
      (crafts.includes(craft) || crafts.includes('*')) &&
      (types.length === 0 || types.includes(type)) &&
      isMember({ members }, food),
  );
}

/** Foods a type's structure depends on: the ground nut of a macaron. */
export function structureOf(craft: CraftId, type: string): readonly Food[] {
  return families()
    .filter(
      ({ crafts, types, none, members }) =>
        crafts.includes(craft) && types.includes(type) && none !== '' && members.some((id) => !id.startsWith('@')),
    )
    .flatMap(({ options }) => options.flatMap((option) => (option.length === 1 ? [foodOf(option[0]![0])] : [])));
}

/** One of a family loses nothing by another. */
export function isMember({ members }: Pick<Family, 'members'>, { id, category }: Food): boolean {
  return members.includes(id) || members.includes(`@${category}`);
}

/** Foods looked for by likeness where no family tells. */
const MOST_ALIKE = 3;
export const COMPARED = [
  'agua',
  'grasa',
  'azucares',
  'almidon',
  'proteina',
  'fibra',
  'polioles',
  'alcohol',
  'acidos',
] as const;
/** Penalty of a food unused in the craft, and of another form of the same. */
const UNLIKELY = { unused: 10, form: 20 };

/** How unlike two foods are, in grams per 100 g. */
function distance(a: Food, b: Food): number {
  return COMPARED.reduce((sum, key) => sum + Math.abs(a[key] - b[key]), 0);
}

/** Whether all that replaces a food is of some foods. */
export const ofFoods =
  (fits: (food: Food) => boolean) =>
  (parts: readonly Portion[]): boolean =>
    parts.every(({ food }) => fits(food));

/** Substitutes of a food, best first; leaving it out has no parts. */
export function substitutesFor(
  craft: CraftId,
  type: string,
  food: Food,
  allowed: (parts: readonly Portion[]) => boolean,
): readonly Substitute[] {
  const family = familyOf(craft, type, food);
  if (family === undefined) return alike(craft, food, allowed);
  const asTold = factorOf(family, food);
  return family.options
    .map((option) => option.map(([id, factor]) => ({ food: foodOf(id), factor: factor / asTold })))
    .filter((parts) => parts.every((part) => part.food !== food) && allowed(parts))
    .map((parts) => ({
      parts,
      lost: parts.length > 0 && parts.every((part) => isMember(family, part.food)) ? '' : family.lost,
    }));
}

/** Grams equal to one gram of the family's first: dry yeast needs less than half. */
function factorOf({ options }: Family, { id }: Food): number {
  const own = options.find((option) => option.length === 1 && option[0]![0] === id);
  return own?.[0]?.[1] ?? 1;
}

function alike(craft: CraftId, food: Food, allowed: (parts: readonly Portion[]) => boolean): readonly Substitute[] {
  const { own } = CRAFT_FOODS[craft];
  return everyFood()
    .filter(
      (other) =>
        other.category === food.category &&
        other !== food &&
        own(other) &&
        allowed([{ food: other, factor: 1 }]) &&
        isProper(other),
    )
    .map((other) => ({ other, apart: distance(food, other) + oddity(craft, food, other) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MOST_ALIKE)
    .map(({ other }) => ({ parts: [{ food: other, factor: 1 }], lost: '' }));
}

function oddity(craft: CraftId, food: Food, other: Food): number {
  const unused = usualShare(craft, typesOf(craft), other) === undefined ? UNLIKELY.unused : 0;
  return unused + (enPasta(food) === enPasta(other) ? 0 : UNLIKELY.form);
}

/** A word for several foods cannot be weighed. */
function isProper(food: Food): boolean {
  return !etiquetaOf(food).generico;
}
