import { esPanels } from '../panel-texts.ts';

/** The head of a table that sets two formulas side by side. */
export function CompareHead({ before, after }: { before: string; after: string }) {
  return (
    <thead>
      <tr>
        <td />
        {[before, after, esPanels.compare.difference].map((title) => (
          <th key={title} scope="col" class="num">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
