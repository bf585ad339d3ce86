import { esRoles } from '../crafts/column-texts.ts';
import { columnLabel } from '../crafts/columns.ts';
import type { Craft } from '../crafts/engine.ts';
import type { OwnFields } from '../storage/records.ts';
import { Field } from '../ui/field.tsx';
import { rangeText } from '../ui/format.ts';
import { esOwn } from './texts.ts';

interface OwnCraftProps {
  readonly craft: Craft;
  readonly fields: OwnFields;
  readonly onChange: (fields: OwnFields) => void;
}

/** What only the craft on the bench asks: the role in the dough, or its own terms for a composition. */
export function OwnCraft({ craft, fields, onChange }: OwnCraftProps) {
  const { words = {}, numbers = {} } = craft.shape;
  const faults = craftFaults(craft, fields);
  const set = (key: string, value: number | string | null) => {
    const { [key]: _former, ...rest } = fields;
    onChange(value === null || value === '' ? rest : { ...rest, [key]: value });
  };
  // The price is on the label already.
  const asked = Object.keys(numbers).filter((key) => key !== 'precio');
  return (
    <>
      {Object.entries(words).map(([key, choices]) => (
        <label key={key} class="field wide">
          <span>{columnLabel(key)}</span>
          <select value={fields[key] ?? ''} onChange={(event) => set(key, event.currentTarget.value)}>
            <option value="">{esOwn.chooseRole}</option>
            {choices.map((word) => (
              <option key={word} value={word}>
                {esRoles[word] ?? word}
              </option>
            ))}
          </select>
        </label>
      ))}
      {asked.length > 0 && (
        <details open={asked.some((key) => fields[key] !== undefined)}>
          <summary>{esOwn.only(craft.label)}</summary>
          <p>{esOwn.onlyComposition}</p>
          <div class="fields">
            {asked.map((key) => (
              <Field
                key={key}
                label={columnLabel(key)}
                value={typeof fields[key] === 'number' ? fields[key] : null}
                step={0.1}
                negative={numbers[key]?.min === undefined}
                fault={faults.get(key) ?? null}
                onChange={(value) => set(key, value)}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Values the engine would refuse, with the bounds it gives them. */
export function craftFaults({ shape }: Craft, fields: OwnFields): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const [key, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }] of Object.entries(
    shape.numbers ?? {},
  )) {
    const value = fields[key];
    if (typeof value === 'number' && (value < min || value > max))
      faults.set(key, esOwn.bounds(rangeText(min, Number.isFinite(max) ? max : null)));
  }
  return faults;
}
