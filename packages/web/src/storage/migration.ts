import { CRAFT_IDS, type CraftId, isObject } from '../crafts/engine.ts';
import { canonical } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { ownId, priceId } from './ids.ts';
import { newHead } from './notebook.ts';
import { OLD_PREFIX, PENDING_PREFIX } from './old-keys.ts';
import { readRecord } from './record-checks.ts';
import { type Content, type ContentLine, type OwnFields, SCHEMA } from './records.ts';
import { salvage } from './salvage.ts';
import type { Shelves, Writer } from './shelves.ts';
import { isTime } from './time.ts';

const BOOK = 'recetario';
const OWN = 'ingredientes';
const PRICES = 'precios';
const draftKey = (craft: CraftId): string => `borrador.${craft}`;

const OLD_KEYS: readonly string[] = [BOOK, OWN, PRICES, ...CRAFT_IDS.map(draftKey)];

/** Brings over what 1.0 left whenever it changed; old texts stay, unreadable ones kept aside. */
export async function migrate(shelves: Shelves, old: OldStorage, now: number): Promise<void> {
  await takePending(shelves, old, now);
  for (const key of OLD_KEYS) {
    const text = old.getItem(OLD_PREFIX + key);
    if (text === null) continue;
    const mark = `migrado/${key}`;
    const print = fingerprint(text);
    await shelves.write(
      ['recetas', 'versiones', 'borradores', 'ingredientes', 'precios', 'ajustes'],
      async (writer) => {
        if ((await writer.get('ajustes', mark))?.valor === print) return;
        const { value, whole } = salvage(text, 1);
        const complete = await bring(writer, key, value, now);
        if (!whole || !complete) {
          const id = `m-${fingerprint(key + text)}`;
          if (!(await writer.get('apartados', id))) {
            await writer.add('apartados', { v: SCHEMA, id, origen: OLD_PREFIX + key, creado: now, texto: text });
          }
        }
        await writer.put('ajustes', { v: SCHEMA, id: mark, valor: print });
      },
    );
  }
}

type OldStorage = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>;

/** Drafts a page could only leave as text when it went; the text goes once they are in the notebook. */
async function takePending(shelves: Shelves, old: OldStorage, now: number): Promise<void> {
  const keys = Array.from({ length: old.length }, (_, i) => old.key(i)!).filter((key) =>
    key.startsWith(PENDING_PREFIX),
  );
  for (const key of keys) {
    const text = old.getItem(key) ?? '';
    const { value, whole } = salvage(text, 1);
    const raws = Array.isArray(value) ? value : [];
    const drafts = raws.flatMap((raw) => readRecord('borradores', raw) ?? []);
    await shelves.write(['borradores'], async (writer) => {
      for (const draft of drafts) {
        const there = await writer.get('borradores', draft.id);
        if (!there || there.modificada < draft.modificada) await writer.put('borradores', draft);
      }
      const id = `m-${fingerprint(key + text)}`;
      if ((whole && drafts.length === raws.length && raws.length > 0) || (await writer.has('apartados', id))) return;
      await writer.add('apartados', { v: SCHEMA, id, origen: key, creado: now, texto: text });
    });
    old.removeItem(key);
  }
}

/** False when something of the value has no place here. */
function bring(writer: Writer, key: string, value: unknown, now: number): Promise<boolean> {
  if (key === BOOK) return bringBook(writer, value, now);
  if (key === OWN) return bringOwn(writer, value, now);
  if (key === PRICES) return bringPrices(writer, value, now);
  return bringDraft(writer, value, now);
}

async function bringBook(writer: Writer, value: unknown, now: number): Promise<boolean> {
  if (!Array.isArray(value)) return false;
  let complete = true;
  for (const entry of value) {
    const read = isObject(entry) && typeof entry.id === 'string' ? contentOf(entry.recipe) : null;
    if (!read) {
      complete = false;
      continue;
    }
    const { id: recipe, savedAt } = entry as { readonly id: string; readonly savedAt: unknown };
    const at = isTime(savedAt) ? savedAt : now;
    complete &&= read.whole && at === savedAt;
    const id = `m-${fingerprint(`${recipe} ${canonical(read.content)}`)}`;
    if (await writer.get('versiones', id)) continue;
    const version = { v: SCHEMA, id, receta: recipe, creada: at, anterior: null, nota: '', contenido: read.content };
    await writer.add('versiones', version);
    if (!(await writer.get('recetas', recipe))) await writer.put('recetas', newHead(recipe, at));
  }
  return complete;
}

async function bringDraft(writer: Writer, value: unknown, now: number): Promise<boolean> {
  const read = contentOf(value);
  if (!read) return false;
  const saved = (value as { readonly savedId?: unknown }).savedId;
  const recipe = typeof saved === 'string' ? saved : `m-${fingerprint(canonical(read.content))}`;
  const tab = `m-${fingerprint(canonical(read.content))}`;
  await writer.put('borradores', {
    v: SCHEMA,
    id: `${recipe}~${tab}`,
    receta: recipe,
    pestana: tab,
    base: (await writer.ofRecipe('versiones', recipe)).at(-1)?.id ?? null,
    modificada: now,
    contenido: read.content,
  });
  const bench = `banco/${read.content.oficio}`;
  if (!(await writer.get('ajustes', bench))) await writer.put('ajustes', { v: SCHEMA, id: bench, valor: recipe });
  return read.whole;
}

async function bringOwn(writer: Writer, value: unknown, now: number): Promise<boolean> {
  if (!Array.isArray(value)) return false;
  let complete = true;
  for (const item of value) {
    const craft = isObject(item) ? CRAFT_IDS.find((id) => id === item.craft) : undefined;
    const fields = isObject(item) ? fieldsOf(item.fields) : null;
    if (!craft || !fields || !isObject(item) || typeof item.name !== 'string' || item.name.trim() === '') {
      complete = false;
      continue;
    }
    const name = item.name.trim();
    const id = ownId(name);
    const kept = await writer.get('ingredientes', id);
    if (kept?.oficios[craft]) continue;
    const oficios = { ...kept?.oficios, [craft]: fields };
    await writer.put('ingredientes', {
      ...(kept ?? { v: SCHEMA, id, nombre: name, papelera: null }),
      oficios,
      modificado: now,
    });
  }
  return complete;
}

async function bringPrices(writer: Writer, value: unknown, now: number): Promise<boolean> {
  if (!isObject(value)) return false;
  let complete = Object.keys(value).every((key) => CRAFT_IDS.some((id) => id === key));
  for (const craft of CRAFT_IDS) {
    const prices = value[craft];
    if (prices === undefined) continue;
    for (const [name, price] of Object.entries(isObject(prices) ? prices : {})) {
      const id = priceId(craft, name);
      if (typeof price !== 'number' || !Number.isFinite(price)) complete = false;
      else if (!(await writer.get('precios', id)))
        await writer.put('precios', { v: SCHEMA, id, oficio: craft, nombre: name, precio: price, modificado: now });
    }
    complete &&= isObject(prices);
  }
  return complete;
}

/** A recipe of Obrador 1.0; `whole` when nothing of it had to be left out or guessed. */
function contentOf(value: unknown): { readonly content: Content; readonly whole: boolean } | null {
  if (!isObject(value)) return null;
  const craft = CRAFT_IDS.find((id) => id === value.craft);
  if (!craft || !Array.isArray(value.lines)) return null;
  const lines = value.lines.map(lineOf);
  return {
    content: {
      oficio: craft,
      tipo: text(value.type),
      titulo: text(value.title),
      ingredientes: lines.map(([line]) => line),
    },
    whole: lines.every(([, whole]) => whole) && typeof value.type === 'string' && typeof value.title === 'string',
  };
}

function lineOf(value: unknown): [ContentLine, boolean] {
  if (!isObject(value)) return [{ nombre: '', gramos: null }, false];
  const { name, grams, own, locked, min, max } = value;
  const fields = own === undefined ? undefined : fieldsOf(own);
  const line: ContentLine = {
    nombre: text(name),
    gramos: amount(grams),
    ...(fields ? { propio: fields } : {}),
    ...(locked === true ? { fijo: true } : {}),
    ...(amount(min) === null ? {} : { min: amount(min)! }),
    ...(amount(max) === null ? {} : { max: amount(max)! }),
  };
  const whole =
    typeof name === 'string' &&
    [grams, min, max].every((x) => x === null || x === undefined || amount(x) !== null) &&
    fields !== null;
  return [line, whole];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

function fieldsOf(value: unknown): OwnFields | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value);
  const good = entries.every(([, field]) => typeof field === 'string' || Number.isFinite(field));
  return good && entries.length > 0 ? (value as OwnFields) : null;
}
