import { type Craft, upperFirst } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { Aligned } from '../ui/aligned.tsx';
import { columnDecimals } from '../ui/format.ts';
import { esNew } from './texts.ts';

type Row = Readonly<Record<string, unknown>>;

interface TableProps {
  readonly craft: Craft;
  readonly ingredients: readonly Row[];
  readonly caption?: string;
  /** What a row is of the whole, %. */
  readonly share: (row: Row) => string;
  /** What the last column says of each. */
  readonly last: { readonly label: string; readonly class: string; readonly text: (row: Row) => string };
}

/** What goes into a formula that was made or estimated. */
export function FormulaTable({ craft, ingredients, caption, share, last }: TableProps) {
  const { name, weight } = craft.shape;
  const decimals = columnDecimals(ingredients.map((row) => Number(row[weight])));
  return (
    <table class="sheet">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{esNew.ingredients}</th>
          <th scope="col" class="num">
            {esNew.grams}
          </th>
          <th scope="col" class="num">
            {esNew.share}
          </th>
          <th scope="col" class={last.class}>
            {last.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {ingredients.map((row, i) => (
          <tr key={`${i}-${String(row[name])}`}>
            <th scope="row">{upperFirst(labelOf(craft, String(row[name])))}</th>
            <td class="num big">
              <Aligned x={Number(row[weight])} decimals={decimals} />
            </td>
            <td class="num">{share(row)}</td>
            <td class={`soft ${last.class}`}>{last.text(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
