import { upperFirst } from './engine.ts';
import { esPanels } from './panel-texts.ts';

/** The heading of a catalogue column or own-composition field; many read well as they are. */
export function columnLabel(key: string): string {
  return esPanels.columns[key] ?? upperFirst(key.replaceAll('_', ' '));
}
