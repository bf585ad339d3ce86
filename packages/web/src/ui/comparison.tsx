import { ingredientPairs, type ParamPair, paramPairs, type Side } from '../compare.ts';
import type { Craft } from '../engine.ts';
import { es } from '../es.ts';
import { figure, grams, percent, signed } from '../format.ts';
import { esPanels } from '../panel-texts.ts';
import { labelOf } from '../search.ts';
import { CompareHead } from './compare-head.tsx';
import { wordOf } from './verdict.tsx';

interface ComparisonProps {
  readonly craft: Craft;
  readonly a: Side;
  readonly b: Side;
  readonly before: string;
  readonly after: string;
}

/** Ingredients and reading of two formulas side by side, with what differs. */
export function Comparison({ craft, a, b, before, after }: ComparisonProps) {
  return (
    <>
      <table class="sheet">
        <caption>{esPanels.compare.ingredients}</caption>
        <CompareHead before={before} after={after} />
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
        <CompareHead before={before} after={after} />
        <tbody>
          <tr>
            <th scope="row">{esPanels.compare.result}</th>
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
      {text} {text !== '=' && <small>{esPanels.compare.points(text)}</small>}
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
