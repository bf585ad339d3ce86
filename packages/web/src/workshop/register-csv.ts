import { esBench } from '../bench/texts.ts';
import { CRAFT_IDS, CRAFTS } from '../crafts/crafts.ts';
import { cell } from '../recipe/export.ts';
import type { Entry } from '../storage/book.ts';
import type { ProductionRecord } from '../storage/workshop-records.ts';
import { gramsExact, moment } from '../ui/format.ts';
import { shortDay } from './days.ts';
import { esRegister } from './texts.ts';

/** Which save of its recipe it was made from, counted from 1; empty when that is not known any more. */
export function versionNumber(record: ProductionRecord, entries: readonly Entry[]): string {
  const versions = entries.find(({ id }) => id === record.receta)?.versions ?? [];
  const at = versions.findIndex(({ id }) => id === record.version);
  return at < 0 ? '' : esRegister.versionNumber(at + 1);
}

/** The register for a Spanish spreadsheet, oldest first as a ledger has it. */
export function registerCsv(records: readonly ProductionRecord[], entries: readonly Entry[]): string {
  const rows = [...records].reverse().map((record) => {
    const craft = CRAFT_IDS.find((id) => id === record.oficio);
    return [
      shortDay(record.fecha),
      cell(record.lote),
      cell(record.titulo || esBench.untitled),
      versionNumber(record, entries),
      craft === undefined ? cell(record.oficio) : CRAFTS[craft].label,
      gramsExact(record.gramos / 1000),
      cell(record.nota),
      cell(moment(record.creada)),
    ];
  });
  return `\uFEFF${[esRegister.head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
