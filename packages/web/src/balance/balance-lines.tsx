import { edit } from '../bench/edits.ts';
import { esBench } from '../bench/texts.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { type Line, withLine } from '../recipe/recipe.ts';
import { grams } from '../ui/format.ts';
import { LockIcon } from '../ui/icons.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { esUi } from '../ui/texts.ts';
import { esBalance } from './texts.ts';

/** What the balancer must respect, line by line: padlock, minimum and maximum. */
export function BalanceLines({ craft, lines }: { craft: Craft; lines: readonly Line[] }) {
  return (
    <table class="sheet balance-lines">
      <caption>{esBalance.linesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{esUi.ingredient}</th>
          <th scope="col" class="num">
            g
          </th>
          <th scope="col">{esBalance.fixed}</th>
          <th scope="col" class="num">
            {esBalance.min}
          </th>
          <th scope="col" class="num">
            {esBalance.max}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BalanceLine key={line.id} line={line} label={labelOf(craft, line.name)} />
        ))}
      </tbody>
    </table>
  );
}

function BalanceLine({ line: { id, grams: weight, locked, min, max }, label }: { line: Line; label: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td class="num soft">{grams(weight ?? 0)}</td>
      <td>
        <button
          type="button"
          class="quiet"
          aria-pressed={locked}
          aria-label={esBench.lock(label)}
          onClick={() => edit((recipe) => withLine(recipe, id, { locked: !locked }))}
        >
          <LockIcon closed={locked} />
        </button>
      </td>
      {(['min', 'max'] as const).map((side) => (
        <td key={side} class="num">
          {!locked && (
            <NumberField
              label={esBalance.limitOf(esBalance[side], label)}
              unit="g"
              value={side === 'min' ? min : max}
              placeholder="—"
              onChange={(value) => edit((recipe) => withLine(recipe, id, { [side]: value }), `${side}-${id}`)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
