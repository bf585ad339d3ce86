import { esBench } from '../bench/texts.ts';
import { esViews } from '../crafts/views/texts.ts';
import { esNotes, esProcess } from '../workshop/texts.ts';
import { esSheet } from './texts.ts';
import './print-sheet.css';
import type { Tempering } from '@obrador/engine';
import { computed, signal } from '@preact/signals';
import type { ComponentChild, FunctionComponent } from 'preact';
import { batch, batchGrams } from '../bench/batch.ts';
import { shownBench } from '../bench/formula.ts';
import { FormulaAllergens } from '../bench/formula-allergens.tsx';
import { Photo } from '../bench/photo.tsx';
import { wordOf } from '../bench/verdict.tsx';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { Engraving } from '../crafts/engraving.tsx';
import { labelOf } from '../crafts/entries.ts';
import { useFollowed } from '../loading/followed.ts';
import { whenOnline } from '../loading/later.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { weighable } from '../recipe/batch.ts';
import { batchText } from '../recipe/batch-text.ts';
import { flourShares } from '../recipe/flour-shares.ts';
import type { Reading } from '../recipe/reading.ts';
import { type Recipe, totalGrams } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';
import type { Batch, Formula } from '../storage/records.ts';
import type { KeptStep } from '../storage/workshop-records.ts';
import { Aligned } from '../ui/aligned.tsx';
import { columnDecimals, exact, figure, grams, longDate, percent, rangeText, short } from '../ui/format.ts';
import { duration } from '../workshop/duration.ts';
import type { PrintDoughProps } from '../workshop/print-dough.tsx';
import { noteOf, stepsOf } from '../workshop/workshop.ts';
import { densityOf } from './print-density.ts';
import { PrintLot, PrintQr } from './print-extras.tsx';

const today = signal(longDate(new Date()));
// The page may have been open since yesterday.
addEventListener('beforeprint', () => {
  today.value = longDate(new Date());
});

const printed = computed(() => ({ ...shownBench.value, batch: batch.value, wanted: batchGrams.value }));

/** The sheet of the recipe on the bench. Only the printer sees it. */
export function PrintSheet() {
  const [{ craft, recipe, request, reading, ...rest }, drawn] = useFollowed(printed);
  if (!craft || !recipe || !request) return null;
  return (
    <Sheet
      {...rest}
      craft={craft}
      recipe={recipe}
      request={request}
      reading={reading?.kind === 'reading' ? reading : null}
      day={today.value}
      dough={CRAFTS[craft.id].isRaised ? Dough : null}
      qr={<PrintQr recipe={recipe} />}
      allergens={<FormulaAllergens recipe={recipe} heading="strong" />}
      drawn={drawn}
    />
  );
}

/** What each pre-ferment of the dough is mixed from. */
const Dough = lazyComponent(() => import('../workshop/print-dough.tsx').then((module) => module.PrintDough), {
  failed: whenOnline,
});

export interface SheetProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly request: Request;
  readonly reading: Reading | null;
  readonly batch: Batch;
  /** Grams of the batch; null for the formula as written. */
  readonly wanted: number | null;
  readonly day: string;
  /** What is said of a dough, where it is one. */
  readonly dough: FunctionComponent<PrintDoughProps> | null;
  readonly qr: ComponentChild;
  readonly allergens: ComponentChild;
  readonly drawn?: (sheet: Element | null) => void;
}

/** An A4 for the bench: weights to tick off, how it is made, parameters and date. */
export function Sheet(props: SheetProps) {
  const { craft, recipe, request, reading: current, wanted, day, dough: DoughLines, qr, allergens } = props;
  const steps = stepsOf(recipe).filter(({ texto, foto }) => texto.trim() !== '' || foto !== undefined);
  const note = noteOf(recipe).trim();
  const total = totalGrams(recipe.lines);
  const factor = wanted === null || total === 0 ? 1 : wanted / total;
  const density = densityOf({
    note: note.split('\n').map(({ length }) => length),
    title: recipe.title.length,
    lines: recipe.lines.length,
    parts: recipe.lines.flatMap(({ made, grams: weight }) => (made && weight ? partRows(made) : [])),
    steps: steps.map(({ texto }) => texto.length),
    photos: steps.filter(({ foto }) => foto !== undefined).length,
    meters: current ? current.analysis.meters.length + current.figures.length : 0,
    hasTempering: current?.analysis.tempering !== undefined,
  });
  return (
    <article ref={props.drawn ?? null} class={`print-sheet ${density}`} data-oficio={craft.id} aria-hidden="true">
      <header>
        <Engraving craft={craft.id} />
        <div>
          <h1>{recipe.title || esBench.untitled}</h1>
          <p>
            {CRAFTS[craft.id].label} · {current?.analysis.typeLabel}
          </p>
          <p>{day}</p>
          {/* Up here, so that it never stands alone on a second page. */}
          <p class="print-signs">
            <span>
              {esSheet.batchLine}: <PrintLot recipe={recipe.id} />
            </span>
            <span>{esSheet.maker}: ______________</span>
          </p>
        </div>
        {qr}
      </header>
      <Weights {...props} />
      {recipe.lines.map(
        ({ id, name, grams: weight, made }) =>
          made && <FormulaTable key={id} craft={craft} name={name} formula={made} wanted={(weight ?? 0) * factor} />,
      )}
      {DoughLines && <DoughLines craft={craft} body={request.body} factor={factor} />}
      {current?.analysis.tempering && <TemperingStops tempering={current.analysis.tempering} />}
      {steps.length > 0 && <Steps steps={steps} />}
      {current && <Parameters reading={current} />}
      <div class="print-allergens">{allergens}</div>
      <footer>
        <div class="print-notes">
          <p>{esNotes.title}</p>
          {note !== '' && <p class="print-noted">{note}</p>}
        </div>
        <p>{esSheet.made}</p>
      </footer>
    </article>
  );
}

function Weights({ craft, recipe, request, batch, wanted }: SheetProps) {
  const total = totalGrams(recipe.lines);
  const plain = recipe.lines.map((line) => line.grams ?? 0);
  const weights = wanted === null || total === 0 ? plain : weighable(plain.map((weight) => (weight * wanted) / total));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const decimals = columnDecimals([...weights, sum]);
  const text = batchText(batch, craft.id);
  const bakers = flourShares(craft.id, craft, request);
  return (
    <table class="print-weights">
      <caption>
        {wanted === null
          ? esSheet.weights
          : `${esSheet.batch(grams(Math.round(wanted)))}${text === '' ? '' : `: ${text}`}`}
      </caption>
      <tbody>
        {recipe.lines.map((line, i) => (
          <tr key={line.id}>
            <td class="tick">
              <span />
            </td>
            <th scope="row">{labelOf(craft, line.name)}</th>
            <td class="num weight">
              <Aligned x={weights[i]!} decimals={decimals} unit="g" />
            </td>
            <td class="num">{total > 0 ? percent((line.grams ?? 0) / total) : '0'} %</td>
            {bakers && <td class="num">{onFlour(bakers.get(line.id))}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{esBench.total}</th>
          <td class="num weight">
            <Aligned x={sum} decimals={decimals} unit="g" />
          </td>
          <td />
          {bakers && <td />}
        </tr>
      </tfoot>
    </table>
  );
}

/** Lines of a recipe inside and of those inside it, a table each. */
function partRows({ ingredientes }: Formula): number[] {
  return [ingredientes.length, ...ingredientes.flatMap(({ formula }) => (formula ? partRows(formula) : []))];
}

interface FormulaTableProps {
  readonly craft: Craft;
  readonly name: string;
  readonly formula: Formula;
  readonly wanted: number;
}

function FormulaTable({ craft, name, formula, wanted }: FormulaTableProps) {
  const { oficio, ingredientes } = formula;
  const own = loadedCraft(oficio) ?? craft;
  const total = ingredientes.reduce((sum, { gramos }) => sum + (gramos ?? 0), 0);
  if (total === 0 || wanted === 0) return null;
  const weights = weighable(ingredientes.map(({ gramos }) => ((gramos ?? 0) * wanted) / total));
  const decimals = columnDecimals(weights);
  return (
    <>
      <table class="print-params print-part">
        <caption>{esSheet.part(name, grams(Math.round(wanted)))}</caption>
        <tbody>
          {ingredientes.map(({ nombre }, i) => (
            <tr key={i}>
              <td class="tick">
                <span />
              </td>
              <th scope="row">{labelOf(own, nombre)}</th>
              <td class="num">
                <Aligned x={weights[i]!} decimals={decimals} unit="g" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ingredientes.map(
        ({ nombre, formula: inner }, i) =>
          inner && <FormulaTable key={i} craft={craft} name={nombre} formula={inner} wanted={weights[i]!} />,
      )}
    </>
  );
}

const STAGES = ['fundir', 'enfriar', 'trabajar'] as const;

function TemperingStops({ tempering }: { tempering: Tempering }) {
  return (
    <dl class="print-stops">
      {STAGES.map((stage) => (
        <div key={stage}>
          <dt>{esViews.cacao.stages[stage]}</dt>
          <dd>{rangeText(...tempering[stage])} °C</dd>
        </div>
      ))}
    </dl>
  );
}

/** How it is made, with temperatures and times. */
function Steps({ steps }: { steps: readonly KeptStep[] }) {
  return (
    <table class="print-params print-steps">
      <caption>{esBench.tabs.elaboracion}</caption>
      <tbody>
        {steps.map(({ texto, temperatura, minutos, foto }, i) => (
          <tr key={i}>
            <th scope="row">
              {i + 1}. {texto}
              {foto !== undefined && <Photo id={foto} alt={esProcess.stepPhoto(i + 1)} />}
            </th>
            <td class="num">{temperatura === null ? '' : `${short(temperatura, 1)} °C`}</td>
            <td class="num">{minutos === null ? '' : duration(minutos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A finishing ingredient is no part of the dough: it has no share of the flour. */
function onFlour(share: number | undefined): string {
  return share === undefined ? esBench.emDash : esSheet.onFlour(figure(share, 1));
}

const SIGNS = { dentro: '✓', bajo: '▼', alto: '▲', al_limite: '✓', sin_juicio: '' } as const;

function Parameters({ reading: { analysis, figures } }: { reading: Reading }) {
  const { outcome, meters } = analysis;
  return (
    <section class="print-reading">
      <p class="print-verdict">
        {wordOf(analysis)}
        {outcome.denomination !== null && <small> {outcome.denomination}</small>}
      </p>
      <ul class="print-meters">
        {meters.map(({ key, label, unit, value, min, max, state, info }) => (
          <li key={key}>
            <span>{label}</span>
            <b>
              {exact(value, info)} {unit}
            </b>
            <small>
              {SIGNS[state]} {state === 'dentro' ? '' : esBench.states[state]} {rangeText(min, max)}
            </small>
          </li>
        ))}
        {figures.map(({ key, label, unit, value, info }) => (
          <li key={key}>
            <span>{label}</span>
            <b>
              {exact(value, info)} {unit}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
