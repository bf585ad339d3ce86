import { benchOf } from '../bench/bench-crafts.ts';
import { betweenDrafts, forgetDraft, isDrafted } from '../bench/drafts.ts';
import { openBeside } from '../bench/navigate.ts';
import { openRecipe } from '../bench/open-bench.ts';
import { baseOf, putOnBench } from '../bench/open-recipes.ts';
import { arrive } from '../bench/route.ts';
import { esBench } from '../bench/texts.ts';
import type { CraftId } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { emptyRecipe, newLine, type Recipe } from '../recipe/recipe.ts';
import { kept, shelves, tabName } from '../storage/browser-notebook.ts';
import { draftId } from '../storage/content.ts';
import { dropDraft } from '../storage/notebook.ts';
import { tell } from '../ui/screen.ts';
import { esElsewhere } from './judge-elsewhere-texts.ts';

/** Opens a formula in the craft it seems to be of. One that nobody saved does not stay behind as a second. */
export async function judgeElsewhere(former: Recipe, craft: CraftId, type: string, label: string): Promise<void> {
  const { title, workshop } = former;
  const lines = former.lines.map(({ name, grams, approx, ...known }) => ({
    ...newLine(name, grams, known),
    ...(approx && { approx }),
  }));
  const next: Recipe = { ...emptyRecipe(craft, type), title, lines, ...(workshop && { workshop }) };
  if (baseOf(former.id)) return openBeside(next, esElsewhere.openedBeside(label));
  await openBeside(next);
  await leaveOut(former);
  const back = async () => {
    await openRecipe(former);
    await leaveOut(next);
    arrive({ kind: 'receta', id: former.id });
  };
  tell(esElsewhere.opened(label), { label: esBench.comeBack, run: () => retryable(back) });
}

/** Its bench is empty again, and the notebook without its draft. */
async function leaveOut({ id, craft }: Recipe): Promise<void> {
  putOnBench(emptyRecipe(craft, benchOf(craft)!.defaultType));
  const tab = await tabName();
  await betweenDrafts(async () => {
    if (isDrafted(id)) await kept(dropDraft(shelves, draftId(id, tab)));
    forgetDraft(id);
  });
}
