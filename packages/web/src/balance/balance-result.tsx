import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { pricesOf } from '../bench/prices.ts';
import { esBench } from '../bench/texts.ts';
import { wordOf } from '../bench/verdict.tsx';
import { CompareHead } from '../compare/compare-head.tsx';
import { paramRows } from '../compare/differences.ts';
import { esCompare } from '../compare/texts.ts';
import { type Craft, isOut, lowerFirst, upperFirst } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { costSheet, perKilo } from '../recipe/cost.ts';
import { readingOf } from '../recipe/reading.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { ownPrice, type Request, requestOf } from '../recipe/request.ts';
import { columnDecimals, euros, exact, figure, rangeText, shownChange, signed } from '../ui/format.ts';
import { esUi } from '../ui/texts.ts';
import { unbroken } from '../ui/unbroken.ts';
import { accepted, freedBy, type Options, optionsOf, sidesOf } from './balancing.ts';
import { settingsOf } from './settings.ts';
import { esBalance } from './texts.ts';

interface BalanceResultProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  /** The request it answers. */
  readonly request: Request;
  readonly answer: EquilibrarResponse;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
  readonly onTry: (options: Options | undefined, type: string | undefined) => void;
}

/** Before and after side by side; and when it cannot be done, why, and what would help. */
export function BalanceResult({ craft, recipe, request, answer, onAccept, onDiscard, onTry }: BalanceResultProps) {
  const prices = pricesOf(craft.id);
  const cheapest = settingsOf(craft.id).goal === 'minimo_coste';
  const after = requestOf(accepted(recipe, request, answer), craft, prices);
  const left = stillOut(craft, after);
  const isSame = answer.type === recipe.type && !answer.cambia;
  const isGood = answer.factible && left.length === 0;
  const costs = [request, after].map((each) => perKilo(costSheet(craft, each, prices, 1))) as [number, number];
  return (
    <section class="proposal" data-feasible={isGood}>
      <h3>{headOf(answer.factible, isGood, isSame)}</h3>
      {answer.factible && left.length > 0 && <p>{esBalance.stillOut(left.join(', '))}</p>}
      {!answer.factible && <Conflicts asked={optionsOf(request, settingsOf(craft.id))} answer={answer} onTry={onTry} />}
      {!isSame && <Changes craft={craft} answer={answer} />}
      <div class="actions">
        {!isSame && (
          <button type="button" class="primary" onClick={onAccept}>
            {answer.factible ? esBalance.accept : esBalance.acceptNearest}
          </button>
        )}
        <button type="button" class="secondary" onClick={onDiscard}>
          {isSame ? esUi.close : esBalance.discard}
        </button>
      </div>
      <ul class="explanation">
        {answer.explicacion.map((text) => (
          <li key={text}>{unbroken(text)}</li>
        ))}
      </ul>
      {!isSame && <Figures craft={craft} request={request} answer={answer} costs={costs} />}
      {cheapest && usesCataloguePrices(craft, answer) && <p class="note">{esBalance.cataloguePrices}</p>}
    </section>
  );
}

function headOf(isFeasible: boolean, isGood: boolean, isSame: boolean): string {
  if (!isFeasible) return esBalance.impossible;
  if (!isGood) return esBalance.partly;
  return isSame ? esBalance.nothing : esBalance.possible;
}

/** True when the person has a price for something in the formula and the craft takes none on the wire. */
function usesCataloguePrices(craft: Craft, { cambios }: EquilibrarResponse): boolean {
  if ('precio' in (craft.shape.numbers ?? {})) return false;
  return cambios.some(({ nombre }) => ownPrice(craft, pricesOf(craft.id), nombre) !== null);
}

const LIST = new Intl.ListFormat('es');

interface ConflictsProps extends Pick<BalanceResultProps, 'answer' | 'onTry'> {
  readonly asked: Options;
}

function Conflicts({ asked, answer, onTry }: ConflictsProps) {
  const { conflictos = [], alternativas = [] } = answer;
  return (
    <>
      <ul class="conflicts">
        {conflictos.map(({ texto }) => (
          <li key={texto}>{texto}</li>
        ))}
      </ul>
      {alternativas.length > 0 && (
        <>
          <h4>{esBalance.ways}</h4>
          <ul class="suggestions">
            {alternativas.map(({ texto: told, opciones, type }) => {
              const freed = freedBy(asked, opciones).map((condition) => esBalance.conditions[condition]);
              const texto = freed.length === 0 ? told : esBalance.without(LIST.format(freed));
              return (
                <li key={texto}>
                  <p>{texto}</p>
                  <button
                    type="button"
                    class="secondary"
                    aria-label={esBalance.tryOf(texto)}
                    onClick={() => onTry(opciones, type)}
                  >
                    {esBalance.try}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

function Changes({ craft, answer }: Pick<BalanceResultProps, 'craft' | 'answer'>) {
  const decimals = columnDecimals(answer.cambios.flatMap(({ antes, despues }) => [antes, despues]));
  return (
    <table class="sheet">
      <caption>{esBalance.changes}</caption>
      <CompareHead titles={[esBalance.before, esBalance.after]} />
      <tbody>
        {answer.cambios.map(({ nombre, antes, despues, diferencia }, i) => (
          <tr key={`${i}-${nombre}`} data-moved={diferencia !== 0 || undefined}>
            <th scope="row">{upperFirst(labelOf(craft, nombre))}</th>
            <td class="num soft">{figure(antes, decimals)}</td>
            <td class="num big">{figure(despues, decimals)}</td>
            <td class="num">{signed(diferencia, decimals, decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the judged numbers would still miss: «agua 25,37 %, máximo 25». */
function stillOut(craft: Craft, { body }: Request): string[] {
  const reading = readingOf(craft, body);
  if (reading?.kind !== 'reading') return [];
  return reading.analysis.meters.filter(isOut).map(({ label, value, unit, min, max }) => {
    const amount = `${lowerFirst(label)} ${figure(value)}${unit === '' ? '' : `\u00a0${unit}`}`;
    return `${amount} (${esBench.range} ${rangeText(min, max)})`;
  });
}

interface FiguresProps extends Pick<BalanceResultProps, 'craft' | 'request' | 'answer'> {
  /** Euros per kilo before and after, with the person's own prices. */
  readonly costs: readonly [number, number];
}

function Figures({ craft, request, answer, costs }: FiguresProps) {
  const { before, after } = sidesOf(craft, request.body, answer);
  return (
    <table class="sheet">
      <caption>{esBench.parameters}</caption>
      <CompareHead titles={[esBalance.before, esBalance.after]} />
      <tbody>
        <tr>
          <th scope="row">{esCompare.result}</th>
          <td class="num worded soft">{wordOf(before)}</td>
          <td class="num worded">
            <strong>{wordOf(after)}</strong>
          </td>
          <td />
        </tr>
        {paramRows(craft, [before, after]).map(({ key, label, values: [was, is], info }) =>
          typeof was !== 'number' || typeof is !== 'number' || key.startsWith('coste') ? null : (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td class="num soft">{exact(was, info)}</td>
              <td class="num">{exact(is, info)}</td>
              <td class="num">{shownChange(was, is, info?.exactness)}</td>
            </tr>
          ),
        )}
        <tr>
          <th scope="row">{esBench.perKilo}</th>
          <td class="num soft">{euros(costs[0])}</td>
          <td class="num">{euros(costs[1])}</td>
          <td class="num">{shownChange(...costs)}</td>
        </tr>
      </tbody>
    </table>
  );
}
