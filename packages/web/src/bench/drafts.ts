import { type Recipe, toContent } from '../recipe/recipe.ts';
import { kept, keptOrHeld, letGo, session, shelves, tabName, tabNow } from '../storage/browser-notebook.ts';
import { draftId } from '../storage/content.ts';
import { PENDING_PREFIX } from '../storage/old-keys.ts';
import { type Draft, SCHEMA } from '../storage/records.ts';
import { baseOf, isInBook, recipeOf } from './open-recipes.ts';

/** Recipes changed in this tab since their draft was last written. */
const unwritten = new Set<string>();
/** Recipes of this tab with a draft in the notebook. */
const drafted = new Set<string>();
/** Drafts of tabs that are no more, continued here. */
const continued = new Map<string, Draft>();

/** The recipes of this tab the notebook did not take. */
export function unsavedWork(): readonly Recipe[] {
  return [...unwritten].flatMap((id) => recipeOf(id) ?? []);
}

export const isDrafted = (id: string): boolean => drafted.has(id);

/** Takes up a draft found in the notebook: this tab's own, or one of a tab that is no more. */
export function takeUpDraft(draft: Draft, isOwn: boolean): void {
  if (isOwn) drafted.add(draft.receta);
  else continued.set(draft.receta, draft);
}

/** Drafts outlive the tab; writing waits for a pause in the typing. */
const WRITE_AFTER_MS = 300;
let pending: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();

/** Has a recipe's draft written before long. */
export function writeSoon(id: string): void {
  unwritten.add(id);
  clearTimeout(pending);
  pending = setTimeout(() => void writeDrafts(), WRITE_AFTER_MS);
}

/** Does something between two writings of drafts, so that none is written meanwhile. */
export function betweenDrafts<T>(work: () => Promise<T>): Promise<T> {
  const done = writing.then(work);
  writing = done.then(
    () => {},
    () => {},
  );
  return done;
}

/** Writes what was changed here and nothing else, one writing after the other. */
export function writeDrafts(): Promise<void> {
  clearTimeout(pending);
  writing = writing.then(writeAll);
  return writing;
}

async function writeAll(): Promise<void> {
  const tab = await tabName();
  for (const id of [...unwritten]) {
    const current = recipeOf(id);
    if (!current) continue;
    const written = isInBook(current) ? withdraw(id, tab) : writeDraft(current, tab);
    const done = await keptOrHeld(refusedDraft(id), written, { again: writeDrafts });
    // Until it is written a page that goes must leave it as text; typed on meanwhile, it is not written.
    if (done !== null && recipeOf(id) === current) unwritten.delete(id);
  }
  if (unwritten.size === 0) session(() => localStorage.removeItem(PENDING_PREFIX + tab));
}

const notebook = () => import('../storage/notebook.ts');

async function drop(id: string): Promise<void> {
  const { dropDraft } = await notebook();
  await dropDraft(shelves, id);
}

async function withdraw(id: string, tab: string): Promise<true> {
  if (drafted.has(id)) await drop(draftId(id, tab));
  drafted.delete(id);
  return true;
}

async function writeDraft(current: Recipe, tab: string): Promise<true> {
  const { putDraft } = await notebook();
  await putDraft(shelves, { ...draftOf(current), tab, now: Date.now(), continues: continued.get(current.id) ?? null });
  continued.delete(current.id);
  drafted.add(current.id);
  return true;
}

function draftOf(current: Recipe) {
  return { recipe: current.id, content: toContent(current), base: baseOf(current.id)?.id ?? null };
}

/** A leaving page writes text, not the notebook; the next page takes it in. */
function leave(): void {
  if (unwritten.size === 0) return;
  const tab = tabNow();
  const drafts = [...unwritten].flatMap((id): Draft[] => {
    const current = recipeOf(id);
    if (!current || isInBook(current)) return [];
    const { content, base: from } = draftOf(current);
    const at = Date.now();
    return [
      { v: SCHEMA, id: draftId(id, tab), receta: id, pestana: tab, base: from, modificada: at, contenido: content },
    ];
  });
  session(() => localStorage.setItem(PENDING_PREFIX + tab, JSON.stringify(drafts)));
  void writeDrafts();
}
addEventListener('pagehide', leave);

/** A recipe the book has just as it is needs no draft, not even one that was refused. */
export function forgetDraft(id: string): void {
  unwritten.delete(id);
  drafted.delete(id);
  letGo(refusedDraft(id));
}

const refusedDraft = (id: string): string => `borradores/${id}`;

/** The draft of a tab that is gone has become a version here. */
export async function closeContinued(id: string): Promise<void> {
  const former = continued.get(id);
  if (!former) return;
  continued.delete(id);
  await kept(drop(former.id));
}

/** The draft of a tab that is gone no longer counts here. */
export const dropContinued = (id: string): boolean => continued.delete(id);
