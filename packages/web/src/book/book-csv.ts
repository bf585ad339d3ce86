import { esBench } from '../bench/texts.ts';
import { typeLabel } from '../crafts/assembly.ts';
import { loadCraft } from '../crafts/craft-engines.ts';
import { CRAFTS } from '../crafts/crafts.ts';
import { labelOf } from '../crafts/entries.ts';
import { cell } from '../recipe/export.ts';
import type { Entry } from '../storage/book.ts';
import { gramsExact, moment, percent } from '../ui/format.ts';
import { esBook } from './texts.ts';

/** The book for a Spanish spreadsheet: one row per ingredient, recipes as they are now, without the trash. */
export async function bookCsv(entries: readonly Entry[]): Promise<string> {
  const rows: string[][] = [[...esBook.csvHead]];
  for (const { title, craft: id, content, tags, modified, trashed } of entries) {
    if (trashed !== null) continue;
    const craft = await loadCraft(id);
    const total = content.ingredientes.reduce((sum, { gramos }) => sum + (gramos ?? 0), 0);
    for (const { nombre, gramos } of content.ingredientes) {
      rows.push([
        cell(title || esBench.untitled),
        CRAFTS[id].label,
        cell(typeLabel(craft, content.tipo)),
        cell(labelOf(craft, nombre)),
        gramsExact(gramos ?? 0),
        percent(total > 0 ? (gramos ?? 0) / total : 0),
        cell(tags.join(', ')),
        cell(moment(modified)),
      ]);
    }
  }
  return `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`;
}
