import { signal } from '@preact/signals';
import { weighable } from '../batch.ts';
import { CRAFTS } from '../crafts.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { flourShares } from '../flour-shares.ts';
import { figure, grams, longDate, percent, rangeText, short } from '../format.ts';
import type { Reading } from '../reading.ts';
import { labelOf } from '../search.ts';
import { batch, batchFactor, batchGrams } from '../state/batch.ts';
import { type Recipe, totalGrams } from '../state/recipe.ts';
import { craft, reading, recipe, request } from '../state/workbench.ts';
import { duration } from '../taller/duration.ts';
import { stepsOf } from '../taller/workshop.ts';
import { batchText } from './batch-text.ts';
import { wordOf } from './verdict.tsx';

const today = signal(longDate(new Date()));
// The page may have been open since yesterday.
addEventListener('beforeprint', () => {
  today.value = longDate(new Date());
});

/** The A4 sheet for the bench: weights to tick off, parameters and date. Only the printer sees it. */
export function PrintSheet() {
  if (!craft.value || !recipe.value) return null;
  const current = reading.value?.kind === 'reading' ? reading.value : null;
  return (
    <article class="print-sheet" aria-hidden="true">
      <header>
        <h1>{recipe.value.title || es.untitled}</h1>
        <p>
          {CRAFTS[craft.value.id].label} · {current?.analysis.typeLabel}
        </p>
        <p>{today}</p>
      </header>
      <Weights craft={craft.value} recipe={recipe.value} />
      <Steps recipe={recipe.value} />
      {current && <Parameters reading={current} />}
      <footer>
        <p class="print-notes">{es.print_.notes}</p>
        <p>
          {es.print_.batchLine}: ______________ {es.print_.maker}: ______________
        </p>
        <p>{es.print_.made}</p>
      </footer>
    </article>
  );
}

function Weights({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const factor = batchFactor.value;
  const total = totalGrams(recipe.lines);
  const plain = recipe.lines.map((line) => line.grams ?? 0);
  const weights = batchGrams.value === null ? plain : weighable(plain.map((weight) => weight * factor));
  const text = batchText(batch.value);
  const bakers = flourShares(craft, request.value);
  return (
    <table>
      <caption>
        {batchGrams.value === null
          ? es.print_.weights
          : `${es.print_.batch(grams(Math.round(batchGrams.value)))}${text === '' ? '' : `: ${text}`}`}
      </caption>
      <tbody>
        {recipe.lines.map((line, i) => (
          <tr key={line.id}>
            <td class="tick">
              <span />
            </td>
            <th scope="row">{labelOf(craft, line.name)}</th>
            <td class="num weight">{grams(weights[i]!)} g</td>
            <td class="num">{total > 0 ? percent((line.grams ?? 0) / total) : '0'} %</td>
            {bakers && <td class="num">{onFlour(bakers.get(line.id))}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{es.total}</th>
          <td class="num weight">{grams(weights.reduce((sum, weight) => sum + weight, 0))} g</td>
          <td />
          {bakers && <td />}
        </tr>
      </tfoot>
    </table>
  );
}

/** How it is made, with temperatures and times. */
function Steps({ recipe }: { recipe: Recipe }) {
  const steps = stepsOf(recipe).filter(({ texto }) => texto.trim() !== '');
  if (steps.length === 0) return null;
  return (
    <table class="print-params">
      <caption>{es.tabs.elaboracion}</caption>
      <tbody>
        {steps.map(({ texto, temperatura, minutos }, i) => (
          <tr key={i}>
            <th scope="row">{texto}</th>
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
  return share === undefined ? es.emDash : es.print_.onFlour(figure(share, 1));
}

const SIGNS = { dentro: '✓', bajo: '▼', alto: '▲', al_limite: '✓', sin_juicio: '' } as const;

function Parameters({ reading: { analysis, figures } }: { reading: Reading }) {
  const { outcome, meters } = analysis;
  return (
    <>
      <p class="print-verdict">{wordOf(analysis)}</p>
      {outcome.denomination !== null && <p>{outcome.denomination}</p>}
      <table class="print-params">
        <tbody>
          {meters.map(({ key, label, unit, value, min, max, state }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td class="num">
                {figure(value)} {unit}
              </td>
              <td>
                {es.range} {rangeText(min, max)}
              </td>
              <td>
                {SIGNS[state]} {es.states[state]}
              </td>
            </tr>
          ))}
          {figures.map(({ key, label, unit, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td class="num">
                {figure(value)} {unit}
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
