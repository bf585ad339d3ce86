import { ALLERGEN_NAMES, ALLERGENS, allergenNames } from '@obrador/engine/despensa';
import { upperFirst } from '../crafts/engine.ts';
import type { Label } from '../storage/label.ts';
import { proposedAllergens } from './proposed-allergens.ts';
import { esOwn } from './texts.ts';

interface OwnAllergensProps {
  readonly name: string;
  readonly label: Label;
  readonly onChange: (codes: readonly string[]) => void;
}

/** What it bears: proposed by name and kind, and not said until somebody says it. */
export function OwnAllergens({ name, label: { alergenos, categoria }, onChange }: OwnAllergensProps) {
  const proposed = proposedAllergens(name, categoria);
  const isUnsaid = alergenos === undefined;
  return (
    <fieldset>
      <legend>{esOwn.allergens(alergenos?.length ?? null)}</legend>
      {isUnsaid && (
        <div class="actions">
          {proposed.length > 0 && (
            <button type="button" class="secondary" onClick={() => onChange(proposed)}>
              {esOwn.bears(allergenNames(proposed))}
            </button>
          )}
          <button type="button" class="secondary" onClick={() => onChange([])}>
            {esOwn.bearsNone}
          </button>
        </div>
      )}
      <details open={!isUnsaid}>
        <summary>{isUnsaid ? esOwn.others : esOwn.said(allergenNames(alergenos))}</summary>
        <div class="own-allergens">
          {ALLERGENS.map((code) => (
            <label key={code} class="check">
              <input
                type="checkbox"
                checked={alergenos?.includes(code) ?? false}
                onChange={(event) => {
                  const rest = (alergenos ?? []).filter((each) => each !== code);
                  onChange(event.currentTarget.checked ? [...rest, code] : rest);
                }}
              />
              <span>{upperFirst(ALLERGEN_NAMES[code]!)}</span>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
