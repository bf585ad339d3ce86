import { DECLARED_FIELDS } from '@obrador/engine/despensa';
import { craft } from '../bench/bench-crafts.ts';
import { selectedLine } from '../bench/formula.ts';
import { esBench } from '../bench/texts.ts';
import { esRoles } from '../crafts/column-texts.ts';
import { columnLabel } from '../crafts/columns.ts';
import { loadedCraft } from '../crafts/craft-engines.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { Line } from '../recipe/recipe.ts';
import type { Label } from '../storage/label.ts';
import type { Formula, OwnFields } from '../storage/records.ts';
import { percent, short } from '../ui/format.ts';
import { esCard } from './card-texts.ts';
import { provenanceWithCodes } from './provenance.ts';

/** What the engine takes this ingredient to be, and who says so. */
export function IngredientCard() {
  return craft.value && selectedLine.value ? <Card craft={craft.value} line={selectedLine.value} /> : null;
}

/** What a recipe that is an ingredient is made of. */
function RecipeCard({ name, made }: { name: string; made: Formula }) {
  const own = loadedCraft(made.oficio);
  const total = made.ingredientes.reduce((sum, { gramos }) => sum + (gramos ?? 0), 0);
  return (
    <section class="card">
      <h3>{name}</h3>
      <p class="card-lead">{esCard.recipeMade}</p>
      <dl class="composition">
        {made.ingredientes.map(({ nombre, gramos }, i) => (
          <div key={i}>
            <dt>{own ? labelOf(own, nombre) : nombre}</dt>
            <dd>{total > 0 ? percent((gramos ?? 0) / total) : esBench.emDash}</dd>
          </div>
        ))}
      </dl>
      <p class="source">{esCard.recipeSource}</p>
    </section>
  );
}

function Card({ craft, line }: { craft: Craft; line: Line }) {
  if (line.made) return <RecipeCard name={line.name} made={line.made} />;
  const label = labelOf(craft, line.name);
  const entry = craft.find(line.name);
  const { own, label: told } = line;
  const mine = own || told;
  const composition = mine ? { ...numbersOf(told), ...own } : (entry?.composition ?? {});
  const figures = Object.entries(composition).filter(([, value]) => value !== 0);
  return (
    <section class="card">
      <h3>{label}</h3>
      {!mine && entry && entry.label !== label && <p>{esCard.takenAs(entry.label)}</p>}
      {figures.length === 0 && !entry ? (
        <p>{esCard.unknownIngredient}</p>
      ) : (
        <>
          <p class="card-lead">{esCard.per100}</p>
          <dl class="composition">
            {figures.map(([key, value]) => (
              <div key={key}>
                <dt>{columnLabel(key)}</dt>
                <dd>{typeof value === 'number' ? short(value) : (esRoles[value] ?? value)}</dd>
              </div>
            ))}
          </dl>
          <p class="source">
            {mine ? esCard.ownSource : `${esCard.catalogueSource}: ${provenanceWithCodes(entry?.source ?? '')}.`}
          </p>
          {!mine && <Pantry craft={craft.id} name={line.name} />}
        </>
      )}
    </section>
  );
}

/** The rest of what is known of a food comes when its card is looked at. */
const Pantry = lazyComponent(() => import('./food-sheet.tsx').then((module) => module.FoodSheet));

function numbersOf(label: Label = {}): OwnFields {
  return Object.fromEntries(
    DECLARED_FIELDS.flatMap((field) => (label[field] === undefined ? [] : [[field, label[field]]])),
  );
}
