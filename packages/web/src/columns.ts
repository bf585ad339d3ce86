import { upperFirst } from './engine.ts';
import { es } from './es.ts';

/** The heading of a catalogue column or own-composition field; many read well as they are. */
export function columnLabel(key: string): string {
  return es.columns[key] ?? upperFirst(key.replaceAll('_', ' '));
}
