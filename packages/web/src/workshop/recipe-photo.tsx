import { undo } from '../bench/edits.ts';
import { Photo } from '../bench/photo.tsx';
import { esBench } from '../bench/texts.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { tell } from '../ui/screen.ts';
import { PhotoInput } from './photo-input.tsx';
import { esProcess } from './texts.ts';
import { setPhoto } from './workshop-edit.ts';

/** As large as a row of the book and a card show it. */
const SIDE = 480;

/** What the recipe looks like made: it stands in the book. */
export function RecipePhoto({ recipe: { workshop } }: { recipe: Recipe }) {
  const foto = workshop?.foto;
  const drop = () => {
    setPhoto(null);
    tell(esProcess.photoRemoved, { label: esBench.undo, run: () => undo() });
  };
  return (
    <p class="recipe-photo">
      {foto !== undefined && <Photo id={foto} alt={esProcess.recipePhoto} />}
      <PhotoInput label={esProcess.putRecipePhoto} side={SIDE} onKept={setPhoto} />
      {foto === undefined ? (
        <span class="note">{esProcess.recipePhotoNote}</span>
      ) : (
        <button type="button" class="text" onClick={drop}>
          {esProcess.dropPhoto}
        </button>
      )}
    </p>
  );
}
