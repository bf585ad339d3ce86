import { applySteps, WEIGHT, weightOf } from '../craft/apply.ts';
import { readBody, readItems } from '../craft/read.ts';
import { findRow } from './catalogue.ts';
import { SHAPE } from './shape.ts';

const DOSE = new RegExp(`añade unos ${WEIGHT} de (.+?) por kg`);

/** Texts drop the fat of the milk powder from its name. */
const IDS: ReadonlyMap<string, string> = new Map([['leche entera en polvo', 'leche_entera_polvo']]);

/** The request after following one reason with a dose, or null when it carries none. */
export function applySuggestion(body: unknown, reason: string): Record<string, unknown> | null {
  const dose = DOSE.exec(reason);
  const row = dose && findRow(IDS.get(dose[2]!) ?? dose[2]!);
  if (!row) return null;
  const total = readItems(readBody(body), SHAPE).reduce((sum, { grams }) => sum + grams, 0);
  const grams = (weightOf(dose[1]) * total) / 1000;
  return applySteps(body, SHAPE, [{ grams, name: row.id, fits: ({ name }) => findRow(name) === row }]);
}
