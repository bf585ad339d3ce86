import { useState } from 'preact/hooks';
import { addNote } from '../bench/library.ts';
import type { Craft } from '../crafts/engine.ts';
import type { Entry } from '../storage/book.ts';
import type { Measure, Measures, Version } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { moment } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { askedOf, calculatedText, MEASURES, measuredText } from './measures.ts';
import { esBook } from './texts.ts';

interface NotesProps {
  readonly entry: Entry;
  readonly version: Version;
  readonly number: number;
  /** Null until it has come: what was measured is shown, what is calculated follows. */
  readonly craft: Craft | null;
}

/** What was noted and measured of a version, newest first, beside what is calculated, and room for more. */
export function BookNotes({ entry, version, number, craft }: NotesProps) {
  const mine = entry.annotations.filter((note) => note.version === version.id).reverse();
  const said = (medidas: Measures) =>
    MEASURES.flatMap((key) => {
      const value = medidas[key];
      if (value === undefined) return [];
      const calculated = craft && calculatedText(craft, version.contenido, key, medidas);
      const measured = measuredText(key, value);
      return [calculated ? `${measured} (${calculated})` : measured];
    });
  return (
    <>
      {mine.length > 0 && (
        <ul class="notes">
          {mine.map(({ id, creada, nota, medidas }) => (
            <li key={id}>
              <small>{moment(creada)}</small> {[nota, ...said(medidas)].filter(Boolean).join(' · ')}
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

/** Below zero: cold from the machine, and doughs on winter mornings. */
const isDegrees = (key: Measure) => key === 'extraccion' || key.startsWith('temperatura');

function NoteForm({ version, number }: Pick<NotesProps, 'version' | 'number'>) {
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
  const set = (key: Measure, value: number | null) => {
    const { [key]: _former, ...rest } = measures;
    setMeasures(value === null ? rest : { ...rest, [key]: value });
  };
  return (
    <form class="own-form" onSubmit={(event) => void keep(event)}>
      <label class="field wide">
        <span>{esBook.noteOf(number)}</span>
        <textarea rows={3} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <div class="fields">
        {askedOf(version.contenido.oficio).map((key) =>
          key === 'tacto' ? (
            <Touch key={key} value={measures.tacto} onChange={(value) => set('tacto', value)} />
          ) : (
            <Field
              key={key}
              label={esBook.measures[key]}
              value={measures[key] ?? null}
              step={key === 'aw' ? 0.01 : 0.1}
              negative={isDegrees(key)}
              onChange={(value) => set(key, value)}
            />
          ),
        )}
      </div>
      <button type="submit" class="secondary" disabled={empty}>
        {esBook.keepNote}
      </button>
    </form>
  );
}

/** Hardness in the five words of the trade. */
function Touch({ value, onChange }: { value: number | undefined; onChange: (value: number | null) => void }) {
  return (
    <label class="field">
      <span>{esBook.measures.tacto}</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{esBook.notTouched}</option>
        {esBook.touch.map((word, i) => (
          <option key={word} value={i + 1}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
