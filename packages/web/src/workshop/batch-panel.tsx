import { batch, batchFactor, batchGrams, batchWeights, setBatch } from '../bench/batch.ts';
import { edit } from '../bench/edits.ts';
import { esBench } from '../bench/texts.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { onScale } from '../recipe/batch.ts';
import { batchText } from '../recipe/batch-text.ts';
import { type Recipe, scaled, totalGrams } from '../recipe/recipe.ts';
import { BATCH_KINDS, type BatchKind } from '../storage/records.ts';
import { Aligned } from '../ui/aligned.tsx';
import { focusSoon } from '../ui/focus.ts';
import { columnDecimals, grams, short } from '../ui/format.ts';
import { esUi } from '../ui/texts.ts';
import { BatchFields } from './batch-fields.tsx';
import { LotTool } from './lot-tool.tsx';
import { esBatch } from './texts.ts';
import { WeighingTool } from './weighing-tool.tsx';
import { YieldTool } from './yield-tool.tsx';

const PRINT_ID = 'imprimir-lote';

/** Air is whipped into ice cream and nothing else here. */
const kindsOf = (craft: Craft): readonly BatchKind[] =>
  BATCH_KINDS.filter((kind) => kind !== 'litros' || CRAFTS[craft.id].isWhipped === true);

/** The formula brought to the amount wanted today. */
export function BatchPanel({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const { kind } = batch.value;
  const factor = batchFactor.value;
  const isSet = batchGrams.value !== null;
  const plain = recipe.lines.map((line) => line.grams ?? 0);
  const total = totalGrams(recipe.lines);
  const weights = batchWeights(plain);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const [written, weighed] = [columnDecimals([...plain, total]), columnDecimals([...weights, sum])];
  const text = batchText(batch.value, craft.id);
  return (
    <>
      <p class="lead">{esBatch.lead}</p>
      <fieldset class="choices">
        <legend>{esBatch.by}</legend>
        {kindsOf(craft).map((name) => (
          <label key={name}>
            <input type="radio" name="lote" checked={kind === name} onChange={() => setBatch({ kind: name })} />
            {esBatch.kinds[name]}
          </label>
        ))}
      </fieldset>
      <BatchFields craft={craft} formula={total} />
      <table class="sheet">
        <caption>
          {total === 0
            ? esBatch.nothing
            : isSet
              ? `${esBatch.caption(grams(onScale(batchGrams.value!)), short(factor, 3))}${text === '' ? '' : `: ${text}`}`
              : esBatch.asWritten}
        </caption>
        <thead>
          <tr>
            <th scope="col">{esUi.ingredient}</th>
            <th scope="col" class="num">
              {esBench.formula}, g
            </th>
            <th scope="col" class="num">
              {esBench.tabs.lote}, g
            </th>
          </tr>
        </thead>
        <tbody>
          {recipe.lines.map((line, i) => (
            <tr key={line.id}>
              <th scope="row">{labelOf(craft, line.name)}</th>
              <td class="num soft">
                <Aligned x={line.grams ?? 0} decimals={written} />
              </td>
              <td class="num big">
                <Aligned x={weights[i]!} decimals={weighed} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{esBench.total}</th>
            <td class="num soft">
              <Aligned x={total} decimals={written} />
            </td>
            <td class="num big">
              <Aligned x={sum} decimals={weighed} />
            </td>
          </tr>
        </tfoot>
      </table>
      {isSet && <p class="note">{esBatch.weighable}</p>}
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={factor === 1}
          onClick={() => {
            edit((current) => scaled(current, factor));
            tellUndoable(esBatch.applied);
            // The formula is the batch now, so this button has nothing left to do.
            focusSoon(PRINT_ID);
          }}
        >
          {esBatch.apply}
        </button>
        <button id={PRINT_ID} type="button" class="secondary" onClick={() => print()}>
          {esBatch.print}
        </button>
      </div>
      {total > 0 && <WeighingTool craft={craft} recipe={recipe} weights={weights} />}
      <YieldTool craft={craft} grams={batchGrams.value ?? total} />
      <LotTool recipe={recipe} grams={batchGrams.value ?? total} />
    </>
  );
}
