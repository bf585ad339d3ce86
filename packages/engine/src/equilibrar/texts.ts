import type { WantedScore } from '../craft/linear.ts';
import { fixed, list, shortened, trimmed } from '../craft/spanish.ts';
import type { Phase } from './budget.ts';
import { agree, inSentence, isPlural, theName } from './words.ts';

function quoted(name: string): string {
  return `«${shortened(name)}»`;
}

function field(path: string): string {
  return quoted(path);
}

/** «1 g», «0,5 g»: grams as they are weighed. */
export function grams(amount: number): string {
  return `${trimmed(amount, 4)} g`;
}

/** Why the options are refused; every text names the field. */
export const refusals = {
  notAnObject: (path: string) => `${field(path)} debe ser un objeto.`,
  unknownOption: (name: string, meant: string, known: readonly string[]) =>
    `La opción ${field(`opciones.${name}`)} no existe.${meant} Opciones: ${list(known)}.`,
  total: (path: string) => `${field(path)} debe ser un número de gramos mayor que 0.`,
  step: (path: string) => `${field(path)} debe ser un número de gramos mayor o igual que 0 (0 = sin redondear).`,
  grams: (path: string) => `${field(path)} debe ser un número de gramos mayor o igual que 0.`,
  unit: (path: string) => `${field(path)} debe ser el peso de una unidad en gramos, mayor que 0.`,
  limit: (path: string) => `${field(path)} debe ser un objeto con «min» o «max» en gramos.`,
  crossed: (path: string) => `${field(path)}: el mínimo es mayor que el máximo.`,
  flag: (path: string) => `${field(path)} debe ser true o false.`,
  names: (path: string) => `${field(path)} debe ser una lista de nombres de ingredientes.`,
  notInCatalogue: (path: string, name: string) => `${field(path)}: ${quoted(name)} no está en el catálogo.`,
  tooManyAdditions: (path: string, most: number) => `${field(path)} puede nombrar ${most} ingredientes como máximo.`,
  notPresent: (path: string, name: string) =>
    `${field(path)}: ${quoted(name)} no está entre los ingredientes ni entre los que se pueden añadir.`,
  repeated: (path: string, name: string, times: number) =>
    `${field(path)}: ${quoted(name)} aparece ${times} veces entre los ingredientes; júntalo en uno solo.`,
  fixedAddition: (path: string) => `${field(path)}: solo se puede fijar un ingrediente que ya está en la fórmula.`,
  fixedOutside: (path: string, amount: number) =>
    `${field(path)}: el ingrediente está fijo en ${grams(amount)}, fuera de esos límites.`,
  fixedNotWhole: (path: string, amount: number, unit: number) =>
    `${field(path)}: el ingrediente está fijo en ${grams(amount)}, que no son unidades enteras de ${grams(unit)}.`,
  goal: (path: string, known: readonly string[]) =>
    `${field(path)} debe ser ${known.slice(0, -1).map(quoted).join(', ')} o ${quoted(known.at(-1) ?? '')} en este oficio.`,
  range: (path: string) => `${field(path)} debe ser [mínimo, máximo], con el mínimo menor o igual que el máximo.`,
  emptyRange: (path: string) => `${field(path)}: ningún valor con dos decimales cae en ese rango.`,
  parameter: (path: string, known: readonly string[]) =>
    `${field(path)}: ese parámetro no se puede pedir en este tipo. Parámetros: ${list(known)}.`,
  tooMany: (count: number, most: number) =>
    `La lista «ingredients» tiene ${count} elementos; para equilibrar, el máximo es ${most}.`,
  size: 'Para equilibrar, el peso total debe estar entre 0,001 g y 1.000.000.000 g.',
};

/** A value with its unit as prose writes it: «17,20 %», «-11,50 °C», «0,85». */
export function measured(value: number, unit: string): string {
  return unit === '' ? fixed(value) : `${fixed(value)} ${unit}`;
}

/** A limit without padding: «16 %», «-10,6 °C». */
export function limit(value: number, unit: string): string {
  return unit === '' ? trimmed(value) : `${trimmed(value)} ${unit}`;
}

const SCORES: Readonly<Record<WantedScore, string>> = {
  oro: 'la medalla de oro',
  plata: 'la medalla de plata',
  suprema: 'la categoría Suprema',
  extra: 'la categoría Extra',
};

/** Said where the work of one answer ran out, by what was being looked for. */
export const cuts: Readonly<Record<Phase, string>> = {
  search: 'La búsqueda es larga y he parado aquí: puede haber una fórmula mejor.',
  better: 'No he apurado si se llega a una categoría mejor: he parado aquí.',
  nearest: 'He parado aquí sin apurar cuál es la fórmula más parecida.',
  conflict: 'He parado aquí sin apurar qué condiciones chocan entre sí.',
  ways: 'He parado aquí: puede haber más salidas.',
};

export interface Shift {
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** What it would be with the new total and no other change. */
  readonly proportional: number | undefined;
}

export const explanations = {
  alreadyGood: 'La fórmula ya cumple lo que pides: no hace falta cambiar nada.',
  good: (outcome: string) => `Resultado: ${outcome}.`,
  stays: (outcome: string) => `La fórmula se queda como está: ${outcome}.`,
  notGood: (moved: boolean, failing: readonly string[], objected: boolean) => {
    const fails = failing.length > 0 ? `falla en ${few(failing)}` : objected ? 'no vale' : 'no cumple lo que pides';
    return moved
      ? `Así no sale: lo más parecido que se ha encontrado aún ${fails}.`
      : `Así no sale, y lo más parecido es dejarla como está: ${fails}.`;
  },
  notKnown: 'Hasta saberlo no se puede decir si sale: la fórmula se queda como está.',
  missesAllowed: (gold: boolean, labels: readonly string[]) =>
    gold
      ? `La medalla de oro admite una cifra fuera de lo habitual; aquí, ${few(labels)}.`
      : `La medalla de plata admite hasta dos objetivos fuera de su rango; aquí, ${few(labels)}.`,
  atLimit: (labels: readonly string[], cheapest: boolean) =>
    `${upper(few(labels))} ${labels.length > 1 || isPlural(labels[0]!) ? 'quedan' : 'queda'} junto al límite: ${
      cheapest ? 'más margen costaría más' : 'más margen pide otras condiciones o un cambio mayor'
    }.`,
  beyondPublished: (shares: readonly string[], held: boolean) =>
    `${upper(few(shares))} ${shares.length > 1 || isPlural(shares[0]!) ? 'quedan' : 'queda'} fuera de lo que se publica de este tipo${
      held ? ': con estas condiciones no hay nada más parecido' : ''
    }.`,
  anotherRecipe: 'Es otra receta: el cambio pasa de lo que se corrige en una fórmula.',
  next: (score: WantedScore, changes: readonly string[]) => `Para ${SCORES[score]} habría que poner ${list(changes)}.`,
  nextChange: (label: string, before: number, after: number) =>
    before === 0
      ? `${grams(after)} de ${inSentence(label)}`
      : `${theName(label)} en ${grams(after)} (ahora ${grams(before)})`,
  noNext: (score: WantedScore) => `No se ha encontrado cómo llegar a ${SCORES[score]} con estos ingredientes.`,
  ownRanges: 'El veredicto usa los rangos del tipo; la fórmula nueva cumple los que tú has pedido.',
  change: ({ label, before, after, proportional }: Shift, why: string) => {
    const size =
      proportional === undefined
        ? `${after > before ? '+' : '−'}${grams(Math.abs(after - before))}`
        : `en proporción serían ${trimmed(proportional, 1)} g`;
    if (before === 0) return `Añade ${grams(after)} de ${inSentence(label)}${why}`;
    if (after === 0) return `Quita ${theName(label)} (${grams(before)})${why}`;
    return `${after > before ? 'Sube' : 'Baja'} ${theName(label)} de ${grams(before)} a ${grams(after)} (${size})${why}`;
  },
  mends: (labels: readonly string[]) => `: corrige ${few(labels)}.`,
  improves: (labels: readonly string[]) => `: acerca ${few(labels)} a su rango.`,
  notAdmitted: (left: number, sent: number) => {
    if (left > sent) return ': por los límites que pides.';
    return left === 0 ? ': en esta elaboración no se admite.' : ': en esta elaboración no se admite más.';
  },
  takesPlace: (replaced: readonly string[], mended: readonly string[]) =>
    `: en lugar de ${list(replaced.map(theName))}${mended.length > 0 ? `, y corrige ${few(mended)}` : ''}.`,
  asked: ': por los límites que pides.',
  overdosed: ': pasaba de su máximo.',
  // Some doses are named with their article: «el agua, contada toda,».
  overdose: (label: string, most: string) =>
    `: ${/^(el|la|los|las) /.test(label) ? label : theName(label)} ${isPlural(label) ? 'pasaban' : 'pasaba'} de su máximo (${most}).`,
  fillsTotal: (total: number) => `: mantiene el total en ${grams(total)}.`,
  keepsInRange: (label: string) => `: mantiene ${theName(label)} en su rango.`,
  movesAway: (label: string) => `: aleja ${theName(label)} de su límite.`,
  likens: ': acerca la fórmula a lo que se publica de este tipo.',
  keepsPace: (label: string) => `: para no perder la proporción con ${theName(label)}.`,
  offsets: (label: string, up: boolean) => `: compensa lo que ${up ? 'sube' : 'baja'} ${theName(label)}.`,
  thins: (label: string) => `: diluye ${theName(label)}.`,
  leavesRoom: (label: string) => `: al bajar, pesa más ${theName(label)}.`,
  proportional: ': en proporción al nuevo total.',
  roughlyProportional: ': en proporción al nuevo total, hasta donde deja el paso.',
  lowersCost: ': abarata la fórmula.',
  centres: ': acerca la fórmula al centro de los rangos.',
  wholeUnits: ': en unidades enteras.',
  plain: '.',
  parameter: (label: string, unit: string, before: number, after: number, range: string) =>
    `${upper(inSentence(label))}: de ${measured(before, unit)} a ${measured(after, unit)} (${range}).`,
  total: (before: number, after: number, yielded: boolean) =>
    `El total pasa de ${grams(before)} a ${grams(after)}${yielded ? ': no pedías mantenerlo' : ''}.`,
  step: (step: number) => `Con 1 g de paso no salía: las cantidades van en pasos de ${grams(step)}.`,
  stepForProportion: (step: number) =>
    `Las cantidades van en pasos de ${grams(step)} para que lo que no se mueve guarde la proporción.`,
  exactStep: 'Cantidades sin redondear (paso 0).',
  cost: (before: number, after: number) => `El coste pasa de ${fixed(before)} a ${fixed(after)} €/kg.`,
  sameCost: (cost: number) => `El coste se queda en ${fixed(cost)} €/kg.`,
  noPrice: (labels: readonly string[]) =>
    `Sin precio conocido: ${list(labels.map(inSentence))}; el coste no ${labels.length === 1 ? agree('l', labels[0]!) : 'los'} cuenta.`,
};

const MOST_NAMED = 3;

/** The first few, and that there are more. */
function few(labels: readonly string[]): string {
  const named = labels.slice(0, MOST_NAMED).map(theName);
  return labels.length > MOST_NAMED ? `${named.join(', ')} y otros parámetros` : list(named);
}

/** What a person may have asked for beside the formula, as one speaks of it. */
const CONDITION_NAMES = {
  fijos: 'lo que has fijado',
  limites: 'tus límites',
  unidades: 'las unidades enteras',
  anadir: 'tu lista de lo que se puede añadir',
  total: 'el total pedido',
  paso: 'el paso pedido',
};
export type Condition = keyof typeof CONDITION_NAMES;

/** Closes a sentence; a name that ends in a point («40% vol.») brings its own. */
function close(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «mínimo 7 %», «máximo 16 %», «rango 7 a 12 %». */
export function rangeText(min: number, max: number, unit: string): string {
  if (!Number.isFinite(min) || min === 0) return `máximo ${limit(max, unit)}`;
  if (!Number.isFinite(max)) return `mínimo ${limit(min, unit)}`;
  if (min > max) return `mínimo ${limit(min, unit)} y máximo ${limit(max, unit)}`;
  return `rango ${limit(min, '')} a ${limit(max, unit)}`;
}

/** Conditions of a conflict, as the rest of «Con …». */
export const conditions = {
  fijo: (label: string, amount: number) => `${theName(label)} ${agree('fij', label)} en ${grams(amount)}`,
  sin_mover: (label: string, amount: number) =>
    amount === 0 ? `la fórmula sin ${inSentence(label)}` : `${theName(label)} sin tocar (${grams(amount)})`,
  minimo: (label: string, amount: number) => `al menos ${grams(amount)} de ${inSentence(label)}`,
  maximo: (label: string, amount: number) => `como mucho ${grams(amount)} de ${inSentence(label)}`,
  resto: (label: string, amount: number) => `al menos ${grams(amount)} de ${inSentence(label)}`,
  total: (amount: number) => `un total de ${grams(amount)}`,
  parametroMin: (label: string, unit: string, value: number) => `${theName(label)} en ${limit(value, unit)} o más`,
  parametroMax: (label: string, unit: string, value: number) => `${theName(label)} en ${limit(value, unit)} o menos`,
  paso: (step: number) => `pasos de ${grams(step)}`,
  unidades: (label: string, unit: number) => `unidades enteras de ${inSentence(label)} (${grams(unit)})`,
};

/** How far each member of a conflict falls short, given the others. */
export const misses = {
  parametroMin: (label: string, unit: string, reached: number, wanted: number) =>
    `${theName(label)} no ${isPlural(label) ? 'pasan' : 'pasa'} de ${measured(reached, unit)} (mínimo ${limit(wanted, unit)})`,
  parametroMax: (label: string, unit: string, reached: number, wanted: number) =>
    `${theName(label)} no ${isPlural(label) ? 'bajan' : 'baja'} de ${measured(reached, unit)} (máximo ${limit(wanted, unit)})`,
  amount: (label: string, reached: number, wanted: number, why: string) =>
    wanted === 0
      ? `haría falta añadir ${grams(reached)} de ${inSentence(label)}`
      : `${theName(label)} ${isPlural(label) ? 'tendrían' : 'tendría'} que ${reached > wanted ? 'subir' : 'bajar'} a ${grams(reached)} (${why})`,
  total: (reached: number, wanted: number, isAsked: boolean) =>
    `el total tendría que ${reached > wanted ? 'subir' : 'bajar'} a ${grams(reached)} (${isAsked ? 'pedido' : 'ahora'} ${grams(wanted)})`,
  why: {
    fijo: (amount: number, label: string) => `${agree('fij', label)} en ${grams(amount)}`,
    sin_mover: (amount: number) => `no se toca: ${grams(amount)}`,
    minimo: (amount: number) => `tu mínimo es ${grams(amount)}`,
    maximo: (amount: number) => `tu máximo es ${grams(amount)}`,
    resto: (amount: number) => `no baja sin permiso de ${grams(amount)}, la quinta parte de lo que lleva`,
  },
};

/** «Con el chocolate fijo en 300 g, la materia grasa no baja de 17,20 % (máximo 16 %).» */
export function conflictText(others: readonly string[], miss: string): string {
  return others.length === 0 ? `${upper(miss)}.` : `Con ${list(others)}, ${miss}.`;
}

/** «Un total de 10 g: imposible junto con pasos de 7 g.» */
export function noneMeets(condition: string, others: readonly string[]): string {
  if (others.length === 0) return `Con ${condition} no hay cantidades que cumplan todo lo demás.`;
  return `${upper(condition)}: imposible junto con ${list(others)}.`;
}

/** Said where nothing else can be. */
export const unexplained = 'No he encontrado cantidades que cumplan a la vez todo lo que pide el tipo.';

/** What a type does not admit, as one figure. */
export const bannedLabel = 'ingredientes no admitidos';

/** What would make it possible. */
export const ways = {
  free: (label: string, amount: number) => `Deja mover ${theName(label)}: con ${grams(amount)} sale.`,
  raise: (label: string, amount: number) => `Sube el máximo de ${inSentence(label)} a ${grams(amount)}.`,
  lower: (label: string, amount: number) => `Permite bajar ${theName(label)} hasta ${grams(amount)}.`,
  total: (amount: number, labels: readonly string[]) =>
    close(`Cambia el total a ${grams(amount)}${labels.length > 0 ? ` sin tocar ${list(labels.map(theName))}` : ''}`),
  remove: (labels: readonly string[]) => close(`Quita ${list(labels.map(theName))}`),
  add: (label: string, amount: number) => `Añade ${inSentence(label)}: con ${grams(amount)} sale.`,
  step: (step: number) => `Usa un paso más fino: con ${grams(step)} sale.`,
  freeAll: (labels: readonly string[]) => close(`Deja mover a la vez ${list(labels.map(theName))}`),
  without: (fields: readonly Condition[]) => `Sin ${list(fields.map((one) => CONDITION_NAMES[one]))} sí sale.`,
  type: (label: string) => `Con el tipo «${label}» la fórmula, tal como está, ya cumple.`,
};
