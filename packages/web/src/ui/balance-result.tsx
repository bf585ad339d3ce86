import type { EquilibrarResponse } from '@obrador/engine/equilibrar';
import { type Options, sidesOf } from '../balancing.ts';
import { type Craft, upperFirst } from '../engine.ts';
import { es } from '../es.ts';
import { euros, figure, grams, signed } from '../format.ts';
import { type Body, ownPrice } from '../request.ts';
import { labelOf } from '../search.ts';
import { pricesOf } from '../state/prices.ts';
import { CompareHead } from './compare-head.tsx';
import { wordOf } from './verdict.tsx';

interface BalanceResultProps {
  readonly craft: Craft;
  /** The request it answers. */
  readonly body: Body;
  readonly answer: EquilibrarResponse;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
  readonly onTry: (options: Options | undefined, type: string | undefined) => void;
}

/** Before and after side by side; and when it cannot be done, why, and what would help. */
export function BalanceResult({ craft, body, answer, onAccept, onDiscard, onTry }: BalanceResultProps) {
  return (
    <section class="proposal" data-feasible={answer.factible}>
      <h3>{answer.factible ? es.balance.possible : es.balance.impossible}</h3>
      {!answer.factible && <Conflicts answer={answer} onTry={onTry} />}
      <Changes craft={craft} answer={answer} />
      <div class="actions">
        <button type="button" class="primary" onClick={onAccept}>
          {answer.factible ? es.balance.accept : es.balance.acceptNearest}
        </button>
        <button type="button" class="secondary" onClick={onDiscard}>
          {es.balance.discard}
        </button>
      </div>
      <ul class="explanation">
        {answer.explicacion.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Figures craft={craft} body={body} answer={answer} />
      {usesCataloguePrices(craft, answer) && <p class="note">{es.balance.cataloguePrices}</p>}
    </section>
  );
}

/** True when the person has a price for something in the formula and the craft takes none on the wire. */
function usesCataloguePrices(craft: Craft, { cambios }: EquilibrarResponse): boolean {
  if ('precio' in (craft.shape.numbers ?? {})) return false;
  return cambios.some(({ nombre }) => ownPrice(craft, pricesOf(craft.id), nombre) !== null);
}

function Conflicts({ answer, onTry }: Pick<BalanceResultProps, 'answer' | 'onTry'>) {
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
          <h4>{es.balance.ways}</h4>
          <ul class="suggestions">
            {alternativas.map(({ texto, opciones, type }) => (
              <li key={texto}>
                <p>{texto}</p>
                <button
                  type="button"
                  class="secondary"
                  aria-label={es.balance.tryOf(texto)}
                  onClick={() => onTry(opciones, type)}
                >
                  {es.balance.try}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Changes({ craft, answer }: Pick<BalanceResultProps, 'craft' | 'answer'>) {
  return (
    <table class="sheet">
      <caption>{es.balance.changes}</caption>
      <CompareHead before={es.balance.before} after={es.balance.after} />
      <tbody>
        {answer.cambios.map(({ nombre, antes, despues, diferencia }, i) => (
          <tr key={`${i}-${nombre}`} data-moved={diferencia !== 0 || undefined}>
            <th scope="row">{upperFirst(labelOf(craft, nombre))}</th>
            <td class="num soft">{grams(antes)}</td>
            <td class="num big">{grams(despues)}</td>
            <td class="num">{signed(diferencia)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ craft, body, answer }: Pick<BalanceResultProps, 'craft' | 'body' | 'answer'>) {
  const { before, after } = sidesOf(craft, body, answer);
  const { coste } = answer;
  return (
    <table class="sheet">
      <caption>{es.parameters}</caption>
      <CompareHead before={es.balance.before} after={es.balance.after} />
      <tbody>
        <tr>
          <th scope="row">{es.compare.result}</th>
          <td class="num soft">{wordOf(before)}</td>
          <td class="num">
            <strong>{wordOf(after)}</strong>
          </td>
          <td />
        </tr>
        {craft.params.flatMap(({ key, label }) => {
          const [was, is] = [before.values[key], after.values[key]];
          if (was === undefined || is === undefined || key.startsWith('coste')) return [];
          return [
            <tr key={key}>
              <th scope="row">{label}</th>
              <td class="num soft">{figure(was)}</td>
              <td class="num">{figure(is)}</td>
              <td class="num">{signed(is - was)}</td>
            </tr>,
          ];
        })}
        <tr>
          <th scope="row">{es.cost.perKilo}</th>
          <td class="num soft">{euros(coste.antes)}</td>
          <td class="num">{euros(coste.despues)}</td>
          <td class="num">{signed(coste.despues - coste.antes)}</td>
        </tr>
      </tbody>
    </table>
  );
}
