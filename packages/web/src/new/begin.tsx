import { signal } from '@preact/signals';
import { typeLabel } from '../crafts/assembly.ts';
import type { BenchCraft } from '../crafts/engine.ts';
import { retryable } from '../loading/retryable.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { ADD_FIELD_ID, BEGIN_ID, focusSoon } from '../ui/focus.ts';
import { dialog } from '../ui/screen.ts';
import { esBegin } from './begin-texts.ts';
import './begin.css';

/** The recipe somebody chose to write from nothing. */
const blank = signal<string | null>(null);

const WAYS = Object.entries(esBegin.ways) as readonly (readonly [keyof typeof esBegin.ways, readonly string[]])[];

/** The ways into a formula, while there is nothing in it. */
export function Begin({ craft, recipe }: { craft: BenchCraft; recipe: Recipe }) {
  if (recipe.lines.length > 0 || blank.value === recipe.id) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div class="begin" role="group" aria-label={esBegin.label}>
      <button
        id={BEGIN_ID}
        type="button"
        class="begin-way begin-type"
        aria-haspopup="dialog"
        onClick={() => {
          dialog.value = 'tipos';
        }}
      >
        <strong>{esBegin.type}</strong> <span>{esBegin.typeNow(typeLabel(craft, recipe.type))}</span>
      </button>
      {WAYS.map(([name, [title, note]]) => (
        <button
          key={name}
          type="button"
          class="begin-way"
          aria-haspopup="dialog"
          onClick={() => {
            dialog.value = name;
          }}
        >
          <strong>{title}</strong> <span>{note}</span>
        </button>
      ))}
      <button
        type="button"
        class="begin-way"
        onClick={() => {
          blank.value = recipe.id;
          focusSoon(ADD_FIELD_ID);
        }}
      >
        <strong>{esBegin.blank[0]}</strong> <span>{esBegin.blank[1]}</span>
      </button>
      <button
        type="button"
        class="text begin-example"
        onClick={() => retryable(async () => (await import('./show-example.ts')).showExample(craft, recipe))}
      >
        {esBegin.example}
      </button>
    </div>
  );
}
