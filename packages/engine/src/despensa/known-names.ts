import { lazy } from '../craft/lazy.ts';
import { unpackTable } from '../lectura/name-table.ts';
import * as packed from './names.gen.ts';
import { FOOD_COUNT } from './table.ts';

/** Made when the tables were built: the first name a process reads need not wait for thousands. */
export const knownNames = lazy(() => unpackTable(packed, FOOD_COUNT));
