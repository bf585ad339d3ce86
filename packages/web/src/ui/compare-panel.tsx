import { ingredientPairs, type ParamPair, paramPairs, type Side, sideOf } from '../compare.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { figure, grams, percent, signed } from '../format.ts';
import { labelOf } from '../search.ts';
import { pinned } from '../state/compare.ts';
import { book } from '../state/library.ts';
import { pricesOf } from '../state/prices.ts';
import type { Recipe } from '../state/recipe.ts';
import { CompareHead } from './compare-head.tsx';
import { wordOf } from './verdict.tsx';

/** Two versions side by side: the one set aside and the one on the bench. */
export function ComparePanel({ craft, recipe }: { craft: Craft; recipe: Recipe }) {
  const other = pinned.value?.craft === craft.id ? pinned.value : null;
  const saved = book.value.filter((entry) => entry.recipe.craft === craft.id);
  return (
    <>
      <p class="lead">{es.compare.lead}</p>
      <div class="actions">
        <button
          type="button"
          class="secondary"
          onClick={() => {
            pinned.value = recipe;
          }}
        >
          {es.compare.pin}
        </button>
        {saved.length > 0 && (
          <label class="field">
            <span>{es.compare.orSaved}</span>
            <select
              value=""
              onChange={(event) => {
                pinned.value = saved.find(({ id }) => id === event.currentTarget.value)?.recipe ?? null;
              }}
            >
              <option value="">{es.compare.choose}</option>
              {saved.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.recipe.title || es.untitled}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {other && (
        <Comparison
          craft={craft}
          a={sideOf(craft, other, pricesOf(craft.id))}
          b={sideOf(craft, recipe, pricesOf(craft.id))}
        />
      )}
    </>
  );
}

function Comparison({ craft, a, b }: { craft: Craft; a: Side; b: Side }) {
  return (
    <>
      <table class="sheet">
        <caption>{es.compare.ingredients}</caption>
        <CompareHead before={es.compare.before} after={es.compare.now} />
        <tbody>
          {ingredientPairs(a, b).map(({ name, grams: pair, shares }) => (
            <tr key={name}>
              <th scope="row">{labelOf(craft, name)}</th>
              {[0, 1].map((side) => (
                <td key={side} class="num">
                  {pair[side] === null || pair[side] === undefined ? es.emDash : `${grams(pair[side])} g`}
                  <small>{percent(shares[side]!)} %</small>
                </td>
              ))}
              <Points difference={shares[1] - shares[0]} />
            </tr>
          ))}
        </tbody>
      </table>
      <table class="sheet">
        <caption>{es.parameters}</caption>
        <CompareHead before={es.compare.before} after={es.compare.now} />
        <tbody>
          <tr>
            <th scope="row">{es.compare.result}</th>
            <td class="num">{a.analysis ? wordOf(a.analysis) : es.emDash}</td>
            <td class="num">{b.analysis ? wordOf(b.analysis) : es.emDash}</td>
            <td />
          </tr>
          {paramPairs(craft, a, b).map((pair) => (
            <ParamRow key={pair.key} pair={pair} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A difference of shares, in percentage points: from 59,5 % to 49,7 % are −9,8 points, not −9,8 %. */
function Points({ difference }: { difference: number }) {
  const text = signed(100 * difference, 1);
  return (
    <td class="num">
      {text} {text !== '=' && <small>{es.compare.points(text)}</small>}
    </td>
  );
}

function ParamRow({ pair: { label, unit, values } }: { pair: ParamPair }) {
  const [before, now] = values;
  return (
    <tr>
      <th scope="row">
        {label} {unit !== '' && <small>{unit}</small>}
      </th>
      <td class="num">{before === null ? es.emDash : figure(before)}</td>
      <td class="num">{now === null ? es.emDash : figure(now)}</td>
      <td class="num">{before === null || now === null ? es.emDash : signed(now - before)}</td>
    </tr>
  );
}
