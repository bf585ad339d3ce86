import { isType } from '../crafts/assembly.ts';
import type { CraftId } from '../crafts/engine.ts';
import { afterPaint } from '../loading/later.ts';
import { loadWithin, makeOutNames } from '../recipe/receta.ts';
import { emptyRecipe, fromContent, type Recipe, sameRecipe, toContent } from '../recipe/recipe.ts';
import {
  had,
  isNotebookBlank,
  isTabAlive,
  onWritten,
  openNotebook,
  shelves,
  tabName,
} from '../storage/browser-notebook.ts';
import { byTime } from '../storage/content.ts';
import type { Kept } from '../storage/notebook.ts';
import type { Version } from '../storage/records.ts';
import { tell } from '../ui/screen.ts';
import { benchOf, bringFor, bringNames, bringSoon } from './bench-crafts.ts';
import { isDrafted, takeUpDraft, writeSoon } from './drafts.ts';
import { selectedId } from './formula.ts';
import { type History, historyOf } from './history.ts';
import { lastOnBench, rememberBench } from './last-on-bench.ts';
import {
  baseOf,
  benchedIn,
  craftId,
  historyOfRecipe,
  openRecipes,
  putOnBench,
  recipe,
  recipeOf,
  setBase,
  setHistory,
} from './open-recipes.ts';
import { arrive } from './route.ts';
import { esBench } from './texts.ts';

/** Puts a craft on the bench with the recipe it last had there, in this tab or in this browser. */
export async function openCraft(id: CraftId): Promise<void> {
  const isBlank = isNotebookBlank();
  const [named] = await Promise.all([bringNames(id), isBlank || openNotebook()]);
  if (!benchedIn(id)) {
    const opened = isBlank ? null : await fetchLast(id);
    if (benchedIn(id)) {
      // Another recipe was put there meanwhile.
    } else if (opened) {
      await bringFor(opened);
      takeUp(opened);
    } else {
      const empty = emptyRecipe(id, named.defaultType);
      putOnBench(empty);
      if (isBlank) afterPaint(() => takeUpAfterAll(id, empty.id).catch(() => {}));
    }
  }
  craftId.value = id;
  // Once it has been seen.
  afterPaint(() => bringSoon(id));
}

function takeUp(found: Recipe): void {
  putOnBench(found);
  rememberBench(found);
}

/** The recipe a craft last had on its bench, as it was left. */
async function fetchLast(id: CraftId): Promise<Recipe | null> {
  const last = await lastOnBench(id);
  const found = last === null ? null : await fetchRecipe(last);
  return found?.craft === id ? found : null;
}

/** A notebook without its marker still brings its recipe, unless writing has begun. */
async function takeUpAfterAll(id: CraftId, empty: string): Promise<void> {
  await openNotebook();
  const found = await fetchLast(id);
  if (!found) return;
  await bringFor(found);
  if (benchedIn(id) === empty && !isTouched(historyOfRecipe(empty)!)) takeUp(found);
}

/** Puts a recipe on the bench beside all others. One that was not there before is kept as a draft at once. */
export async function openRecipe(next: Recipe): Promise<void> {
  // An empty one has nothing to be understood.
  await Promise.all([
    openCraft(next.craft),
    next.lines.length > 0 ? bringFor(next) : null,
    loadWithin(toContent(next).ingredientes),
  ]);
  await makeOutNames(toContent(next));
  const known = recipeOf(next.id);
  takeUp(typed(next));
  if (!known) writeSoon(next.id);
  selectedId.value = null;
}

/** Opens a recipe of this browser by its id; false when there is none. */
export async function openById(id: string): Promise<boolean> {
  const found = await recipeHere(id);
  if (!found) return false;
  await Promise.all([openCraft(found.craft), bringFor(found), loadWithin(toContent(found).ingredientes)]);
  await makeOutNames(toContent(found));
  takeUp(typed(found));
  selectedId.value = null;
  return true;
}

/** A recipe of this browser as it would open; null when there is none. */
export async function recipeHere(id: string): Promise<Recipe | null> {
  await openNotebook();
  return recipeOf(id) ?? fetchRecipe(id);
}

/** A type the craft does not have becomes its usual one. */
function typed(next: Recipe): Recipe {
  const craft = benchOf(next.craft)!;
  return isType(craft, next.type) ? next : { ...next, type: craft.defaultType };
}

async function keptOf(id: string): Promise<Kept> {
  const { recipeKept } = await import('../storage/notebook.ts');
  return recipeKept(shelves, id);
}

/** The recipe as it was left: its draft, or else its newest version. */
async function fetchRecipe(id: string): Promise<Recipe | null> {
  const found = await had(keptOf(id));
  if (!found) return null;
  const version = found.versions.at(-1);
  if (version) setBase(version);
  const tab = await tabName();
  const draft = found.drafts.find(({ pestana }) => pestana === tab) ?? found.drafts.at(-1);
  if (draft?.pestana === tab) takeUpDraft(draft, true);
  else if (draft && !(await isTabAlive(draft.pestana))) takeUpDraft(draft, false);
  const content = draft?.contenido ?? version?.contenido;
  if (content) await loadWithin(content.ingredientes);
  return content ? fromContent(id, content) : null;
}

function isTouched({ past, future }: History<Recipe>): boolean {
  return past.length > 0 || future.length > 0;
}

/** A recipe on which nothing was done here follows the other tabs; one that was worked on stays as it is. */
onWritten(['versiones'], (written) => {
  const ids = new Set(written.flatMap((each) => (each.store === 'versiones' ? each.ids : [])));
  void follow(ids);
});

/** Who looks at a recipe that another tab saved is told so, and where to see both. */
function tellSavedElsewhere({ receta: id, contenido: { titulo } }: Version, isKept: boolean): void {
  const see = { label: esBench.seeVersions, run: () => arrive({ kind: 'recetario', id }) };
  tell(esBench.savedElsewhere(titulo || esBench.untitled, isKept), see);
}

async function follow(written: ReadonlySet<string>): Promise<void> {
  for (const id of openRecipes()) {
    const versions = await shelves.ofRecipe('versiones', id).catch(() => []);
    const version = byTime(versions, 'creada')
      .filter((each) => written.has(each.id))
      .at(-1);
    if (version) await loadWithin(version.contenido.ingredientes).catch(() => {});
    const current = historyOfRecipe(id);
    if (!version || !current) continue;
    const known = baseOf(version.receta);
    if (known && known.creada >= version.creada) continue;
    const isKept = isTouched(current) || isDrafted(version.receta);
    if (recipe.peek()?.id === version.receta) tellSavedElsewhere(version, isKept);
    if (isKept) continue;
    setBase(version);
    const next = fromContent(version.receta, version.contenido);
    if (!sameRecipe(next, current.present)) setHistory(version.receta, historyOf(next));
  }
}
