import './label.css';
import { type Etiqueta, etiqueta } from '@obrador/engine/etiqueta';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { proposeOwn } from '../bench/own-draft.ts';
import type { PanelProps } from '../bench/panel-props.ts';
import { fold, InputError } from '../crafts/engine.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { kept as keptByBrowser, setSetting, setting } from '../storage/browser-notebook.ts';
import type { KeptLabel } from '../storage/workshop-records.ts';
import { download, fileName } from '../ui/download.ts';
import { figure } from '../ui/format.ts';
import { tell } from '../ui/screen.ts';
import { setLabel } from './fields.ts';
import { type Fit, fit } from './fit.ts';
import { formatOf, sizeOf, X_HEIGHT } from './formats.ts';
import { keptLabel } from './kept-label.ts';
import { isLoss, isPortion, LabelFields } from './label-fields.tsx';
import { LabelNotes } from './label-notes.tsx';
import { LabelView } from './label-view.tsx';
import { printLabel } from './paper.ts';
import { roomFor } from './room.ts';
import { type LabelSheet, labelRequest, plainLabel, sheetOf } from './sheet.ts';
import { svgOf } from './svg.ts';
import { esLabel, formatName } from './texts.ts';
import { type Unanswered, unansweredIn } from './unanswered.ts';

/** The business is the same for every recipe: what was last written stands where a recipe says none. */
const OPERATOR = 'etiqueta/operador';
const usualOperator = signal('');

/** The label of the formula, as it is printed. */
export function LabelPanel({ craft, recipe }: PanelProps) {
  useEffect(() => {
    void keptByBrowser(setting(OPERATOR)).then((value) => {
      if (typeof value === 'string' && usualOperator.peek() === '') usualOperator.value = value;
    });
  }, []);
  const kept = keptLabel(recipe);
  const operator = kept.operador ?? usualOperator.value;
  const setOperator = (text: string) => {
    usualOperator.value = text;
    setLabel('operador', text);
    void keptByBrowser(setSetting(OPERATOR, text));
  };
  const answer = labelOf(recipe, kept);
  return (
    <>
      <p class="lead">{esLabel.lead}</p>
      {typeof answer === 'string' ? (
        <Refusal message={answer} isEmpty={isEmpty(recipe)} />
      ) : (
        <Preview recipe={recipe} kept={kept} sheet={sheetOf(answer, kept, operator)} />
      )}
      <LabelFields craft={craft} recipe={recipe} kept={kept} operator={operator} onOperator={setOperator} />
      {typeof answer !== 'string' && <LabelNotes label={answer} sheet={sheetOf(answer, kept, operator)} />}
    </>
  );
}

const isEmpty = ({ lines }: Recipe) => lines.every(({ name, grams }) => name.trim() === '' || !grams);

/** The label, or why none; a wrong loss or portion is told at its field. */
function labelOf(recipe: Recipe, kept: KeptLabel): Etiqueta | string {
  const { porcion, perdida, ...rest } = kept;
  const sound = {
    ...rest,
    ...(porcion !== undefined && isPortion(porcion) ? { porcion } : {}),
    ...(perdida !== undefined && isLoss(perdida) ? { perdida } : {}),
  };
  try {
    return etiqueta(labelRequest({ ...recipe, workshop: { ...recipe.workshop, etiqueta: sound } }, sound));
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function Refusal({ message, isEmpty: empty }: { message: string; isEmpty: boolean }) {
  if (empty) return <p>{esLabel.empty}</p>;
  return (
    <div class="refusal" role="status">
      <p>
        <strong>{esLabel.refused}.</strong> {message}
      </p>
      <p>{esLabel.refusedHint}</p>
    </div>
  );
}

/** Nothing is printed until somebody has said what one's own ingredients bear. */
function Unsaid({ recipe, unanswered }: { recipe: Recipe; unanswered: readonly Unanswered[] }) {
  return (
    <div class="refusal" role="status">
      <p>{esLabel.unsaid(unanswered.map(({ name }) => `«${name}»`).join(', '))}</p>
      {unanswered.map(
        ({ name, line }) =>
          line !== null && (
            <button key={name} type="button" class="secondary" onClick={() => proposeOwn(recipe.craft, name, line)}>
              {esLabel.say(name)}
            </button>
          ),
      )}
    </div>
  );
}

interface PreviewProps {
  readonly recipe: Recipe;
  readonly kept: KeptLabel;
  readonly sheet: LabelSheet;
}

function Preview({ recipe, kept, sheet }: PreviewProps) {
  const format = formatOf(kept.formato);
  const smallest = kept.envase_pequeno ? X_HEIGHT.small : X_HEIGHT.usual;
  const label = useRef<HTMLElement>(null);
  const [made, setMade] = useState<Fit | null>(null);
  const [plain, setPlain] = useState<string | null>(null);
  const said = JSON.stringify(sheet);
  // What is on the label is what it must fit.
  useLayoutEffect(() => {
    if (label.current) setMade(fit(label.current, smallest, sheet.net?.grams ?? null));
    setPlain(null);
  }, [said, format.width, format.height, smallest]);
  const copy = async () => {
    const text = plainLabel(sheet);
    try {
      await navigator.clipboard.writeText(text);
      tell(esLabel.copied);
    } catch {
      setPlain(text);
    }
  };
  const unanswered = unansweredIn(recipe.lines);
  const isReady = made?.fits === true && unanswered.length === 0;
  const name = fileName(recipe.title, fold);
  return (
    <section class="label-preview" aria-label={esLabel.preview(formatName(format))}>
      <div class="label-stage" style={sizeOf(format)}>
        <LabelView sheet={sheet} format={format} label={label} />
      </div>
      <p class={made?.fits === false ? 'refusal' : 'note'} role="status">
        {made?.fits === false && esLabel.doesNotFit(figure(smallest, 1), roomFor(recipe, kept))}
        {made?.fits && `${esLabel.size(figure(made.x, 1))}.`}{' '}
        {made?.fits && made.isLinear && sheet.nutrition && esLabel.linear}
      </p>
      {unanswered.length > 0 && <Unsaid recipe={recipe} unanswered={unanswered} />}
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={!isReady}
          onClick={() => label.current && printLabel(label.current, format)}
        >
          {esLabel.print}
        </button>
        <button type="button" class="secondary" onClick={() => void copy()}>
          {esLabel.copy}
        </button>
        <button
          type="button"
          class="secondary"
          disabled={!isReady}
          onClick={() =>
            label.current && download(`${name}-etiqueta.svg`, 'image/svg+xml', svgOf(label.current, format))
          }
        >
          {esLabel.svg}
        </button>
      </div>
      <p class="note">{esLabel.printHint}</p>
      {plain !== null && (
        <label class="field label-plain">
          <span>{esLabel.copyByHand}</span>
          <textarea rows={8} readOnly value={plain} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </section>
  );
}
