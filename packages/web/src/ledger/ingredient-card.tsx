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
import { memo } from '../ui/memo.tsx';
import { esCard } from './card-texts.ts';
import { provenanceWithCodes } from './provenance.ts';

/** What the engine takes this ingredient to be, and who says so. */
export function IngredientCard() {
  if (!craft.value || !selectedLine.value) return null;
  const { name, own, label, made } = selectedLine.value;
  return <Card craft={craft.value} name={name} own={own} told={label} made={made} />;
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

interface CardProps extends Pick<Line, 'name' | 'own' | 'made'> {
  readonly craft: Craft;
  readonly told: Line['label'];
}

/** Drawn anew for another ingredient, not for another weight. */
const Card = memo(({ craft, name, own, told, made }: CardProps) => {
  if (made) return <RecipeCard name={name} made={made} />;
  const label = labelOf(craft, name);
  const entry = craft.find(name);
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
          {!mine && <Pantry craft={craft.id} name={name} />}
        </>
      )}
    </section>
  );
});

/** The rest of what is known of a food comes when its card is looked at. */
const Pantry = lazyComponent(() => import('./food-sheet.tsx').then((module) => module.FoodSheet));

function numbersOf(label: Label = {}): OwnFields {
  return Object.fromEntries(
    DECLARED_FIELDS.flatMap((field) => (label[field] === undefined ? [] : [[field, label[field]]])),
  );
}
