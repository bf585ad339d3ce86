import { computed, effect, signal } from '@preact/signals';
import { loadNames } from '../crafts/bench-craft.ts';
import { loadCraft, loadFirst } from '../crafts/craft-engines.ts';
import type { BenchCraft, Craft, CraftId, PerCraft } from '../crafts/engine.ts';
import { isLearnt } from '../loading/language.ts';
import { afterPaint, whenOnline } from '../loading/later.ts';
import { flourShares } from '../recipe/flour-shares.ts';
import { loadWithin } from '../recipe/receta.ts';
import { emptyRecipe, fromContent, type Recipe, sameRecipe, toContent, totalGrams } from '../recipe/recipe.ts';
import { requestOf } from '../recipe/request.ts';
import {
  changed,
  had,
  isNotebookBlank,
  isTabAlive,
  kept,
  keptOrHeld,
  letGo,
  onWritten,
  openNotebook,
  session,
  setSetting,
  setting,
  shelves,
  tabName,
  tabNow,
} from '../storage/browser-notebook.ts';
import {
  draftId,
  dropDraft,
  putDraft,
  recipeKept,
  type SaveAnswer,
  sameContent,
  saveVersion,
} from '../storage/notebook.ts';
import { PENDING_PREFIX } from '../storage/old-keys.ts';
import { type Draft, SCHEMA, type Version } from '../storage/records.ts';
import { type History, historyOf, record, redone, undone } from './history.ts';
import { lastCraft } from './prefs.ts';
import { pricesOf } from './prices.ts';
import { readingModule } from './reading-module.ts';
import { esBench } from './texts.ts';

/** Every recipe opened in this tab, with its own undo, by its id; and the one on the bench of each craft. */
const histories = signal<ReadonlyMap<string, History<Recipe>>>(new Map());
const benches = signal<PerCraft<string>>({});
const names = signal<PerCraft<BenchCraft>>({});
const crafts = signal<PerCraft<Craft>>({});
/** The newest version each open recipe is known to have. */
const bases = signal<ReadonlyMap<string, Version>>(new Map());
/** Recipes changed in this tab since their draft was last written. */
const unwritten = new Set<string>();
/** Recipes of this tab with a draft in the notebook. */
const drafted = new Set<string>();
/** Drafts of tabs that are no more, continued here. */
const continued = new Map<string, Draft>();

export const craftId = lastCraft;
/** Null while its engine is on the way. */
export const craft = computed(() => crafts.value[craftId.value] ?? null);
/** The same, or its names alone while its engine is on the way. */
export const benchCraft = computed(() => benchOf(craftId.value) ?? null);

function benchOf(id: CraftId): BenchCraft | undefined {
  return crafts.value[id] ?? names.value[id];
}

const history = computed(() => histories.value.get(benches.value[craftId.value] ?? '') ?? null);
export const recipe = computed(() => history.value?.present ?? null);
export const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);

/** The version of the book the recipe on the bench comes from; null when it was never saved. */
export const base = computed(() => (recipe.value && bases.value.get(recipe.value.id)) ?? null);
/** True when the book has the recipe exactly as it is on the bench. */
export const isSaved = computed(
  () => recipe.value !== null && base.value !== null && sameContent(base.value.contenido, toContent(recipe.value)),
);

export const request = computed(() => {
  if (!recipe.value || !craft.value) return null;
  return requestOf(recipe.value, craft.value, pricesOf(craftId.value));
});

/** What the lines on the bench weigh, and each of them on the flour. */
export const total = computed(() => totalGrams(recipe.value?.lines ?? []));
export const onFlour = computed(() => flourShares(craftId.value, craft.value, request.value));

export const reading = computed(() => {
  if (!request.value || !craft.value || !readingModule.here.value) return null;
  // Labels and recipes cannot be read yet: on a first screen, for a moment.
  if (!isLearnt.value && request.value.lines.some(({ own, label, part, made }) => own || label || part || made))
    return null;
  return readingModule.here.value.readPriced(craft.value, request.value, pricesOf(craftId.value));
});

/** Line whose ingredient is looked at: its card and its effect on the parameters are shown. */
export const selectedId = signal<number | null>(null);
export const selectedLine = computed(() => recipe.value?.lines.find((line) => line.id === selectedId.value) ?? null);

/** Puts a craft on the bench with the recipe it last had there, in this tab or in this browser. */
export async function openCraft(id: CraftId): Promise<void> {
  const isBlank = isNotebookBlank();
  const [named] = await Promise.all([names.peek()[id] ?? loadNames(id), isBlank || openNotebook()]);
  names.value = { ...names.peek(), [id]: named };
  if (!benches.value[id]) {
    const opened = isBlank ? null : await fetchLast(id);
    if (benches.value[id]) {
      // Another recipe was put there meanwhile.
    } else if (opened) {
      await bringCraft(id);
      putOnBench(opened);
    } else {
      const empty = emptyRecipe(id, named.defaultType);
      putOnBench(empty, false);
      if (isBlank) afterPaint(() => takeUp(id, empty.id).catch(() => {}));
    }
  }
  craftId.value = id;
  // Once it has been seen.
  afterPaint(() => bringSoon(id));
}

/** The recipe a craft last had on its bench, as it was left. */
async function fetchLast(id: CraftId): Promise<Recipe | null> {
  const last = await lastOnBench(id);
  const found = last === null ? null : await fetchRecipe(last);
  return found?.craft === id ? found : null;
}

/**
 * A browser may have lost what tells it has been here and not the notebook: its recipe comes to the bench after all,
 * unless the person has begun to write, and then it is in the book.
 */
async function takeUp(id: CraftId, empty: string): Promise<void> {
  await openNotebook();
  const found = await fetchLast(id);
  if (!found) return;
  await bringCraft(id);
  if (benches.peek()[id] === empty && !isTouched(histories.peek().get(empty)!)) putOnBench(found);
}

function bringSoon(id: CraftId): void {
  bringBySteps(id).catch(() => whenOnline(() => bringSoon(id)));
}

/** First what reads a formula written with the names of the list, then the rest of the language. */
async function bringBySteps(id: CraftId): Promise<void> {
  const [first] = await Promise.all([loadFirst(id), readingModule.bring()]);
  if (!crafts.peek()[id]) crafts.value = { ...crafts.peek(), [id]: first };
  await bringCraft(id);
}

/** A recipe a person wrote is read by a craft that understands all of it. */
async function bringCraft(id: CraftId): Promise<void> {
  const [found] = await Promise.all([loadCraft(id), readingModule.bring()]);
  if (crafts.peek()[id] !== found) crafts.value = { ...crafts.peek(), [id]: found };
}

/** The recipe a craft last had on its bench, in this tab or in this browser. */
export async function lastOnBench(id: CraftId): Promise<string | null> {
  const last = session(() => sessionStorage.getItem(benchKey(id))) ?? (await had(setting(benchKey(id))));
  return typeof last === 'string' ? last : null;
}

/** Puts a recipe on the bench beside all others. One that was not there before is kept as a draft at once. */
export async function openRecipe(next: Recipe): Promise<void> {
  // An empty one has nothing to be understood.
  await Promise.all([
    openCraft(next.craft),
    next.lines.length > 0 ? bringCraft(next.craft) : null,
    loadWithin(toContent(next).ingredientes),
  ]);
  const known = histories.value.has(next.id);
  putOnBench(typed(next));
  if (!known) {
    unwritten.add(next.id);
    schedule();
  }
  selectedId.value = null;
}

/** Opens a recipe of this browser by its id; false when there is none. */
export async function openById(id: string): Promise<boolean> {
  const found = await recipeHere(id);
  if (!found) return false;
  await Promise.all([openCraft(found.craft), bringCraft(found.craft), loadWithin(toContent(found).ingredientes)]);
  putOnBench(typed(found));
  selectedId.value = null;
  return true;
}

/** A recipe of this browser as it would open; null when there is none. */
export async function recipeHere(id: string): Promise<Recipe | null> {
  await openNotebook();
  return histories.value.get(id)?.present ?? fetchRecipe(id);
}

/** A type the craft does not have becomes its usual one. */
function typed(next: Recipe): Recipe {
  const { types, defaultType } = benchOf(next.craft)!;
  return types.some(({ id }) => id === next.type) ? next : { ...next, type: defaultType };
}

const benchKey = (id: CraftId): string => `banco/${id}`;

function putOnBench(next: Recipe, remembered = true): void {
  if (!histories.value.has(next.id)) setHistory(next.id, historyOf(next));
  benches.value = { ...benches.value, [next.craft]: next.id };
  if (remembered) rememberBench(next);
}

function rememberBench({ craft: id, id: which }: Recipe): void {
  if (session(() => sessionStorage.getItem(benchKey(id))) === which) return;
  session(() => sessionStorage.setItem(benchKey(id), which));
  void kept(setSetting(benchKey(id), which));
}

/** The recipe as it was left: its draft, or else its newest version. */
async function fetchRecipe(id: string): Promise<Recipe | null> {
  const found = await had(recipeKept(shelves, id));
  if (!found) return null;
  const version = found.versions.at(-1);
  if (version) bases.value = new Map(bases.value).set(id, version);
  const tab = await tabName();
  const draft = found.drafts.find(({ pestana }) => pestana === tab) ?? found.drafts.at(-1);
  if (draft?.pestana === tab) drafted.add(id);
  else if (draft && !(await isTabAlive(draft.pestana))) continued.set(id, draft);
  const content = draft?.contenido ?? version?.contenido;
  if (content) await loadWithin(content.ingredientes);
  return content ? fromContent(id, content) : null;
}

export function edit(update: (recipe: Recipe) => Recipe, merge: string | null = null): void {
  const id = benches.value[craftId.value];
  if (id !== undefined) change(id, (current) => record(current, update(current.present), merge));
}

export function undo(id = benches.value[craftId.value] ?? ''): void {
  change(id, undone);
}

export function redo(): void {
  change(benches.value[craftId.value] ?? '', redone);
}

/** A recipe opened in this tab. */
export function recipeOf(id: string): Recipe | null {
  return histories.value.get(id)?.present ?? null;
}

/** The recipes of this tab the notebook did not take. */
export function unsavedWork(): readonly Recipe[] {
  return [...unwritten].flatMap((id) => recipeOf(id) ?? []);
}

/** A new recipe beside the one on the bench. */
export function newRecipe(): Recipe {
  const { craft: id, type } = recipe.value!;
  return emptyRecipe(id, type);
}

function change(id: string, update: (history: History<Recipe>) => History<Recipe>): void {
  const current = histories.value.get(id);
  if (!current) return;
  const next = update(current);
  if (next === current) return;
  unwritten.add(id);
  setHistory(id, next);
  rememberBench(next.present);
  schedule();
}

function isTouched({ past, future }: History<Recipe>): boolean {
  return past.length > 0 || future.length > 0;
}

function setHistory(id: string, next: History<Recipe>): void {
  histories.value = new Map(histories.value).set(id, next);
}

/** Saves the recipe on the bench as a new version; null when the browser does not keep it. */
export function saveRecipe(note = '', current = recipe.value!): Promise<SaveAnswer | null> {
  const saving = writing.then(() => save(current, note));
  // A draft written meanwhile would outlive the version that has all of it.
  writing = saving.then(
    () => {},
    () => {},
  );
  return saving;
}

async function save(current: Recipe, note: string): Promise<SaveAnswer | null> {
  const { id } = current;
  const saved = saveVersion(shelves, {
    recipe: id,
    content: toContent(current),
    note,
    base: bases.value.get(id)?.id ?? null,
    now: Date.now(),
    tab: await tabName(),
  });
  const again = () => saveRecipe(note, recipeOf(id) ?? current);
  const answer = await keptOrHeld(refusedSave(id), saved, { again });
  if (!answer) return null;
  bases.value = new Map(bases.value).set(id, answer.version);
  forgetDraft(id);
  await closeContinued(id);
  rememberBench(current);
  if (answer.isNew) changed();
  // Typed on while it was being saved: that is a draft again.
  if (recipeOf(id) !== current) {
    unwritten.add(id);
    schedule();
  }
  return answer;
}

/** A recipe the book has just as it is needs no draft, not even one that was refused. */
function forgetDraft(id: string): void {
  unwritten.delete(id);
  drafted.delete(id);
  letGo(refusedDraft(id));
}

const refusedSave = (id: string): string => `versiones/${id}`;
const refusedDraft = (id: string): string => `borradores/${id}`;

/** The draft of a tab that is gone has become a version here. */
async function closeContinued(id: string): Promise<void> {
  const former = continued.get(id);
  if (!former) return;
  continued.delete(id);
  await kept(dropDraft(shelves, former.id));
}

/** The recipe on the bench under another name and beside its former self, which goes back to what the book has. */
export function setApart(title: string): Recipe {
  const current = recipe.value!;
  const apart: Recipe = { ...current, title, id: emptyRecipe(current.craft, current.type).id };
  const former = bases.value.get(current.id);
  if (former)
    setHistory(current.id, record(histories.value.get(current.id)!, fromContent(current.id, former.contenido)));
  unwritten.add(current.id);
  setHistory(apart.id, historyOf(apart));
  putOnBench(apart);
  unwritten.add(apart.id);
  schedule();
  return apart;
}

/** The recipe is what the book now says; what it was can be had by undo. */
export function reopen(version: Version): void {
  const id = version.receta;
  bases.value = new Map(bases.value).set(id, version);
  forgetDraft(id);
  letGo(refusedSave(id));
  continued.delete(id);
  const current = histories.value.get(id);
  if (current) setHistory(id, record(current, fromContent(id, version.contenido)));
}

/** The title of the page names the printed file too. */
effect(() => {
  const title = recipe.value?.title.trim();
  document.title = title ? `${title} · ${esBench.app}` : esBench.pageTitle;
});

/** Drafts outlive the tab; writing waits for a pause in the typing. */
const WRITE_AFTER_MS = 300;
let pending: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();

function schedule(): void {
  clearTimeout(pending);
  pending = setTimeout(() => void writeDrafts(), WRITE_AFTER_MS);
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

function isInBook(current: Recipe): boolean {
  const version = bases.value.get(current.id);
  return version !== undefined && sameContent(version.contenido, toContent(current));
}

async function withdraw(id: string, tab: string): Promise<true> {
  if (drafted.has(id)) await dropDraft(shelves, draftId(id, tab));
  drafted.delete(id);
  return true;
}

async function writeDraft(current: Recipe, tab: string): Promise<true> {
  await putDraft(shelves, { ...draftOf(current), tab, now: Date.now(), continues: continued.get(current.id) ?? null });
  continued.delete(current.id);
  drafted.add(current.id);
  return true;
}

function draftOf(current: Recipe) {
  return { recipe: current.id, content: toContent(current), base: bases.value.get(current.id)?.id ?? null };
}

/** A page that goes has no time for the notebook: what is not written yet is left as text, which the next page takes in. */
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

/** A recipe on which nothing was done here follows the other tabs; one that was worked on stays as it is. */
onWritten(['versiones'], (written) => {
  const ids = new Set(written.flatMap((each) => (each.store === 'versiones' ? each.ids : [])));
  void follow(ids);
});

async function follow(versions: ReadonlySet<string>): Promise<void> {
  for (const id of versions) {
    const version = await shelves.get('versiones', id).catch(() => null);
    if (version) await loadWithin(version.contenido.ingredientes).catch(() => {});
    const current = version && histories.peek().get(version.receta);
    if (!version || !current) continue;
    const known = bases.peek().get(version.receta);
    if (isTouched(current) || drafted.has(version.receta)) continue;
    if (known && known.creada >= version.creada) continue;
    bases.value = new Map(bases.peek()).set(version.receta, version);
    const next = fromContent(version.receta, version.contenido);
    if (!sameRecipe(next, current.present)) setHistory(version.receta, historyOf(next));
  }
}
