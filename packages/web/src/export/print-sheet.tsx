import { esBench } from '../bench/texts.ts';
import { esViews } from '../crafts/views/texts.ts';
import { esNotes } from '../workshop/texts.ts';
import { esSheet } from './texts.ts';
import './print-sheet.css';
import type { Tempering } from '@obrador/engine';
import { signal } from '@preact/signals';
import { batch, batchFactor, batchGrams, batchWeights } from '../bench/batch.ts';
import { craft } from '../bench/bench-crafts.ts';
import { onFlour as flourShares, reading } from '../bench/formula.ts';
import { FormulaAllergens } from '../bench/formula-allergens.tsx';
import { recipe } from '../bench/open-recipes.ts';
import { wordOf } from '../bench/verdict.tsx';
import { loadedCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import type { Craft } from '../crafts/engine.ts';
import { Engraving } from '../crafts/engraving.tsx';
import { labelOf } from '../crafts/entries.ts';
import { whenOnline } from '../loading/later.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { weighable } from '../recipe/batch.ts';
import { batchText } from '../recipe/batch-text.ts';
import type { Reading } from '../recipe/reading.ts';
import { type Recipe, totalGrams } from '../recipe/recipe.ts';
import type { Formula } from '../storage/records.ts';
import type { KeptStep } from '../storage/workshop-records.ts';
import { Aligned } from '../ui/aligned.tsx';
import { columnDecimals, exact, figure, grams, longDate, percent, rangeText, short } from '../ui/format.ts';
import { duration } from '../workshop/duration.ts';
import { StepPhoto } from '../workshop/step-photo.tsx';
import { noteOf, stepsOf } from '../workshop/workshop.ts';
import { densityOf } from './print-density.ts';
import { PrintLot, PrintQr } from './print-extras.tsx';

const today = signal(longDate(new Date()));
// The page may have been open since yesterday.
addEventListener('beforeprint', () => {
  today.value = longDate(new Date());
});

/** The A4 sheet for the bench: weights to tick off, how it is made, parameters and date. Only the printer sees it. */
export function PrintSheet() {
  if (!craft.value || !recipe.value) return null;
  const current = reading.value?.kind === 'reading' ? reading.value : null;
  const steps = stepsOf(recipe.value).filter(({ texto, foto }) => texto.trim() !== '' || foto !== undefined);
  const note = noteOf(recipe.value).trim();
  const density = densityOf({
    note: note.split('\n').map(({ length }) => length),
    title: recipe.value.title.length,
    lines: recipe.value.lines.length,
    parts: recipe.value.lines.flatMap(({ made, grams: weight }) => (made && weight ? partRows(made) : [])),
    steps: steps.map(({ texto }) => texto.length),
    photos: steps.filter(({ foto }) => foto !== undefined).length,
    meters: current ? current.analysis.meters.length + current.figures.length : 0,
    hasTempering: current?.analysis.tempering !== undefined,
  });
  return (
    <article class={`print-sheet ${density}`} data-oficio={craft.value.id} aria-hidden="true">
      <header>
        <Engraving craft={craft.value.id} />
        <div>
          <h1>{recipe.value.title || esBench.untitled}</h1>
          <p>
            {CRAFTS[craft.value.id].label} · {current?.analysis.typeLabel}
          </p>
          <p>{today}</p>
          {/* Up here, so that it never stands alone on a second page. */}
          <p class="print-signs">
            <span>
              {esSheet.batchLine}: <PrintLot recipe={recipe.value.id} />
            </span>
            <span>{esSheet.maker}: ______________</span>
          </p>
        </div>
        <PrintQr recipe={recipe.value} />
      </header>
      <Weights craft={craft.value} recipe={recipe.value} />
      <Parts craft={craft.value} recipe={recipe.value} />
      {CRAFTS[craft.value.id].isRaised && <Preferments />}
      {current?.analysis.tempering && <TemperingStops tempering={current.analysis.tempering} />}
      {steps.length > 0 && <Steps steps={steps} />}
      {current && <Parameters reading={current} />}
      <div class="print-allergens">
        <FormulaAllergens recipe={recipe.value} heading="strong" />
      </div>
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

function Weights({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const total = totalGrams(recipe.lines);
  const plain = recipe.lines.map((line) => line.grams ?? 0);
  const weights = batchWeights(plain);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const decimals = columnDecimals([...weights, sum]);
  const text = batchText(batch.value, craft.id);
  const bakers = flourShares.value;
  return (
    <table class="print-weights">
      <caption>
        {batchGrams.value === null
          ? esSheet.weights
          : `${esSheet.batch(grams(Math.round(batchGrams.value)))}${text === '' ? '' : `: ${text}`}`}
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

/** The recipes inside, weighed for what the formula takes of them. */
function Parts({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const factor = batchFactor.value;
  return (
    <>
      {recipe.lines.map(
        ({ id, name, grams: weight, made }) =>
          made && (
            <FormulaTable
              key={id}
              craft={craft}
              name={name}
              formula={made}
              wanted={(weight ?? 0) * (batchGrams.value === null ? 1 : factor)}
            />
          ),
      )}
    </>
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

/** What each pre-ferment of the dough is mixed from. */
const Preferments = lazyComponent(
  () => import('../workshop/print-preferments.tsx').then((module) => module.PrintPreferments),
  { failed: whenOnline },
);

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
              {foto !== undefined && <StepPhoto id={foto} step={i + 1} />}
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
