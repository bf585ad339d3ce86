import { prefermentsPanaderia } from '@obrador/engine/horario';
import { bakersTable } from '@obrador/engine/panaderia';
import type { Craft } from '../crafts/engine.ts';
import type { Body } from '../recipe/request.ts';
import { grams } from '../ui/format.ts';
import { settings, wishFor } from './bread-state.ts';
import { esPreferment } from './preferment-texts.ts';
import { prefermentName, startText } from './preferment-words.ts';
import { mixedWeights, mixing } from './preferments.ts';
import { waterText } from './water.ts';

export interface PrintDoughProps {
  readonly craft: Craft;
  readonly body: Body;
  /** What every line is multiplied by. */
  readonly factor: number;
}

/** Water of the dough and what each of its pre-ferments is mixed from, and when, on paper. */
export function PrintDough({ craft, body, factor }: PrintDoughProps) {
  const { weight } = craft.shape;
  const ingredients = body.ingredients.map((item) => ({ ...item, [weight]: Number(item[weight]) * factor }));
  const said = read({ ...body, ingredients });
  if (said === null) return null;
  return (
    <>
      {said.water !== null && <p class="print-preferment">{said.water}</p>}
      {said.preferments.map((preferment, i) => {
        const name = prefermentName(preferment);
        const wish = wishFor(name);
        const made = mixing(preferment, wish);
        const parts = mixedWeights(made).map(({ part, grams: x }) => esPreferment.printed[part](grams(x)));
        const when = made.hours === null ? null : startText(wish.ready, made.hours);
        return (
          <p key={i} class="print-preferment">
            <b>{name}</b>: {parts.join(', ')}
            {when !== null && `. ${when}.`}
          </p>
        );
      })}
    </>
  );
}

function read(body: Body) {
  try {
    const water = waterText(bakersTable({ ...body, proceso: settings.value }));
    return { water, preferments: prefermentsPanaderia(body).filter(({ name }) => name !== null) };
  } catch {
    // A dough the engine refuses has no sheet; the reading says why.
    return null;
  }
}
