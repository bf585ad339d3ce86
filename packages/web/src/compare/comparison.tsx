import { esBench } from '../bench/texts.ts';
import { wordOf } from '../bench/verdict.tsx';
import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { exact, grams, percent, shownChange, signed } from '../ui/format.ts';
import { CompareHead } from './compare-head.tsx';
import { ingredientRows, type ParamRow, paramRows, type Side } from './differences.ts';
import { esCompare } from './texts.ts';

/** A side with its name in the heads of the tables. */
export interface NamedSide extends Side {
  readonly name: string;
}

interface ComparisonProps {
  readonly craft: Craft;
  readonly sides: readonly NamedSide[];
}

/** Ingredients and reading of formulas side by side; of two, also what differs. */
export function Comparison({ craft, sides }: ComparisonProps) {
  const titles = sides.map(({ name }) => name);
  const isPair = sides.length === 2;
  return (
    <>
      <table class="sheet compared">
        <caption>{esCompare.ingredients}</caption>
        <CompareHead titles={titles} />
        <tbody>
          {ingredientRows(sides).map(({ name, grams: amounts, shares }) => (
            <tr key={name}>
              <th scope="row">{labelOf(craft, name)}</th>
              {amounts.map((amount, side) => (
                <td key={side} class="num">
                  {amount === null ? esBench.emDash : `${grams(amount)} g`}
                  <small>{percent(shares[side]!)} %</small>
                </td>
              ))}
              {isPair && <Points difference={shares[1]! - shares[0]!} />}
            </tr>
          ))}
        </tbody>
      </table>
      <table class="sheet compared">
        <caption>{esBench.parameters}</caption>
        <CompareHead titles={titles} />
        <tbody>
          <tr>
            <th scope="row">{esCompare.result}</th>
            {sides.map(({ analysis }, side) => (
              <td key={side} class="num worded">
                {analysis ? wordOf(analysis) : esBench.emDash}
              </td>
            ))}
            {isPair && <td />}
          </tr>
          {paramRows(
            craft,
            sides.map(({ analysis }) => analysis),
          ).map((row) => (
            <Param key={row.key} row={row} />
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
      {text} {text !== '=' && <small>{esCompare.points(text)}</small>}
    </td>
  );
}

function Param({ row: { label, unit, values, info } }: { row: ParamRow }) {
  const [before = null, now = null] = values;
  return (
    <tr>
      <th scope="row">
        {label} {unit !== '' && <small>{unit}</small>}
      </th>
      {values.map((value, side) => (
        <td key={side} class="num">
          {value === null ? esBench.emDash : exact(value, info)}
        </td>
      ))}
      {values.length === 2 && (
        <td class="num">
          {before === null || now === null ? esBench.emDash : shownChange(before, now, info?.exactness)}
        </td>
      )}
    </tr>
  );
}
