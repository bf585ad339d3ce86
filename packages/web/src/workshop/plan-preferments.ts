import { type Preferment, prefermentsPanaderia } from '@obrador/engine/horario';
import { bakersTable } from '@obrador/engine/panaderia';
import type { PlanLine, PlanRecipe } from '@obrador/engine/taller';
import type { Body } from '../recipe/request.ts';
import { esPreferment } from './preferment-texts.ts';
import { type MixedPart, mixing } from './preferments.ts';

interface Dough {
  readonly recipe: PlanRecipe;
  /** Its lines as they are written. */
  readonly names: readonly string[];
  readonly body: Body;
  /** A food that the formula does not list. */
  readonly bought: (name: string) => PlanLine;
}

/** A dough and, made the day before, its pre-ferments: nobody buys a poolish. */
export function withPreferments({ recipe, names, body, bought }: Dough): readonly PlanRecipe[] {
  const made = new Map<number, PlanRecipe>();
  for (const preferment of namedIn(body)) {
    const at = names.findIndex(
      (name, i) => name === preferment.name && recipe.lines[i]!.part === undefined && !made.has(i),
    );
    if (at < 0) continue;
    const { parts, hours } = mixing(preferment);
    made.set(at, {
      id: `${recipe.id}/${at}`,
      title: recipe.lines[at]!.label,
      station: recipe.station,
      ahead: hours ?? 0,
      lines: parts.map(({ part, grams }) => ({ ...lineFor(part), grams })),
    });
  }
  const lines = recipe.lines.map((line, i) => (made.has(i) ? { ...line, part: made.get(i)!.id } : line));
  return [{ ...recipe, lines }, ...made.values()];

  /** Flour is that of the dough; the ripe sourdough is the house's own. */
  function lineFor(part: MixedPart): PlanLine {
    const flour = part === 'flour' ? recipe.lines[flourOf(body)] : undefined;
    const line = flour ?? bought(esPreferment.mixed[part]);
    return part === 'starter' ? { ...line, isAtHand: true } : line;
  }
}

function namedIn(body: Body): readonly Preferment[] {
  try {
    return prefermentsPanaderia(body).filter(({ name }) => name !== null);
  } catch {
    // A dough the engine refuses is weighed as it is written.
    return [];
  }
}

/** Place of the flour a dough has most of; −1 for none. */
function flourOf(body: Body): number {
  const flours = bakersTable(body).porcentajes.map(({ rol, grams }) => (rol === 'harina' ? grams : 0));
  const most = Math.max(0, ...flours);
  return most === 0 ? -1 : flours.indexOf(most);
}
