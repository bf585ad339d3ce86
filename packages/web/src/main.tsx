import { render } from 'preact';
import './styles/main.css';
import { es } from './es.ts';
import { keepFresh } from './service-worker.ts';
import { decodeRecipe } from './share.ts';
import { fromShared, sameRecipe } from './state/recipe.ts';
import { tell } from './state/ui.ts';
import { tellUndoable } from './state/way-back.ts';
import { craftId, openCraft, openRecipe, recipeOf, workOf } from './state/workbench.ts';
import { App } from './ui/app.tsx';
import { listenToKeys } from './ui/keys.ts';
import { retryable } from './ui/retryable.ts';

/** Opens the recipe a link carries; the fragment then leaves the address, so that a reload keeps later edits. */
async function openLink(): Promise<boolean> {
  if (!location.hash.startsWith('#r=')) return false;
  const shared = decodeRecipe(location.hash);
  history.replaceState(null, '', location.pathname + location.search);
  if (!shared) {
    tell(es.badLink);
    return false;
  }
  await openCraft(shared.craft);
  const covered = workOf(shared.craft);
  await openRecipe(fromShared(shared));
  if (covered && !sameRecipe(covered, recipeOf(shared.craft)!)) tellUndoable(es.linkOpened, true);
  return true;
}

render(<App />, document.getElementById('app')!);
retryable(async () => {
  if (!(await openLink())) await openCraft(craftId.value);
});
addEventListener('hashchange', () => retryable(async () => void (await openLink())));
listenToKeys();
keepFresh();
