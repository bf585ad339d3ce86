import type { CraftId } from '../craft/ids.ts';
import type { Food } from '../despensa/food.ts';
import { foodOf } from '../despensa/table.ts';
import {
  CREATION_TRAITS,
  DRIED,
  deRalladura,
  daSabor as isFlavour,
  acida as isSour,
  jugosa,
  liofilizada,
  PASTES,
  TASTED,
  USUAL,
} from './creation.gen.ts';
import { skeletonsOf, typesOf, usualShare } from './skeletons.ts';
import { familyOf, isMember, structureOf } from './substitutes.ts';

export { isFlavour, isSour };

/** % of water up to which a type has none to spare: bars, gianduja and nougats; truffles and creams have 15 and more. */
const DRY_TYPE = 10;

function driedForm(food: Food): string | undefined {
  if (!jugosa(food)) return undefined;
  const fruit = food.id.split('_').find((word) => word in DRIED);
  return fruit === undefined ? 'fruta_liofilizada' : DRIED[fruit];
}

/** Whether the most typical formula of a type is dry. */
function isDryType(craft: CraftId, type: string): boolean {
  const [typical] = skeletonsOf(craft, type);
  const water = [...(typical?.parts ?? [])].reduce((sum, [{ agua }, share]) => sum + (agua * share) / 1000, 0);
  return typical !== undefined && water <= DRY_TYPE;
}

/** Parts per thousand of flour that make a batter or a dough; a cream is bound with less. */
const FLOURED = 100;

function isBatter(craft: CraftId, type: string): boolean {
  const [typical] = skeletonsOf(craft, type);
  return [...(typical?.parts ?? [])].some(
    ([{ category }, share]) => category === 'harinas_almidones' && share > FLOURED,
  );
}

/** The food that stands for another in a type, where there is one. */
function otherForm(craft: CraftId, type: string, food: Food): string | undefined {
  const { pastes, frozen } = CREATION_TRAITS[craft];
  if (pastes && food.id in PASTES) return PASTES[food.id];
  if (usualShare(craft, [type], food) !== undefined) return undefined;
  // Brewed coffee is water: a cream or a dough takes it dry, unless its formulas are made with it.
  if (!frozen && food.id === 'cafe_espresso') return 'cafe_soluble';
  // A batter takes lemon as its zest: the juice breaks its foam.
  if (deRalladura(food) && isBatter(craft, type)) return DRIED.limon;
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

/** Share of the structural food kept beside a flavour: a pistachio macaron is half almond. */
export const STAYS = 0.5;

/** Whether a food is what the type is built of and the flavour asked for is another thing. */
export function isStructure(craft: CraftId, type: string, old: Food, asked: Food): boolean {
  const family = familyOf(craft, type, old);
  return family !== undefined && family.types.length > 0 && family.none !== '' && !isMember(family, asked);
}

const STRONG = 1.5;
/** Brewed coffee and tea are mostly water. */
const BREWED = 12;
const OTHERWISE = 3;
const MOSTLY_WATER = 80;
/** Of freeze-dried fruit: trade practice, and the least of it that is tasted. */
const FREEZE_DRIED = { usual: 5, least: 2 };
const MOST_TIMES = 1.5;

/** % of the formula a flavour is best at: as used in the type, in the craft, by its shelf. */
export function flavourShare(craft: CraftId, type: string, food: Food): number {
  const used = usualShare(craft, [type], food);
  if (used !== undefined) return used;
  if (liofilizada(food)) return FREEZE_DRIED.usual;
  const { category } = food;
  const byShelf =
    category === 'cafe_infusiones' ? (food.agua > MOSTLY_WATER ? BREWED : STRONG) : (USUAL[category] ?? OTHERWISE);
  const elsewhere = usualShare(craft, typesOf(craft), food);
  // A granita is half coffee: what other types do tells little.
  return elsewhere === undefined ? byShelf : Math.min(elsewhere, MOST_TIMES * byShelf);
}

/** Least share of a formula, %, at which a flavour that was asked for is tasted. */
export function leastTasted(food: Food): number {
  return liofilizada(food) ? FREEZE_DRIED.least : (TASTED[food.category] ?? 0);
}

/** Whether a flavour takes the share of the one it replaces: like for like, spices and sour juices apart. */
export function takesShare(old: Food, asked: Food): boolean {
  const { category } = asked;
  const alike = old.category === category && liofilizada(old) === liofilizada(asked);
  return alike && category !== 'especias_aromas' && !isSour(asked);
}

/** Whether asking for one flavour means doing without another: an ice cream has one, a cake is built on its own. */
export function givesWay(craft: CraftId, old: Food, asked: Food): boolean {
  if (!isFlavour(old)) return false;
  return CREATION_TRAITS[craft].oneFlavour || (old.category === asked.category && old.category !== 'especias_aromas');
}
