import { bakersTable } from '@obrador/engine/panaderia';
import { useState } from 'preact/hooks';
import { edit } from '../bench/edits.ts';
import { type BakersShares, withShares } from '../recipe/bakers-formula.ts';
import type { Line } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { esBakers } from './bakers-texts.ts';

/** Hydration and pre-fermented flour of the whole dough, to be written: its flour stays, the grams follow. */
export function BakersFields({ request: { body, lines } }: { request: Request }) {
  const [fault, setFault] = useState<keyof BakersShares | null>(null);
  const table = bakersTable(body);
  if (table.harinaTotal === 0 || table.porcentajes.length !== lines.length) return null;
  const share = (x: number) => Math.round(10 * x) / 10;
  const shown: Required<BakersShares> = {
    hydration: share((100 * table.aguaTotal) / table.harinaTotal),
    prefermented: share(table.harinaPrefermentada),
  };
  const set = (field: keyof BakersShares, value: number | null) => {
    if (value === null || value === shown[field]) return;
    // A share of nothing is a line to be struck out, by hand: it may be the one being written.
    const next = value > 0 ? withShares(lines, table, { [field]: value }) : null;
    setFault(next === null && value > 0 ? field : null);
    if (next !== null) edit((recipe) => ({ ...recipe, lines: replaced(recipe.lines, next) }), `panadero-${field}`);
  };
  return (
    <>
      <h3>{esBakers.title}</h3>
      <p class="lead">{esBakers.lead}</p>
      <div class="fields">
        {(['hydration', 'prefermented'] as const).map((field) => (
          <Field
            key={field}
            label={esBakers.fields[field]}
            value={shown[field]}
            fault={fault === field ? esBakers.faults[field] : null}
            onChange={(value) => set(field, value)}
          />
        ))}
      </div>
    </>
  );
}

/** The lines as they stand, those without a name too, with their new weights; new ones at the end. */
function replaced(lines: readonly Line[], next: readonly Line[]): readonly Line[] {
  const byId = new Map(next.map((line) => [line.id, line]));
  const former = new Set(lines.map(({ id }) => id));
  return [...lines.map((line) => byId.get(line.id) ?? line), ...next.filter(({ id }) => !former.has(id))];
}
