import { useEffect } from 'preact/hooks';
import { retryable } from '../loading/retryable.ts';
import { moment } from '../ui/format.ts';
import { Loading } from '../ui/loading.tsx';
import { byPrice } from './plan-recipes.ts';
import { PriceImport } from './price-import.tsx';
import { PriceTable } from './price-table.tsx';
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
        <PriceTable recipes={recipes}>
          <PriceImport recipes={recipes} entries={entries} />
          <Kept />
        </PriceTable>
      )}
    </>
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
