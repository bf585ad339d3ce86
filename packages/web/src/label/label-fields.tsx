import { CRAFTS } from '../crafts/crafts.ts';
import { type Craft, lowerFirst } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';
import { Field } from '../ui/field.tsx';
import { setLabel } from './fields.ts';
import { FORMATS, formatOf, isSide, SIDES, sidesIn } from './formats.ts';
import type { MarkName, NumberName, TextName } from './kept-label.ts';
import { esLabel } from './texts.ts';

/** What the list of papers calls a size of one's own, and the one it starts with. */
const OTHER = 'otra';
const OTHER_START = '60x60';

interface LabelFieldsProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly kept: KeptLabel;
  readonly operator: string;
  readonly onOperator: (text: string) => void;
}

/** What the label says that the formula does not know. */
export function LabelFields({ craft, recipe, kept, operator, onOperator }: LabelFieldsProps) {
  const type = craft.types.find(({ id }) => id === recipe.type)?.label ?? craft.label;
  const hasRecipes = recipe.lines.some(({ made }) => made !== undefined);
  const format = formatOf(kept.formato);
  const sides = sidesIn(kept.formato) ?? format;
  const isKnown = FORMATS.some(({ id }) => id === format.id);
  const number = (name: NumberName, fault: string | null = null) => (
    <Field
      label={esLabel.fields[name]}
      value={kept[name] ?? null}
      fault={fault}
      onChange={(value) => setLabel(name, value)}
    />
  );
  const text = (name: Exclude<TextName, 'formato' | 'fecha' | 'operador'>, placeholder = '', size: Size = 'text') => (
    <TextField
      size={size}
      label={esLabel.fields[name]}
      value={kept[name] ?? ''}
      placeholder={placeholder}
      onInput={(value) => setLabel(name, value)}
    />
  );
  const mark = (name: MarkName, label: string) => (
    <Check label={label} checked={kept[name] === true} onChange={(on) => setLabel(name, on ? true : null)} />
  );
  return (
    <div class="fields label-fields">
      <label class="field label-text">
        <span>{esLabel.fields.formato}</span>
        <select
          value={isKnown ? format.id : OTHER}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setLabel('formato', value === OTHER ? OTHER_START : value);
          }}
        >
          {FORMATS.map(({ id }) => (
            <option key={id} value={id}>
              {esLabel.formats[id]}
            </option>
          ))}
          <option value={OTHER}>{esLabel.otherSize}</option>
        </select>
      </label>
      {!isKnown &&
        (['width', 'height'] as const).map((side) => (
          <Field
            key={side}
            label={esLabel[side]}
            value={sides[side]}
            fault={isSide(sides[side]) ? null : esLabel.badSide(SIDES.min, SIDES.max)}
            onChange={(mm) => {
              const { width, height } = side === 'width' ? { ...sides, width: mm } : { ...sides, height: mm };
              setLabel('formato', `${Math.round(width ?? 0)}x${Math.round(height ?? 0)}`);
            }}
          />
        ))}
      {text('denominacion', esLabel.placeholders.denominacion(lowerFirst(type)))}
      {number('neto')}
      {number('porcion', isPortion(kept.porcion) ? null : esLabel.badPortion)}
      {number('perdida', isLoss(kept.perdida) ? null : esLabel.badLoss)}
      {text('lote', '', 'short')}
      <label class="field label-text">
        <span>{esLabel.fields.clase_fecha}</span>
        <select
          value={kept.clase_fecha ?? 'preferente'}
          onChange={(event) => setLabel('clase_fecha', event.currentTarget.value === 'caducidad' ? 'caducidad' : null)}
        >
          {Object.entries(esLabel.dates).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label class="field label-text">
        <span>{esLabel.fields.fecha}</span>
        <input
          type="date"
          value={kept.fecha ?? ''}
          onChange={(event) => setLabel('fecha', event.currentTarget.value)}
        />
      </label>
      {text('conservacion', esLabel.placeholders[CRAFTS[recipe.craft].isServedCold ? 'frozen' : 'dry'])}
      {text('destacar', esLabel.placeholders.destacar)}
      <TextField size="wide" label={esLabel.fields.operador} value={operator} onInput={onOperator} />
      {mark('envase_pequeno', esLabel.small)}
      {mark('sin_tabla', esLabel.noTable)}
      {hasRecipes && (
        <Check
          label={esLabel.dissolved}
          checked={kept.compuestos === 'disueltos'}
          onChange={(on) => setLabel('compuestos', on ? 'disueltos' : null)}
        />
      )}
    </div>
  );
}

/** As the engine takes them (engine/src/etiqueta/read.ts and despensa/receta-read.ts). */
export const isPortion = (grams: number | undefined) => grams === undefined || (grams > 0 && grams <= 10_000);
export const isLoss = (share: number | undefined) => share === undefined || (share >= 0 && share < 100);

/** One column, two, or the whole line. */
type Size = 'short' | 'text' | 'wide';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly size?: Size;
  readonly onInput: (value: string) => void;
}

function TextField({ label, value, placeholder = '', size = 'text', onInput }: TextFieldProps) {
  return (
    <label class={`field label-${size}`}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={200}
        value={value}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
