import { CRAFT_IDS, type CraftId, isObject } from '../engine.ts';
import { ownId } from '../storage/ids.ts';
import { type OwnRecord, SCHEMA } from '../storage/records.ts';
import { changed, kept, shelves } from './notebook.ts';
import { type OwnIngredient, records, show } from './own.ts';
import { type OwnFields, readOwnFields } from './recipe.ts';

/** Keeps ingredients; what other crafts know of them stays. */
export async function keepOwn(...added: readonly OwnIngredient[]): Promise<boolean> {
  return change(() =>
    added.map(({ craft, name, fields }) => ({ id: ownId(name), name, change: withCraft(craft, fields) })),
  );
}

/** Keeps an ingredient in the place of what it was, whose name may have been another. */
export async function replaceOwn(former: OwnIngredient, own: OwnIngredient): Promise<boolean> {
  const [from, to] = [ownId(former.name), ownId(own.name)];
  if (from === to) return keepOwn(own);
  const other = records.value.find(({ id }) => id === from);
  return change(() => [
    { id: from, name: former.name, change: withoutCraft(former.craft) },
    {
      id: to,
      name: own.name,
      change: (record) => ({
        ...(other?.etiqueta ? { etiqueta: other.etiqueta } : {}),
        ...withCraft(own.craft, own.fields)(record),
      }),
    },
  ]);
}

export async function dropOwn(own: OwnIngredient): Promise<boolean> {
  return change(() => [{ id: ownId(own.name), name: own.name, change: withoutCraft(own.craft) }]);
}

const withCraft =
  (craft: CraftId, fields: OwnFields) =>
  (record: OwnRecord): OwnRecord => ({ ...record, papelera: null, oficios: { ...record.oficios, [craft]: fields } });

/** Thrown away when no craft knows it any more; the composition stays with it in the trash. */
const withoutCraft =
  (craft: CraftId) =>
  (record: OwnRecord): OwnRecord => {
    const { [craft]: _gone, ...oficios } = record.oficios;
    return Object.keys(oficios).length === 0 ? { ...record, papelera: Date.now() } : { ...record, oficios };
  };

interface Change {
  readonly id: string;
  readonly name: string;
  readonly change: (record: OwnRecord) => OwnRecord;
}

/** On screen at once, and read again in the notebook before it is written. */
async function change(list: () => readonly Change[]): Promise<boolean> {
  const now = Date.now();
  const fresh = (id: string, name: string): OwnRecord => ({
    v: SCHEMA,
    id,
    nombre: name,
    oficios: {},
    modificado: now,
    papelera: null,
  });
  const changes = list();
  const next = new Map(records.peek().map((record) => [record.id, record]));
  for (const each of changes) {
    next.set(each.id, { ...each.change(next.get(each.id) ?? fresh(each.id, each.name)), nombre: each.name });
  }
  show([...next.values()]);
  const written = shelves.write(['ingredientes'], async (writer) => {
    for (const each of changes) {
      const record = (await writer.get('ingredientes', each.id)) ?? fresh(each.id, each.name);
      await writer.put('ingredientes', { ...each.change(record), nombre: each.name, modificado: now });
    }
    return true;
  });
  const done = (await kept(written)) === true;
  if (done) changed();
  return done;
}

/** Ingredients of a file, as Obrador 1.0 wrote it. */
export function readOwnIngredients(value: unknown): OwnIngredient[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap((item) => {
    const craft = CRAFT_IDS.find((id) => id === item.craft);
    const name = typeof item.name === 'string' ? item.name.trim() : '';
    const fields = readOwnFields(item.fields);
    return craft && name !== '' && fields ? [{ craft, name, fields }] : [];
  });
}
