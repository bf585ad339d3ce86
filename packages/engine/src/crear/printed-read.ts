import type { Craft } from '../craft/craft.ts';
import { type Fault, InputError, readEach, readTogether } from '../craft/errors.ts';
import { checkKnown, checkRequest } from '../craft/known-fields.ts';
import { isObject, readBody } from '../craft/read.ts';
import { typeWarnings } from '../craft/request.ts';
import { didYouMean, unread } from '../craft/texts.ts';
import {
  type DeclarationFault,
  declarationFaults,
  declaredTotal,
  MAX_ENERGY,
  MAX_ENERGY_KJ,
} from '../despensa/declaration-check.ts';
import type { Food } from '../despensa/food.ts';
import { findFood } from '../despensa/names.ts';
import { type FoodReading, isUnread } from '../despensa/reading.ts';
import { NUTRIENTS, type Nutrient } from '../etiqueta/nutrition.ts';
import { PRINTED } from '../etiqueta/words.gen.ts';
import { type Listed, listedIn } from './printed-list.ts';
import { printedRefusals as refusals, printedSayings as sayings } from './texts.gen.ts';
import { readNumber, readTypeOf, SHARED_FIELDS } from './wishes.ts';

/** A food of a label. */
export interface PrintedLine {
  readonly food: Food;
}

/** An entry of a list: a food, or an unknown compound with its own list. */
export type Entry = {
  readonly name: string;
  /** % the label gives. */
  readonly share: number | undefined;
} & ({ readonly food: Food } | { readonly food?: undefined; readonly parts: readonly Entry[] });

export interface Printed {
  readonly type: string | undefined;
  readonly entries: readonly Entry[];
  readonly nutrition: Readonly<Partial<Record<Nutrient, number>>>;
  /** % of the weight lost, where it is told. */
  readonly loss: number | undefined;
  readonly notes: readonly string[];
}

const MOST_LETTERS = 5000;
const MOST_LINES = 60;

const FIELDS = ['craft', 'type', 'texto', 'ingredientes', 'nutricion', 'perdida'];

export function readPrinted(craft: Craft, json: unknown): Printed {
  const body = readBody(json);
  const { type = null } = body;
  const {
    list,
    fields: _,
    ...told
  } = readTogether({
    fields: () => checkRequest(craft, body, FIELDS),
    list: () => readEntries(craft, body),
    type: () => (type === null ? undefined : readTypeOf(craft, type)),
    nutrition: () => readNutrition(body.nutricion),
    loss: () => readNumber(body, 'perdida', 0, 90),
  });
  const named = told.type === undefined ? [] : typeWarnings(craft, type, told.type).map(({ text }) => text);
  return { ...told, ...list, notes: [...named, ...list.notes] };
}

function readEntries(craft: Craft, body: Readonly<Record<string, unknown>>): Pick<Printed, 'entries' | 'notes'> {
  const notes: string[] = [];
  const room = { left: MOST_LINES, cut: false, unread: 0 };
  const entries = merged(listOf(body).flatMap((one) => entryOf(craft, one, notes, room)));
  if (room.cut) notes.push(sayings.tooLong(MOST_LINES));
  if (room.unread > 0) notes.push(unread.names(room.unread));
  if (entries.length === 0)
    throw new InputError(refusals.noneKnown, { code: 'ingrediente_desconocido', field: 'texto' });
  if (entries.reduce((sum, { share = 0 }) => sum + share, 0) > 100.5) {
    throw new InputError(refusals.tooMuch, { code: 'valor_no_valido', field: 'ingredientes' });
  }
  return { entries, notes };
}

function listOf({ texto, ingredientes }: Readonly<Record<string, unknown>>): readonly Listed[] {
  if (ingredientes !== undefined && ingredientes !== null) return readItems(ingredientes);
  if (texto === undefined || texto === null) {
    throw new InputError(refusals.nothing, { code: 'faltan_ingredientes', field: 'texto' });
  }
  if (typeof texto !== 'string' || texto.length > MOST_LETTERS) {
    throw new InputError(refusals.text(MOST_LETTERS), { code: 'texto_no_valido', field: 'texto' });
  }
  const listed = listedIn(texto);
  if (listed.length === 0) throw new InputError(refusals.nothing, { code: 'faltan_ingredientes', field: 'texto' });
  return listed;
}

function readItems(value: unknown): readonly Listed[] {
  const refuse = (index?: number) =>
    new InputError(refusals.items(MOST_LINES), {
      code: 'ingredientes_no_validos',
      field: 'ingredientes',
      ...(index === undefined ? {} : { index }),
    });
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_LINES) throw refuse();
  return readEach(value, (item: unknown, index) => {
    if (!isObject(item) || typeof item.name !== 'string' || item.name.trim() === '') throw refuse(index);
    checkKnown(item, SHARED_FIELDS, `ingredientes[${index}].`, { index });
    const { porcentaje = null } = item;
    if (porcentaje === null) return { name: item.name, share: undefined, inner: [] };
    if (typeof porcentaje === 'number' && porcentaje >= 0 && porcentaje <= 100) {
      return { name: item.name, share: porcentaje, inner: [] };
    }
    const fault: Fault = { code: 'valor_no_valido', field: `ingredientes[${index}].porcentaje`, index };
    throw new InputError(refusals.share(index + 1), fault);
  });
}

/** Reads a line as a food, or as a compound of its own list. */
function entryOf(
  craft: Craft,
  { name, share, inner }: Listed,
  notes: string[],
  room: { left: number; cut: boolean; unread: number },
): readonly Entry[] {
  if (room.left <= 0) room.cut = true;
  if (room.cut) return [];
  const reading = findFood(name, craft.id);
  const kinds = kindsIn(craft, { name, share, inner });
  if (kinds.length > 0)
    return asCompound(
      { name, share },
      kinds.flatMap((one) => entryOf(craft, one, notes, room)),
    );
  const both = reading.food === undefined && inner.length === 0 ? name.split(PRINTED.together) : [];
  if (both.some((one) => one !== name && findFood(one, craft.id).food !== undefined)) {
    const each = both.map((one) => ({ name: one, share: undefined, inner: [] }));
    return each.flatMap((one) => entryOf(craft, one, notes, room));
  }
  if (reading.food !== undefined && !bringsMore(craft, reading.food, inner)) {
    room.left--;
    const whole = inner.length === 0 ? name : `${name} (${inner.map((one) => one.name).join(', ')})`;
    if (reading.lectura === 'supuesta') notes.push(sayings.guessed(name, reading.food.name));
    // «Aceite (contiene leche)»: what the brackets bring is no food of the list.
    else if (isDoubted(findFood(whole, craft.id))) notes.push(sayings.guessed(whole, reading.food.name));
    return [{ name, share, food: reading.food }];
  }
  const parts = inner.flatMap((one) => entryOf(craft, one, notes, room));
  if (parts.length === 0) {
    if (reading.food !== undefined) return [];
    if (isUnread(reading)) room.unread++;
    else {
      notes.push(sayings.unknown(name, didYouMean(reading.candidates.map((food) => food.name))));
    }
    return [];
  }
  if (inner.length > 1) notes.push(sayings.opened(name));
  return asCompound({ name, share }, parts);
}

/** Whether a name is asked about because of an allergen. */
function isDoubted(reading: FoodReading): boolean {
  return reading.food === undefined && (reading.doubt?.length ?? 0) > 0;
}

/** Whether the list in its brackets has an allergen that the food of that name has not: then the list is right. */
function bringsMore(craft: Craft, food: Food, inner: readonly Listed[]): boolean {
  return inner.some(({ name, inner: deeper }) => {
    const codes = findFood(name, craft.id).food?.contiene ?? [];
    return codes.some((code) => !food.contiene.includes(code)) || bringsMore(craft, food, deeper);
  });
}

function asCompound({ name, share }: Omit<Listed, 'inner'>, listed: readonly Entry[]): readonly Entry[] {
  const parts = merged(listed);
  const [only] = parts;
  return parts.length === 1 ? [{ ...only!, share: only!.share ?? share }] : [{ name, share, parts }];
}

/** «aceites vegetales (palma, girasol)» lists kinds of one thing, each by the word that tells it from the others. */
function kindsIn(craft: Craft, { name, inner }: Listed): readonly Listed[] {
  const [head = ''] = name.split(' ');
  if (!head.endsWith('s') || inner.length === 0) return [];
  const kinds = inner.map((one) => ({
    ...one,
    name: one.name.startsWith(head.slice(0, -1)) ? one.name : `${head.slice(0, -1)} de ${one.name}`,
  }));
  const isFood = (one: Listed) => {
    const reading = findFood(one.name, craft.id);
    return reading.food !== undefined && reading.lectura === 'exacta';
  };
  return kinds.every(isFood) ? kinds : [];
}

/** A food listed twice counts where it stands first. */
function merged(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Map<unknown, Entry>();
  for (const entry of entries) {
    const key = entry.food ?? entry;
    const known = seen.get(key);
    if (known === undefined) seen.set(key, entry);
    else if (known.share !== undefined && entry.share !== undefined) {
      seen.set(key, { ...known, share: known.share + entry.share });
    }
  }
  return [...seen.values()];
}

const IMPOSSIBLE: Readonly<Partial<Record<DeclarationFault, string>>> = refusals.impossible;

/** Pure fat has no more. */
const MOST: Readonly<Partial<Record<Nutrient, number>>> = { energia_kj: MAX_ENERGY_KJ, energia_kcal: MAX_ENERGY };

function readNutrition(value: unknown): Printed['nutrition'] {
  if (value === undefined || value === null) return {};
  const refuse = (field: string, text = refusals.nutrition(NUTRIENTS)) =>
    new InputError(text, { code: 'nutricion_no_valida', field });
  if (!isObject(value)) throw refuse('nutricion');
  checkKnown(value, NUTRIENTS, 'nutricion.');
  const told: Partial<Record<Nutrient, number>> = {};
  readEach(NUTRIENTS, (key) => {
    const figure = value[key];
    if (figure === undefined || figure === null) return;
    if (typeof figure !== 'number' || !(figure >= 0 && figure <= (MOST[key] ?? 100))) throw refuse(`nutricion.${key}`);
    told[key] = figure;
  });
  readEach([...declarationFaults(told)], ([field, fault]) => {
    throw refuse(
      fault === 'total' ? 'nutricion' : `nutricion.${field}`,
      IMPOSSIBLE[fault] ?? refusals.total(declaredTotal(told)),
    );
  });
  return told;
}
