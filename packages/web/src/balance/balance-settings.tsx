import { esBench } from '../bench/texts.ts';
import { type Craft, lowerFirst } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { type Recipe, totalGrams } from '../recipe/recipe.ts';
import { Field } from '../ui/field.tsx';
import { grams, short } from '../ui/format.ts';
import { type BalanceSettings, goalsOf, STEPS } from './balancing.ts';
import { setSettings, settingsOf } from './settings.ts';
import { esBalance } from './texts.ts';

interface BalanceSettingsFormProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
}

export function BalanceSettingsForm({ craft, recipe }: BalanceSettingsFormProps) {
  const { goal, total, step, additions, centred } = settingsOf(craft.id);
  const set = (change: Partial<BalanceSettings>) => setSettings(craft.id, change);
  const addable = craft.additions(recipe.type).map((name) => lowerFirst(labelOf(craft, name)));
  return (
    <div class="fields">
      <label class="field double">
        <span>{esBalance.goal}</span>
        <select value={goal} onChange={(event) => set({ goal: event.currentTarget.value })}>
          {goalsOf(craft).map((name) => (
            <option key={name} value={name}>
              {esBalance.goals[name] ?? name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{esBalance.step}</span>
        <select value={String(step)} onChange={(event) => set({ step: Number(event.currentTarget.value) })}>
          {STEPS.map((value) => (
            <option key={value} value={String(value)}>
              {value === 0 ? esBalance.exact : `${short(value)} g`}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={esBench.totalGrams}
        value={total}
        placeholder={grams(totalGrams(recipe.lines))}
        onChange={(value) => set({ total: value !== null && value > 0 ? value : null })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={additions}
          onChange={(event) => set({ additions: event.currentTarget.checked })}
        />
        <span>{esBalance.additions(addable.join(', '))}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={centred} onChange={(event) => set({ centred: event.currentTarget.checked })} />
        <span>{esBalance.centred}</span>
      </label>
    </div>
  );
}
