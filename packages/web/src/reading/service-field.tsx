import { editWorkshop } from '../bench/edit-workshop.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { isServing, SERVING } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { short } from '../ui/format.ts';
import { esService } from './service-texts.ts';

/** The temperature a recipe is served at, which its hardness is judged by. */
export function ServiceField({ recipe: { workshop } }: { recipe: Recipe }) {
  const value = workshop?.servicio ?? null;
  return (
    <div class="fields">
      <Field
        label={esService.label}
        value={value}
        placeholder={esService.usual}
        negative
        fault={value === null || isServing(value) ? null : esService.far(short(SERVING.min), short(SERVING.max))}
        onChange={setService}
      />
      <p class="note">{esService.note}</p>
    </div>
  );
}

function setService(degrees: number | null): void {
  editWorkshop(
    ({ servicio: _former, ...rest }) => (degrees === null ? rest : { ...rest, servicio: degrees }),
    'servicio',
  );
}
