import { type PlanRecipe, pourable } from '@obrador/engine/taller';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Field } from '../ui/field.tsx';
import { changed as byPercent } from '../ui/figure.ts';
import { NumberField } from '../ui/number-field.tsx';
import { tell } from '../ui/screen.ts';
import { foodsIn, foundFoods, setFoodPrice } from './food-prices.ts';
import { Effects } from './price-effects.tsx';
import { esPrices } from './texts.ts';

interface TableProps {
  readonly recipes: readonly PlanRecipe[];
  /** What stands beside the table, under the effect of what was changed. */
  readonly children: ComponentChildren;
}

/** Every price of the book in one table: looked for, changed one by one or all that are seen, and kept when accepted. */
export function PriceTable({ recipes, children }: TableProps) {
  const [query, setQuery] = useState('');
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map());
  const foods = foodsIn(recipes);
  const shown = foundFoods(foods, query);
  const draft = (id: string, price: number | null) => {
    const next = new Map(drafts);
    if (price === null) next.delete(id);
    else next.set(id, price);
    setDrafts(next);
  };
  const raise = (percent: number | null) => {
    const raised = shown.flatMap(({ id, price }) =>
      price === null ? [] : [[id, byPercent(price, percent ?? 0)] as const],
    );
    setDrafts(percent === null ? new Map() : new Map([...drafts, ...raised]));
  };
  const changed = foods.filter(({ id, price }) => drafts.has(id) && drafts.get(id) !== price);
  const changes = new Map(changed.flatMap(({ id, keys }) => keys.map((key) => [key, drafts.get(id)!] as const)));
  const accept = async () => {
    const kept = await Promise.all(changed.map(({ id, keys }) => setFoodPrice(keys, drafts.get(id)!)));
    setDrafts(new Map());
    if (kept.every(Boolean)) tell(esPrices.accepted(changed.length));
  };
  return (
    <div class="prices">
      <section aria-labelledby="tabla-precios">
        <h3 id="tabla-precios">{esPrices.table}</h3>
        <div class="fields screen-only">
          <label class="field">
            <span>{esPrices.search}</span>
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
          <Field label={esPrices.raise(shown.length)} unit="%" value={null} negative onChange={raise} />
        </div>
        {shown.length === 0 ? (
          <p role="status">{esPrices.noFood}</p>
        ) : (
          <table class="sheet">
            <caption>{esPrices.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{esPrices.ingredient}</th>
                <th scope="col" class="num">
                  {esPrices.usedIn}
                </th>
                <th scope="col" class="num">
                  €/kg
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, label, price, recipes: count }) => (
                <tr key={id} data-changed={changed.some((food) => food.id === id) || undefined}>
                  <th scope="row">{label}</th>
                  <td class="num soft">{count}</td>
                  <td class="num">
                    <NumberField
                      label={esPrices.priceOf(label)}
                      unit="€/kg"
                      density={pourable(label)}
                      value={drafts.get(id) ?? price}
                      placeholder="—"
                      step={0.1}
                      decimals={2}
                      onChange={(next) => draft(id, next)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <div class="price-side">
        {changed.length > 0 && (
          <section class="price-changes">
            <Effects recipes={recipes} changes={changes} />
            <div class="actions screen-only">
              <button type="button" class="primary" onClick={() => void accept()}>
                {esPrices.acceptChanged(changed.length)}
              </button>
              <button type="button" class="secondary" onClick={() => setDrafts(new Map())}>
                {esPrices.discard}
              </button>
            </div>
          </section>
        )}
        {children}
      </div>
    </div>
  );
}
