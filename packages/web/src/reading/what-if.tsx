import type { Signal } from '@preact/signals';
import { selectedId } from '../bench/workbench.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import type { Line } from '../recipe/recipe.ts';
import { es } from '../ui/es.ts';
import { NumberField } from '../ui/number-field.tsx';

export const LENS_GRAMS = 10;

interface LensProps {
  readonly craft: Craft;
  readonly lines: readonly Line[];
  readonly grams: Signal<number | null>;
}

/** Chooses the ingredient whose effect the meters show. Working on a line of the ledger chooses it too. */
export function Lens({ craft, lines, grams }: LensProps) {
  return (
    <p class="lens">
      <label for="lupa-gramos">{es.lensLead}</label>
      <NumberField
        id="lupa-gramos"
        label={es.lensAmount}
        value={grams.value}
        placeholder={String(LENS_GRAMS)}
        onChange={(value) => {
          grams.value = value;
        }}
      />
      <span>g {es.lensOf}</span>
      <select
        aria-label={es.lens}
        value={`${lines.find(({ id }) => id === selectedId.value)?.id ?? ''}`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          selectedId.value = value === '' ? null : Number(value);
        }}
      >
        <option value="">{es.lensPick}</option>
        {lines.map((line) => (
          // As text, which it is in the page: a figure would be written anew at every keystroke.
          <option key={line.id} value={`${line.id}`}>
            {labelOf(craft, line.name)}
          </option>
        ))}
      </select>
    </p>
  );
}
