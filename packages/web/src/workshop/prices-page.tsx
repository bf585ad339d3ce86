import type { PlanRecipe } from '@obrador/engine/taller';
import { useEffect, useState } from 'preact/hooks';
import { setPrice } from '../bench/prices.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { upperFirst } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import { Field } from '../ui/field.tsx';
import { figure, moment } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { tell } from '../ui/screen.ts';
import { byPrice } from './plan-recipes.ts';
import { Effects } from './price-effects.tsx';
import { PriceImport } from './price-import.tsx';
import { acceptDue, lists, loadLists } from './prices-state.ts';
import { esPrices } from './texts.ts';
import { bookEntries, usePlanRecipes } from './use-plan-recipes.ts';

export function PricesPage() {
  const entries = bookEntries();
  const recipes = usePlanRecipes(byPrice);
  const ready = entries !== null;
  useEffect(() => {
    if (ready) retryable(() => loadLists().then(() => acceptDue(bookEntries() ?? [])));
  }, [ready]);
  return (
    <>
      <header class="book-head">
        <h2>{esPrices.title}</h2>
        <p class="lead">{esPrices.lead}</p>
      </header>
      {recipes === null || entries === null ? (
        <Loading />
      ) : (
        <>
          <WhatIf recipes={recipes} />
          <PriceImport recipes={recipes} entries={entries} />
          <Kept />
        </>
      )}
    </>
  );
}

interface Used {
  readonly key: string;
  readonly label: string;
  readonly price: number | null;
}

/** Everything the book buys, once per craft. */
function usedIn(recipes: readonly PlanRecipe[]): readonly Used[] {
  const used = new Map<string, Used>();
  for (const { station, lines } of recipes) {
    const craft = CRAFT_IDS.find((id) => id === station);
    for (const { food, label, price, part } of lines) {
      if (part !== undefined || used.has(food) || !craft) continue;
      used.set(food, { key: food, label: `${upperFirst(label)} · ${CRAFTS[craft].label}`, price });
    }
  }
  return [...used.values()].sort((a, b) => a.label.localeCompare(b.label, 'es'));
}

function WhatIf({ recipes }: { recipes: readonly PlanRecipe[] }) {
  const [key, setKey] = useState('');
  const [price, setNew] = useState<number | null>(null);
  const used = usedIn(recipes);
  const chosen = used.find((each) => each.key === key) ?? null;
  const accept = async () => {
    const [station, ...name] = key.split('/');
    const craft = CRAFT_IDS.find((id) => id === station);
    if (!craft || !chosen || price === null) return;
    if (await setPrice(craft, name.join('/'), price)) tell(esPrices.accepted(chosen.label));
    setNew(null);
  };
  return (
    <section aria-labelledby="y-si">
      <h3 id="y-si">{esPrices.whatIf}</h3>
      <div class="fields">
        <label class="field">
          <span>{esPrices.ingredient}</span>
          <select
            value={key}
            onChange={(event) => {
              setKey(event.currentTarget.value);
              setNew(null);
            }}
          >
            <option value="">{esPrices.chooseIngredient}</option>
            {used.map((each) => (
              <option key={each.key} value={each.key}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        {chosen && <Field label={esPrices.newPrice} value={price} step={0.1} onChange={setNew} />}
      </div>
      {chosen && chosen.price !== null && <p class="note">{esPrices.now(figure(chosen.price))}</p>}
      {chosen && price !== null && (
        <>
          <Effects recipes={recipes} changes={new Map([[key, price]])} />
          <button type="button" class="primary" onClick={() => void accept()}>
            {esPrices.accept}
          </button>
        </>
      )}
    </section>
  );
}

function Kept() {
  if (lists.value.length === 0) return null;
  return (
    <section aria-labelledby="listas">
      <h3 id="listas">{esPrices.kept}</h3>
      <ul class="notes">
        {lists.value.map(({ id, nombre, precios, creada }) => (
          <li key={id}>{esPrices.keptOn(nombre, precios.length, moment(creada))}</li>
        ))}
      </ul>
    </section>
  );
}
