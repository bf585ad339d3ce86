import type { LeverInfo } from '../craft/craft.ts';
import { slug } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import type { IngredientRow } from './catalogue.ts';
import { priceOf } from './composition.ts';
import { readFormula } from './read.ts';
import type { Ingredient } from './resolve.ts';
import type { Role } from './roles.ts';
import { DEFAULT_TYPE, findType, rulesOf } from './types.ts';

/** The body of the dough. Salt and yeast are dosed by the baker, as are flavour, filling and additives. */
const LEVERS: ReadonlySet<Role> = new Set([
  'harina',
  'agua',
  'leche',
  'huevo',
  'mantequilla',
  'aceite',
  'grasa',
  'azucar',
]);

export function levers(body: unknown): readonly LeverInfo[] {
  const { type, ingredients } = readFormula(body);
  const lines = new Map<IngredientRow, number>();
  for (const { row } of ingredients) lines.set(row, (lines.get(row) ?? 0) + 1);
  return ingredients.map((ingredient) => ({
    lever: isLever(ingredient),
    label: labelOf(ingredient, lines.get(ingredient.row)!),
    price: ingredient.known ? priceOf(ingredient) : null,
    ...tasteOf(ingredient, type.enriched === true),
  }));
}

/**
 * What it is called in a sentence: as written, or as the pantry calls it where that is another language («water», «sel»).
 * Two lines of one food keep theirs, as do foods of a person's own.
 */
function labelOf({ name, known, understood, row }: Ingredient, lines: number): string {
  const { food, own, recipe } = understood;
  const isRead = known && food !== undefined && !own && recipe === undefined;
  return isRead && lines === 1 && firstWord(name) !== firstWord(row.nombre) ? row.nombre : name.trim();
}

/** In the singular. */
const firstWord = remember((name) =>
  slug(name)
    .split('_', 1)[0]!
    .replace(/(?<=[aeo])s$/, ''),
);

/** Salt, yeast and sourdough are the baker's, until they are the very thing at fault. */
const DOSES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  sal: ['sal'],
  levadura: ['levadura'],
  masa_madre: ['prefermento'],
};

/** The fat of a rich dough is its butter: yolk does not make up for it. */
const ENRICHED_DOSES: typeof DOSES = { ...DOSES, mantequilla: ['grasa'] };

/** Butter and egg are never cut to mend another number, nor oil where a dough is named after it. */
const NOBLE: ReadonlySet<Role> = new Set(['mantequilla', 'huevo']);

type Rank = NonNullable<LeverInfo['rank']>;
const RANKS: Readonly<Partial<Record<Role, Rank>>> = {
  harina: 1,
  leche: 1,
  azucar: 1,
  mantequilla: 2,
  aceite: 2,
  grasa: 2,
  huevo: 2,
};
/** The liquid of a rich dough is egg, then milk, and hardly ever water. */
const ENRICHED_RANKS: Readonly<Partial<Record<Role, Rank>>> = { ...RANKS, huevo: 0, leche: 1, agua: 2 };

function tasteOf({ row: { rol } }: Ingredient, enriched: boolean): Partial<LeverInfo> {
  const doses = (enriched ? ENRICHED_DOSES : DOSES)[rol];
  const weighed = rol === 'sal' || rol === 'levadura' ? 'pizca' : LIQUIDS.has(rol) ? 'liquido' : 'seco';
  return {
    noble: NOBLE.has(rol),
    measure: rol === 'harina',
    rank: (enriched ? ENRICHED_RANKS : RANKS)[rol] ?? 0,
    weighed,
    kind: rol,
    ...(doses === undefined ? {} : { doses }),
  };
}

const LIQUIDS: ReadonlySet<Role> = new Set(['agua', 'leche', 'aceite']);

/** A pre-ferment is leavening, prepared apart to a recipe of its own. */
function isLever({ row, finishing, preferment }: Ingredient): boolean {
  return !finishing && preferment === undefined && LEVERS.has(row.rol);
}

/** Names a balancer may add to a formula of the type. */
export function additions(type: string): readonly string[] {
  return rulesOf(findType(type) ?? DEFAULT_TYPE).additions;
}
