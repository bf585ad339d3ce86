import type { Food } from '../despensa/food.ts';
import type { Flat, Recipe } from '../despensa/receta.ts';
import { companyOf, isSweetener } from './additives.ts';
import type { Quid } from './quid.ts';
import { mentions } from './texts.ts';

/** Words the law asks for beside the list. */
export interface Mention {
  readonly codigo: string;
  readonly texto: string;
  readonly articulo: string;
}

/** Regulation (EU) 1169/2011, annex III, point 2.4. */
const LAXATIVE = 10;

/** What the law counts as the chocolate itself; all else is an addition (Directive 2000/36/EC, annex I). */
const CHOCOLATE: ReadonlySet<Food['category']> = new Set([
  'cacao_chocolate',
  'azucares',
  'lacteos',
  'edulcorantes_fibras',
  'aditivos',
  'gelificantes_estabilizantes',
  'especias_aromas',
]);

/** Kinds of chocolate whose cocoa is stated (RD 1055/2003, article 3): neither white chocolate nor bonbons. */
const COCOA_STATED: ReadonlySet<string> = new Set(['negro', 'leche', 'cobertura', 'bean_to_bar']);

function cocoaOf({ leaves }: Flat): number {
  const chocolate = leaves.filter(({ food }) => CHOCOLATE.has(food.category));
  const total = chocolate.reduce((sum, { grams }) => sum + grams, 0);
  const cocoa = chocolate.reduce(
    (sum, { food, grams }) => sum + ((food.cacao_seco + food.manteca_cacao) * grams) / 100,
    0,
  );
  return total > 0 ? (100 * cocoa) / total : 0;
}

/** Mandatory words: annex III of the Regulation, and the share of cocoa. */
export function mentionsOf({ craft, type }: Pick<Recipe, 'craft' | 'type'>, flat: Flat): Mention[] {
  const used = flat.leaves.filter(({ grams }) => grams > 0);
  const company = companyOf(used.map(({ food }) => food));
  const sweeteners = new Set(used.filter(({ food }) => isSweetener(food, company)).map(({ food }) => food.id));
  const found: Mention[] = [];
  if (sweeteners.size > 0) {
    found.push(company.hasSugars ? mentions.sugarAndSweetener(sweeteners.size) : mentions.sweetener(sweeteners.size));
  }
  const polyols = used
    .filter(({ food }) => food.category === 'edulcorantes_fibras')
    .reduce((sum, { food, grams }) => sum + (food.polioles * grams) / 100, 0);
  if (polyols > LAXATIVE) found.push(mentions.laxative);
  if (used.some(({ food }) => food.id === 'regaliz')) found.push(mentions.liquorice);
  if (craft === 'cacao' && COCOA_STATED.has(type ?? '')) found.push(mentions.cocoa(Math.floor(cocoaOf(flat) + 1e-9)));
  return found;
}

/** Article 22.2: the percentage of what stands in several places of the list is given near the name of the food. */
export function totalsOf(quid: readonly Quid[]): Mention[] {
  return quid.filter(({ lugares }) => lugares > 1).map(({ ingrediente, texto }) => mentions.total(ingrediente, texto));
}
