import { slug } from '../../packages/engine/src/common/names.ts';
import type { TableSpec } from './table.ts';

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
  check: () => [],
};
