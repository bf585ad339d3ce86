import { asSent } from '../craft/read.ts';
import { ALLERGENS, ANIMAL_ALLERGENS } from './allergen-texts.ts';
import {
  DECLARED_FIELDS,
  type DeclarationFault,
  type DeclaredField,
  type DeclaredFigures,
  declarationFaults,
  declaredTotal,
  isEnergyOf,
  isOver,
  KJ_PER_KCAL,
  MAX_ENERGY,
  MAX_ENERGY_KJ,
  MAX_TOTAL,
} from './declaration-check.ts';
import {
  BALANCE,
  type Balance,
  type BalanceKey,
  CATEGORIES,
  type Category,
  carbohydrate,
  energy,
  type Food,
  polyols,
  sugars,
  wholeKcal,
} from './food.ts';
import { errors, LABEL_FIGURES, notes, warnings } from './texts.gen.ts';

/** The nutrition label of an ingredient of a person's own. `cacao` is total dry cocoa solids. */
export interface Declaration extends DeclaredFigures {
  readonly alergenos?: readonly string[];
  readonly categoria?: Category;
}

export interface DeclaredFood {
  readonly food: Food;
  /** How what the label does not say was derived. */
  readonly notas: readonly string[];
  /** What looks wrong in it. */
  readonly avisos: readonly string[];
}

/** Why a label cannot be. */
export interface DeclarationRefusal {
  readonly food: undefined;
  readonly errores: readonly string[];
}

/** What a label without a word about it still gives away as animal. */
const ANIMAL_SHELVES: ReadonlySet<Category> = new Set(['lacteos', 'quesos', 'huevo']);

/** Faults told of one label: a request may list thousands. */
const MOST_FAULTS = 40;

/** Reads what a request says of a label: a label to derive from, or the reasons why it cannot be one. */
export function readDeclaration(name: string, value: unknown): Declaration | readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [errors.notLabel(name)];
  const label: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [field, given] of Object.entries(value)) {
    if (given === undefined || given === null) continue;
    if ((DECLARED_FIELDS as readonly string[]).includes(field))
      faults.push(...figureFaults(name, field as DeclaredField, given));
    else if (field === 'alergenos') faults.push(...allergenFaults(name, given));
    else if (field !== 'categoria') faults.push(errors.unknownField(name, field));
    else if (!(CATEGORIES as readonly unknown[]).includes(given)) faults.push(errors.badCategory(name, asSent(given)));
    label[field] = given;
  }
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS);
  if (!DECLARED_FIELDS.some((field) => field !== 'precio' && label[field] !== undefined)) return [errors.empty(name)];
  return label as Declaration;
}

/** What may be of any size, in no more letters than a number is written with. */
const figure = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',');

function figureFaults(name: string, field: DeclaredField, given: unknown): string[] {
  if (typeof given !== 'number' || !Number.isFinite(given) || given < 0)
    return [errors.notNumber(name, LABEL_FIGURES[field])];
  if (!isOver(field, given)) return [];
  return [
    field === 'energia'
      ? errors.energyTooHigh(name, figure(given), MAX_ENERGY, Math.floor(MAX_ENERGY_KJ))
      : errors.overHundred(name, LABEL_FIGURES[field], figure(given)),
  ];
}

function allergenFaults(name: string, given: unknown): string[] {
  if (!Array.isArray(given)) return [errors.badAllergen(name, asSent(given))];
  return given
    .filter((code) => !(ALLERGENS as readonly unknown[]).includes(code))
    .map((code) => errors.badAllergen(name, asSent(code)));
}

/** The food that what a request says of a label describes, or why there is none; `likely` as below. */
export function ownFoodOf(
  name: string,
  value: unknown,
  likely: Category | undefined,
): DeclaredFood | DeclarationRefusal {
  const label = readDeclaration(name, value);
  return isRefusal(label) ? { food: undefined, errores: label } : foodFromDeclaration(name, label, likely);
}

function isRefusal(label: Declaration | readonly string[]): label is readonly string[] {
  return Array.isArray(label);
}

/**
 * The food a label describes, its composition closed to 100, or why the label contradicts itself. `likely` is the shelf
 * its name points to when the label does not say one.
 */
export function foodFromDeclaration(
  name: string,
  label: Declaration,
  likely?: Category,
): DeclaredFood | DeclarationRefusal {
  const errores = contradictions(name, label);
  if (errores.length > 0) return { food: undefined, errores };
  const category = label.categoria ?? likely ?? 'salados';
  const parts = partsOf(label, category);
  const notas = label.categoria === undefined && likely === undefined ? [notes.noCategory] : [];
  const avisos: string[] = [];
  const closed = close(parts.balance, label);
  if (closed === undefined) {
    const dry = BALANCE.reduce((sum, key) => sum + (key === 'agua' ? 0 : parts.balance[key]), 0);
    return { food: undefined, errores: [errors.total(name, dry + (waterGiven(label) ?? 0))] };
  }
  if (closed.scaled) avisos.push(warnings.rounding(name));
  notas.push(...parts.notas, ...(waterGiven(label) === undefined ? [notes.water(closed.balance.agua)] : []));
  const kcal = energyOf(name, label, energy(closed.balance), avisos);
  const food = foodOf(name, label, category, closed.balance, parts, kcal);
  return { food, notas, avisos };
}

function contradictions(name: string, label: Declaration): string[] {
  const partOver = (part: DeclaredField, whole: DeclaredField) =>
    errors.partOver(name, LABEL_FIGURES[part], LABEL_FIGURES[whole], label[part] ?? 0, label[whole] ?? 0);
  const sentences: Readonly<Record<Exclude<DeclarationFault, 'bounds'>, () => string>> = {
    saturated: () => partOver('saturadas', 'grasas'),
    sugars: () => partOver('azucares', 'hidratos'),
    waterTwice: () => errors.waterTwice(name),
    total: () => errors.total(name, declaredTotal(label)),
  };
  return [...declarationFaults(label).values()].flatMap((fault) => (fault === 'bounds' ? [] : [sentences[fault]()]));
}

function waterGiven({ agua, solidos, alcohol = 0 }: Declaration): number | undefined {
  if (agua !== undefined) return agua;
  return solidos === undefined ? undefined : Math.max(0, 100 - solidos - alcohol);
}

interface Parts {
  readonly balance: Balance;
  readonly grasa_lactea: number;
  readonly manteca_cacao: number;
  readonly cacao_seco: number;
  readonly esml: number;
  readonly notas: readonly string[];
}

const NOTHING = Object.fromEntries(BALANCE.map((key) => [key, 0])) as Record<BalanceKey, number>;

/** Milk holds 4.7 g of lactose and 0.9 of minerals and acids per 3.2 g of protein (CIQUAL 19023). */
const LACTOSE_PER_PROTEIN = 1.5;
const MINERALS_PER_PROTEIN = 0.28;
/** Whole milk powder: 26 g of fat and 38 of lactose. */
const MILK_FAT_PER_LACTOSE = 0.68;
/** Fat-free dry cocoa is 29 % protein (CIQUAL 31074). */
const PROTEIN_OF_COCOA = 0.29;

/** Everything but water, and what of it is milk and cocoa. */
function partsOf(label: Declaration, category: Category): Parts {
  const { grasas = 0, azucares = 0, hidratos = azucares, fibra = 0, proteinas = 0, sal = 0, alcohol = 0 } = label;
  const notas: string[] = [];
  const dairy = category === 'lacteos' || category === 'quesos';
  const chocolate = category === 'cacao_chocolate';
  const hasMilk = dairy || (chocolate && (label.alergenos ?? []).includes('leche'));
  // All that is not cocoa butter among the cocoa solids is dry cocoa.
  const guessDry = chocolate ? Math.max(0, (label.cacao ?? 0) - grasas) : 0;
  const milkProtein = dairy ? proteinas : hasMilk ? Math.max(0, proteinas - PROTEIN_OF_COCOA * guessDry) : 0;
  const lactosa = hasMilk ? Math.min(azucares, LACTOSE_PER_PROTEIN * milkProtein) : 0;
  const grasa_lactea = dairy ? grasas : hasMilk ? Math.min(grasas, MILK_FAT_PER_LACTOSE * lactosa) : 0;
  const cacao = chocolate ? Math.min(label.cacao ?? 0, 100) : 0;
  const manteca_cacao = Math.min(cacao, grasas - grasa_lactea);
  const cacao_seco = Math.min(cacao - manteca_cacao, Math.max(0, 100 - grasas - azucares));
  if (azucares > 0)
    notas.push(dairy ? notes.milkSugars(LACTOSE_PER_PROTEIN) : isFruit(category) ? notes.fruitSugars : notes.sugars);
  const rest = Math.max(0, hidratos - azucares);
  const sweetener = category === 'edulcorantes_fibras';
  if (rest > 0.05) notas.push(sweetener ? notes.polyols : notes.starch);
  const minerals = MINERALS_PER_PROTEIN * milkProtein;
  if (hasMilk) notas.push(notes.milk);
  if (cacao > 0) notas.push(notes.cocoa(manteca_cacao, cacao_seco));
  if (sal > ADDED_SALT) notas.push(notes.salt);
  const balance = {
    ...NOTHING,
    ...sugarsByKind(azucares - lactosa, category),
    lactosa,
    alcohol,
    grasa: grasas,
    fibra,
    proteina: proteinas,
    almidon: sweetener ? 0 : rest,
    otros_polioles: sweetener ? rest : 0,
    cenizas: sal + Math.max(0, minerals - sal),
  };
  return { balance, grasa_lactea, manteca_cacao, cacao_seco, esml: lactosa + milkProtein + minerals, notas };
}

const isFruit = (category: Category) => category === 'frutas' || category === 'zumos';

function sugarsByKind(grams: number, category: Category): Partial<Record<BalanceKey, number>> {
  const third = grams / 3;
  return isFruit(category) ? { sacarosa: third, glucosa: third, fructosa: third } : { sacarosa: grams };
}

/** Water makes up the rest; where it is given, what nobody names does. Rounding beyond 100 is scaled away. */
function close(
  balance: Balance,
  label: Declaration,
): { readonly balance: Balance; readonly scaled: boolean } | undefined {
  const dry = BALANCE.reduce((sum, key) => sum + balance[key], 0);
  const given = waterGiven(label);
  const rest = 100 - dry - (given ?? 0);
  if (rest >= -1e-9) {
    const filled = given === undefined ? { agua: Math.max(0, rest) } : { agua: given, otros: Math.max(0, rest) };
    return { balance: { ...balance, ...filled }, scaled: false };
  }
  if (rest < 100 - MAX_TOTAL - 1) return undefined;
  const share = 100 / (100 - rest);
  const scaled = { ...balance, agua: given ?? 0 };
  const entries = BALANCE.map((key) => [key, scaled[key] * share]);
  return { balance: Object.fromEntries(entries) as Balance, scaled: true };
}

/** The energy of the label where it agrees with the parts; otherwise that of the parts, said aloud. */
/** Above it, %, the salt of a label was added: milk and flour have traces of sodium. */
const ADDED_SALT = 0.3;

function energyOf(name: string, { energia }: Declaration, parts: number, avisos: string[]): number {
  if (energia === undefined) return wholeKcal(parts);
  // No food holds more than pure fat does.
  if (isEnergyOf(parts, energia)) return Math.min(energia, MAX_ENERGY);
  if (isEnergyOf(parts, energia / KJ_PER_KCAL)) {
    avisos.push(warnings.kilojoules(name));
    return wholeKcal(energia / KJ_PER_KCAL);
  }
  avisos.push(warnings.energyOff(name, energia, parts));
  return wholeKcal(parts);
}

function foodOf(
  name: string,
  label: Declaration,
  category: Category,
  balance: Balance,
  parts: Parts,
  kcal: number,
): Food {
  const { sal = 0, alergenos = [], precio = 0 } = label;
  const sugar = sugars({ ...balance, jarabe_azucares: 0 });
  const nuts = category === 'frutos_secos' ? Math.max(0, 100 - sugar - balance.almidon) : 0;
  const one = alergenos.filter((code) => code.startsWith('frutos_cascara:'));
  const only = (nut: string) => (one.length === 1 && one[0] === `frutos_cascara:${nut}` ? nuts : 0);
  return {
    ...balance,
    id: '',
    name,
    category,
    de_jarabe: 0,
    jarabe_azucares: 0,
    grasa_lactea: parts.grasa_lactea,
    manteca_cacao: parts.manteca_cacao,
    cacao_seco: parts.cacao_seco,
    esml: Math.max(0, Math.min(parts.esml, 100 - balance.agua - balance.grasa)),
    azucares_esml: Math.min(balance.lactosa, parts.esml),
    sal,
    nacl: sal > ADDED_SALT ? Math.min(sal, balance.cenizas) : 0,
    almendra: only('almendra'),
    avellana: only('avellana'),
    frutos_secos: nuts,
    azucares: sugar,
    polioles: polyols(balance),
    hidratos: carbohydrate(balance),
    saturadas: label.saturadas ?? 0,
    kcal,
    precio,
    contiene: alergenos,
    vegano: !ANIMAL_SHELVES.has(category) && !alergenos.some((code) => ANIMAL_ALLERGENS.includes(code)),
    pac_conv: null,
    pod_conv: null,
  };
}
