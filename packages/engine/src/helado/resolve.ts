import type { Warning } from '../craft/analysis.ts';
import { InputError, readEach } from '../craft/errors.ts';
import { checkParts, checkTotal, type Wholes } from '../craft/own-composition.ts';
import type { Item } from '../craft/read.ts';
import { asked, type Understood, understand, unknownCode } from '../despensa/understand.ts';
import { type Ingredient, type Known, knownOf, mustFind, shelf } from './catalogue.ts';
import { type Composition, hardness } from './composition.ts';
import { HARDNESS } from './food-view.ts';
import { contentsOf } from './measure.ts';
import { SHAPE } from './read.ts';
import { refusals, warnings as texts } from './texts.ts';

type Numbers = Partial<Record<keyof typeof SHAPE.numbers, number>>;

/** Lactose and protein of milk solids non fat (Goff & Hartel, Ice Cream, 7th ed.). */
const LACTOSE_OF_SLNG = 0.54;
const PROTEIN_OF_SLNG = 0.36;

/** Sweetness of lactose, sucrose = 1. */
const LACTOSE_POD = 0.16;

/** Nothing is known of it: all of it is water, and costs nothing. */
const INERT: Composition = { ...mustFind('agua').composition, precio: 0 };

/** Reads each ingredient of a request. */
export function understandAll(items: readonly Item[]): readonly Understood[] {
  const understood: Understood[] = new Array(items.length);
  for (let i = 0; i < items.length; i++) understood[i] = understand(shelf, items[i]!, i);
  return understood;
}

/** Gives each ingredient its composition and adds to `warnings` what to know. */
export function resolve(
  items: readonly Item[],
  warnings: Warning[],
  understood: readonly Understood[] = understandAll(items),
): Ingredient[] {
  return readEach(understood, (one, i) => resolveOne(one, i, warnings));
}

function resolveOne(understood: Understood, index: number, warnings: Warning[]): Ingredient {
  const { item, food } = understood;
  const known = food && knownOf(food);
  if (understood.warnings.length > 0) warnings.push(...understood.warnings);
  const { numbers } = item;
  if (known !== undefined && numbers === undefined) return known;
  const told = compositionOf(known, numbers);
  if (hasComposition(numbers)) checkOwn(item, index, told, known !== undefined);
  const composition = withinWhole(told);
  // An ingredient that weighs nothing changes nothing: no use in warning about it.
  if (item.grams > 0) {
    warn(understood, index, numbers, composition, warnings);
    const reckoned = known && energyInDoubt(known, numbers?.kcal, composition);
    if (reckoned !== undefined) {
      warnings.push({ code: 'energia_dudosa', text: texts.energy(item.name, composition.kcal, reckoned), index });
    }
  }
  return { known, composition, contents: contentsOf(composition) };
}

/** Whether the request itself tells what an ingredient is made of. */
export function isDescribed({ item: { numbers }, own }: Understood): boolean {
  return own || hasComposition(numbers);
}

function compositionOf(known: Known | undefined, numbers: Numbers = {}): Composition {
  if (known !== undefined) return overridden(known, numbers);
  return hasComposition(numbers) ? derived(numbers) : { ...INERT, ...numbers };
}

/** Grams of 100 that are told apart; lactose and protein stand within the other two. */
function totalOf({ azucares, materiagrasa, esml, otrossolidos, lactosa, proteinas, alcohol }: Composition): number {
  return azucares + materiagrasa + Math.max(esml + otrossolidos, lactosa + proteinas) + alcohol;
}

/** Figures of a request that hold others of it. */
const WHOLES: Wholes = { esml: ['lactosa'] };

/** Refuses a composition that cannot be. */
function checkOwn(item: Item, index: number, composition: Composition, known: boolean): void {
  checkTotal(totalOf(composition), item, index, SHAPE, known);
  checkParts(item, index, WHOLES);
  const { materiagrasa, otrossolidos } = composition;
  const { pac = 0 } = item.numbers ?? {};
  if (pac < -HARDNESS.cocoa * (materiagrasa + otrossolidos)) {
    throw new InputError(refusals.pac(index + 1, item.name, pac), {
      code: 'composicion_imposible',
      index,
      field: 'pac',
    });
  }
}

/** What labels round beyond 100 g is taken from all: water stays positive. */
function withinWhole(told: Composition): Composition {
  const { azucares, materiagrasa, esml, otrossolidos, solidos, alcohol } = told;
  if (solidos + alcohol <= 100) return told;
  const share = (100 - alcohol) / solidos;
  return {
    ...told,
    azucares: azucares * share,
    materiagrasa: materiagrasa * share,
    esml: esml * share,
    otrossolidos: otrossolidos * share,
    solidos: 100 - alcohol,
  };
}

/** Price and energy alone do not tell what a thing is made of. */
function hasComposition(numbers: Numbers | undefined): boolean {
  for (const field in numbers) if (field !== 'precio' && field !== 'kcal') return true;
  return false;
}

/** Parts that give an ingredient its energy. */
type Parts = Readonly<Record<'azucares' | 'materiagrasa' | 'esml' | 'proteinas' | 'otrossolidos', number>>;

/** Regulation (EU) 1169/2011, annex XIV: fat 9, carbohydrate and protein 4, fibre 2; 3.6 per g of milk solids non fat. */
function energyOf({ azucares, materiagrasa, esml, proteinas, otrossolidos }: Parts): number {
  const otherProtein = Math.min(proteinBeyondMilk(proteinas, esml), otrossolidos);
  return 4 * azucares + 9 * materiagrasa + 3.6 * esml + 4 * otherProtein + 2 * (otrossolidos - otherProtein);
}

/**
 * A food with the request's figures in place of its own. What hangs on them moves along: solids and water, energy, and
 * the freezing power and sweetness of its sugars, each unless the request gives it too.
 */
function overridden({ row, composition: own }: Known, n: Numbers): Composition {
  const milk = n.esml ?? row.esml;
  const {
    azucares = row.azucares,
    materiagrasa = row.materiagrasa,
    proteinas = row.proteinas,
    // Protein that milk lacks is no milk solid.
    esml = row.esml - milkProteinLost(row, proteinas),
    // Protein is a solid: what changes of it beyond that of milk changes the others.
    otrossolidos = n.proteinas === undefined
      ? row.otrossolidos
      : Math.max(0, row.otrossolidos + proteinBeyondMilk(proteinas, milk) - proteinBeyondMilk(row.proteinas, milk)),
    lactosa = n.esml === undefined ? row.lactosa : ofMilk(row.lactosa, row.esml, n.esml),
    precio = row.precio,
  } = n;
  const hardened =
    hardness(row.grupo, otrossolidos, materiagrasa) - hardness(row.grupo, row.otrossolidos, row.materiagrasa);
  const sugars = azucares - row.azucares;
  const milkSugar = lactosa - row.lactosa;
  const {
    pac = Math.max(0, row.pac + sugars * perSugar(row.pac - row.lactosa, row.azucares) + milkSugar),
    pod = Math.max(0, row.pod + sugars * perSugar(row.pod, row.azucares) + LACTOSE_POD * milkSugar),
    kcal = energyMoved(row, { azucares, materiagrasa, esml, proteinas, otrossolidos }),
  } = n;
  return {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    proteinas,
    otrossolidos,
    alcohol: row.alcohol,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    polioles: own.polioles,
    // A PAC of their own is trusted to count the hardening already.
    dureza: n.pac === undefined ? Math.max(0, own.dureza + hardened) : 0,
    dextrosa: own.dextrosa > 0 ? azucares : 0,
  };
}

/** The energy of a food whose parts are others than its own. */
function energyMoved(row: Parts & { readonly kcal: number }, parts: Parts): number {
  return Math.max(0, row.kcal + energyOf(parts) - energyOf(row));
}

/** Farther than this, as of a label, the energy given cannot be that of the parts; less than 10 kcal is rounding. */
const ENERGY_OFF = { share: 0.15, least: 10 };

/** The energy the parts come to, where the one given is off. */
function energyInDoubt({ row }: Known, given: number | undefined, composition: Composition): number | undefined {
  if (given === undefined) return undefined;
  const reckoned = energyMoved(row, composition);
  return Math.abs(given - reckoned) > Math.max(ENERGY_OFF.share * reckoned, ENERGY_OFF.least) ? reckoned : undefined;
}

/** Protein that milk solids do not have, which stands among the other solids. */
function proteinBeyondMilk(proteinas: number, esml: number): number {
  return Math.max(0, proteinas - PROTEIN_OF_SLNG * esml);
}

/** Protein of a food's milk solids that it is told not to have. */
function milkProteinLost(row: Parts, proteinas: number): number {
  return Math.max(0, Math.min(row.proteinas, PROTEIN_OF_SLNG * row.esml) - proteinas);
}

/** Lactose of other milk solids, in the share the food has of its own. */
function ofMilk(lactosa: number, esml: number, now: number): number {
  return esml > 0 ? (lactosa * now) / esml : LACTOSE_OF_SLNG * now;
}

/** Power per gram of the food's sugars; that of sucrose without any. */
function perSugar(power: number, azucares: number): number {
  return azucares > 0 ? Math.max(0, power / azucares) : 1;
}

/** A person's own ingredient; what is missing takes its sugars for sucrose. */
function derived(n: Numbers): Composition {
  const { azucares = 0, materiagrasa = 0, esml = 0, proteinas = 0, precio = 0 } = n;
  const { lactosa = LACTOSE_OF_SLNG * esml, otrossolidos = proteinBeyondMilk(proteinas, esml) } = n;
  const { pac = azucares + lactosa, pod = azucares + LACTOSE_POD * lactosa } = n;
  const { kcal = energyOf({ azucares, materiagrasa, esml, proteinas, otrossolidos }) } = n;
  return {
    azucares,
    materiagrasa,
    esml,
    lactosa,
    proteinas,
    otrossolidos,
    alcohol: 0,
    pac,
    pod,
    kcal,
    precio,
    solidos: azucares + materiagrasa + esml + otrossolidos,
    polioles: 0,
    dureza: 0,
    dextrosa: 0,
  };
}

function warn(
  understood: Understood,
  index: number,
  numbers: Numbers | undefined,
  { azucares }: Composition,
  warnings: Warning[],
): void {
  const {
    item: { name },
    food,
  } = understood;
  const tell = (code: string, text: string) => warnings.push({ code, text, index });
  const described = hasComposition(numbers);
  if (food === undefined && !described) {
    tell(unknownCode(understood), [texts.unknownIngredient(name), asked(shelf, understood)].join(' ').trimEnd());
  }
  if (!described) return;
  const { pac, pod } = numbers!;
  const powers = [...(pac === undefined ? ['PAC'] : []), ...(pod === undefined ? ['POD'] : [])];
  const estimated = powers.length > 0;
  if (food !== undefined) {
    const moved = numbers?.azucares !== undefined || numbers?.lactosa !== undefined || numbers?.esml !== undefined;
    if (estimated && moved) tell('pac_y_pod_estimados', texts.adjusted(name, powers));
    return;
  }
  if (estimated && azucares > 0) tell('pac_y_pod_estimados', texts.estimated(name, powers));
  if (numbers?.precio === undefined) tell('sin_precio', texts.noPrice(name));
}
