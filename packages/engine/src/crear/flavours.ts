import type { Category, Food } from '../despensa/food.ts';
import type { OficioId } from '../despensa/ids.ts';
import { foodOf } from '../despensa/table.ts';
import { typesOf, usualShare } from './skeletons.ts';
import { tradeOf } from './trades.ts';

/** The form in which an ice cream takes a nut: as a paste, or it is grit. */
const PASTES: Readonly<Record<string, string>> = {
  almendra_cruda_repelada: 'pasta_almendra_100',
  almendra_tostada_repelada: 'pasta_almendra_100',
  almendra_molida: 'pasta_almendra_100',
  avellana_tostada: 'pasta_avellana_100',
  avellana_cruda: 'pasta_avellana_100',
  pistacho: 'pasta_pistacho_100',
  pistacho_tostado: 'pasta_pistacho_100',
  nuez: 'pasta_nuez_100',
  nuez_pecana: 'pasta_nuez_pecana',
  nuez_macadamia: 'pasta_macadamia',
  anacardo_crudo: 'pasta_anacardo',
  pinon: 'pasta_pinon',
  cacahuete_tostado: 'pasta_cacahuete',
  sesamo_tostado: 'pasta_sesamo_tahini',
  sesamo: 'pasta_sesamo_tahini',
};

/** The form of a flavour a craft works with. */
export function formOf(craft: OficioId, food: Food): Food {
  const paste = tradeOf(craft).pastes ? PASTES[food.id] : undefined;
  return paste === undefined ? food : foodOf(paste);
}

/** % of a formula a flavour comes to where no formula of the corpus has it; trade practice, by shelf. */
const USUAL: Readonly<Partial<Record<Category, number>>> = {
  frutas: 25,
  zumos: 15,
  frutos_secos: 9,
  cacao_chocolate: 8,
  licores_vinos: 3,
  especias_aromas: 0.3,
  galletas_toppings: 8,
  quesos: 15,
  lacteos: 15,
  salados: 10,
  vegetal: 10,
  azucares: 5,
};
const STRONG = 1.5;
/** Brewed coffee and tea are mostly water. */
const BREWED = 12;
const OTHERWISE = 3;
const MOSTLY_WATER = 80;
const MOST_TIMES = 1.5;

/** % of the formula a flavour is best at: as used in the type, in the craft, by its shelf. */
export function flavourShare(craft: OficioId, type: string, food: Food): number {
  const used = usualShare(craft, [type], food);
  if (used !== undefined) return used;
  const { category } = food;
  const byShelf =
    category === 'cafe_infusiones' ? (food.agua > MOSTLY_WATER ? BREWED : STRONG) : (USUAL[category] ?? OTHERWISE);
  const elsewhere = usualShare(craft, typesOf(craft), food);
  // A granita is half coffee: what other types do tells little.
  return elsewhere === undefined ? byShelf : Math.min(elsewhere, MOST_TIMES * byShelf);
}

/** More acid than this, %, and a fruit cannot take the share of a sweet one. */
const SOUR = 4;

/** Whether a flavour takes the share of the one it replaces: like for like, spices and sour juices apart. */
export function takesShare(old: Food, { category, acidos }: Food): boolean {
  return old.category === category && category !== 'especias_aromas' && acidos < SOUR;
}

const FLAVOURS: ReadonlySet<Category> = new Set([
  'frutas',
  'zumos',
  'frutos_secos',
  'cacao_chocolate',
  'cafe_infusiones',
  'licores_vinos',
  'especias_aromas',
  'galletas_toppings',
  'quesos',
  'salados',
]);

/** Whether a food of a skeleton only gives it its flavour, so that another may take its place. */
export function isFlavour({ category }: Food): boolean {
  return FLAVOURS.has(category);
}

/** Whether asking for one flavour means doing without another: an ice cream has one, a cake is built on its own. */
export function givesWay(craft: OficioId, old: Food, asked: Food): boolean {
  if (!isFlavour(old)) return false;
  return tradeOf(craft).oneFlavour || (old.category === asked.category && old.category !== 'especias_aromas');
}
