import type { Signal } from '@preact/signals';
import { selectedId } from '../bench/formula.ts';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import type { Line } from '../recipe/recipe.ts';
import { memo } from '../ui/memo.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { esReading } from './texts.ts';

export const WHAT_IF_GRAMS = 10;

interface WhatIfProps {
  readonly craft: Craft;
  readonly lines: readonly Line[];
  readonly grams: Signal<number | null>;
}

/** Chooses the ingredient whose effect the meters show. Working on a line of the ledger chooses it too. */
export function WhatIf({ craft, lines, grams }: WhatIfProps) {
  return (
    <p class="what-if">
      <label for="lupa-gramos">{esReading.whatIfLead}</label>
      <NumberField
        id="lupa-gramos"
        label={esReading.whatIfAmount}
        unit="g"
        value={grams.value}
        placeholder={String(WHAT_IF_GRAMS)}
        onChange={(value) => {
          grams.value = value;
        }}
      />
      <span>g {esReading.whatIfOf}</span>
      <select
        aria-label={esReading.whatIf}
        value={`${lines.find(({ id }) => id === selectedId.value)?.id ?? ''}`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          selectedId.value = value === '' ? null : Number(value);
        }}
      >
        <option value="">{esReading.whatIfPick}</option>
        {lines.map(({ id, name }) => (
          <Choice key={id} id={id} label={labelOf(craft, name)} />
        ))}
      </select>
    </p>
  );
}

// As text, which it is in the page: a figure would be written anew at every keystroke.
const Choice = memo(({ id, label }: { id: number; label: string }) => <option value={`${id}`}>{label}</option>);
