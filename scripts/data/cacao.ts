import { GROUPS } from '../../packages/engine/src/cacao/groups.ts';
import { slug } from '../../packages/engine/src/craft/names.ts';
import { type Cells, type Fault, number, sum, type TableSpec } from './table.ts';

const PARTS = [
  'agua',
  'cacao_seco_desgrasado',
  'manteca_cacao',
  'grasa_leche',
  'otra_grasa',
  'azucar',
  'sng_leche',
  'otros_solidos',
  'alcohol',
];
const SUGARS = ['sacarosa', 'glucosa', 'fructosa', 'jarabe'];
const POLYOLS = ['sorbitol', 'glicerol', 'maltitol'];
/** Columns that are a part of another. */
const WITHIN = [
  ['lactosa', 'sng_leche'],
  ['sal', 'otros_solidos'],
  ['avellana', 'frutos_secos'],
] as const;

const same = (a: number, b: number) => Math.abs(a - b) < 1e-9;

/**
 * kcal per g: Regulation (EU) 1169/2011, annex XIV (erythritol 0); 2.8 for fat-free cocoa and 3.25 for milk protein
 * and ash. Other solids are left out: they give 0 (salt) to 4 (starch).
 */
function energyWithoutOthers(row: Cells): number {
  return (
    9 * sum(row, ['manteca_cacao', 'grasa_leche', 'otra_grasa']) +
    4 * sum(row, [...SUGARS, 'lactosa']) +
    2.4 * sum(row, POLYOLS) +
    7 * number(row, 'alcohol') +
    2.8 * number(row, 'cacao_seco_desgrasado') +
    3.25 * (number(row, 'sng_leche') - number(row, 'lactosa'))
  );
}

/** Room for the half gram of lecithin in a couverture, whose 9 kcal per g stand among its other solids. */
const LECITHIN_KCAL = 3;

function compositionFaults(row: Cells): Fault[] {
  const faults: Fault[] = [];
  const fail = (column: string, message: string) => faults.push({ column, message });
  const parts = sum(row, PARTS);
  if (!same(parts, 100)) fail('agua', `the nine parts add up to ${parts}, not 100`);
  const sugars = sum(row, [...SUGARS, ...POLYOLS, 'eritritol']);
  if (!same(sugars, number(row, 'azucar'))) fail('azucar', `its split adds up to ${sugars}, not ${row.azucar}`);
  for (const [column, whole] of WITHIN) {
    if (number(row, column) > number(row, whole)) fail(column, `${row[column]} is more than «${whole}» ${row[whole]}`);
  }
  if (number(row, 'frutos_secos') > 100) fail('frutos_secos', `${row.frutos_secos} is over 100`);
  const syrup = number(row, 'jarabe') > 0;
  const de = number(row, 'de_jarabe');
  if (syrup !== de > 0 || de > 100) fail('de_jarabe', `${de} is no dextrose equivalent for ${row.jarabe} g of syrup`);
  return faults;
}

function check(row: Cells): Fault[] {
  const faults = compositionFaults(row);
  const fail = (column: string, message: string) => faults.push({ column, message });
  if (!(GROUPS as readonly unknown[]).includes(row.grupo)) fail('grupo', `«${row.grupo}» is not a group`);
  // Families are told by the cocoa solids of these two groups, and no cocoa product is free of butter.
  if (number(row, 'cacao_seco_desgrasado') > 0) {
    if (row.grupo !== 'cacao' && row.grupo !== 'chocolate') fail('grupo', 'only cocoa and chocolate hold cocoa solids');
    if (number(row, 'manteca_cacao') === 0) fail('manteca_cacao', 'cocoa solids without cocoa butter');
  }
  const least = energyWithoutOthers(row);
  const most = least + 4 * number(row, 'otros_solidos') + LECITHIN_KCAL;
  const kcal = number(row, 'kcal');
  if (kcal < least - 1 || kcal > most) {
    fail('kcal', `${kcal} is out of what the components give, ${least.toFixed(1)} to ${most.toFixed(1)}`);
  }
  if (number(row, 'precio') === 0) fail('precio', 'the price is missing');
  if (row.fuente === '') fail('fuente', 'the source is missing');
  if (slug(String(row.id)) !== row.id) fail('id', `«${row.id}» is not in normal form`);
  for (const column of ['id', 'nombre', 'aliases']) {
    for (const key of [row[column]].flat()) if (slug(String(key)) === '') fail(column, `«${key}» can never be found`);
  }
  return faults;
}

export const cacao: TableSpec = {
  craft: 'cacao',
  columns: {
    id: 'text',
    nombre: 'text',
    aliases: 'list',
    grupo: 'text',
    agua: 'number',
    cacao_seco_desgrasado: 'number',
    manteca_cacao: 'number',
    grasa_leche: 'number',
    otra_grasa: 'number',
    azucar: 'number',
    lactosa: 'number',
    sng_leche: 'number',
    otros_solidos: 'number',
    alcohol: 'number',
    sacarosa: 'number',
    glucosa: 'number',
    fructosa: 'number',
    jarabe: 'number',
    de_jarabe: 'number',
    sorbitol: 'number',
    glicerol: 'number',
    maltitol: 'number',
    eritritol: 'number',
    sal: 'number',
    avellana: 'number',
    frutos_secos: 'number',
    kcal: 'number',
    precio: 'number',
    fuente: 'text',
  },
  keys: ['id', 'nombre', 'aliases'],
  normalise: slug,
  check,
};
