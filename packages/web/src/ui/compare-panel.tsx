import { useEffect } from 'preact/hooks';
import { sideOf } from '../compare.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { moment } from '../format.ts';
import { esPanels } from '../panel-texts.ts';
import { pinned } from '../state/compare.ts';
import { book, loadBook } from '../state/library.ts';
import { pricesOf } from '../state/prices.ts';
import { fromContent, type Recipe } from '../state/recipe.ts';
import { Comparison } from './comparison.tsx';

/** Two versions side by side: the one set aside and the one on the bench. */
export function ComparePanel({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const other = pinned.value?.craft === craft.id ? pinned.value : null;
  useEffect(() => void loadBook(), []);
  const saved = (book.value ?? []).filter((entry) => entry.craft === craft.id && entry.trashed === null);
  return (
    <>
      <p class="lead">{esPanels.compare.lead}</p>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          onClick={() => {
            pinned.value = recipe;
          }}
        >
          {esPanels.compare.pin}
        </button>
        {saved.length > 0 && (
          <label class="field">
            <span>{esPanels.compare.orSaved}</span>
            <select
              value=""
              onChange={(event) => {
                const { value } = event.currentTarget;
                const version = saved.flatMap(({ versions }) => versions).find(({ id }) => id === value);
                pinned.value = version ? fromContent(version.receta, version.contenido) : null;
              }}
            >
              <option value="">{esPanels.compare.choose}</option>
              {saved.map((entry) => (
                <optgroup key={entry.id} label={entry.title || es.untitled}>
                  {[...entry.versions].reverse().map(({ id, creada, contenido }) => (
                    <option key={id} value={id}>
                      {contenido.titulo || es.untitled}, {moment(creada)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        )}
      </div>
      {other && (
        <Comparison
          craft={craft}
          a={sideOf(craft, other, pricesOf(craft.id))}
          b={sideOf(craft, recipe, pricesOf(craft.id))}
          before={esPanels.compare.before}
          after={esPanels.compare.now}
        />
      )}
    </>
  );
}
