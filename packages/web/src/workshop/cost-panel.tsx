import { pourable } from '@obrador/engine/taller';
import { useRef } from 'preact/hooks';
import { batch, batchFactor, batchWeights } from '../bench/batch.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { pricesOf, setPrice } from '../bench/prices.ts';
import { esBench } from '../bench/texts.ts';
import { type Craft, upperFirst } from '../crafts/engine.ts';
import { type CostRow, type CostSheet, costSheet, perKilo } from '../recipe/cost.ts';
import { bakingLoss, vatOf } from '../recipe/loss.ts';
import { priceName } from '../recipe/request.ts';
import { focusSoon } from '../ui/focus.ts';
import { columnDecimals, euros, figure } from '../ui/format.ts';
import { NumberField } from '../ui/number-field.tsx';
import { esUi } from '../ui/texts.ts';
import { CostingPanel } from './costing-panel.tsx';
import { setFoodPrice } from './food-prices.ts';
import { esCost } from './texts.ts';

/** Escandallo: what the batch costs, ingredient by ingredient. */
export function CostPanel({ craft, recipe, request }: PanelProps) {
  const sheet = costSheet(craft, request, pricesOf(craft.id), batchFactor.value);
  // The grams of the batch as everywhere; what they cost is what the formula costs.
  const weights = batchWeights(request.lines.map((line) => line.grams ?? 0));
  const decimals = columnDecimals(weights);
  return (
    <>
      <p class="lead">{esCost.lead}</p>
      <CostTotals sheet={sheet} />
      <table class="sheet">
        <caption class="sr-only">{esCost.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{esUi.ingredient}</th>
            <th scope="col" class="num">
              g
            </th>
            <th scope="col" class="num">
              €/kg
            </th>
            <th scope="col" class="num">
              €
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, i) => (
            <PriceRow key={row.line.id} craft={craft} row={row} grams={figure(weights[i]!, decimals)} />
          ))}
        </tbody>
      </table>
      <CostingPanel
        recipe={recipe}
        sheet={sheet}
        ovenLoss={bakingLoss(craft, request.body)}
        vat={vatOf(craft, request.body)}
      />
    </>
  );
}

function CostTotals({ sheet }: { sheet: CostSheet }) {
  const { kind, count, litres } = batch.value;
  const parts = kind === 'litros' ? litres : count;
  return (
    <dl class="totals">
      <div>
        <dt>{sheet.missing > 0 ? esCost.partial(sheet.missing) : esCost.total}</dt>
        <dd>{euros(sheet.total)}</dd>
      </div>
      <div>
        <dt>{esBench.perKilo}</dt>
        <dd>{euros(perKilo(sheet))}</dd>
      </div>
      {kind !== 'total' && parts !== null && parts > 0 && (
        <div>
          <dt>{esCost.perPiece[kind]}</dt>
          <dd>{euros(sheet.total / parts)}</dd>
        </div>
      )}
    </dl>
  );
}

function PriceRow({ craft, row, grams }: { craft: Craft; row: CostRow; grams: string }) {
  const id = `precio-${row.line.id}`;
  const written = useRef<number | null | undefined>(undefined);
  const set = (price: number | null) => {
    // Restoring takes away the price kept under either spelling.
    const kept = priceName(craft, row.line.name);
    if (kept !== row.line.name && row.mine) void setPrice(craft.id, row.line.name, null);
    void setPrice(craft.id, kept, price);
    written.current = price;
  };
  /** One price per food: the other crafts learn it once it is written. */
  const spread = () => {
    const price = written.current;
    written.current = undefined;
    if (price !== undefined) void setFoodPrice([`${craft.id}/${priceName(craft, row.line.name)}`], price);
  };
  return (
    <tr>
      <th scope="row">{upperFirst(row.label)}</th>
      <td class="num soft">{grams}</td>
      <td class="num">
        <NumberField
          id={id}
          label={esCost.priceOf(row.label)}
          unit="€/kg"
          density={pourable(row.label)}
          value={row.price}
          placeholder="—"
          step={0.1}
          decimals={2}
          onChange={set}
          onSettled={spread}
        />
        {row.mine && (
          <button
            type="button"
            class="text"
            aria-label={esCost.restoreOf(row.label)}
            onClick={() => {
              set(null);
              spread();
              focusSoon(id);
            }}
          >
            {esCost.mine}
          </button>
        )}
      </td>
      <td class="num">{row.cost === null ? esCost.noPrice : euros(row.cost)}</td>
    </tr>
  );
}
