import { tokenKey, tokens } from '../../packages/engine/src/pasteleria/names.ts';
import { COMPOUND, ROLES } from '../../packages/engine/src/pasteleria/roles.ts';
import { type Cells, type Fault, number, sum, type TableSpec } from './table.ts';

/** The parts of 100 g; the rest up to 100 is ash and polyphenols. */
const COMPONENTS = [
  'azucares',
  'polioles',
  'grasa',
  'proteinas',
  'almidon',
  'fibra',
  'sal',
  'agua',
  'alcohol',
  'acidos',
] as const;
const SOLUTES = ['sacarosa', 'glucosa', 'fructosa', 'jarabe', 'sorbitol', 'glicerol', 'maltitol', 'eritritol'] as const;

/** Regulation (EU) 1169/2011, annex XIV; erythritol gives no energy. */
function energy(row: Cells): number {
  return (
    4 * sum(row, ['azucares', 'almidon', 'proteinas']) +
    2.4 * (number(row, 'polioles') - number(row, 'eritritol')) +
    9 * number(row, 'grasa') +
    2 * number(row, 'fibra') +
    7 * number(row, 'alcohol') +
    3 * number(row, 'acidos')
  );
}

function check(row: Cells): readonly Fault[] {
  const faults: Fault[] = [];
  const demand = (holds: boolean, column: string, message: string) => {
    if (!holds) faults.push({ column, message });
  };
  const total = sum(row, COMPONENTS);
  demand(total <= 100.3, 'agua', `the components add up to ${total.toFixed(2)} g in 100 g`);
  const kcal = energy(row);
  demand(Math.abs(kcal - number(row, 'kcal')) <= 1.5, 'kcal', `the components give ${kcal.toFixed(1)} kcal`);
  demand(number(row, 'lactosa') <= number(row, 'azucares'), 'lactosa', 'more lactose than sugars');
  demand(number(row, 'manteca_cacao') <= number(row, 'grasa'), 'manteca_cacao', 'more cocoa butter than fat');
  demand(number(row, 'sng_leche') >= number(row, 'lactosa'), 'sng_leche', 'less milk solids than lactose');
  demand(number(row, 'equiv') > 0, 'equiv', 'must be above 0');
  demand(number(row, 'pod') <= 400, 'pod', 'sweeter than 400');
  demand([COMPOUND, ...ROLES].includes(String(row.rol)), 'rol', `«${row.rol}» is no role`);
  demand((row.rol === COMPOUND) === (row.expande !== ''), 'expande', `only rows of role ${COMPOUND} have parts`);
  checkSolutes(row, demand);
  return faults;
}

/** Sugars by kind must be the sugars and polyols of the row; only a syrup may also hold dextrins, told as starch. */
function checkSolutes(row: Cells, demand: (holds: boolean, column: string, message: string) => void): void {
  const sweet = number(row, 'azucares') - number(row, 'lactosa') + number(row, 'polioles');
  const solutes = sum(row, SOLUTES);
  const dextrins = solutes - sweet;
  const most = number(row, 'jarabe') > 0 ? number(row, 'almidon') : 0;
  demand(
    dextrins > -0.011 && dextrins < most + 0.011,
    'sacarosa',
    `the sugars by kind add up to ${solutes.toFixed(2)}, the sugars and polyols to ${sweet.toFixed(2)}`,
  );
  const de = number(row, 'de_jarabe');
  const hasSyrup = number(row, 'jarabe') > 0;
  demand(hasSyrup ? de > 0 && de <= 100 : de === 0, 'de_jarabe', `DE ${de} with ${number(row, 'jarabe')} g of syrup`);
  const polyols = sum(row, ['sorbitol', 'glicerol', 'maltitol', 'eritritol']);
  demand(Math.abs(polyols - number(row, 'polioles')) < 0.011, 'polioles', `by kind they add up to ${polyols}`);
}

export const pasteleria: TableSpec = {
  craft: 'pasteleria',
  columns: {
    name: 'text',
    aliases: 'list',
    grupo: 'text',
    rol: 'text',
    equiv: 'number',
    azucares: 'number',
    lactosa: 'number',
    polioles: 'number',
    grasa: 'number',
    proteinas: 'number',
    almidon: 'number',
    fibra: 'number',
    sal: 'number',
    agua: 'number',
    alcohol: 'number',
    acidos: 'number',
    pod: 'number',
    kcal: 'number',
    precio: 'number',
    cacao_seco: 'number',
    manteca_cacao: 'number',
    sng_leche: 'number',
    sacarosa: 'number',
    glucosa: 'number',
    fructosa: 'number',
    jarabe: 'number',
    de_jarabe: 'number',
    sorbitol: 'number',
    glicerol: 'number',
    maltitol: 'number',
    eritritol: 'number',
    expande: 'text',
    fuente: 'text',
  },
  keys: ['name', 'aliases'],
  normalise: (text) => tokenKey(tokens(text)),
  check,
};
