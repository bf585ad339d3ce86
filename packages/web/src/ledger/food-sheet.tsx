import { allergenNames, type FoodSheet as Food, foodSheet, type Quality, type Rated } from '@obrador/engine/despensa';
import { boughtFood } from '@obrador/engine/taller';
import type { CraftId } from '../crafts/engine.ts';
import { short } from '../ui/format.ts';
import { esFood } from './food-texts.ts';

/** What the pantry knows of a food beyond the craft's own view of it: its label, its allergens, who says so. */
export function FoodSheet({ craft, name }: { craft: CraftId; name: string }) {
  const food = boughtFood(name, craft);
  const sheet = food && foodSheet(food.id);
  return sheet ? <Sheet sheet={sheet} /> : null;
}

const QUALITIES: readonly Quality[] = ['m', 'c', 'e'];

function Sheet({ sheet }: { sheet: Food }) {
  const { etiqueta, contiene, puedeContener, denominacion, generico } = sheet;
  const figures = Object.keys(esFood.figures) as readonly (keyof typeof esFood.figures)[];
  return (
    <div class="food-sheet">
      <h4>{esFood.label}</h4>
      <dl class="composition">
        {figures.map((key) => (
          <div key={key}>
            <dt>{esFood.figures[key]}</dt>
            <dd>{short(etiqueta[key])}</dd>
          </div>
        ))}
      </dl>
      <p>{generico ? esFood.generic : esFood.named(denominacion.replaceAll('**', ''))}</p>
      <p>{contiene.length === 0 ? esFood.noAllergens : esFood.allergens(allergenNames(contiene))}</p>
      {puedeContener.length > 0 && <p>{esFood.mayContain(allergenNames(puedeContener))}</p>}
      <h4>{esFood.origin}</h4>
      {QUALITIES.map((quality) => {
        const rated = ratedAs(sheet, quality);
        return rated !== '' && <p key={quality}>{esFood.rating(quality, rated)}</p>;
      })}
    </div>
  );
}

function ratedAs({ calidad }: Food, quality: Quality): string {
  const keys = (Object.keys(esFood.rated) as readonly Rated[]).filter((key) => calidad[key] === quality);
  return keys.map((key) => esFood.rated[key]).join(', ');
}
