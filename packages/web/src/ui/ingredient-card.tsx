import { columnLabel } from '../columns.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { short } from '../format.ts';
import { esPanels } from '../panel-texts.ts';
import { labelOf } from '../search.ts';
import type { Line } from '../state/recipe.ts';
import { craft, selectedLine } from '../state/workbench.ts';

/** What the engine takes this ingredient to be, and who says so. */
export function IngredientCard() {
  return craft.value && selectedLine.value ? <Card craft={craft.value} line={selectedLine.value} /> : null;
}

function Card({ craft, line }: { craft: Craft; line: Line }) {
  const label = labelOf(craft, line.name);
  const entry = craft.find(line.name);
  const figures = Object.entries(line.own ?? entry?.composition ?? {}).filter(([, value]) => value !== 0);
  return (
    <section class="card">
      <h3>{label}</h3>
      {!line.own && entry && entry.label !== label && <p>{es.takenAs(entry.label)}</p>}
      {figures.length === 0 && !entry ? (
        <p>{es.unknownIngredient}</p>
      ) : (
        <>
          <p class="card-lead">{es.per100}</p>
          <dl class="composition">
            {figures.map(([key, value]) => (
              <div key={key}>
                <dt>{columnLabel(key)}</dt>
                <dd>{typeof value === 'number' ? short(value) : (esPanels.roles[value] ?? value)}</dd>
              </div>
            ))}
          </dl>
          <p class="source">{line.own ? es.ownSource : `${es.catalogueSource}: ${entry?.source}`}</p>
        </>
      )}
    </section>
  );
}
