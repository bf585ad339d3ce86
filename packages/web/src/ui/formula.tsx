import type { Craft, TypeInfo } from '../engine.ts';
import { es } from '../es.ts';
import type { Recipe } from '../state/recipe.ts';
import { edit } from '../state/workbench.ts';
import { FORMULA_ID } from './focus.ts';
import { Ledger } from './ledger.tsx';
import { HistoryButtons, Toolbar } from './toolbar.tsx';

export function Formula({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  return (
    <section class="formula" id={FORMULA_ID} tabIndex={-1} aria-label={es.formula}>
      <input
        class="title"
        type="text"
        aria-label={es.title}
        placeholder={es.untitled}
        maxLength={120}
        autocomplete="off"
        value={recipe.title}
        onInput={(event) => {
          const title = event.currentTarget.value;
          edit((current) => ({ ...current, title }), 'titulo');
        }}
      />
      <div class="type">
        <label>
          <span>{es.type}</span>
          <select
            value={recipe.type}
            onChange={(event) => {
              const type = event.currentTarget.value;
              edit((current) => ({ ...current, type }));
            }}
          >
            <TypeOptions types={craft.types} />
          </select>
        </label>
        <HistoryButtons />
      </div>
      <Toolbar />
      <Ledger craft={craft} recipe={recipe} />
    </section>
  );
}

/** Long lists of types come in families. */
function TypeOptions({ types }: { types: readonly TypeInfo[] }) {
  const families = new Map<string, TypeInfo[]>();
  for (const type of types) families.set(type.family ?? '', [...(families.get(type.family ?? '') ?? []), type]);
  const options = (list: readonly TypeInfo[]) =>
    list.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ));
  if (families.size === 1) return <>{options(types)}</>;
  return (
    <>
      {[...families].map(([family, list]) => (
        <optgroup key={family} label={es.families[family] ?? family}>
          {options(list)}
        </optgroup>
      ))}
    </>
  );
}
