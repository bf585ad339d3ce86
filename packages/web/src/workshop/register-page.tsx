import { useState } from 'preact/hooks';
import { esBench } from '../bench/texts.ts';
import type { Entry } from '../storage/book.ts';
import type { ProductionRecord } from '../storage/workshop-records.ts';
import { download } from '../ui/download.ts';
import { Field } from '../ui/field.tsx';
import { short } from '../ui/format.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { Loading } from '../ui/loading.tsx';
import { tell } from '../ui/screen.ts';
import { shortDay, today } from './days.ts';
import { registerCsv, versionNumber } from './register-csv.ts';
import { nextLot, putBack, register, strikeOut, writeDown } from './register-state.ts';
import { esPlan, esRegister, esWorkshop } from './texts.ts';
import { bookEntries } from './use-plan-recipes.ts';

export function RegisterPage() {
  const entries = bookEntries();
  const records = register.value;
  return (
    <>
      <header class="book-head">
        <h2>{esRegister.title}</h2>
        <p class="lead">{esRegister.lead}</p>
      </header>
      {entries === null || records === null ? (
        <Loading />
      ) : (
        <>
          {/* Each entry that is kept leaves an empty form behind. */}
          {entries.length > 0 && <MadeForm key={records.length} entries={entries} records={records} />}
          <Entries entries={entries} records={records} />
        </>
      )}
    </>
  );
}

interface RegisterProps {
  readonly entries: readonly Entry[];
  readonly records: readonly ProductionRecord[];
}

function MadeForm({ entries, records }: RegisterProps) {
  const sorted = [...entries].sort((a, b) => a.title.localeCompare(b.title, 'es'));
  const [id, setId] = useState('');
  const [day, setDay] = useState(today());
  const [kilos, setKilos] = useState<number | null>(null);
  const [lot, setLot] = useState('');
  const [note, setNote] = useState('');
  const entry = entries.find((each) => each.id === id);
  const ready = entry !== undefined && kilos !== null && kilos > 0 && day !== '';
  const keep = async (event: Event) => {
    event.preventDefault();
    if (ready) await writeDown({ entry, day, grams: 1000 * kilos, lot, note });
  };
  return (
    <section class="screen-only" aria-labelledby="apuntar">
      <h3 id="apuntar">{esRegister.add}</h3>
      <form class="fields register-form" onSubmit={(event) => void keep(event)}>
        <label class="field">
          <span>{esRegister.recipe}</span>
          <select value={id} onChange={(event) => setId(event.currentTarget.value)}>
            <option value="">{esPlan.choose}</option>
            {sorted.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title || esBench.untitled}
              </option>
            ))}
          </select>
        </label>
        <Field label={esRegister.kilos} value={kilos} step={0.5} onChange={setKilos} />
        <label class="field">
          <span>{esRegister.date}</span>
          <input type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{esRegister.lot}</span>
          <input
            type="text"
            value={lot}
            placeholder={nextLot(records, day || today())}
            onInput={(event) => setLot(event.currentTarget.value)}
          />
        </label>
        <label class="field wide">
          <span>{esRegister.note}</span>
          <input type="text" value={note} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary" disabled={!ready}>
          {esRegister.keep}
        </button>
      </form>
    </section>
  );
}

function Entries({ entries, records }: RegisterProps) {
  if (records.length === 0) return <p class="lead">{esRegister.empty}</p>;
  const save = () => download(`${esRegister.fileName}-${today()}.csv`, 'text/csv', registerCsv(records, entries));
  return (
    <section aria-label={esRegister.title}>
      <p class="actions screen-only">
        <button type="button" class="secondary" onClick={save}>
          {esRegister.export}
        </button>
        <button type="button" class="secondary" onClick={() => print()}>
          {esWorkshop.print}
        </button>
      </p>
      <table class="sheet register">
        <caption>{esRegister.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{esRegister.date}</th>
            <th scope="col">{esRegister.recipe}</th>
            <th scope="col" class="num">
              {esRegister.version}
            </th>
            <th scope="col" class="num">
              {esRegister.kilos}
            </th>
            <th scope="col">{esRegister.lot}</th>
            <th scope="col">{esRegister.noteShort}</th>
            <td class="screen-only" />
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <MadeRow key={record.id} record={record} entries={entries} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MadeRow({ record, entries }: { record: ProductionRecord; entries: readonly Entry[] }) {
  const title = record.titulo || esBench.untitled;
  const strike = async () => {
    if (!(await strikeOut(record.id))) return;
    tell(esRegister.removed, { label: esBench.undo, run: () => void putBack(record), stays: true });
  };
  return (
    <tr>
      <td data-label={esRegister.date}>{shortDay(record.fecha)}</td>
      <th scope="row">{title}</th>
      <td class="num" data-label={esRegister.version}>
        {versionNumber(record, entries) || esBench.emDash}
      </td>
      <td class="num" data-label={esRegister.kilos}>
        {short(record.gramos / 1000)}
      </td>
      <td data-label={esRegister.lot}>{record.lote}</td>
      <td data-label={esRegister.noteShort}>{record.nota}</td>
      <td class="screen-only">
        <button
          type="button"
          class="quiet"
          aria-label={esRegister.removeOf(title, record.lote)}
          onClick={() => void strike()}
        >
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}
