import { type PlanRecipe, priceEffects } from '@obrador/engine/taller';
import { esBench } from '../bench/texts.ts';
import { figure, signed } from '../ui/format.ts';
import { esPlan, esPrices } from './texts.ts';

interface EffectsProps {
  readonly recipes: readonly PlanRecipe[];
  readonly changes: ReadonlyMap<string, number>;
}

/** What new prices do to every recipe of the book. */
export function Effects({ recipes, changes }: EffectsProps) {
  const effects = priceEffects(recipes, changes);
  if (effects.length === 0) return <p role="status">{esPrices.untouched}</p>;
  return (
    <>
      <h4>{esPrices.effect}</h4>
      <p role="status">{esPrices.touched(effects.length)}</p>
      <table class="sheet">
        <caption>{esPrices.effectCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{esPlan.recipe}</th>
            <th scope="col" class="num">
              {esPrices.before}
            </th>
            <th scope="col" class="num">
              {esPrices.after}
            </th>
            <th scope="col" class="num">
              {esPrices.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {effects.map((effect) => (
            <tr key={effect.recipe}>
              <th scope="row">{recipes.find(({ id }) => id === effect.recipe)?.title || esBench.untitled}</th>
              <td class="num soft">{figure(effect.before)}</td>
              <td class="num">{figure(effect.after)}</td>
              <td class="num">{effect.change === null ? esBench.emDash : `${signed(effect.change, 1, 1)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
