import { useState } from 'preact/hooks';
import { addNote } from '../bench/library.ts';
import type { Entry } from '../storage/book.ts';
import { MEASURES, type Measures, type Version } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { moment, short } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { esBook } from './texts.ts';

/** What was noted and measured of a version, newest first, and room for more. */
export function BookNotes({ entry, version, number }: { entry: Entry; version: Version; number: number }) {
  const mine = entry.annotations.filter((note) => note.version === version.id).reverse();
  return (
    <>
      {mine.length > 0 && (
        <ul class="notes">
          {mine.map(({ id, creada, nota, medidas }) => (
            <li key={id}>
              <small>{moment(creada)}</small> {[nota, ...measured(medidas)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{esBook.notes}</summary>
        <NoteForm version={version} number={number} />
      </details>
    </>
  );
}

function measured(measures: Measures): string[] {
  return MEASURES.flatMap((key) =>
    measures[key] === undefined ? [] : [`${esBook.measures[key]}: ${short(measures[key], 3)}`],
  );
}

function NoteForm({ version, number }: { version: Version; number: number }) {
  const [note, setNote] = useState('');
  const [measures, setMeasures] = useState<Measures>({});
  const empty = note.trim() === '' && Object.keys(measures).length === 0;
  const keep = async (event: Event) => {
    event.preventDefault();
    if (empty || (await addNote(version, note.trim(), measures)) === null) return;
    setNote('');
    setMeasures({});
    tell(esBook.noteKept);
  };
  return (
    <form class="own-form" onSubmit={(event) => void keep(event)}>
      <label class="field wide">
        <span>{esBook.noteOf(number)}</span>
        <textarea rows={3} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <div class="fields">
        {MEASURES.map((key) => (
          <Field
            key={key}
            label={esBook.measures[key]}
            value={measures[key] ?? null}
            step={0.1}
            negative={key === 'temperatura'}
            onChange={(value) => {
              const { [key]: _former, ...rest } = measures;
              setMeasures(value === null ? rest : { ...rest, [key]: value });
            }}
          />
        ))}
      </div>
      <button type="submit" class="secondary" disabled={empty}>
        {esBook.keepNote}
      </button>
    </form>
  );
}
