import type { Item } from '../common/read.ts';
import { type Composition, find, hardness, type Known, solidsOf } from './catalogue.ts';
import type { shape } from './read.ts';
import { warnings as texts } from './texts.ts';

type Numbers = Partial<Record<keyof typeof shape.numbers, number>>;

/** An ingredient of the formula with what it brings to the mix. */
export interface Ingredient {
  readonly name: string;
  /** Its row of the catalogue, also when the request gives figures of its own. */
  readonly known: Known | undefined;
  readonly composition: Composition;
}

/** A composition may add up to this much before it is called wrong: rounding of labels. */
const MAX_SOLIDS = 100.5;

/** Lactose and protein of milk solids non fat (Goff & Hartel, Ice Cream, 7th ed.). */
const LACTOSE_OF_SLNG = 0.54;
const PROTEIN_OF_SLNG = 0.36;

const INERT: Composition = {
  azucares: 0,
  materiagrasa: 0,
  esml: 0,
  lactosa: 0,
  otrossolidos: 0,
  alcohol: 0,
  pac: 0,
  pod: 0,
  kcal: 0,
  precio: 0,
  solidos: 0,
  dureza: 0,
};

/** Finds each ingredient in the catalogue and adds to `warnings` what a person should know about it. */
export function resolve(items: readonly Item[], warnings: string[]): Ingredient[] {
  const ingredients: Ingredient[] = new Array(items.length);
  for (let i = 0; i < items.length; i++) ingredients[i] = resolveOne(items[i]!, warnings);
  return ingredients;
}

function resolveOne(item: Item, warnings: string[]): Ingredient {
  const { name } = item;
  const known = find(name);
  const numbers: Numbers | undefined = item.numbers;
  if (known !== undefined && numbers === undefined) return { name, known, composition: known.composition };
  const custom = known === undefined && hasComposition(numbers);
  const composition =
    known !== undefined ? overridden(known, numbers!) : custom ? derived(numbers!) : inert(numbers?.precio);
  // An ingredient that weighs nothing changes nothing: no use in warning about it.
  if (item.grams > 0) warn(name, known, numbers, composition, warnings);
  return { name, known, composition };
}

function hasComposition(numbers: Numbers | undefined): boolean {
  for (const field in numbers) if (field !== 'precio') return true;
  return false;
}

function inert(precio: number | undefined): Composition {
  return precio === undefined ? INERT : { ...INERT, precio };
}

/** The row with the request's figures in place of its own, field by field: no field drags another one along. */
function overridden({ row, composition }: Known, n: Numbers): Composition {
  const solids = {
    azucares: n.azucares ?? row.azucares,
    materiagrasa: n.materiagrasa ?? row.materiagrasa,
    esml: n.esml ?? row.esml,
    otrossolidos: n.otrossolidos ?? row.otrossolidos,
  };
  return {
    ...solids,
    lactosa: n.lactosa ?? row.lactosa,
    alcohol: composition.alcohol,
    pac: n.pac ?? row.pac,
    pod: n.pod ?? row.pod,
    kcal: n.kcal ?? row.kcal,
    precio: n.precio ?? row.precio,
    solidos: solidsOf(solids),
    // A PAC of their own is trusted to count the hardening already.
    dureza: n.pac === undefined ? hardness(row.grupo, solids) : 0,
  };
}

/** An ingredient of the person's own; what is missing is derived as if its sugars were sucrose. */
function derived(n: Numbers): Composition {
  const { azucares = 0, materiagrasa = 0, esml = 0, proteinas = 0, otrossolidos = 0 } = n;
  const solids = { azucares, materiagrasa, esml, otrossolidos };
  const lactosa = n.lactosa ?? LACTOSE_OF_SLNG * esml;
  const otherProtein = Math.min(Math.max(proteinas - PROTEIN_OF_SLNG * esml, 0), otrossolidos);
  // Regulation (EU) 1169/2011, annex XIV: fat 9, carbohydrate and protein 4, fibre 2; 3.6 per g of milk solids non fat.
  const kcal = 4 * azucares + 9 * materiagrasa + 3.6 * esml + 4 * otherProtein + 2 * (otrossolidos - otherProtein);
  return {
    ...solids,
    lactosa,
    alcohol: 0,
    pac: n.pac ?? azucares + lactosa,
    pod: n.pod ?? azucares + 0.16 * lactosa,
    kcal: n.kcal ?? kcal,
    precio: n.precio ?? 0,
    solidos: solidsOf(solids),
    dureza: 0,
  };
}

function warn(
  name: string,
  known: Known | undefined,
  numbers: Numbers | undefined,
  { azucares, solidos }: Composition,
  warnings: string[],
): void {
  const custom = known === undefined && hasComposition(numbers);
  if (known === undefined && !custom) warnings.push(texts.unknownIngredient(name));
  if (solidos > MAX_SOLIDS) warnings.push(texts.over100(name));
  if (!custom) return;
  const estimated = numbers?.pac === undefined || numbers.pod === undefined;
  if (estimated && azucares > 0) warnings.push(texts.estimated(name));
  if (numbers?.precio === undefined) warnings.push(texts.noPrice(name));
}
