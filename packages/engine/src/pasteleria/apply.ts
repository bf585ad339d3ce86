import { applySteps, type Step, WEIGHT, weightOf } from '../craft/apply.ts';
import type { Item } from '../craft/read.ts';
import { lowerFirst } from '../craft/spanish.ts';
import { rows } from './catalogue.ts';
import { resolve } from './resolve.ts';
import { SHAPE } from './shape.ts';

const GRAMS = new RegExp(`: (añade|reduce) unos ${WEIGHT} de (.+?)\\.(?: [A-ZÁÉÍÓÚ].*)?$`);
const TAKE_AWAY = /^Retira (.+): la IGP Tarta de Santiago /;

const namesInTexts = new Map(rows.map(({ name }) => [lowerFirst(name), name]));

/** The request after following one suggestion, or null when the text carries no grams. */
export function applySuggestion(body: unknown, suggestion: string): Record<string, unknown> | null {
  const away = TAKE_AWAY.exec(suggestion);
  if (away) return takeAway(body, away[1]!);
  const change = GRAMS.exec(suggestion);
  if (!change) return null;
  const grams = weightOf(change[2]);
  return applySteps(body, SHAPE, [stepOf(change[3]!, change[1] === 'añade' ? grams : -grams)]);
}

function stepOf(said: string, grams: number): Step {
  return { grams, name: namesInTexts.get(said) ?? said, fits: (item) => labelOf(item) === said };
}

/** As the texts name it; a preparation is not the ingredient it contains. */
function labelOf(item: Item): string {
  return lowerFirst(resolve(item).label);
}

/** Names are listed with commas and «y» (or «e»), which a name may hold too: what is listed is matched, not split. */
function takeAway(body: unknown, listed: string): Record<string, unknown> | null {
  const isListed = (name: string) => {
    const at = listed.indexOf(name);
    if (at < 0) return false;
    const before = listed.slice(0, at);
    const after = listed.slice(at + name.length);
    return /(?:^|, | [ye] )$/.test(before) && /^(?:$|, | [ye] )/.test(after);
  };
  return applySteps(body, SHAPE, [{ grams: -Number.MAX_VALUE, name: '', fits: (item) => isListed(labelOf(item)) }]);
}
