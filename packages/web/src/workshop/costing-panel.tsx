import './pairs.css';
import './process.css';
import { type CostingInput, costing } from '@obrador/engine/taller';
import { batch } from '../bench/batch.ts';
import type { CostSheet } from '../recipe/cost.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { KeptCosts } from '../storage/workshop-records.ts';
import { Field } from '../ui/field.tsx';
import { euros, figure } from '../ui/format.ts';
import { costingInput, USUAL } from './margins.ts';
import { esCosting } from './texts.ts';
import { costsOf } from './workshop.ts';
import { setCost } from './workshop-edit.ts';

interface CostingProps {
  readonly recipe: Recipe;
  readonly sheet: CostSheet;
  /** Loss in the oven or the pot, %, where the engine tells it. */
  readonly ovenLoss: number | null;
  /** %. */
  readonly vat: number;
}

/** From the cost of the ingredients to the price on the counter. */
export function CostingPanel({ recipe, sheet, ovenLoss, vat }: CostingProps) {
  const said = costsOf(recipe);
  const usual = { ...USUAL, iva: vat, ...usualOf(ovenLoss) };
  const input = costingInput(said, usual, sheet);
  const unit = input.pieces > 0 ? 'piece' : 'kilo';
  const label = (field: keyof KeptCosts) =>
    field === 'envase' && unit === 'kilo' ? esCosting.packagingPerKilo : esCosting.fields[field];
  return (
    <section class="costing" aria-labelledby="precio-de-venta">
      <h3 id="precio-de-venta">{esCosting.title}</h3>
      <p class="lead">{esCosting.lead}</p>
      <div class="fields">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={label(field)}
            value={said[field] ?? null}
            placeholder={field === 'precio' ? '' : figure(usual[field], DECIMALS[field] ?? 0)}
            onChange={(next) => setCost(field, next)}
          />
        ))}
      </div>
      <p class="note">{esCosting.vatNote}</p>
      <Answer input={input} unit={unit} />
    </section>
  );
}

const FIELDS = ['merma', 'piezas', 'minutos', 'hora', 'energia', 'envase', 'iva', 'margen', 'precio'] as const;
const DECIMALS: Readonly<Partial<Record<keyof KeptCosts, number>>> = { hora: 2, energia: 2, envase: 2 };

/** The batch knows its pieces, the oven its loss. */
function usualOf(ovenLoss: number | null): Partial<Record<keyof typeof USUAL, number>> {
  const { kind, count } = batch.value;
  const pieces = (kind === 'piezas' || kind === 'moldes') && count !== null ? { piezas: count } : {};
  const loss = ovenLoss === null ? {} : { merma: ovenLoss };
  return { ...pieces, ...loss };
}

function Answer({ input, unit }: { input: CostingInput; unit: 'piece' | 'kilo' }) {
  const sheet = costing(input);
  const share = (x: number | null) => (x === null ? '—' : `${figure(x, 1)} %`);
  const money = (x: number | null) => (x === null ? '—' : euros(x));
  const isLoss = sheet.profit !== null && sheet.profit < 0;
  return (
    <>
      <table class="sheet">
        <caption class="sr-only">{esCosting.caption}</caption>
        <tbody>
          {(['ingredients', 'labour', 'energy', 'packaging'] as const).map((key) => (
            <tr key={key} class="pair">
              <th scope="row">{esCosting.rows[key]}</th>
              <td class="num">{euros(sheet[key])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="pair">
            <th scope="row">{esCosting.rows.total}</th>
            <td class="num">{euros(sheet.total)}</td>
          </tr>
        </tfoot>
      </table>
      <dl class="totals">
        <div>
          <dt>{esCosting.perUnit[unit]}</dt>
          <dd>{euros(sheet.perUnit)}</dd>
        </div>
        <div>
          <dt>{esCosting.suggested}</dt>
          <dd>{money(sheet.suggested)}</dd>
        </div>
        <div>
          <dt>{esCosting.profit[unit]}</dt>
          <dd>{money(sheet.profit)}</dd>
        </div>
        <div>
          <dt>{esCosting.margin}</dt>
          <dd>{share(sheet.margin)}</dd>
        </div>
        <div>
          <dt>{esCosting.foodCost}</dt>
          <dd>{share(sheet.foodCost)}</dd>
        </div>
      </dl>
      {isLoss && <p class="fault">{esCosting.loss}</p>}
    </>
  );
}
