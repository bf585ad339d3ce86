import { editWorkshop } from '../bench/edit-workshop.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { esHeated } from './heated-texts.ts';

/** Whether the egg of a recipe is raw when it is eaten. */
export function HeatedBox({ recipe: { workshop } }: { recipe: Recipe }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={workshop?.calentado === true}
        onChange={(event) => setHeated(event.currentTarget.checked)}
      />
      <span>
        {esHeated.label} <span class="note">{esHeated.note}</span>
      </span>
    </label>
  );
}

function setHeated(isHeated: boolean): void {
  editWorkshop(({ calentado: _former, ...rest }) => (isHeated ? { ...rest, calentado: true } : rest), null);
}
