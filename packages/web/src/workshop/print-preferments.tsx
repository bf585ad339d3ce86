import { prefermentsPanaderia } from '@obrador/engine/horario';
import { batchFactor } from '../bench/batch.ts';
import { craft } from '../bench/bench-crafts.ts';
import { request } from '../bench/formula.ts';
import { weighable } from '../recipe/batch.ts';
import { grams } from '../ui/format.ts';
import { esPreferment } from './preferment-texts.ts';

/** Flour and water of each pre-ferment of the batch, on paper. */
export function PrintPreferments() {
  const made = craft.value && request.value ? read(craft.value.shape.weight, request.value.body) : [];
  return made
    .filter(({ name }) => name !== null)
    .map(({ name, flour, water }, i) => {
      const [mixed, poured] = weighable([flour, water]);
      return (
        <p key={i} class="print-preferment">
          <b>{name}</b>: {esPreferment.printed(grams(mixed!), grams(poured!))}
        </p>
      );
    });
}

function read(weight: string, body: { readonly ingredients: readonly Readonly<Record<string, unknown>>[] }) {
  const factor = batchFactor.value;
  const ingredients = body.ingredients.map((item) => ({ ...item, [weight]: Number(item[weight]) * factor }));
  try {
    return prefermentsPanaderia({ ...body, ingredients });
  } catch {
    // A dough the engine refuses has no sheet; the reading says why.
    return [];
  }
}
