import { LABEL_FIELDS } from '@obrador/engine/despensa';
import { columnLabel } from '../columns.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { short } from '../format.ts';
import { esPanels } from '../panel-texts.ts';
import { labelOf } from '../search.ts';
import type { Line } from '../state/recipe.ts';
import { craft, selectedLine } from '../state/workbench.ts';
import type { Label } from '../storage/label.ts';
import type { OwnFields } from '../storage/records.ts';

/** What the engine takes this ingredient to be, and who says so. */
export function IngredientCard() {
  return craft.value && selectedLine.value ? <Card craft={craft.value} line={selectedLine.value} /> : null;
}

function Card({ craft, line }: { craft: Craft; line: Line }) {
  const label = labelOf(craft, line.name);
  const entry = craft.find(line.name);
  const { own, label: told } = line;
  const mine = own || told;
  const composition = mine ? { ...numbersOf(told), ...own } : (entry?.composition ?? {});
  const figures = Object.entries(composition).filter(([, value]) => value !== 0);
  return (
    <section class="card">
      <h3>{label}</h3>
      {!mine && entry && entry.label !== label && <p>{es.takenAs(entry.label)}</p>}
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
          <p class="source">{mine ? es.ownSource : `${es.catalogueSource}: ${entry?.source}`}</p>
        </>
      )}
    </section>
  );
}

function numbersOf(label: Label = {}): OwnFields {
  return Object.fromEntries(
    LABEL_FIELDS.flatMap((field) => (label[field] === undefined ? [] : [[field, label[field]]])),
  );
}
