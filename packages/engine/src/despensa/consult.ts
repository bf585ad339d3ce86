import type { CatalogueEntry } from '../craft/craft.ts';
import { CRAFT_IDS } from '../craft/ids.ts';
import { lazy } from '../craft/lazy.ts';
import { catalogueIndex, indexBySteps, searchCatalogue, type Wordings } from '../search/search.ts';
import { understoodFirst } from '../search/understood.ts';
import { VERSION } from '../version.gen.ts';
import { ALLERGEN_NAMES, ALLERGENS, allergenNames } from './allergen-texts.ts';
import { BALANCE, CATEGORIES, type Category, type Food, PARTS } from './food.ts';
import { etiquetaOf } from './food-etiqueta.ts';
import { teachBySteps } from './lessons.ts';
import { CRAFT_FOODS, findFood } from './names.ts';
import type { FoodReading, Lectura } from './reading.ts';
import { type FoodSource, sourceOf } from './sources.ts';
import { everyFood, FOOD_COUNT, foodOf, indexOf } from './table.ts';
import { aliasesOf } from './vocabulary.ts';

export {
  DECLARED_FIELDS,
  type DeclarationFault,
  type DeclaredField,
  type DeclaredFigures,
  declarationFaults,
  declaredEnergyOff,
  declaredTotal,
  TABLE_FIELDS,
} from './declaration-check.ts';
export type { Lectura } from './reading.ts';
export type { FoodSource, Quality, Rated } from './sources.ts';
export { ALLERGEN_NAMES, ALLERGENS, allergenNames, CATEGORIES, type Category };

/** A food in a list. */
export interface FoodInList {
  readonly id: string;
  readonly nombre: string;
  readonly categoria: Category;
  readonly kcal: number;
  /** EUR per kg. */
  readonly precio: number;
  readonly contiene: readonly string[];
}

/** Foods of the pantry, a page of them. */
export interface PantryAnswer {
  readonly status: 'ok';
  /** All that fit, of which `alimentos` are a page. */
  readonly total: number;
  /** The food the text was read as, which comes first, and how sure that is. */
  readonly entendido?: { readonly id: string; readonly lectura: Lectura };
  readonly alimentos: readonly FoodInList[];
}

/** What is sought in the pantry; everything that is given must fit. */
export interface PantryQuery {
  readonly q?: string | undefined;
  /** A craft: only the foods it has knowledge of its own about, and what it understands by the text. */
  readonly craft?: string | undefined;
  /** Code of an allergen the food contains; `gluten` and `frutos_cascara` stand for all of theirs. */
  readonly alergeno?: string | undefined;
  readonly categoria?: string | undefined;
  readonly limite: number;
  readonly desde: number;
}

/** More than anyone reads at once. */
export const MAX_FOODS = 100;

const named = lazy((): readonly CatalogueEntry[] =>
  everyFood().map((food) => ({
    name: food.id,
    label: food.name,
    aliases: aliasesOf(food),
    group: food.category,
    composition: {},
    price: food.precio,
    source: '',
  })),
);

/** Makes ready all that a search needs, in short steps: a service answers others between them. */
export function* preparePantry(known?: Wordings): Generator<void> {
  yield* teachBySteps();
  yield* indexBySteps(named(), known);
}

/** Foods of the pantry: what the text is read as, then those most like it. */
export function consultPantry({ q = '', craft, alergeno, categoria, limite, desde }: PantryQuery): PantryAnswer {
  const known = CRAFT_IDS.find((id) => id === craft);
  const reading = q.trim() === '' ? undefined : findFood(q, known);
  const fits = (
    reading === undefined ? everyFood() : understoodFirst(reading.food, alike(q), () => meant(reading))
  ).filter(
    (food) =>
      (categoria === undefined || food.category === categoria) &&
      (alergeno === undefined || food.contiene.some((code) => isKind(code, alergeno))) &&
      (known === undefined || CRAFT_FOODS[known].own(food) || food === reading?.food),
  );
  return {
    status: 'ok',
    total: fits.length,
    ...(reading?.food !== undefined && fits[0] === reading.food
      ? { entendido: { id: reading.food.id, lectura: reading.lectura } }
      : {}),
    alimentos: fits.slice(desde, desde + limite).map(inList),
  };
}

function alike(q: string): readonly Food[] {
  return searchCatalogue(catalogueIndex(named()), q, FOOD_COUNT).map(({ name }) => foodOf(name));
}

function meant(reading: FoodReading): readonly Food[] {
  return reading.food === undefined ? reading.candidates : [];
}

function isKind(code: string, asked: string): boolean {
  return code === asked || code.startsWith(`${asked}:`);
}

function inList({ id, name, category, kcal, precio, contiene }: Food): FoodInList {
  return { id, nombre: name, categoria: category, kcal, precio, contiene };
}

/** A food with everything the pantry knows of it. */
export interface FoodSheet extends FoodInList {
  readonly status: 'ok';
  readonly otrosNombres: readonly string[];
  /** g per 100 g; the first 22 add up to 100. */
  readonly composicion: Readonly<Record<string, number>>;
  /** Per 100 g, as on a label. */
  readonly etiqueta: Readonly<
    Record<
      'energia_kj' | 'energia_kcal' | 'grasas' | 'saturadas' | 'hidratos' | 'azucares' | 'fibra' | 'proteinas' | 'sal',
      number
    >
  >;
  readonly denominacion: string;
  readonly puedeContener: readonly string[];
  readonly vegano: boolean;
  /** Names several foods: fit for balancing, never for a label. */
  readonly generico: boolean;
  readonly calidad: FoodSource['calidad'];
  readonly fuente: string;
  /** What each craft calls it, and whether it has knowledge of its own about it. */
  readonly oficios: readonly { readonly craft: string; readonly nombre: string; readonly propio: boolean }[];
}

/** The sheet of a food; undefined when the pantry has none of that id. */
export function foodSheet(id: string): FoodSheet | undefined {
  return indexOf(id) === undefined ? undefined : { status: 'ok', ...sheetOf(foodOf(id)) };
}

/** Every food with everything the pantry knows of it, to be kept as one file. */
export interface WholePantry {
  readonly status: 'ok';
  /** Fingerprint of the data, as in `VERSION`. */
  readonly version: string;
  /** By its SPDX identifier. */
  readonly licencia: 'MIT';
  readonly total: number;
  readonly alimentos: readonly Omit<FoodSheet, 'status'>[];
}

/** The whole pantry: the sheet of every food. */
export function wholePantry(): WholePantry {
  const alimentos = everyFood().map(sheetOf);
  return { status: 'ok', version: VERSION.data, licencia: 'MIT', total: alimentos.length, alimentos };
}

function sheetOf(food: Food): Omit<FoodSheet, 'status'> {
  const label = etiquetaOf(food);
  const { calidad, fuente } = sourceOf(food);
  return {
    ...inList(food),
    otrosNombres: aliasesOf(food),
    composicion: Object.fromEntries([...BALANCE, ...PARTS].map((key) => [key, food[key]])),
    etiqueta: {
      energia_kj: label.kj,
      energia_kcal: label.kcal,
      grasas: food.grasa,
      saturadas: label.saturadas,
      hidratos: food.hidratos,
      azucares: food.azucares,
      fibra: food.fibra,
      proteinas: label.proteina,
      sal: food.sal,
    },
    denominacion: label.denominacion,
    puedeContener: label.puedeContener,
    vegano: label.vegano,
    generico: label.generico,
    calidad,
    fuente,
    oficios: CRAFT_IDS.map((craft) => ({
      craft,
      nombre: CRAFT_FOODS[craft].wireName(food),
      propio: CRAFT_FOODS[craft].own(food),
    })),
  };
}
