import { describe, expect, it } from 'vitest';
import { pantryModules } from '../../../../scripts/data/pantry.ts';
import { dataFile } from './read-csv.ts';

/** The build with one file changed. */
const buildWith = (path: string, change: (text: string) => string) => () =>
  pantryModules((file) => (file === path ? change(dataFile(file)) : dataFile(file)));

/** Replaces the cell of a column in the row of an id. */
function cell(id: string, column: string, value: string) {
  return (text: string) => {
    const lines = text.split('\n');
    const at = lines[0]!.split(',').indexOf(column);
    const row = lines.findIndex((line) => line.startsWith(`${id},`));
    const cells = lines[row]!.split(',');
    cells[at] = value;
    lines[row] = cells.join(',');
    return lines.join('\n');
  };
}

describe('the build of the pantry', () => {
  it('makes the same modules from the same tables', () => {
    const make = buildWith('', (text) => text);
    expect([...make()]).toEqual([...make()]);
  });

  it.each([
    ['a sum that is not 100', 'despensa.csv', cell('miel', 'agua', '30'), /miel.*column «agua»: the components add up/],
    ['an energy its parts do not give', 'despensa.csv', cell('miel', 'kcal', '400'), /column «kcal»: 400, but/],
    ['an allergen of no annex', 'despensa.csv', cell('miel', 'contiene', 'polen'), /«polen» is no allergen/],
    ['a row without a source', 'despensa.csv', cell('agua', 'fuente', ''), /agua.*column «fuente»/],
    ['a quality that says nothing', 'despensa.csv', cell('agua', 'calidad', 'macro:x'), /column «calidad»/],
    ['more saturated fat than fat', 'despensa.csv', cell('leche_entera', 'saturadas', '9'), /column «saturadas»: 9/],
    ['an unknown category', 'despensa.csv', cell('agua', 'category', 'bebidas'), /«bebidas» is no category/],
    ['a name of two foods', 'despensa.csv', cell('agua', 'aliases', 'sal fina'), /«sal fina» already is «agua»/],
    ['a craft row without a food', 'oficios/cacao.csv', cell('agua', 'id', 'aguas'), /no food «aguas»/],
    ['a group of no craft', 'oficios/cacao.csv', cell('agua', 'grupo', 'liquidos'), /column «grupo»: «liquidos»/],
    [
      'a flour without absorption',
      'oficios/panaderia.csv',
      cell('harina_trigo', 'absorcion', ''),
      /column «absorcion»/,
    ],
    [
      'parts of a plain row',
      'oficios/pasteleria.csv',
      cell('agua', 'expande', 'sal:1'),
      /only preparations have parts/,
    ],
    [
      'a default across an allergen',
      'oficios/helado.csv',
      cell('mantequilla', 'por_defecto', 'margarina'),
      /other allergens/,
    ],
    ['a name of a food that is not', 'nombres.csv', (t: string) => `${t}nada,nada de nada\n`, /no food «nada»/],
    [
      'a grade of a food that is not',
      'grados.csv',
      (t: string) => t.replace('12:nata_12', '12:nata_13'),
      /«12:nata_13»/,
    ],
    [
      'a category left open',
      'oficios/categorias.csv',
      (t: string) => t.replace(/^bases,,/m, 'bases,agua>1,'),
      /«bases»/,
    ],
  ])('refuses %s', (_, path, change, message) => {
    expect(buildWith(path, change)).toThrow(message);
  });
});
