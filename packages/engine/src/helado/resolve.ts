import type { Certainty, Warning } from '../craft/analysis.ts';
import type { Item } from '../craft/read.ts';
import { find, type Ingredient, type Known } from './catalogue.ts';
import { type Composition, hardness } from './composition.ts';
import { contentsOf } from './measure.ts';
import type { SHAPE } from './read.ts';
import { warnings as texts } from './texts.ts';

type Numbers = Partial<Record<keyof typeof SHAPE.numbers, number>>;

/** A composition may add up to this much before it is called wrong: rounding of labels. */
const MAX_SOLIDS = 100.5;
/** What adding up decimals leaves in floating point. */
const NOISE = 1e-9;

/** Lactose and protein of milk solids non fat (Goff & Hartel, Ice Cream, 7th ed.). */
const LACTOSE_OF_SLNG = 0.54;
const PROTEIN_OF_SLNG = 0.36;

/** Sweetness of lactose, sucrose = 1. */
const LACTOSE_POD = 0.16;

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
  dextrosa: 0,
};

/** Finds each ingredient in the catalogue and adds to `warnings` what a person should know about it. */
export function resolve(items: readonly Item[], warnings: Warning[]): Ingredient[] {
  const ingredients: Ingredient[] = new Array(items.length);
  for (let i = 0; i < items.length; i++) ingredients[i] = resolveOne(items[i]!, i, warnings);
  return ingredients;
}

function resolveOne({ name, grams, numbers }: Item, index: number, warnings: Warning[]): Ingredient {
  const known = find(name);
  if (known !== undefined && numbers === undefined) return known;
  const composition = compositionOf(known, numbers);
  // An ingredient that weighs nothing changes nothing: no use in warning about it.
  if (grams > 0) warn(name, index, known, numbers, composition, warnings);
  return { known, composition, contents: contentsOf(composition) };
}

/** Names are never guessed: an ingredient is known, described by the request, or unknown. */
export function certaintyOf(known: Known | undefined, { numbers }: Item): Certainty {
  return known !== undefined || hasComposition(numbers) ? 'exacta' : 'desconocida';
}

function compositionOf(known: Known | undefined, numbers: Numbers = {}): Composition {
  if (known !== undefined) return overridden(known, numbers);
  return hasComposition(numbers) ? derived(numbers) : inert(numbers.precio);
}

function hasComposition(numbers: Numbers | undefined): boolean {
  for (const field in numbers) if (field !== 'precio') return true;
  return false;
}

function inert(precio: number | undefined): Composition {
  return precio === undefined ? INERT : { ...INERT, precio };
}

/** The row with the request's figures in place of its own, field by field: no field drags another one along. */
function overridden({ row, composition: own }: Known, n: Numbers): Composition {
  const {
    azucares = row.azucares,
    materiagrasa = row.materiagrasa,
    esml = row.esml,
    lactosa = row.lactosa,
    otrossolidos = row.otrossolidos,
    pac = row.pac,
    pod = row.pod,
    kcal = row.kcal,
    precio = row.precio,
  } = n;
  return {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    otrossolidos,
    alcohol: row.alcohol,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    // A PAC of their own is trusted to count the hardening already.
    dureza: n.pac === undefined ? hardness(row.grupo, otrossolidos, materiagrasa) : 0,
    dextrosa: own.dextrosa,
  };
}

/** An ingredient of the person's own; what is missing is derived as if its sugars were sucrose. */
function derived(n: Numbers): Composition {
  const { azucares = 0, materiagrasa = 0, esml = 0, proteinas = 0, otrossolidos = 0, precio = 0 } = n;
  const { lactosa = LACTOSE_OF_SLNG * esml } = n;
  const { pac = azucares + lactosa, pod = azucares + LACTOSE_POD * lactosa } = n;
  const otherProtein = Math.min(Math.max(proteinas - PROTEIN_OF_SLNG * esml, 0), otrossolidos);
  // Regulation (EU) 1169/2011, annex XIV: fat 9, carbohydrate and protein 4, fibre 2; 3.6 per g of milk solids non fat.
  const energy = 4 * azucares + 9 * materiagrasa + 3.6 * esml + 4 * otherProtein + 2 * (otrossolidos - otherProtein);
  const { kcal = energy } = n;
  return {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    otrossolidos,
    alcohol: 0,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    dureza: 0,
    dextrosa: 0,
  };
}

function warn(
  name: string,
  index: number,
  known: Known | undefined,
  numbers: Numbers | undefined,
  { azucares, solidos }: Composition,
  warnings: Warning[],
): void {
  const tell = (code: string, text: string) => warnings.push({ code, text, index });
  const custom = known === undefined && hasComposition(numbers);
  if (known === undefined && !custom) tell('ingrediente_desconocido', texts.unknownIngredient(name));
  if (solidos > MAX_SOLIDS + NOISE) tell('composicion_excesiva', texts.over100(name));
  if (!custom) return;
  const estimated = numbers?.pac === undefined || numbers.pod === undefined;
  if (estimated && azucares > 0) tell('pac_y_pod_estimados', texts.estimated(name));
  if (numbers?.precio === undefined) tell('sin_precio', texts.noPrice(name));
}
