import { bakersTable } from '@obrador/engine/panaderia';
import { type BakersShares, withShares } from '@obrador/engine/taller';
import { useState } from 'preact/hooks';
import { editWorkshop } from '../bench/edit-workshop.ts';
import { edit } from '../bench/edits.ts';
import { newLine, type Recipe, reweighed } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';
import { Field } from '../ui/field.tsx';
import { esBakers } from './bakers-texts.ts';

interface BakersFieldsProps {
  readonly recipe: Recipe;
  readonly request: Request;
}

/** Hydration and pre-fermented flour of the whole dough, to be written: its flour stays, the grams follow. */
export function BakersFields({ recipe: { workshop }, request: { body, lines } }: BakersFieldsProps) {
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
    const locked = lines.map((line) => line.locked);
    // A share of nothing is a line to be struck out, by hand: it may be the one being written.
    const next = value > 0 ? withShares(table, locked, { [field]: value }) : null;
    setFault(next === null && value > 0 ? field : null);
    if (next === null) return;
    const added = next.poolish > 0 ? [newLine(esBakers.poolish, next.poolish)] : [];
    edit((recipe) => {
      const weighed = reweighed(recipe, lines, next.grams);
      return { ...weighed, lines: [...weighed.lines, ...added] };
    }, `panadero-${field}`);
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
      <label class="check">
        <input
          type="checkbox"
          checked={workshop?.porcentajes === true}
          onChange={(event) => keepShares(event.currentTarget.checked)}
        />
        <span>{esBakers.kept}</span>
      </label>
    </>
  );
}

function keepShares(isKept: boolean): void {
  editWorkshop(({ porcentajes: _former, ...rest }) => (isKept ? { ...rest, porcentajes: true } : rest), null);
}
