import { slug } from '../../packages/engine/src/craft/names.ts';
import { GROUPS } from '../../packages/engine/src/turron/groups.ts';
import { type Cells, type Fault, number, sum, type TableSpec } from './table.ts';

const COMPONENTS = ['agua', 'grasa', 'azucares', 'polioles', 'proteinas', 'almidon', 'otros_hc', 'fibra'];
const FLAGS = ['es_almendra', 'es_fruto_seco', 'es_miel', 'es_azucar'];
const FRACTIONS = ['materia_basica', 'yema_eq'];

/** kcal per g, Regulation (EU) 1169/2011, annex XIV. */
function energy(row: Cells): number {
  // The one polyol of annex XIV without energy.
  if (row.id === 'eritritol') return 0;
  const carbohydrates = sum(row, ['azucares', 'almidon', 'otros_hc']);
  return (
    9 * number(row, 'grasa') +
    4 * (carbohydrates + number(row, 'proteinas')) +
    2 * number(row, 'fibra') +
    2.4 * number(row, 'polioles')
  );
}

function flagsAgree(row: Cells): Fault[] {
  const faults: Fault[] = [];
  const group = String(row.grupo);
  const expected: Record<string, boolean> = {
    es_almendra: group.startsWith('almendra_'),
    es_fruto_seco: group.startsWith('almendra_') || group === 'fruto_seco',
    es_miel: group === 'miel',
    es_azucar: group === 'azucar',
  };
  for (const column of FLAGS) {
    const flag = row[column];
    if (flag !== 0 && flag !== 1) faults.push({ column, message: `${flag} is neither 0 nor 1` });
    else if ((flag === 1) !== expected[column]) {
      faults.push({ column, message: `${flag} does not agree with the group «${group}»` });
    }
  }
  return faults;
}

function check(row: Cells): Fault[] {
  const faults = flagsAgree(row);
  if (!(GROUPS as readonly unknown[]).includes(row.grupo)) {
    faults.push({ column: 'grupo', message: `«${row.grupo}» is not a group` });
  }
  const solidsAndWater = sum(row, COMPONENTS);
  // Ash and acids make up the rest; salts are little else.
  const mineral = row.grupo === 'aditivo' || row.id === 'sal';
  if (solidsAndWater > 100.05 || (solidsAndWater < 90 && !mineral)) {
    faults.push({ column: 'agua', message: `the components add up to ${solidsAndWater}` });
  }
  const kcal = energy(row);
  if (Math.abs(kcal - number(row, 'kcal')) > 1) {
    faults.push({ column: 'kcal', message: `${row.kcal} is not the energy of the components, ${kcal.toFixed(1)}` });
  }
  for (const column of FRACTIONS) {
    if (number(row, column) > 1) faults.push({ column, message: `${row[column]} is over 1` });
  }
  if (row.nombre === '') faults.push({ column: 'nombre', message: 'the name is missing' });
  if (row.fuente === '') faults.push({ column: 'fuente', message: 'the source is missing' });
  for (const [column, key] of [['id', row.id] as const, ...[row.aliases].flat().map((a) => ['aliases', a] as const)]) {
    if (key === '' || slug(String(key)) !== key) faults.push({ column, message: `«${key}» is not in normal form` });
  }
  return faults;
}

export const turron: TableSpec = {
  craft: 'turron',
  columns: {
    id: 'text',
    nombre: 'text',
    aliases: 'list',
    grupo: 'text',
    agua: 'number',
    grasa: 'number',
    azucares: 'number',
    polioles: 'number',
    proteinas: 'number',
    almidon: 'number',
    otros_hc: 'number',
    fibra: 'number',
    kcal: 'number',
    precio: 'number',
    fuente: 'text',
    es_almendra: 'number',
    es_fruto_seco: 'number',
    es_miel: 'number',
    es_azucar: 'number',
    materia_basica: 'number',
    yema_eq: 'number',
  },
  keys: ['id', 'nombre', 'aliases'],
  normalise: slug,
  check,
};
