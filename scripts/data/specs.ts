import { cacao } from './cacao.ts';
import { helado } from './helado.ts';
import { panaderia } from './panaderia.ts';
import { pasteleria } from './pasteleria.ts';
import type { TableSpec } from './table.ts';
import { turron } from './turron.ts';

export const SPECS: readonly TableSpec[] = [helado, panaderia, pasteleria, turron, cacao];
