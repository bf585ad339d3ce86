import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { grams, short } from '../format.ts';
import { labelOf } from '../search.ts';
import { BATCH_KINDS, type Batch, batch, batchFactor, batchGrams } from '../state/batch.ts';
import { type Recipe, scaled, totalGrams } from '../state/recipe.ts';
import { tellUndoable } from '../state/way-back.ts';
import { edit } from '../state/workbench.ts';
import { Field } from './field.tsx';
import { focusSoon } from './focus.ts';

const PRINT_ID = 'imprimir-lote';

/** The formula brought to the amount wanted today. */
export function BatchPanel({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const { kind } = batch.value;
  const set = (change: Partial<Batch>) => {
    batch.value = { ...batch.value, ...change };
  };
  const factor = batchFactor.value;
  return (
    <>
      <p class="lead">{es.batch.lead}</p>
      <fieldset class="choices">
        <legend>{es.batch.by}</legend>
        {BATCH_KINDS.map((name) => (
          <label key={name}>
            <input type="radio" name="lote" checked={kind === name} onChange={() => set({ kind: name })} />
            {es.batch.kinds[name]}
          </label>
        ))}
      </fieldset>
      <div class="fields">
        {kind === 'total' ? (
          <Field
            label={es.batch.total}
            value={batch.value.total}
            placeholder={grams(totalGrams(recipe.lines))}
            onChange={(total) => set({ total })}
          />
        ) : (
          <>
            <Field label={es.batch.count[kind]} value={batch.value.count} onChange={(count) => set({ count })} />
            <Field label={es.batch.each[kind]} value={batch.value.each} onChange={(each) => set({ each })} />
          </>
        )}
      </div>
      <table class="sheet">
        <caption>
          {totalGrams(recipe.lines) === 0
            ? es.batch.nothing
            : batchGrams.value === null
              ? es.batch.asWritten
              : es.batch.caption(grams(batchGrams.value), short(factor, 3))}
        </caption>
        <thead>
          <tr>
            <th scope="col">{es.ingredient}</th>
            <th scope="col" class="num">
              {es.formula}, g
            </th>
            <th scope="col" class="num">
              {es.tabs.lote}, g
            </th>
          </tr>
        </thead>
        <tbody>
          {recipe.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{labelOf(craft, line.name)}</th>
              <td class="num soft">{grams(line.grams ?? 0)}</td>
              <td class="num big">{grams((line.grams ?? 0) * factor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{es.total}</th>
            <td class="num soft">{grams(totalGrams(recipe.lines))}</td>
            <td class="num big">{grams(totalGrams(recipe.lines) * factor)}</td>
          </tr>
        </tfoot>
      </table>
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={factor === 1}
          onClick={() => {
            edit((current) => scaled(current, factor));
            tellUndoable(es.batch.applied);
            // The formula is the batch now, so this button has nothing left to do.
            focusSoon(PRINT_ID);
          }}
        >
          {es.batch.apply}
        </button>
        <button id={PRINT_ID} type="button" class="secondary" onClick={() => print()}>
          {es.batch.print}
        </button>
      </div>
    </>
  );
}
