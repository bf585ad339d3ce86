import { useState } from 'preact/hooks';
import { esBench } from '../bench/texts.ts';
import { isObject } from '../crafts/engine.ts';
import { type BackupFile, type Choice, type Compared, isWrittenOnce, type Standing } from '../storage/backup.ts';
import { STORES, type StoreName } from '../storage/records.ts';
import { esBook } from './texts.ts';

/** What to do with what differs, by store and id; what is here stays unless it is said otherwise. */
export type Choices = Readonly<Record<string, Choice>>;

const STANDINGS: readonly Standing[] = ['nuevo', 'igual', 'distinto'];

interface BackupPreviewProps {
  readonly file: BackupFile;
  readonly compared: readonly Compared[];
  readonly onBring: (choices: Choices) => void;
  readonly onCancel: () => void;
}

/** What a copy would bring, before it brings anything. */
export function BackupPreview({ file, compared, onBring, onCancel }: BackupPreviewProps) {
  const [choices, setChoices] = useState<Choices>({});
  const stores = STORES.filter((store) => compared.some((item) => item.store === store));
  const count = (store: StoreName, standing: Standing) =>
    compared.filter((item) => item.store === store && item.standing === standing).length;
  const open = compared.filter((item) => item.standing === 'distinto' && !isWrittenOnce(item.store));
  return (
    <section class="proposal" aria-label={esBook.preview}>
      <h4>{esBook.preview}</h4>
      {!file.whole && <p class="refusal">{esBook.cutFile}</p>}
      {file.newer && <p class="refusal">{esBook.newerFile}</p>}
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{esBook.what}</th>
            {STANDINGS.map((standing) => (
              <th key={standing} scope="col" class="num">
                {esBook.standing[standing]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store}>
              <th scope="row">{esBook.stores[store]}</th>
              {STANDINGS.map((standing) => (
                <td key={standing} class="num">
                  {count(store, standing)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {compared.some(({ standing }) => standing === 'distinto') && <p>{esBook.differsLead}</p>}
      {open.length > 0 && (
        <ul class="choices-list">
          {open.map((item) => (
            <Open key={`${item.store}/${item.id}`} item={item} all={compared} choices={choices} onChoose={setChoices} />
          ))}
        </ul>
      )}
      <div class="actions">
        <button type="button" class="primary" onClick={() => onBring(choices)}>
          {esBook.bring}
        </button>
        <button type="button" class="secondary" onClick={onCancel}>
          {esBook.cancel}
        </button>
      </div>
    </section>
  );
}

interface OpenProps {
  readonly item: Compared;
  readonly all: readonly Compared[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

function Open({ item, all, choices, onChoose }: OpenProps) {
  const key = `${item.store}/${item.id}`;
  return (
    <li>
      <label class="field">
        <span>
          {esBook.stores[item.store]}: {nameOf(item, all)}
        </span>
        <select
          value={choices[key] ?? 'aqui'}
          onChange={(event) => onChoose({ ...choices, [key]: event.currentTarget.value as Choice })}
        >
          <option value="aqui">{esBook.keepHere}</option>
          <option value="copia">{esBook.takeCopy}</option>
        </select>
      </label>
    </li>
  );
}

/** By the title of its last version, its own name or, at worst, its identifier. */
function nameOf({ store, id, raw }: Compared, all: readonly Compared[]): string {
  if (store === 'recetas') {
    const versions = all.filter((item) => item.store === 'versiones' && isObject(item.raw) && item.raw.receta === id);
    const content = versions.map(({ raw: version }) => (version as { contenido?: unknown }).contenido).at(-1);
    if (isObject(content) && typeof content.titulo === 'string') return content.titulo || esBench.untitled;
  }
  return isObject(raw) && typeof raw.nombre === 'string' ? raw.nombre : id;
}
