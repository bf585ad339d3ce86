import {
  CATEGORIES,
  type DeclarationFault,
  type DeclaredField,
  type DeclaredFigures,
  declaredEnergyOff,
  declaredTotal,
  TABLE_FIELDS,
} from '@obrador/engine/despensa';
import type { Label } from '../storage/label.ts';
import { Field } from '../ui/field.tsx';
import { short } from '../ui/format.ts';
import { readTable } from './nutrition-table.ts';
import { OwnAllergens } from './own-allergens.tsx';
import { esOwn } from './texts.ts';

/** The nutrition table, and the price beside it. */
const ON_THE_LABEL: readonly DeclaredField[] = ['energia', ...TABLE_FIELDS, 'precio'];
const ON_THE_SHEET: readonly DeclaredField[] = ['agua', 'solidos', 'alcohol', 'cacao'];

interface OwnLabelProps {
  readonly name: string;
  readonly label: Label;
  readonly faults: ReadonlyMap<DeclaredField, DeclarationFault>;
  readonly onChange: (label: Label) => void;
}

/** The label as it is printed, then what a data sheet adds. */
export function OwnLabel({ name, label, faults, onChange }: OwnLabelProps) {
  const set = <K extends keyof Label>(key: K, value: Label[K] | undefined) => {
    const { [key]: _former, ...rest } = label;
    onChange(value === undefined ? (rest as Label) : { ...label, [key]: value });
  };
  const field = (key: DeclaredField) => {
    const fault = faults.get(key);
    return (
      <Field
        key={key}
        label={esOwn.fields[key]}
        unit={key === 'energia' ? 'kcal' : key === 'precio' ? '€/kg' : 'g'}
        value={label[key] ?? null}
        step={0.1}
        fault={fault ? esOwn.faults[fault] : null}
        onChange={(value) => set(key, value ?? undefined)}
      />
    );
  };
  return (
    <>
      <label class="field wide">
        <span>{esOwn.category}</span>
        <select
          value={label.categoria ?? ''}
          onChange={(event) => set('categoria', event.currentTarget.value || undefined)}
        >
          <option value="">{esOwn.noCategory}</option>
          {CATEGORIES.map((id) => (
            <option key={id} value={id}>
              {esOwn.categories[id] ?? id}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{esOwn.label}</legend>
        <label class="field wide">
          <span>{esOwn.pasted}</span>
          <textarea
            rows={2}
            placeholder={esOwn.pastedHint}
            onInput={(event) => onChange({ ...label, ...figuresIn(event.currentTarget.value) })}
          />
        </label>
        <div class="fields">{ON_THE_LABEL.map(field)}</div>
      </fieldset>
      <p class="own-note" role="status">
        {noteOn(label, faults.size > 0)}
      </p>
      <details open={ON_THE_SHEET.some((key) => label[key] !== undefined)}>
        <summary>{esOwn.more}</summary>
        <div class="fields">{ON_THE_SHEET.map(field)}</div>
      </details>
      <OwnAllergens name={name} label={label} onChange={(codes) => set('alergenos', codes)} />
    </>
  );
}

/** The figures of a pasted table, as a label keeps them. */
function figuresIn(text: string): DeclaredFigures {
  const { energia_kj: _kj, energia_kcal: energia, ...grams } = readTable(text);
  return energia === undefined ? grams : { ...grams, energia };
}

/** What will be made of what the label leaves out, and what looks wrong in it. */
function noteOn(label: Label, wrong: boolean): string {
  const told = declaredTotal(label);
  if (wrong || told === 0) return '';
  const { agua, solidos } = label;
  const left = Math.max(0, 100 - told - (agua === undefined && solidos !== undefined ? 100 - solidos : 0));
  const rest = short(Math.round(left * 10) / 10);
  const parts = declaredEnergyOff(label);
  const water =
    agua === undefined && solidos === undefined ? esOwn.water(rest) : left >= 0.5 ? esOwn.unnamed(rest) : '';
  return [water, parts === null ? '' : esOwn.energyOff(short(Math.round(parts)))].filter(Boolean).join(' ');
}
