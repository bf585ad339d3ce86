import { normalise, withoutNegations } from '../../packages/engine/src/panaderia/names.ts';
import { ROLES } from '../../packages/engine/src/panaderia/roles.ts';
import { type Cells, type Fault, number, sum, type TableSpec } from './table.ts';

const STOP_WORDS = new Set(
  'de del la el los las lo d di da do dos du des en al a the of l le un una i e per para'.split(' '),
);

/** The words that name the thing, without articles and plural «s». */
function tokensOf(clean: string): string[] {
  const tokens: string[] = [];
  for (const word of clean.split(' ')) {
    if (word !== '' && !STOP_WORDS.has(word)) tokens.push(singular(word));
  }
  return tokens;
}

function singular(word: string): string {
  return word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The words under which a catalogue text is found; what stands in brackets is a remark. */
function keyTokens(text: string): string[] {
  return tokensOf(withoutNegations(normalise(text.split('(', 1)[0]!)));
}

const REAL = ['agua', 'proteinas', 'hidratos', 'fibra', 'grasa', 'sal', 'alcohol'];
const FUNCTIONAL = ['f_harina', 'f_agua', 'f_grasa', 'f_azucar', 'f_sal'];

/** Ash, acids and rounding are no column; polyols give less energy than the 4 kcal/g of a carbohydrate. */
const SUM_TOLERANCE = 1;
const POLYOLS = 'edulcorante';

/** Columns that a row has exactly when it is of a role. */
const ONLY_IN: Readonly<Record<string, string>> = {
  k_levadura: 'levadura',
  hidratacion_pref: 'masa_madre',
  sal_pref: 'masa_madre',
  absorcion: 'harina',
};

export const panaderia: TableSpec = {
  craft: 'panaderia',
  columns: {
    id: 'text',
    nombre: 'text',
    rol: 'text',
    clase: 'text',
    aliases: 'list',
    f_harina: 'number',
    f_agua: 'number',
    f_grasa: 'number',
    f_azucar: 'number',
    f_sal: 'number',
    k_levadura: 'number?',
    hidratacion_pref: 'number?',
    sal_pref: 'number?',
    agua: 'number',
    proteinas: 'number',
    hidratos: 'number',
    azucares: 'number',
    fibra: 'number',
    grasa: 'number',
    sal: 'number',
    alcohol: 'number',
    kcal: 'number',
    w_min: 'number?',
    w_max: 'number?',
    absorcion: 'number?',
    cenizas: 'number?',
    integral: 'number',
    gluten: 'number',
    precio: 'number',
    fuente: 'text',
  },
  keys: ['nombre', 'aliases'],
  normalise: (text) => keyTokens(text).join(' '),
  unindexed: (row) => String(row.id).startsWith('_rol_'),
  check: (row) => [...identity(row), ...composition(row), ...functional(row), ...flour(row)],
};

function identity(row: Cells): Fault[] {
  const faults: Fault[] = [];
  if (!/^(_rol_)?[a-z][a-z0-9_]*$/.test(String(row.id))) faults.push({ column: 'id', message: 'is not a plain id' });
  if (!(ROLES as readonly string[]).includes(String(row.rol))) {
    faults.push({ column: 'rol', message: `«${row.rol}» is none of the twelve roles` });
  }
  for (const column of ['nombre', 'fuente']) {
    if (String(row[column]).trim() === '') faults.push({ column, message: 'is empty' });
  }
  for (const column in ONLY_IN) {
    if ((row[column] !== null) !== (row.rol === ONLY_IN[column])) {
      faults.push({ column, message: `belongs to the rows of «${ONLY_IN[column]}», and to all of them` });
    }
  }
  return faults;
}

function composition(row: Cells): Fault[] {
  const faults: Fault[] = [];
  const total = sum(row, REAL);
  if (total > 100 + SUM_TOLERANCE) faults.push({ column: 'agua', message: `the components add up to ${total}` });
  if (number(row, 'azucares') > number(row, 'hidratos')) {
    faults.push({ column: 'azucares', message: 'there are more sugars than carbohydrate' });
  }
  // Regulation (EU) 1169/2011, annex XIV.
  const energy =
    4 * sum(row, ['proteinas', 'hidratos']) +
    9 * number(row, 'grasa') +
    2 * number(row, 'fibra') +
    7 * number(row, 'alcohol');
  const kcal = number(row, 'kcal');
  if (row.clase !== POLYOLS && Math.abs(kcal - energy) > 1) {
    faults.push({ column: 'kcal', message: `${kcal} kcal, but the components give ${energy.toFixed(1)}` });
  }
  return faults;
}

/** What counts for the percentages is there: no more water or fat than the thing holds. */
function functional(row: Cells): Fault[] {
  const faults: Fault[] = [];
  const total = sum(row, FUNCTIONAL);
  if (total > 100.01) faults.push({ column: 'f_harina', message: `the functional parts add up to ${total}` });
  if (row.rol === 'harina' && row.f_harina !== 100)
    faults.push({ column: 'f_harina', message: 'a flour is 100 flour' });
  if (row.rol === 'masa_madre') {
    const [h, s] = [number(row, 'hidratacion_pref'), number(row, 'sal_pref')];
    const parts = { f_harina: 100, f_agua: h, f_sal: s };
    for (const [column, part] of Object.entries(parts)) {
      const expected = (100 * part) / (100 + h + s);
      if (Math.abs(number(row, column) - expected) > 0.01) {
        faults.push({ column, message: `is not ${expected.toFixed(2)}, as its hydration and salt give` });
      }
    }
  } else {
    for (const [part, whole] of [
      ['f_agua', 'agua'],
      ['f_grasa', 'grasa'],
      ['f_azucar', 'azucares'],
    ] as const) {
      // All the solids of glucose syrup count as added sugar, its longer chains included.
      if (row.id !== 'jarabe_glucosa' && number(row, part) > number(row, whole) + 0.5) {
        faults.push({ column: part, message: `exceeds «${whole}»` });
      }
    }
  }
  return faults;
}

function flour(row: Cells): Fault[] {
  const faults: Fault[] = [];
  if ((row.w_min === null) !== (row.w_max === null) || number(row, 'w_min') > number(row, 'w_max')) {
    faults.push({ column: 'w_min', message: 'the strength is not a range' });
  }
  for (const column of ['integral', 'gluten']) {
    if (row[column] !== 0 && row[column] !== 1) faults.push({ column, message: 'is neither 0 nor 1' });
  }
  return faults;
}
