import { fold } from '../../packages/engine/src/common/names.ts';
import type { TableSpec } from './table.ts';

export const helado: TableSpec = {
  craft: 'helado',
  columns: {
    name: 'text',
    aliases: 'list',
    grupo: 'text',
    azucares: 'number',
    materiagrasa: 'number',
    esml: 'number',
    lactosa: 'number',
    proteinas: 'number',
    otrossolidos: 'number',
    agua: 'number',
    alcohol: 'number',
    pac: 'number',
    pod: 'number',
    kcal: 'number',
    precio: 'number',
    fuente: 'text',
  },
  keys: ['name', 'aliases'],
  normalise: fold,
  check: () => [],
};
