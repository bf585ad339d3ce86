import { esColumns } from './column-texts.ts';
import { upperFirst } from './engine.ts';

/** The heading of a catalogue column or own-composition field; many read well as they are. */
export function columnLabel(key: string): string {
  return esColumns[key] ?? upperFirst(key.replaceAll('_', ' '));
}
