import type { Craft } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { gramsExact, percent } from '../ui/format.ts';
import { type Recipe, totalGrams } from './recipe.ts';
import { requestOf } from './request.ts';

/** The recipe as the request of the HTTP service, with its title: it can be sent as it is, or read back here. */
export function toJson(craft: Craft, recipe: Recipe): string {
  const { body } = requestOf(recipe, craft, {});
  return `${JSON.stringify({ titulo: recipe.title, craft: craft.id, ...body }, null, 2)}\n`;
}

/** Semicolons and decimal commas: what a Spanish spreadsheet opens without asking. The mark tells it is UTF-8. */
export function toCsv(craft: Craft, recipe: Recipe): string {
  const total = totalGrams(recipe.lines);
  const rows = recipe.lines
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, grams }) => [
      cell(labelOf(craft, name)),
      gramsExact(grams ?? 0),
      percent(total > 0 ? (grams ?? 0) / total : 0),
    ]);
  return `\uFEFF${[['ingrediente', 'gramos', '%'], ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** Quotes where needed, and a leading apostrophe so that no spreadsheet runs a name as a formula. */
export function cell(text: string): string {
  const safe = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
