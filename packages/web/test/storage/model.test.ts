import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/lib/long.ts';
import { compareBackup, mergeBackup, readBackup, writeBackup } from '../../src/storage/backup.ts';
import { canonical } from '../../src/storage/content.ts';
import { annotate, changeHead, emptyTrash } from '../../src/storage/heads.ts';
import { putDraft, recipeKept, saveVersion } from '../../src/storage/notebook.ts';
import type { Content } from '../../src/storage/records.ts';
import type { Shelves } from '../../src/storage/shelves.ts';
import { closeAll, content, deleteDatabase, newName, shelves, smuggle } from './recipes.ts';

const DAY = 86_400_000;
const RECIPES = ['a', 'b', 'c'];

const recipe = fc.constantFrom(...RECIPES);
const tab = fc.constantFrom(0, 1);
const text = fc.string({ maxLength: 4 });
const weight = fc.integer({ min: 0, max: 9 });
const op = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('save' as const), tab, recipe, text, weight }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('draft' as const), tab, recipe, text, weight }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('note' as const), tab, recipe, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mark' as const), tab, recipe, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trash' as const), tab, recipe }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('untrash' as const), tab, recipe }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), tab, days: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('full' as const), after: fc.integer({ min: 0, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('garbage' as const), value: fc.jsonValue(), newer: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('copy' as const) }) },
);

/** What a careful scribe would have in the notebook. */
interface Model {
  readonly versions: Map<string, string[]>;
  readonly notes: Map<string, string[]>;
  readonly drafts: Map<string, string>;
  readonly marks: Map<string, string[]>;
  readonly thrown: Map<string, number>;
  readonly garbage: string[];
}

/** From now on the disk is full after so many writes, until the operation in course is over. */
let room = Number.POSITIVE_INFINITY;
const real = { add: IDBObjectStore.prototype.add, put: IDBObjectStore.prototype.put };
for (const name of ['add', 'put'] as const) {
  IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: Parameters<typeof real.put>) {
    room -= 1;
    if (room < 0) throw new DOMException('full', 'QuotaExceededError');
    return real[name].apply(this, args);
  };
}
afterAll(() => Object.assign(IDBObjectStore.prototype, real));

test('no version, note or draft is lost in random histories of two tabs with faults', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 3, maxLength: 25 }), async (history) => {
      await run(history);
    }),
    { numRuns: runs(1000) },
  );
}, 600_000);

async function run(history: readonly (typeof op extends fc.Arbitrary<infer T> ? T : never)[]): Promise<void> {
  const name = newName();
  const tabs: Shelves[] = [shelves(name), shelves(name)];
  const sessions = ['0', '1'];
  const model: Model = {
    versions: new Map(),
    notes: new Map(),
    drafts: new Map(),
    marks: new Map(),
    thrown: new Map(),
    garbage: [],
  };
  let now = DAY;
  for (const each of tabs) await each.warm();
  for (const [step, each] of history.entries()) {
    now += 1;
    if (each.kind === 'full') {
      room = each.after;
      continue;
    }
    /** The model only believes what was acknowledged. */
    const told = async (work: Promise<unknown>, believe: () => void) => {
      const done = await work.then(
        () => true,
        (error: { readonly kind?: string }) => {
          expect(error.kind).toBe('lleno');
          return false;
        },
      );
      if (done) believe();
    };
    if (each.kind === 'save') {
      const made = content(each.text, each.weight);
      const session = sessions[each.tab]!;
      const request = { recipe: each.recipe, content: made, base: null, now, tab: session };
      await told(saveVersion(tabs[each.tab]!, request), () => believeSave(model, each.recipe, made, session));
    } else if (each.kind === 'draft') {
      const made = content(each.text, each.weight);
      const session = sessions[each.tab]!;
      const request = { recipe: each.recipe, content: made, base: null, now, tab: session };
      await told(putDraft(tabs[each.tab]!, request), () =>
        model.drafts.set(`${each.recipe}~${session}`, canonical(made)),
      );
    } else if (each.kind === 'note') {
      const { versions } = await recipeKept(tabs[each.tab]!, each.recipe);
      const last = versions.at(-1);
      if (last) {
        await told(annotate(tabs[each.tab]!, last, each.text, {}, now), () =>
          push(model.notes, each.recipe, each.text),
        );
      }
    } else if (each.kind === 'mark') {
      const work = changeHead(tabs[each.tab]!, each.recipe, now, (head) => ({
        ...head,
        etiquetas: [...head.etiquetas, each.text],
      }));
      await told(work, () => push(model.marks, each.recipe, each.text));
    } else if (each.kind === 'trash' || each.kind === 'untrash') {
      const papelera = each.kind === 'trash' ? now : null;
      await told(
        changeHead(tabs[each.tab]!, each.recipe, now, (head) => ({ ...head, papelera })),
        () => {
          if (papelera === null) model.thrown.delete(each.recipe);
          else model.thrown.set(each.recipe, papelera);
          if (!model.marks.has(each.recipe)) model.marks.set(each.recipe, []);
        },
      );
    } else if (each.kind === 'wait') {
      now += each.days * DAY;
      await told(emptyTrash(tabs[each.tab]!, now), () => {
        for (const [id, at] of model.thrown) if (at + 30 * DAY <= now) believeGone(model, id);
      });
    } else if (each.kind === 'crash') {
      tabs[each.tab]!.close();
      tabs[each.tab] = shelves(name);
      sessions[each.tab] = `${each.tab}-${step}`;
      await tabs[each.tab]!.warm();
    } else if (each.kind === 'delete') {
      room = Number.POSITIVE_INFINITY;
      // What a tab has not heard of yet it could not write again.
      for (const tab of tabs) await tab.warm();
      await deleteDatabase(name);
      // Restored before the disk may be full: a notebook for which there is no room cannot come back.
      for (const tab of tabs) await tab.warm();
    } else if (each.kind === 'garbage') {
      const record = { v: each.newer ? 2 : 1, id: `basura-${step}`, nota: 3, valor: each.value };
      room = Number.POSITIVE_INFINITY;
      await smuggle(name, 'versiones', record);
      model.garbage.push(canonical(record));
      // A tab that never read it could not write it again.
      await tabs[0]!.warm();
    } else if (each.kind === 'copy') {
      room = Number.POSITIVE_INFINITY;
      const text = await writeBackup(tabs[0]!, now);
      const other = shelves(newName());
      await mergeBackup(other, await compareBackup(other, readBackup(text)!), () => 'aqui');
      await check(other, model);
      other.close();
    }
    room = Number.POSITIVE_INFINITY;
  }
  closeAll();
  const fresh = shelves(name);
  await check(fresh, model);
  fresh.close();
  await deleteDatabase(name);
}

function believeSave(model: Model, id: string, made: Content, session: string): void {
  const known = model.versions.get(id) ?? [];
  const print = canonical(made);
  if (known.at(-1) !== print) push(model.versions, id, print);
  if (!model.marks.has(id)) model.marks.set(id, []);
  model.thrown.delete(id);
  for (const [key, draft] of model.drafts) {
    if (key.startsWith(`${id}~`) && (key === `${id}~${session}` || draft === print)) model.drafts.delete(key);
  }
}

function believeGone(model: Model, id: string): void {
  for (const map of [model.versions, model.notes, model.marks, model.thrown]) map.delete(id);
  for (const key of model.drafts.keys()) if (key.startsWith(`${id}~`)) model.drafts.delete(key);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

async function check(fresh: Shelves, model: Model): Promise<void> {
  for (const id of RECIPES) {
    const kept = await recipeKept(fresh, id);
    expect(kept.versions.map(({ contenido }) => canonical(contenido))).toEqual(model.versions.get(id) ?? []);
    expect(kept.annotations.map(({ nota }) => nota)).toEqual(model.notes.get(id) ?? []);
    expect(kept.head?.etiquetas).toEqual(model.marks.get(id));
    expect(kept.head?.papelera ?? null).toEqual(model.thrown.get(id) ?? null);
    expect(new Map(kept.drafts.map((draft) => [draft.id, canonical(draft.contenido)]))).toEqual(
      new Map([...model.drafts].filter(([key]) => key.startsWith(`${id}~`))),
    );
  }
  const { unread } = await fresh.read('versiones');
  expect(unread.map(canonical).sort()).toEqual([...model.garbage].sort());
}
