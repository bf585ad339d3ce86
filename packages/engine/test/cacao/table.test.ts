import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacao } from '../../../../scripts/data/cacao.ts';
import { readTable } from '../../../../scripts/data/read.ts';

const csv = readFileSync(new URL('../../../../data/cacao.csv', import.meta.url), 'utf8');
const columns = Object.keys(cacao.columns);

/** The table with one cell of one row changed. */
function withCell(id: string, column: string, value: string): string {
  return csv
    .split('\n')
    .map((line) => {
      const cells = line.split(',');
      if (cells[0] === id) cells[columns.indexOf(column)] = value;
      return cells.join(',');
    })
    .join('\n');
}

describe('data/cacao.csv', () => {
  it('is accepted as it stands', () => {
    expect(readTable(cacao, csv).rows).toHaveLength(85);
  });

  it.each([
    ['pasta_cacao', 'agua', '1', 'row 2 («pasta_cacao»), column «agua»: the nine parts add up to 101, not 100'],
    ['azucar', 'sacarosa', '90', 'row 19 («azucar»), column «azucar»: its split adds up to 90, not 100'],
    ['nata', 'lactosa', '7', 'column «lactosa»: 7 is more than «sng_leche» 6'],
    ['sal', 'sal', '101', 'column «sal»: 101 is more than «otros_solidos» 100'],
    ['praline_avellana_50', 'avellana', '51', 'column «avellana»: 51 is more than «frutos_secos» 50'],
    ['almendra', 'frutos_secos', '101', 'column «frutos_secos»: 101 is over 100'],
    ['glucosa', 'de_jarabe', '0', 'column «de_jarabe»: 0 is no dextrose equivalent for 80 g of syrup'],
    ['azucar', 'de_jarabe', '40', 'column «de_jarabe»: 40 is no dextrose equivalent for 0 g of syrup'],
    ['nibs', 'grupo', 'fruta', 'column «grupo»: only cocoa and chocolate hold cocoa solids'],
    ['agua', 'grupo', 'liquido', 'column «grupo»: «liquido» is not a group'],
    ['azucar', 'kcal', '900', 'column «kcal»: 900 is out of what the components give, 400.0 to 403.0'],
    ['sal', 'precio', '0', 'column «precio»: the price is missing'],
    ['sal', 'fuente', '', 'column «fuente»: the source is missing'],
    ['sal', 'id', 'Sal fina', 'column «id»: «Sal fina» is not in normal form'],
    ['sal', 'aliases', 'salt|¡!', 'column «aliases»: «¡!» can never be found'],
    ['sal', 'aliases', 'Cacao puro', 'column «aliases»: «Cacao puro» already stands in row 4'],
  ])('is refused when %s has «%s» %s', (id, column, value, message) => {
    expect(() => readTable(cacao, withCell(id, column, value))).toThrow(message);
  });
});
