import { type PlanRecipe, type PriceEffect, priceEffects } from '@obrador/engine/taller';
import { esBench } from '../bench/texts.ts';
import { figure, signed } from '../ui/format.ts';
import { marginAt, USUAL } from './margins.ts';
import { esPlan, esPrices } from './texts.ts';
import { bookEntries } from './use-plan-recipes.ts';
import { costsOf } from './workshop.ts';

function contentOf(recipe: string) {
  const content = bookEntries()?.find(({ id }) => id === recipe)?.content;
  return { content, said: costsOf({ ...(content?.taller && { workshop: content.taller }) }) };
}

/** What is left of the price before and after; red where it falls below what is wished for. */
function Margins({ effect: { recipe, before, after } }: { effect: PriceEffect }) {
  const { content, said } = contentOf(recipe);
  const grams = content?.ingredientes.reduce((sum, { gramos }) => sum + (gramos ?? 0), 0) ?? 0;
  const [was, is] = [before, after].map((perKilo) => marginAt(said, grams, perKilo));
  const shown = (margin: number | null | undefined) =>
    margin === null || margin === undefined ? esBench.emDash : `${figure(margin, 1)} %`;
  const isBelow = is !== null && is !== undefined && is < (said.margen ?? USUAL.margen);
  return (
    <>
      <td class="num soft">{shown(was)}</td>
      <td class={isBelow ? 'num fault' : 'num'}>
        {shown(is)}
        {isBelow && <span class="sr-only"> {esPrices.below}</span>}
      </td>
    </>
  );
}

interface EffectsProps {
  readonly recipes: readonly PlanRecipe[];
  readonly changes: ReadonlyMap<string, number>;
}

/** «+3,2 %»; what does not change has no percentage. */
function changeText(change: number | null): string {
  if (change === null) return esBench.emDash;
  const text = signed(change, 1, 1);
  return text === '=' ? text : `${text} %`;
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
            <th scope="col" class="num">
              {esPrices.marginBefore}
            </th>
            <th scope="col" class="num">
              {esPrices.marginAfter}
            </th>
          </tr>
        </thead>
        <tbody>
          {effects.map((effect) => (
            <tr key={effect.recipe}>
              <th scope="row">{recipes.find(({ id }) => id === effect.recipe)?.title || esBench.untitled}</th>
              <td class="num soft">{figure(effect.before)}</td>
              <td class="num">{figure(effect.after)}</td>
              <td class="num">{changeText(effect.change)}</td>
              <Margins effect={effect} />
            </tr>
          ))}
        </tbody>
      </table>
      {effects.some(({ recipe }) => contentOf(recipe).said.precio === undefined) && (
        <p class="note">{esPrices.noMargin}</p>
      )}
    </>
  );
}
