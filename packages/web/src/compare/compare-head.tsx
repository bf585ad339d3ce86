import { esCompare } from './texts.ts';

/** The head of a table that sets formulas side by side; of two the last column is what differs. */
export function CompareHead({ titles }: { titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        <td />
        {titles.map((title, i) => (
          // Two versions may bear one title: their place is what tells them apart.
          <th key={i} scope="col" class="num titled">
            {title}
          </th>
        ))}
        {titles.length === 2 && (
          <th scope="col" class="num">
            {esCompare.difference}
          </th>
        )}
      </tr>
    </thead>
  );
}
