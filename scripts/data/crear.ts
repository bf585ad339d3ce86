import type { Craft } from '../../packages/engine/src/craft/craft.ts';
import { InputError } from '../../packages/engine/src/craft/errors.ts';
import type { Food } from '../../packages/engine/src/despensa/food.ts';
import { readLines } from './csv.ts';
import { titleOf } from './titles.ts';

/** A formula of the corpus, as far as a skeleton needs it. */
export interface CorpusFormula {
  readonly id?: string;
  readonly name: string;
  readonly source: string;
  readonly published: boolean;
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
}

/** A formula of our own, for the types of which nothing good is published. */
export interface OwnSkeleton {
  readonly craft: string;
  readonly type: string;
  readonly name: string;
  /** As a workshop weighs it, where what is published is for the kitchen at home: it stands first. */
  readonly primera?: boolean;
  readonly ingredients: Readonly<Record<string, number>>;
}

/** What the engine knows of foods, loaded once the pantry has been written. */
export interface Pantry {
  readonly craft: Craft;
  readonly read: (name: string) => Food | undefined;
  readonly wireName: (food: Food) => string;
  readonly foodOf: (id: string) => Food;
}

interface Skeleton {
  readonly name: string;
  readonly source: string;
  readonly published: boolean;
  readonly first?: boolean;
  readonly parts: readonly (readonly [Food, number])[];
}

/** Skeletons kept of each type: more add nothing a person would notice. */
const MOST_OF_A_TYPE = 16;
/** How much less typical a formula of our own counts, and one ingredient more than usual. */
const OWN_HANDICAP = 6;
const EXTRA_INGREDIENT = 1.5;
/** What an ingredient counts that fewer than this share of the formulas of its type have. */
const RARE = { share: 0.25, weight: 4 };
/** A single food is no formula. */
const LEAST_INGREDIENTS = 2;
const COMPONENTS = ['agua', 'grasa', 'azucares', 'almidon', 'proteina', 'fibra', 'polioles', 'cacao_seco'] as const;

/** The good formulas of every type, the most typical first. */
export function skeletonsOf(pantry: Pantry, corpus: readonly CorpusFormula[], own: readonly OwnSkeleton[]) {
  const { craft } = pantry;
  return Object.fromEntries(
    craft.types.map(({ id: type }) => {
      const published = corpus.filter((formula) => formula.type === type).flatMap((one) => skeleton(pantry, one) ?? []);
      const ours = own
        .filter((one) => one.craft === craft.id && one.type === type)
        .map((one) => ownSkeleton(pantry, one));
      const all = [...published, ...ours];
      if (all.length === 0) throw new Error(`${craft.id}: no skeleton for the type ${type}`);
      return [type, byTypicality(all).slice(0, MOST_OF_A_TYPE).map(packed)];
    }),
  );
}

function skeleton(pantry: Pantry, formula: CorpusFormula): Skeleton | undefined {
  const { shape } = pantry.craft;
  const amounts = new Map<Food, number>();
  for (const item of formula.ingredients) {
    const food = pantry.read(String(item[shape.name]));
    if (food === undefined || Object.keys(item).length > 2) return undefined;
    const lawful = pasteurised(pantry, formula.type, food);
    amounts.set(lawful, (amounts.get(lawful) ?? 0) + Number(item[shape.weight]));
  }
  const { source, published, type } = formula;
  const name = titleOf(formula);
  const parts = [...amounts].filter(([, grams]) => grams > 0);
  if (parts.length < LEAST_INGREDIENTS || !isGood(pantry, type, parts)) return undefined;
  return { name, source, published, parts };
}

/** What stands for raw egg where nothing heats it: a formula that is proposed is lawful as it stands. */
function pasteurised({ craft, read, wireName }: Pantry, type: string, food: Food): Food {
  const by = craft.insteadOfRaw?.(type, wireName(food));
  return (by === undefined ? undefined : read(by)) ?? food;
}

function ownSkeleton(pantry: Pantry, { type, name, ingredients, primera = false }: OwnSkeleton): Skeleton {
  const parts = Object.entries(ingredients).map(
    ([id, grams]) => [pasteurised(pantry, type, pantry.foodOf(id)), grams] as const,
  );
  if (!isGood(pantry, type, parts)) throw new Error(`data/esqueletos.json: «${name}» does not pass the judge`);
  return { name, source: 'formulación propia', published: false, first: primera, parts };
}

function isGood({ craft, wireName }: Pantry, type: string, parts: Skeleton['parts']): boolean {
  const { name, weight } = craft.shape;
  try {
    const ingredients = parts.map(([food, grams]) => ({ [name]: wireName(food), [weight]: grams }));
    return craft.analyse({ type, ingredients }).outcome.good;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function byTypicality(all: readonly Skeleton[]): readonly Skeleton[] {
  const compositions = all.map(({ parts }) => {
    const total = parts.reduce((sum, [, grams]) => sum + grams, 0);
    return COMPONENTS.map((key) => parts.reduce((sum, [food, grams]) => sum + (food[key] * grams) / total, 0));
  });
  const middle = COMPONENTS.map((_, k) => median(compositions.map((values) => values[k]!)));
  const usual = median(all.map(({ parts }) => parts.length));
  const users = (food: Food) => all.filter(({ parts }) => parts.some(([other]) => other === food)).length;
  const distance = (one: Skeleton, i: number) =>
    compositions[i]!.reduce((sum, value, k) => sum + Math.abs(value - middle[k]!), 0) +
    (one.published ? 0 : OWN_HANDICAP) +
    RARE.weight * one.parts.filter(([food]) => users(food) <= RARE.share * all.length).length +
    EXTRA_INGREDIENT * Math.max(0, one.parts.length - usual);
  return all
    .map((one, i) => ({ one, distance: one.first ? 0 : distance(one, i) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
}

/** «name», source, «id:parts per thousand» of each ingredient, and a mark where it stands first. */
function packed({ name, source, first, parts }: Skeleton): readonly [string, string, string, 1?] {
  const total = parts.reduce((sum, [, grams]) => sum + grams, 0);
  const shares = parts.map(([{ id }, grams]) => `${id}:${Number(((1000 * grams) / total).toPrecision(5))}`);
  return first ? [name, source, shares.join(' '), 1] : [name, source, shares.join(' ')];
}

const COLUMNS = ['oficios', 'tipos', 'familia', 'miembros', 'sustitutos', 'se_pierde', 'no_hay'] as const;

/** The families of foods that stand in for one another, each row as the engine reads it. */
export function familiesOf(csv: string, foodOf: (id: string) => Food) {
  const faults: string[] = [];
  const lines = readLines('data/sustitutos.csv', csv, COLUMNS, faults);
  const families = lines.map((line) => {
    const members = line.list('miembros');
    for (const id of members) if (!id.startsWith('@')) foodOf(id);
    const options = line.list('sustitutos').map((option) => (option === '-' ? [] : option.split('+').map(part)));
    for (const [id, factor] of options.flat()) {
      foodOf(id);
      if (!(factor > 0)) faults.push(`${line.at('sustitutos')}: «${id}» has no factor`);
    }
    return {
      crafts: line.list('oficios'),
      types: line.list('tipos'),
      name: line.text('familia'),
      members,
      options,
      lost: line.text('se_pierde'),
      none: line.text('no_hay'),
    };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return families;
}

function part(text: string): readonly [string, number] {
  const [id = '', factor = '1'] = text.split(':');
  return [id, Number(factor)];
}

/** JSON inside a literal. */
function textOf(value: unknown): string {
  return JSON.stringify(JSON.stringify(value));
}

export function crearModule(skeletons: Readonly<Record<string, unknown>>, families: readonly unknown[]): string {
  const packedSkeletons =
    'Readonly<Record<string, Readonly<Record<string, readonly (readonly [string, string, string, 1?])[]>>>>';
  return [
    '// Made from data/corpus, data/esqueletos.json and data/sustitutos.csv by scripts/data/build.ts; edit those.',
    "import { lazy } from '../craft/lazy.ts';",
    "import type { Family } from './family.ts';",
    '',
    '// Texts, so that who makes no formula does not pay for reading them.',
    `export const skeletons = lazy((): ${packedSkeletons} => JSON.parse(${textOf(skeletons)}));`,
    `export const families = lazy((): readonly Family[] => JSON.parse(${textOf(families)}));`,
    '',
  ].join('\n');
}
