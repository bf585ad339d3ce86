import { type CraftId, fold } from '../crafts/engine.ts';
import { fingerprint } from './fingerprint.ts';

/** One ingredient of one's own per name, whatever its capitals and accents. */
export function ownId(name: string): string {
  return `o-${fingerprint(fold(name))}`;
}

export function priceId(craft: CraftId, name: string): string {
  return `${craft}/${name}`;
}
