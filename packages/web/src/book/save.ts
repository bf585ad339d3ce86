import { edit } from '../bench/edits.ts';
import { base, recipe } from '../bench/open-recipes.ts';
import { arrive, route } from '../bench/route.ts';
import { saveRecipe, setApart } from '../bench/save-recipe.ts';
import { esBench } from '../bench/texts.ts';
import type { SaveAnswer } from '../storage/notebook.ts';
import { moment } from '../ui/format.ts';
import { dialog, tell } from '../ui/screen.ts';
import { esSave } from './save-texts.ts';

/** Saves a new version. Under another title than before it asks first: a version of the same, or a recipe apart. */
export async function quickSave(): Promise<void> {
  const title = recipe.value?.title.trim();
  const former = base.value?.contenido.titulo.trim();
  if (former !== undefined && former !== title) dialog.value = 'guardar';
  else await saveVersionOf();
}

export async function saveVersionOf(note = ''): Promise<void> {
  const current = recipe.value;
  if (!current) return;
  const answer = await saveRecipe(note);
  if (!answer) return;
  if (route.value?.kind !== 'recetario') arrive({ kind: 'receta', id: current.id }, route.value?.kind === 'banco');
  tell(said(answer));
}

/** Saves under a title of its own and leaves the former recipe as the book has it. */
export async function saveApart(title: string, note = ''): Promise<void> {
  if (base.value === null) edit((current) => ({ ...current, title }));
  else setApart(title);
  const { id } = recipe.value!;
  await saveVersionOf(note);
  arrive({ kind: 'receta', id });
}

function said({ version, isNew, overtaken }: SaveAnswer): string {
  const title = version.contenido.titulo || esBench.untitled;
  if (!isNew) return esSave.savedAlready(title);
  if (overtaken)
    return esSave.savedOver(title, overtaken.contenido.titulo || esBench.untitled, moment(overtaken.creada));
  return esSave.saved(title);
}
