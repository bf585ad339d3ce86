import { useState } from 'preact/hooks';
import { setBatch } from '../bench/batch.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { corrected, type Poured } from '../recipe/weighing.ts';
import { grams, short } from '../ui/format.ts';
import { NumberField } from '../ui/number-field.tsx';
import { tell } from '../ui/screen.ts';
import { esUi } from '../ui/texts.ts';
import { esWeighing } from './weighing-texts.ts';

interface WeighingToolProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly weights: readonly number[];
}

/** Weighing line by line, for whoever opens it. */
export function WeighingTool(props: WeighingToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="weighing" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{esWeighing.title}</summary>
      {isOpen && <Bowl {...props} />}
    </details>
  );
}

/** What is in is ticked, and where too much went in, the rest is reckoned anew. */
function Bowl({ craft, recipe, weights }: WeighingToolProps) {
  const [kept, setPoured] = useState<ReadonlyMap<number, number>>(new Map());
  const poured: Poured = recipe.lines.map(({ id }) => kept.get(id) ?? null);
  const { targets, missing, factor } = corrected(weights, poured);
  const put = (id: number, amount: number | null) => {
    const next = new Map(kept);
    if (amount === null) next.delete(id);
    else next.set(id, amount);
    setPoured(next);
  };
  const total = targets.reduce((sum, each) => sum + each, 0);
  return (
    <>
      <p class="note">{esWeighing.lead}</p>
      <table class="sheet">
        <caption class="sr-only">{esWeighing.title}</caption>
        <thead>
          <tr>
            <th scope="col">{esUi.ingredient}</th>
            <th scope="col" class="num">
              {esWeighing.toWeigh}
            </th>
            <th scope="col" class="num">
              {esWeighing.inBowl}
            </th>
          </tr>
        </thead>
        <tbody>
          {recipe.lines.map(({ id, name }, i) => {
            const label = labelOf(craft, name);
            const isIn = poured[i] !== null;
            return (
              <tr key={id} data-done={isIn && missing[i] === 0 ? '' : undefined}>
                <th scope="row">
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={isIn}
                      aria-label={esWeighing.tick(label)}
                      onChange={(event) => put(id, event.currentTarget.checked ? targets[i]! : null)}
                    />
                    <span>{label}</span>
                  </label>
                </th>
                <td class="num big">
                  {grams(targets[i]!)}
                  {isIn && missing[i]! > 0 && <small> {esWeighing.more(grams(missing[i]!))}</small>}
                </td>
                <td class="num">
                  <NumberField
                    label={esWeighing.inBowlOf(label)}
                    unit="g"
                    value={poured[i]!}
                    placeholder="—"
                    onChange={(amount) => put(id, amount)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status">{factor > 1 && esWeighing.over(short((factor - 1) * 100, 1), grams(total))}</p>
      {factor > 1 && (
        <button
          type="button"
          class="secondary"
          onClick={() => {
            setBatch({ kind: 'total', total });
            tell(esWeighing.kept);
          }}
        >
          {esWeighing.keep(grams(total))}
        </button>
      )}
    </>
  );
}
