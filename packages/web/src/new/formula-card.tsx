import type { MadeFormula } from '@obrador/engine/crear';
import { allergenNames } from '@obrador/engine/despensa';
import { type Craft, upperFirst } from '../crafts/engine.ts';
import { euros, percent } from '../ui/format.ts';
import { unbroken } from '../ui/unbroken.ts';
import { FormulaTable } from './formula-table.tsx';
import { esNew } from './texts.ts';

interface FormulaCardProps {
  readonly craft: Craft;
  readonly formula: MadeFormula;
  readonly onOpen: () => void;
}

/** A formula that was made: what it is, what goes into it, why, and what it costs. */
export function FormulaCard({ craft, formula, onOpen }: FormulaCardProps) {
  const { variante, resultado, ingredients, explicacion, coste_kg_eur, alergenos } = formula;
  const titulo = variante === undefined ? formula.titulo : esNew.variant(formula.titulo, variante);
  const { weight } = craft.shape;
  const total = ingredients.reduce((sum, item) => sum + Number(item[weight]), 0);
  return (
    <article class="made" aria-label={titulo}>
      <h4>{titulo}</h4>
      <p class="made-result" data-good={resultado.bueno}>
        {upperFirst(resultado.texto)}
      </p>
      <Facts cost={coste_kg_eur === null ? null : euros(coste_kg_eur)} allergens={alergenos} />
      <FormulaTable
        craft={craft}
        ingredients={ingredients}
        share={(row) => percent(Number(row[weight]) / total)}
        last={{ label: esNew.role, class: 'made-role', text: (row) => String(row.papel) }}
      />
      <details>
        <summary>{esNew.why}</summary>
        <ul class="made-why">
          {explicacion.map((text) => (
            <li key={text}>{unbroken(text)}</li>
          ))}
        </ul>
      </details>
      <button type="button" class="primary" aria-label={esNew.wish.openOf(titulo)} onClick={onOpen}>
        {esNew.wish.open}
      </button>
    </article>
  );
}

/** What it costs and what somebody must be told it contains. */
export function Facts({ cost, allergens }: { cost: string | null; allergens: readonly string[] }) {
  return (
    <dl class="made-facts">
      <div>
        <dt>{esNew.cost}</dt>
        <dd>{cost === null ? esNew.noCost : esNew.perKilo(cost)}</dd>
      </div>
      <div>
        <dt>{esNew.allergens}</dt>
        <dd>{allergens.length === 0 ? esNew.noAllergens : allergenNames(allergens)}</dd>
      </div>
    </dl>
  );
}

/** What a formula carries to the bench. */
export function linesOf({ shape }: Craft, ingredients: readonly Readonly<Record<string, unknown>>[]) {
  return ingredients.map((item) => ({ name: String(item[shape.name]), grams: Number(item[shape.weight]) }));
}
