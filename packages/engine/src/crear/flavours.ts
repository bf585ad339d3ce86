import type { CraftId } from '../craft/ids.ts';
import type { Food } from '../despensa/food.ts';
import { foodOf } from '../despensa/table.ts';
import {
  CREATION,
  CREATION_TRAITS,
  DRIED,
  deHarina,
  deRalladura,
  daSabor as isFlavour,
  acida as isSour,
  jugosa,
  liofilizada,
  OTHER_DRIED,
  PASTES,
  POWDERED,
  perfuma,
  TASTED,
  USUAL,
  ZEST,
} from './creation.gen.ts';
import { skeletonsOf, typesOf, usualShare } from './skeletons.ts';
import { familyOf, isMember, structureOf } from './substitutes.ts';

export { isFlavour, isSour };

function driedForm(food: Food): string | undefined {
  if (!jugosa(food)) return undefined;
  const fruit = food.id.split('_').find((word) => word in DRIED);
  return fruit === undefined ? OTHER_DRIED : DRIED[fruit];
}

/** Whether the most typical formula of a type is dry. */
function isDryType(craft: CraftId, type: string): boolean {
  const [typical] = skeletonsOf(craft, type);
  const water = [...(typical?.parts ?? [])].reduce((sum, [{ agua }, share]) => sum + (agua * share) / 1000, 0);
  return typical !== undefined && water <= CREATION.aguaDeUnTipoSeco;
}

function isBatter(craft: CraftId, type: string): boolean {
  const [typical] = skeletonsOf(craft, type);
  return [...(typical?.parts ?? [])].some(([food, share]) => deHarina(food) && share > CREATION.harinaDeUnaMasa);
}

/** The food that stands for another in a type, where there is one. */
function otherForm(craft: CraftId, type: string, food: Food): string | undefined {
  const { pastes, frozen } = CREATION_TRAITS[craft];
  if (pastes && food.id in PASTES) return PASTES[food.id];
  if (usualShare(craft, [type], food) !== undefined) return undefined;
  if (!frozen && food.id in POWDERED) return POWDERED[food.id];
  if (deRalladura(food) && isBatter(craft, type)) return ZEST;
  return isDryType(craft, type) ? driedForm(food) : undefined;
}

/** The form of a flavour a craft works with: ground where it is to be part of what the type is built of. */
export function formOf(craft: CraftId, type: string, food: Food): Food {
  const other = otherForm(craft, type, food);
  if (other !== undefined) return foodOf(other);
  if (!isFlavour(food)) return food;
  const forms = structureOf(craft, type);
  const [root] = food.id.split('_');
  return forms.includes(food) ? food : (forms.find(({ id }) => id.startsWith(`${root}_`)) ?? food);
}

/** Whether a food is what the type is built of and the flavour asked for is another thing. */
export function isStructure(craft: CraftId, type: string, old: Food, asked: Food): boolean {
  const family = familyOf(craft, type, old);
  return family !== undefined && family.types.length > 0 && family.none !== '' && !isMember(family, asked);
}

const shareIn = (shares: typeof USUAL, food: Food): number => shares.find(([fits]) => fits(food))?.[1] ?? 0;

/** % of the formula a flavour is best at: as used in the type, in the craft, by its shelf. */
export function flavourShare(craft: CraftId, type: string, food: Food): number {
  const used = usualShare(craft, [type], food);
  if (used !== undefined) return used;
  const byKind = shareIn(USUAL, food);
  const elsewhere = liofilizada(food) ? undefined : usualShare(craft, typesOf(craft), food);
  return elsewhere === undefined ? byKind : Math.min(elsewhere, CREATION.vecesLoCorriente * byKind);
}

/** Least share of a formula, %, at which a flavour that was asked for is tasted. */
export function leastTasted(food: Food): number {
  return shareIn(TASTED, food);
}

/** Whether a flavour takes the share of the one it replaces: like for like, spices and sour juices apart. */
export function takesShare(old: Food, asked: Food): boolean {
  const alike = old.category === asked.category && liofilizada(old) === liofilizada(asked);
  return alike && !perfuma(asked) && !isSour(asked);
}

/** Whether asking for one flavour means doing without another: an ice cream has one, a cake is built on its own. */
export function givesWay(craft: CraftId, old: Food, asked: Food): boolean {
  if (!isFlavour(old)) return false;
  return CREATION_TRAITS[craft].oneFlavour || (old.category === asked.category && !perfuma(old));
}
