import { computed, effect, signal } from '@preact/signals';
import { loadCraft } from '../crafts.ts';
import { CRAFT_IDS, type Craft, type CraftId, type PerCraft } from '../engine.ts';
import { es } from '../es.ts';
import { readingOf } from '../reading.ts';
import { requestOf } from '../request.ts';
import { type History, historyOf, record, redone, undone } from './history.ts';
import { lastCraft } from './prefs.ts';
import { pricesOf } from './prices.ts';
import { emptyRecipe, newLine, type Recipe, readRecipe } from './recipe.ts';
import { load, onOtherTab, save } from './storage.ts';

/** What lies on the bench: one recipe per craft, each with its own undo, and the craft now in use. */
const histories = signal<PerCraft<History<Recipe>>>({});
const crafts = signal<PerCraft<Craft>>({});
/** Crafts whose recipe was changed in this tab since its draft was last written. */
const unwritten = new Set<CraftId>();

export const craftId = lastCraft;
/** Null while its chunk is on the way. */
export const craft = computed(() => crafts.value[craftId.value] ?? null);
const history = computed(() => histories.value[craftId.value] ?? null);
export const recipe = computed(() => history.value?.present ?? null);
export const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);

export const request = computed(() => {
  if (!recipe.value || !craft.value) return null;
  return requestOf(recipe.value, craft.value, pricesOf(craftId.value));
});

export const reading = computed(() => {
  if (!request.value || !craft.value) return null;
  return readingOf(craft.value, request.value.body);
});

/** Line whose ingredient is looked at: its card and its effect on the parameters are shown. */
export const selectedId = signal<number | null>(null);
export const selectedLine = computed(() => recipe.value?.lines.find((line) => line.id === selectedId.value) ?? null);

export async function openCraft(id: CraftId): Promise<void> {
  const found = await loadCraft(id);
  crafts.value = { ...crafts.value, [id]: found };
  if (!histories.value[id]) setHistory(id, historyOf(draft(id) ?? firstRecipe(found)));
  craftId.value = id;
}

/** Puts a recipe on the bench as one step that can be undone. */
export async function openRecipe(next: Recipe): Promise<void> {
  await openCraft(next.craft);
  const { types, defaultType } = crafts.value[next.craft]!;
  const type = types.some(({ id }) => id === next.type) ? next.type : defaultType;
  change(next.craft, (current) => record(current, { ...next, type }));
  selectedId.value = null;
}

export function edit(update: (recipe: Recipe) => Recipe, merge: string | null = null): void {
  change(craftId.value, (current) => record(current, update(current.present), merge));
}

export function undo(id: CraftId = craftId.value): void {
  change(id, undone);
}

export function redo(): void {
  change(craftId.value, redone);
}

export function recipeOf(id: CraftId): Recipe | null {
  return histories.value[id]?.present ?? null;
}

/** What the person has on the bench of a craft; null when it is empty or shows the formula of a first visit. */
export function workOf(id: CraftId): Recipe | null {
  const current = histories.value[id];
  if (!current || current.present.lines.length === 0) return null;
  return isTouched(current) || draft(id) !== null ? current.present : null;
}

export function clearBench(): void {
  const { craft: id, type } = recipe.value!;
  edit(() => emptyRecipe(id, type));
}

function change(id: CraftId, update: (history: History<Recipe>) => History<Recipe>): void {
  const current = histories.value[id];
  if (!current) return;
  unwritten.add(id);
  setHistory(id, update(current));
}

function isTouched({ past, future }: History<Recipe>): boolean {
  return past.length > 0 || future.length > 0;
}

function setHistory(id: CraftId, next: History<Recipe>): void {
  histories.value = { ...histories.value, [id]: next };
}

/** On a first visit the bench shows a formula that works, so that there is something to move. */
function firstRecipe({ id, shape, defaultType, example }: Craft): Recipe {
  const items = example.ingredients as Record<string, unknown>[];
  return {
    ...emptyRecipe(id, typeof example.type === 'string' ? example.type : defaultType),
    lines: items.map((item) => newLine(String(item[shape.name]), Number(item[shape.weight]))),
  };
}

function draft(id: CraftId): Recipe | null {
  const stored = load(draftKey(id), readRecipe);
  return stored?.craft === id ? stored : null;
}

function draftKey(id: CraftId): string {
  return `borrador.${id}`;
}

/** The title of the page names the printed file too. */
effect(() => {
  const title = recipe.value?.title.trim();
  document.title = title ? `${title} · ${es.app}` : es.pageTitle;
});

/** Drafts outlive the tab; writing waits for a pause in the typing. */
const WRITE_AFTER_MS = 300;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Writes what was changed here and nothing else: another tab may have written the rest since. */
function writeDrafts(): void {
  clearTimeout(pending);
  for (const id of unwritten) {
    if (save(draftKey(id), histories.peek()[id]?.present)) unwritten.delete(id);
  }
}

/** Keeps the recipe now on the bench as the draft of its craft, changed or not. */
export function keepDraft(): void {
  unwritten.add(craftId.value);
  writeDrafts();
}

effect(() => {
  if (Object.keys(histories.value).length === 0) return;
  clearTimeout(pending);
  pending = setTimeout(writeDrafts, WRITE_AFTER_MS);
});
addEventListener('pagehide', writeDrafts);

/** A bench on which nothing was done follows the other tabs; one that was worked on keeps its recipe. */
for (const id of CRAFT_IDS) {
  onOtherTab(draftKey(id), () => {
    const current = histories.peek()[id];
    const written = draft(id);
    if (current && written && !isTouched(current)) setHistory(id, historyOf(written));
  });
}
