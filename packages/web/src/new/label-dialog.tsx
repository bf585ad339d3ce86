import type { Decoded } from '@obrador/engine/crear';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { craft } from '../bench/bench-crafts.ts';
import { recipe } from '../bench/open-recipes.ts';
import type { Craft } from '../crafts/engine.ts';
import { judgedType } from '../crafts/judged-type.ts';
import { TypeOptions } from '../crafts/type-options.tsx';
import { retryable } from '../loading/retryable.ts';
import { FIGURES, type FigureName, readTable, type Table } from '../own/nutrition-table.ts';
import { esOwn } from '../own/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FORMULA_ID, focusAfterDialog } from '../ui/focus.ts';
import { figure, short } from '../ui/format.ts';
import { dialog } from '../ui/screen.ts';
import { unbroken } from '../ui/unbroken.ts';
import { useAsking } from './asking.tsx';
import { AskingForm } from './asking-form.tsx';
import { fillBench } from './fill-bench.ts';
import { linesOf } from './formula-card.tsx';
import { FormulaTable } from './formula-table.tsx';
import { Strangers } from './label-strangers.tsx';
import { splitLabel } from './label-text.ts';
import { esNew } from './texts.ts';

/** From the label of a product to the grams behind it. */
export function LabelDialog() {
  return craft.value && recipe.value ? (
    <Dialog name="desdeEtiqueta">
      <FromLabelForm craft={craft.value} />
    </Dialog>
  ) : null;
}

function FromLabelForm({ craft }: { craft: Craft }) {
  const asking = useAsking('desdeEtiqueta');
  const type = useSignal('');
  const list = useSignal('');
  const pasted = useSignal('');
  const table = useSignal<Table>({});
  const read = (text: string) => {
    pasted.value = text;
    table.value = { ...table.value, ...readTable(text) };
  };
  const said = type.value === '' ? {} : { type: type.value };
  const ask = () => asking.ask(craft.id, { ...said, texto: list.value, nutricion: table.value });
  const mean = (name: string, meant: string) => {
    list.value = list.value.replace(name, meant);
    void ask();
  };
  return (
    <AskingForm
      asking={asking}
      lead={esNew.label.lead}
      id="estimar"
      run={esNew.label.run}
      disabled={list.value.trim() === ''}
      ask={ask}
      show={(answer) => (
        <Estimate craft={craft} answer={answer} type={type.value || null}>
          <Strangers craft={craft} list={list.value} onMeant={mean} />
        </Estimate>
      )}
    >
      <label class="field wide">
        <span>{esNew.label.type}</span>
        <select
          value={type.value}
          onChange={(event) => {
            type.value = event.currentTarget.value;
          }}
        >
          <option value="">{esNew.label.anyType}</option>
          <TypeOptions craft={craft} />
        </select>
      </label>
      <label class="field wide">
        <span>{esNew.label.list}</span>
        <textarea
          rows={4}
          maxLength={5000}
          placeholder={esNew.label.listPlaceholder}
          value={list.value}
          onInput={(event) => {
            const split = splitLabel(event.currentTarget.value);
            list.value = split.list;
            if (split.table !== '') read(split.table);
          }}
        />
      </label>
      <label class="field wide">
        <span>{esNew.label.table}</span>
        <textarea
          rows={2}
          placeholder={esNew.label.tablePlaceholder}
          value={pasted.value}
          onInput={(event) => read(event.currentTarget.value)}
        />
        <small>{esNew.label.tableHint}</small>
      </label>
      <div class="wish-figures">
        {FIGURES.map((name) => (
          <Field
            key={name}
            label={figureLabel(name)}
            value={table.value[name] ?? null}
            step={0.1}
            onChange={(value) => {
              const { [name]: _former, ...rest } = table.value;
              table.value = value === null ? rest : { ...table.value, [name]: value };
            }}
          />
        ))}
      </div>
    </AskingForm>
  );
}

function figureLabel(name: FigureName): string {
  if (name === 'energia_kj') return esNew.label.kj;
  return name === 'energia_kcal' ? esNew.label.kcal : esOwn.fields[name];
}

interface EstimateProps {
  readonly craft: Craft;
  readonly answer: Decoded;
  readonly type: string | null;
  /** What is missing in it. */
  readonly children: ComponentChildren;
}

function Estimate({ craft, answer, type, children }: EstimateProps) {
  const { ingredients, ajuste, avisos } = answer;
  const fit = FIGURES.flatMap((key) => {
    const found = ajuste[key];
    return found ? [[key, found] as const] : [];
  });
  const open = () =>
    retryable(async () => {
      focusAfterDialog(FORMULA_ID);
      dialog.value = null;
      await fillBench(
        {
          title: esNew.label.title,
          type: type ?? judgedType(craft, recipe.value!.type),
          ingredients: linesOf(craft, ingredients),
        },
        esNew.label.opened,
      );
    });
  return (
    <section class="answer">
      <h3>{esNew.label.found}</h3>
      {children}
      <FormulaTable
        craft={craft}
        ingredients={ingredients}
        caption={esNew.label.estimate}
        share={(row) => figure(Number(row.porcentaje), 1)}
        last={{
          label: esNew.label.range,
          class: 'num',
          text: (row) => esNew.label.between(short(Number(row.minimo), 1), short(Number(row.maximo), 1)),
        }}
      />
      {fit.length > 0 && (
        <table class="sheet">
          <caption>{esNew.label.fit}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col" class="num">
                {esNew.label.told}
              </th>
              <th scope="col" class="num">
                {esNew.label.computed}
              </th>
            </tr>
          </thead>
          <tbody>
            {fit.map(([key, { etiqueta, calculado }]) => (
              <tr key={key}>
                <th scope="row">{figureLabel(key)}</th>
                <td class="num soft">{short(etiqueta)}</td>
                <td class="num">{figure(calculado, key.startsWith('energia') ? 0 : 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h4>{esNew.label.notes}</h4>
      <ul class="made-why">
        {avisos.map((text) => (
          <li key={text}>{unbroken(text)}</li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={open}>
        {esNew.label.open}
      </button>
    </section>
  );
}
