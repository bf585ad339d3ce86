import { shares } from '../craft/weights.ts';
import { craftOf } from '../crafts.ts';
import type { Food } from '../despensa/food.ts';
import { etiquetaOf } from '../despensa/food-etiqueta.ts';
import { isPlainSpice } from '../despensa/kinds.ts';
import type { Flat, LeafLine, Line, Recipe } from '../despensa/receta.ts';
import { foodOf } from '../despensa/table.ts';
import { rootsOf } from '../despensa/words.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { type Additive, additiveOf, additiveText, type Company, companyOf } from './additives.ts';
import { markOwnName, namesOf, plainText, segmentsOf, withAllergens } from './allergens.ts';
import { aguaDeLaLista, nombrable } from './classes.gen.ts';
import { compoundName, isSmall } from './compounds.ts';
import { words } from './texts.ts';

/** One ingredient of a list. Names are marked texts: allergens between `**`. */
export interface Entry {
  /** Entries with equal text are one ingredient. */
  readonly key: string;
  /** Per 100 g of the food whose list it stands in, and per 100 g of the whole. */
  readonly grams: number;
  readonly whole: number;
  readonly name: string;
  /** What stands in brackets after the name: the list of a food of the pantry. */
  readonly list: string | undefined;
  readonly additive: Additive | undefined;
  /** The list of a recipe. */
  readonly entries: readonly Entry[];
  /** Names it was sent and is known by. */
  readonly known: readonly string[];
  /** Its percentage may have to be given. */
  readonly quid: boolean;
  /** Needs its percentage where the name of the food mentions it. */
  readonly nameable: boolean;
  /** What the product is known by: needs its percentage too. */
  readonly characteristic: boolean;
}

/** How the recipes of a formula are printed: with a list of their own, or dissolved into that of the formula. */
export type Compounds = 'lista' | 'disueltos';

interface Context {
  readonly spices: ReadonlySet<string>;
  readonly company: Company;
  /** Whether a food characterises the product. */
  readonly characterises: (food: Food) => boolean;
  readonly isNamed: IsNamed;
}

/** Whether an ingredient, by the names it is known by, has to stand in the list as the label calls it. */
export type IsNamed = (known: readonly string[]) => boolean;

interface Part {
  readonly line: Line;
  readonly grams: number;
  /** Of a line that is a recipe. */
  readonly inner?: Flat | undefined;
}

/** The ingredients of a formula, heaviest first. */
export function entriesOf(recipe: Recipe, flat: Flat, compounds: Compounds, isNamed: IsNamed = () => false): Entry[] {
  const context = {
    spices: spicesAmong(flat.leaves),
    company: companyOf(flat.leaves.filter(({ grams }) => grams > 0).map(({ food }) => food)),
    characterises: characteriser(recipe),
    isNamed,
  };
  return gather(compounds === 'lista' ? partsOf(recipe, flat) : flat.leaves, 1, context);
}

function characteriser({ craft, type = '' }: Recipe): Context['characterises'] {
  const characterises = craft === undefined ? undefined : craftOf(craft)?.labelling?.characterises;
  return (food) => characterises?.(type, food) ?? false;
}

function partsOf({ lines }: Recipe, { perdida, recipes }: Flat): readonly Part[] {
  const parts = shares(lines.map(({ grams }) => grams))!;
  return lines.map((line, i) => ({ line, grams: (1e4 * parts.shares[i]!) / (100 - perdida), inner: recipes[i] }));
}

/** `share` is the part of the whole food that the list is of. */
function gather(parts: readonly Part[], share: number, context: Context): Entry[] {
  const weighed = parts.filter(({ grams }) => grams > 0).flatMap((part) => mixedOf(part, context));
  const others = weighed.filter(({ line }) => !isWater(line));
  const sum = (list: readonly Part[]) => list.reduce((all, { grams }) => all + grams, 0);
  const water = listedWater(sum(weighed) - sum(others), sum(others));
  const entries = others.map((part) => entryOf(part, share, context));
  if (water > 0) entries.push(plainEntry(words.water, water, share));
  return byWeight(merged(entries));
}

/**
 * A dough raised in the workshop is an intermediate of the bread, not an ingredient that was bought: its flour, its water
 * and its yeast are those of the dough. Where the label names it, it stands with its own list, to bear its percentage.
 */
function mixedOf(part: Part, { isNamed }: Context): readonly Part[] {
  const { line, grams } = part;
  const dough = line.kind === 'despensa' ? doughOf(line.food) : [];
  if (dough.length === 0 || isNamed(knownBy(line as LeafLine))) return [part];
  return dough.map(({ food, share }) => ({
    line: {
      kind: 'despensa',
      food,
      lectura: 'exacta',
      propia: false,
      name: food.name,
      grams: line.grams * share,
      place: line.place,
    },
    grams: grams * share,
  }));
}

/** What a dough of the pantry is made of, as parts of 1. */
export function doughOf(food: Food): readonly { readonly food: Food; readonly share: number }[] {
  const { masa } = etiquetaOf(food);
  const whole = masa.reduce((sum, [, weight]) => sum + weight, 0);
  return masa.map(([id, weight]) => ({ food: foodOf(id), share: weight / whole }));
}

function knownBy({ name, food }: LeafLine): readonly string[] {
  return [name, food.name, food.id];
}

function isWater(line: Line): boolean {
  return line.kind === 'despensa' && aguaDeLaLista(line.food);
}

/** Added water by difference from 100 g of finished food; 0 when it need not be listed. */
export function listedWater(added: number, others: number): number {
  const water = added > 0 ? 100 - others : 0;
  return water > LABEL_LAW.agua + 1e-9 ? water : 0;
}

/** Foods that the list may call «especias»: several, and little of them together. */
function spicesAmong(parts: readonly { readonly food: Food; readonly grams: number }[]): ReadonlySet<string> {
  const spices = parts.filter(({ food }) => isPlainSpice(food));
  const ids = new Set(spices.map(({ food }) => food.id));
  const total = spices.reduce((sum, { grams }) => sum + grams, 0);
  return ids.size > 1 && total <= LABEL_LAW.especias ? ids : new Set();
}

function plainEntry(name: string, grams: number, share: number): Entry {
  return {
    key: name,
    grams,
    whole: grams * share,
    name,
    list: undefined,
    additive: undefined,
    entries: [],
    known: [name],
    quid: false,
    nameable: false,
    characteristic: false,
  };
}

function entryOf({ line, grams, inner }: Part, share: number, context: Context): Entry {
  if (line.kind === 'receta') return recipeEntry(line, inner!, grams, share, context);
  return { ...foodEntry(line, grams * share, context), grams, whole: grams * share, known: knownBy(line) };
}

type RecipeLine = Extract<Line, { readonly kind: 'receta' }>;

function recipeEntry({ name, recipe }: RecipeLine, inner: Flat, grams: number, share: number, context: Context): Entry {
  const codes = inner.leaves.flatMap(({ food }) => food.contiene);
  return {
    ...plainEntry(markOwnName(name, codes), grams, share),
    key: recipe.place.field,
    entries: gather(partsOf(recipe, inner), (grams * share) / 100, context),
    known: [name],
    quid: true,
    nameable: true,
  };
}

type Printed = Omit<Entry, 'grams' | 'whole' | 'known'>;

function foodEntry(line: LeafLine, whole: number, { spices, company, characterises }: Context): Printed {
  const { food } = line;
  const plain = { list: undefined, additive: undefined, entries: [], characteristic: characterises(food) };
  if (line.kind !== 'despensa') {
    const name = withAllergens(markOwnName(line.name, food.contiene), food.contiene);
    return { ...plain, key: plainText(name), name, quid: true, nameable: true };
  }
  if (spices.has(food.id)) return { ...plain, key: words.spices, name: words.spices, quid: false, nameable: false };
  return { ...pantryEntry(food, denominationOf(line), company, isSmall(whole)), characteristic: plain.characteristic };
}

/** The narrowest name whose own words a person wrote: «ralladura de naranja» is orange peel, not just citrus. */
export function denominationOf({ name, food }: LeafLine): string {
  const { denominacion, denominaciones } = etiquetaOf(food);
  if (denominaciones.length === 0) return denominacion;
  const written = new Set(rootsOf(name));
  const usual = new Set(rootsOf(denominacion));
  const isWritten = (words: string) => rootsOf(words).every((root) => usual.has(root) || written.has(root));
  return denominaciones.findLast((names) => names.some(isWritten))?.[0] ?? denominacion;
}

const printed = new Map<string, Omit<Printed, 'characteristic'>>();

/** A food of the pantry is printed in one of eight ways by each of its names, each worked out once. */
function pantryEntry(
  food: Food,
  denominacion: string,
  company: Company,
  small: boolean,
): Omit<Printed, 'characteristic'> {
  const way = `${food.id} ${denominacion} ${company.hasFlour} ${company.hasSugars} ${small}`;
  const known = printed.get(way);
  if (known !== undefined) return known;
  const label = { ...etiquetaOf(food), denominacion };
  const additive = additiveOf(label, company);
  const named = additive === undefined ? compoundName(food, label, small) : undefined;
  const { name, list } = complete(named?.name ?? additiveText(additive!), named?.list, food);
  const entry = {
    key: plainText(`${name} ${list ?? ''}`),
    name,
    list,
    additive,
    entries: [],
    quid: label.quid,
    nameable: label.quid || nombrable(food),
  };
  printed.set(way, entry);
  return entry;
}

/** Every allergen of a food is in its name or in its list. */
function complete(name: string, list: string | undefined, food: Food): { name: string; list: string | undefined } {
  if (list === undefined) return { name: withAllergens(name, food.contiene), list };
  const named = new Set(segmentsOf(`${name} ${list}`).map(({ alergeno }) => alergeno));
  const missing = food.contiene.filter((code) => !named.has(code));
  return { name, list: missing.length === 0 ? list : `${list}, ${namesOf(missing)}` };
}

/** Ingredients that are printed the same are one. */
function merged(entries: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const same = byKey.get(entry.key);
    const both = same && {
      ...same,
      grams: same.grams + entry.grams,
      whole: same.whole + entry.whole,
      known: [...same.known, ...entry.known],
    };
    byKey.set(entry.key, both ?? entry);
  }
  return [...byKey.values()];
}

/** All entries, those of recipes after the recipe they are of. */
export function everyEntry(entries: readonly Entry[], all: Entry[] = []): Entry[] {
  for (const entry of entries) {
    all.push(entry);
    everyEntry(entry.entries, all);
  }
  return all;
}

/** Writes the list, with the percentages that are due by the key of their ingredient. */
export function printList(entries: readonly Entry[], percentages: ReadonlyMap<string, string>): string {
  const write = (list: readonly Entry[]): string => {
    const texts: string[] = [];
    for (let i = 0; i < list.length; i++) {
      const entry = list[i]!;
      const group = additivesFrom(list, i, percentages);
      if (group.length > 1) {
        texts.push(additiveText({ role: entry.additive!.role, names: group.flatMap(({ names }) => names) }));
        i += group.length - 1;
        continue;
      }
      const amount = percentages.get(entry.key);
      const brackets = entry.entries.length > 0 ? write(entry.entries) : entry.list;
      texts.push([entry.name, amount, brackets && `(${brackets})`].filter(Boolean).join(' '));
    }
    return texts.join(', ');
  };
  return write(entries);
}

/** Additives of one function that follow each other share its name; one that bears a percentage stands alone. */
function additivesFrom(list: readonly Entry[], start: number, percentages: ReadonlyMap<string, string>): Additive[] {
  const role = list[start]!.additive?.role;
  const group: Additive[] = [];
  for (const { additive, key } of list.slice(start)) {
    if (additive === undefined || additive.role !== role || percentages.has(key)) break;
    group.push(additive);
  }
  return group;
}

/** Article 18: in descending order of weight at the moment of use; those of one weight stay as they came. */
function byWeight<Entry extends { readonly grams: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.grams - a.grams);
}
