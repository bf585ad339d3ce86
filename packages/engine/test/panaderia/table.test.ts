import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { panaderia } from '../../../../scripts/data/panaderia.ts';
import { readTable } from '../../../../scripts/data/read.ts';

const csv = readFileSync(new URL('../../../../data/panaderia.csv', import.meta.url), 'utf8');
const HEADER = csv.split('\n', 1)[0]!;
const COLUMNS = HEADER.split(',');

/** The row of an id with one cell changed, alone in a table. */
function withCell(id: string, column: string, value: string): string {
  const row = readTable(panaderia, csv).rows.find((cells) => cells.id === id)!;
  const cells = COLUMNS.map((name) => {
    const cell = name === column ? value : row[name];
    const text = Array.isArray(cell) ? cell.join('|') : String(cell ?? '');
    return text.includes(',') ? `"${text}"` : text;
  });
  return `${HEADER}\n${cells.join()}`;
}

describe('the bakery table', () => {
  it('holds 183 rows that all pass', () => {
    expect(readTable(panaderia, csv).rows).toHaveLength(183);
  });

  it.each([
    ['harina_trigo', 'id', 'Harina Trigo', 'is not a plain id'],
    ['harina_trigo', 'rol', 'polvo', '«polvo» is none of the twelve roles'],
    ['miel', 'fuente', '', 'is empty'],
    ['miel', 'precio', 'caro', '«caro» is not a number'],
    ['miel', 'f_agua', '-1', '-1 is negative'],
    ['miel', 'k_levadura', '1', 'belongs to the rows of «levadura», and to all of them'],
    ['levadura_fresca', 'k_levadura', '', 'belongs to the rows of «levadura», and to all of them'],
    ['harina_trigo', 'absorcion', '', 'belongs to the rows of «harina», and to all of them'],
    ['biga', 'hidratacion_pref', '', 'belongs to the rows of «masa_madre», and to all of them'],
    ['miel', 'azucares', '90', 'there are more sugars than carbohydrate'],
    ['miel', 'kcal', '338', '338 kcal, but the components give 328.4'],
    ['harina_trigo', 'f_harina', '90', 'a flour is 100 flour'],
    ['biga', 'f_agua', '40', 'is not 33.33, as its hydration and salt give'],
    ['leche', 'f_grasa', '9', 'exceeds «grasa»'],
    ['harina_trigo', 'w_max', '100', 'the strength is not a range'],
    ['harina_trigo', 'gluten', '2', 'is neither 0 nor 1'],
  ])('%s with %s «%s»: %s', (id, column, value, message) => {
    const told = column === 'w_max' ? 'w_min' : column;
    const shown = column === 'id' ? value : id;
    expect(() => readTable(panaderia, withCell(id, column, value))).toThrow(
      `data/panaderia.csv row 2 («${shown}»), column «${told}»: ${message}`,
    );
  });

  it('refuses more than 100 g of components', () => {
    expect(() => readTable(panaderia, withCell('agua', 'proteinas', '5'))).toThrow(
      'column «agua»: the components add up to 105',
    );
  });

  it('refuses a name that two rows share once normalised', () => {
    const doubled = `${csv.trimEnd()}\n${withCell('vino', 'aliases', 'Aguas Tibias').split('\n')[1]!.replace('vino,Vino', 'otro_vino,Mistela')}`;
    expect(() => readTable(panaderia, doubled)).toThrow(
      'data/panaderia.csv row 185, column «aliases»: «Aguas Tibias» already stands in row 47',
    );
  });
});
