import type { Craft } from '../craft/craft.ts';
import { InputError, readEach, readTogether } from '../craft/errors.ts';
import { identity } from '../craft/identity.ts';
import { MOST_STRANGE, namesMeant } from '../craft/known-fields.ts';
import { lazyFor, lazyOf } from '../craft/lazy.ts';
import type { WantedScore } from '../craft/linear.ts';
import { flatMap } from '../craft/lists.ts';
import type { Range } from '../craft/ranges.ts';
import { type Item, isObject } from '../craft/read.ts';
import { shortened } from '../craft/spanish.ts';
import { didYouMean } from '../craft/texts.ts';
import { refusals } from './texts.ts';
import { MOST_ADDITIONS } from './tuning.ts';

/** What a person may ask for in any craft. */
export type Goal = 'minimo_cambio' | 'minimo_coste';

export interface GramLimits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** What the person allows, by position: the ingredients as sent, then the additions. */
export interface Options {
  readonly fixed: ReadonlySet<number>;
  readonly limits: ReadonlyMap<number, GramLimits>;
  /** Grams of one whole unit. */
  readonly units: ReadonlyMap<number, number>;
  /** Undefined: keep the sum. */
  readonly total: number | undefined;
  /** Undefined: the balancer chooses a step that can be weighed. */
  readonly step: number | undefined;
  /** Catalogue names that are not in the formula. */
  readonly additions: readonly string[];
  /** True when the person named them: then even flavour, salt or leavening may be added. */
  readonly additionsGiven: boolean;
  /** Ingredients of the formula named among the additions: more of them may be added, so that they may move. */
  readonly named: ReadonlySet<number>;
  readonly goal: Goal;
  readonly wanted: WantedScore | undefined;
  readonly centred: boolean;
  /** Own ranges by parameter, on the scale shown. */
  readonly ranges: ReadonlyMap<string, Range>;
}

/** The goals of every craft; scores come on top where it has them. */
export const GOALS: readonly Goal[] = ['minimo_cambio', 'minimo_coste'];

const FIELDS = [
  'fijos',
  'limites',
  'total',
  'paso',
  'unidades',
  'anadir',
  'objetivo',
  'centrado',
  'parametros',
] as const;
export type Field = (typeof FIELDS)[number];

/** What a number may be, and what is said of another. */
interface NumberField {
  readonly bounds: { readonly minimum?: 0; readonly exclusiveMinimum?: 0 };
  readonly refusal: (path: string) => string;
}

/** The numbers a field is told in. */
export const NUMBERS = {
  limites: { bounds: { minimum: 0 }, refusal: refusals.grams },
  total: { bounds: { exclusiveMinimum: 0 }, refusal: refusals.total },
  paso: { bounds: { minimum: 0 }, refusal: refusals.step },
  unidades: { bounds: { exclusiveMinimum: 0 }, refusal: refusals.unit },
  parametros: { bounds: {}, refusal: refusals.range },
} as const satisfies Partial<Record<Field, NumberField>>;

/** The refusal of an option, with the option at fault. */
export function optionError(field: string, text: string): InputError {
  return new InputError(text, { code: 'opcion_no_valida', field });
}

/** Refuses what stands at a path, in words that name it. */
function refuse<Told extends readonly unknown[]>(
  path: string,
  say: (path: string, ...told: Told) => string,
  ...told: Told
): never {
  throw optionError(path, say(path, ...told));
}

/** Reads `opciones` for the ingredients of the request; `type` is the one the craft applied. */
export function readOptions(craft: Craft, opciones: unknown, items: readonly Item[], type: string): Options {
  const fields = opciones === undefined || opciones === null ? {} : opciones;
  if (!isObject(fields)) return refuse('opciones', refusals.notAnObject);
  const additions = readAdditions(craft, fields.anadir, items, type);
  const places = placesOf(craft, [...items.map(({ name }) => name), ...additions], items.length);
  const { fixed, limits, units, named, total, step, goal, centred, ranges } = readTogether({
    known: () => checkKnownOptions(fields),
    fixed: () => readFixed(fields.fijos, places),
    limits: () => readLimits(fields.limites, places),
    units: () => readUnits(fields.unidades, places),
    named: () => readNamed(craft, fields.anadir, items),
    total: () => readNumber('opciones.total', fields.total, NUMBERS.total),
    step: () => readNumber('opciones.paso', fields.paso, NUMBERS.paso),
    goal: () => readGoal(craft, fields.objetivo),
    centred: () => readFlag('opciones.centrado', fields.centrado),
    ranges: () => readRanges(fields.parametros),
  });
  checkFixed(items, { fixed, limits, units });
  const additionsGiven = !isMissing(fields.anadir);
  return { fixed, limits, units, total, step, additions, additionsGiven, named, ...goal, centred, ranges };
}

function checkKnownOptions(fields: object, path = 'opciones.', known: readonly string[] = FIELDS): void {
  const strange = Object.keys(fields).filter((field) => !known.includes(field));
  readEach(strange.slice(0, MOST_STRANGE), (field) =>
    refuse(path + shortened(field), refusals.unknownOption, didYouMean(namesMeant(field, known)), known),
  );
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

function readNumber(path: string, value: unknown, { bounds, refusal }: NumberField): number | undefined {
  if (isMissing(value)) return undefined;
  const { minimum = Number.NEGATIVE_INFINITY, exclusiveMinimum = Number.NEGATIVE_INFINITY } = bounds;
  const fits = typeof value === 'number' && Number.isFinite(value) && value >= minimum && value > exclusiveMinimum;
  return fits ? value + 0 : refuse(path, refusal);
}

function readFlag(path: string, value: unknown): boolean {
  if (isMissing(value)) return false;
  return typeof value === 'boolean' ? value : refuse(path, refusals.flag);
}

function readNames(path: string, value: unknown): readonly string[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) return refuse(path, refusals.names);
  return value.map((name, i) =>
    typeof name === 'string' && name.trim() !== '' ? name : refuse(`${path}[${i}]`, refusals.names),
  );
}

/** The names given, or the craft's own choice for the type; those already in the formula are left out. */
function readAdditions(craft: Craft, value: unknown, items: readonly Item[], type: string): readonly string[] {
  const path = 'opciones.anadir';
  const given = isMissing(value) ? undefined : readNames(path, value);
  if (given && given.length > MOST_ADDITIONS) return refuse(path, refusals.tooManyAdditions, MOST_ADDITIONS);
  // Pasteurised egg is the egg of the formula, not a second one.
  const names = flatMap(items, ({ name }) => {
    const instead = craft.insteadOfRaw?.(type, name);
    return instead === undefined ? name : [name, instead];
  });
  const present = new Set(names.map((name) => identity(craft, name)));
  const additions: string[] = [];
  for (const name of given ?? usualAdditions(craft)(type)) {
    const known = craft.find(name)?.name;
    if (known === undefined) return refuse(path, refusals.notInCatalogue, name);
    if (present.has(known)) continue;
    present.add(known);
    additions.push(name);
  }
  return additions;
}

/** The craft's own choice for a type, without what it does not admit. */
const usualAdditions = lazyOf((craft: Craft) =>
  lazyFor((type: string) => craft.additions(type).filter((name) => !craft.forbids?.(type, name))),
);

function readNamed(craft: Craft, value: unknown, items: readonly Item[]): ReadonlySet<number> {
  const given = readNames('opciones.anadir', value);
  // Few requests name any: then no name need be looked up.
  if (given.length === 0) return new Set();
  const names = new Set(given.map((name) => identity(craft, name)));
  return new Set(flatMap(items, ({ name }, i) => (names.has(identity(craft, name)) ? [i] : [])));
}

interface Places {
  /** Positions of the ingredients a name stands for; throws when it stands for none. */
  readonly all: (path: string, name: string) => readonly number[];
  /** The one position a name stands for; throws when there are several. */
  readonly one: (path: string, name: string) => number;
}

function placesOf(craft: Craft, names: readonly string[], sent: number): Places {
  // Few requests name ingredients in their options: the names are only read when one does.
  let identities: readonly string[] | undefined;
  const all = (path: string, name: string) => {
    identities ??= names.map((one) => identity(craft, one));
    const id = identity(craft, name);
    const places = flatMap(identities, (one, i) => (one === id ? [i] : []));
    if (places.length === 0) return refuse(path, refusals.notPresent, name);
    // A catalogue row sent under several names: the one written exactly alike is meant.
    const alike = places.filter((i) => i < sent && names[i] === name);
    return alike.length > 0 ? alike : places;
  };
  const one = (path: string, name: string) => {
    const [place = -1, ...others] = all(path, name);
    return others.length === 0 ? place : refuse(path, refusals.repeated, name, 1 + others.length);
  };
  return { all, one };
}

function readFixed(value: unknown, places: Places): ReadonlySet<number> {
  return new Set(flatMap(readNames('opciones.fijos', value), (name) => places.all('opciones.fijos', name)));
}

/** What an object says of each name, with its path. */
function entriesOf(path: string, value: unknown): readonly (readonly [name: string, told: unknown, path: string])[] {
  if (isMissing(value)) return [];
  if (!isObject(value)) return refuse(path, refusals.notAnObject);
  return Object.entries(value).map(([name, told]) => [name, told, `${path}.${name}`]);
}

function readLimits(value: unknown, places: Places): ReadonlyMap<number, GramLimits> {
  const limits = new Map<number, GramLimits>();
  for (const [name, limit, path] of entriesOf('opciones.limites', value)) {
    if (!isObject(limit)) return refuse(path, refusals.limit);
    checkKnownOptions(limit, `opciones.limites.${shortened(name)}.`, ['min', 'max']);
    const min = readNumber(`${path}.min`, limit.min, NUMBERS.limites);
    const max = readNumber(`${path}.max`, limit.max, NUMBERS.limites);
    if (min !== undefined && max !== undefined && min > max) return refuse(path, refusals.crossed);
    limits.set(places.one(path, name), { min, max });
  }
  return limits;
}

function readUnits(value: unknown, places: Places): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const [name, unit, path] of entriesOf('opciones.unidades', value)) {
    const grams = readNumber(path, unit, NUMBERS.unidades) ?? refuse(path, refusals.unit);
    units.set(places.one(path, name), grams);
  }
  return units;
}

/** An ingredient that may not move must already be where its other options want it. */
function checkFixed(
  items: readonly Item[],
  { fixed, limits, units }: Pick<Options, 'fixed' | 'limits' | 'units'>,
): void {
  for (const i of fixed) {
    const item = items[i];
    if (item === undefined) refuse('opciones.fijos', refusals.fixedAddition);
    const { name, grams } = item;
    const { min = 0, max = grams } = limits.get(i) ?? {};
    if (grams < min || grams > max) refuse(`opciones.limites.${name}`, refusals.fixedOutside, grams);
    const unit = units.get(i);
    if (unit !== undefined && !isWhole(grams / unit))
      refuse(`opciones.unidades.${name}`, refusals.fixedNotWhole, grams, unit);
  }
}

/** Division leaves up to about 1e-12 of noise on a whole number of units. */
export function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}

function readGoal({ scores }: Craft, value: unknown): Pick<Options, 'goal' | 'wanted'> {
  if (isMissing(value)) return { goal: 'minimo_cambio', wanted: undefined };
  const goal = GOALS.find((one) => one === value);
  const wanted = scores.find((one) => one === value);
  if (goal === undefined && wanted === undefined) refuse('opciones.objetivo', refusals.goal, [...GOALS, ...scores]);
  return { goal: goal ?? 'minimo_cambio', wanted };
}

function inHundredths(x: number, round: (x: number) => number): number {
  const size = Math.abs(x);
  if (size >= 1e12) return x;
  const nearest = Math.round(x * 100);
  // 0.29 · 100 is 28.999…: what is a hundredth already stays.
  return (Math.abs(x * 100 - nearest) < 1e-6 ? nearest : round(x * 100)) / 100 + 0;
}

function readRanges(value: unknown): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const [key, range, path] of entriesOf('opciones.parametros', value)) {
    if (!Array.isArray(range) || range.length !== 2) return refuse(path, refusals.range);
    const min = readNumber(path, range[0], NUMBERS.parametros) ?? Number.NEGATIVE_INFINITY;
    const max = readNumber(path, range[1], NUMBERS.parametros) ?? Number.POSITIVE_INFINITY;
    if (min > max) return refuse(path, refusals.range);
    // Values are judged as shown, with two decimals: 16.281 or more is 16.29 or more.
    const shown: Range = [inHundredths(min, Math.ceil), inHundredths(max, Math.floor)];
    if (shown[0] > shown[1]) return refuse(path, refusals.emptyRange);
    ranges.set(key, shown);
  }
  return ranges;
}
