import { type PlanRecipe, type PriceList, readPriceList } from '@obrador/engine/taller';
import { useState } from 'preact/hooks';
import { retryable } from '../loading/retryable.ts';
import { textOf } from '../recipe/import.ts';
import type { Entry } from '../storage/book.ts';
import { FileButton } from '../ui/file-button.tsx';
import { figure } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { shortDay } from './days.ts';
import { Effects } from './price-effects.tsx';
import { acceptPrices, changesOf, inForce, listOf, type Placed, placed } from './prices-state.ts';
import { esPrices } from './texts.ts';

interface Read {
  readonly name: string;
  readonly list: PriceList;
  /** Prices that count today, with where they count. */
  readonly now: readonly Placed[];
}

interface ImportProps {
  readonly recipes: readonly PlanRecipe[];
  readonly entries: readonly Entry[];
}

/** A supplier's list: read, looked at with its effect on the book, and only then taken over. */
export function PriceImport({ recipes, entries }: ImportProps) {
  const [read, setRead] = useState<Read | null>(null);
  const open = (file: File) =>
    retryable(async () => {
      const list = readPriceList(await textOf(file));
      setRead({ name: file.name, list, now: await placed(inForce(list.prices), entries) });
    });
  return (
    <section class="screen-only" aria-labelledby="lista">
      <h3 id="lista">{esPrices.import}</h3>
      <p class="lead">{esPrices.importLead}</p>
      <FileButton label={esPrices.file} accept=".csv,.txt,text/csv,text/plain" onFile={open} />
      {read && <Preview read={read} recipes={recipes} done={() => setRead(null)} />}
    </section>
  );
}

interface PreviewProps {
  readonly read: Read;
  readonly recipes: readonly PlanRecipe[];
  readonly done: () => void;
}

function Preview({ read: { name, list, now }, recipes, done }: PreviewProps) {
  const known = now.filter(({ places }) => places.length > 0);
  const strangers = now.filter(({ places }) => places.length === 0).map(({ listed }) => listed.name);
  const accept = async () => {
    if (!(await acceptPrices(known, listOf(name, list.prices)))) return;
    tell(esPrices.acceptedAll(known.length));
    done();
  };
  return (
    <div class="price-preview">
      <p role="status">{esPrices.read(list.prices.length)}</p>
      {list.faults.length > 0 && (
        <div class="refusal">
          <p>{esPrices.left(list.faults.length)}</p>
          <ul>
            {list.faults.map(({ row, text }) => (
              <li key={row}>{esPrices.row(row, text)}</li>
            ))}
          </ul>
        </div>
      )}
      {strangers.length > 0 && <p class="note">{esPrices.unknown(strangers.join(', '))}</p>}
      {list.prices.length > 0 && (
        <>
          <table class="sheet price-list">
            <caption>{esPrices.listCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{esPrices.ingredient}</th>
                <th scope="col" class="num">
                  €/kg
                </th>
                <th scope="col">{esPrices.from}</th>
              </tr>
            </thead>
            <tbody>
              {list.prices.map((listed, i) => (
                <tr key={`${i}-${listed.name}`}>
                  <th scope="row">{listed.name}</th>
                  <td class="num">{figure(listed.price)}</td>
                  <td>{listed.date === null ? '' : shortDay(listed.date)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="note">{esPrices.later}</p>
          <Effects recipes={recipes} changes={changesOf(known)} />
          <button type="button" class="primary" onClick={() => void accept()}>
            {esPrices.acceptAll}
          </button>
        </>
      )}
    </div>
  );
}
