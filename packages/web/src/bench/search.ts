import type { CatalogueIndex } from '@obrador/engine';
import { type BenchCraft, catalogueIndex, fold, type NamedFood, searchCatalogue } from '../crafts/engine.ts';
import { entriesOf } from '../crafts/entries.ts';
import { type Found, MAX_FOUND } from '../worker/search-run.ts';
import { type SavedRecipe, saved } from './nested-recipes.ts';
import { type OwnIngredient, ownAs } from './own.ts';

/** What a person may pick while writing an ingredient. */
export type Choice =
  | { readonly kind: 'catalogue'; readonly entry: NamedFood }
  | { readonly kind: 'own'; readonly own: OwnIngredient }
  | { readonly kind: 'recipe'; readonly recipe: SavedRecipe }
  /** The text as it stands; `unknown` where the engine will not know it. */
  | { readonly kind: 'text'; readonly text: string; readonly unknown?: boolean }
  | { readonly kind: 'create'; readonly text: string };

const MAX_RECIPES = 8;

/** Own foods, recipes of the book, what was found of the pantry, and the text itself. */
export function choicesFor(craft: BenchCraft, text: string, { names, known }: Found): Choice[] {
  const folded = fold(text);
  const own: Choice[] = ownAs(craft.id)
    .filter(({ name }) => fold(name).includes(folded))
    .map((item) => ({ kind: 'own', own: item }));
  const found = entriesOf(craft, names).map((entry): Choice => ({ kind: 'catalogue', entry }));
  const { named, others } = recipesFor(folded);
  const listed = [...own, ...named, ...found.slice(0, 1), ...others, ...found.slice(1)];
  return [...listed, ...(text === '' ? [] : free(text, found.length === 0 && !known))];
}

/** Recipes of the book: one called exactly so comes first, the others never before what the catalogue finds best. */
function recipesFor(folded: string): { readonly named: Choice[]; readonly others: Choice[] } {
  const all = folded === '' ? [] : (saved.value ?? []);
  const like = all.filter(({ title }) => fold(title).includes(folded)).slice(0, MAX_RECIPES);
  const choice = (recipe: SavedRecipe): Choice => ({ kind: 'recipe', recipe });
  const isNamed = ({ title }: SavedRecipe) => fold(title) === folded;
  return { named: like.filter(isNamed).map(choice), others: like.filter((one) => !isNamed(one)).map(choice) };
}

/** True for what a text names in the notebook or the catalogue. */
export function isNamedSo(choice: Choice | undefined, text: string): boolean {
  if (choice?.kind === 'recipe') return fold(choice.recipe.title) === fold(text);
  return choice?.kind === 'catalogue' || choice?.kind === 'own';
}

/** What counts for nothing never comes first: before it stands the way to describe it. */
function free(text: string, unknown: boolean): Choice[] {
  const asIs: Choice = { kind: 'text', text, unknown };
  const create: Choice = { kind: 'create', text };
  return unknown ? [create, asIs] : [asIs, create];
}

/** Foods by their names in the craft alone: at once, for as long as the worker is on its way. */
export function foundByName(craft: BenchCraft, text: string): Found {
  let index = byName.get(craft);
  if (!index) {
    // Other names of a food are worked out when they are asked for, and here nobody does.
    index = catalogueIndex(
      craft.catalogue().map(({ name, label, group }) => {
        return { name, label, aliases: [], group, composition: {}, price: null, source: '' };
      }),
    );
    byName.set(craft, index);
  }
  // What has another name cannot be told from what is unknown yet.
  return { text, names: searchCatalogue(index, text, MAX_FOUND).map(({ name }) => name), known: true };
}

const byName = new WeakMap<BenchCraft, CatalogueIndex>();
