import { applySteps, type Step, WEIGHT, weightOf } from '../craft/apply.ts';
import { readBody, readItems } from '../craft/read.ts';
import { find } from './catalogue.ts';
import { SHAPE } from './read.ts';

const TAIL = '(?: y vuelve a calcular)?(?:, o usa el tipo \\w+)?\\.$';
const IN_PLACE = new RegExp(`añade unos ${WEIGHT} de (.+) en lugar de la misma cantidad de (.+?)${TAIL}`);
const SWAP = new RegExp(`sustituye unos ${WEIGHT} de (.+?) por (.+?)${TAIL}`);
const ON_TOP = new RegExp(`añade unos ${WEIGHT} de (.+?)${TAIL}`);

/** The request after following one suggestion, or null when the text carries no grams. */
export function applySuggestion(body: unknown, suggestion: string): Record<string, unknown> | null {
  const change = changeIn(suggestion);
  if (change === null) return null;
  const total = readItems(readBody(body), SHAPE).reduce((sum, { grams }) => sum + grams, 0);
  // Advice is per kg of mix.
  const grams = (change.grams * total) / 1000;
  const steps = [stepOf(change.take, -grams), stepOf(change.put, grams)];
  return steps.some((step) => step === null)
    ? null
    : applySteps(
        body,
        SHAPE,
        steps.filter((step) => step !== undefined && step !== null),
      );
}

interface Change {
  readonly grams: number;
  readonly take: string | undefined;
  readonly put: string | undefined;
}

function changeIn(text: string): Change | null {
  const inPlace = IN_PLACE.exec(text);
  if (inPlace) return { grams: weightOf(inPlace[1]), take: inPlace[3], put: inPlace[2] };
  const swap = SWAP.exec(text);
  if (swap) return { grams: weightOf(swap[1]), take: swap[2], put: swap[3] };
  const onTop = ON_TOP.exec(text);
  return onTop && { grams: weightOf(onTop[1]), take: undefined, put: onTop[2] };
}

/** Undefined without a name; null when the name is no catalogue row. */
function stepOf(name: string | undefined, grams: number): Step | null | undefined {
  if (name === undefined) return undefined;
  const row = find(name)?.row;
  if (row === undefined) return null;
  return { grams, name: row.name, fits: (item) => find(item.name)?.row === row };
}
