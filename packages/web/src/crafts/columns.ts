import { esPanels } from '../ui/panel-texts.ts';
import { upperFirst } from './engine.ts';

/** The heading of a catalogue column or own-composition field; many read well as they are. */
export function columnLabel(key: string): string {
  return esPanels.columns[key] ?? upperFirst(key.replaceAll('_', ' '));
}
