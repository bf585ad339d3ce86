import type { Craft } from './craft/craft.ts';
import { CRAFT_IDS, type CraftId } from './craft/ids.ts';
import { CRAFTS as gathered } from './crafts.gen.ts';
import { taught } from './despensa/taught.ts';

const REGISTRY: Readonly<Record<CraftId, Craft>> = taught(gathered);

/** Every craft, in the order people see them. */
export const CRAFTS: readonly Craft[] = CRAFT_IDS.map((id) => REGISTRY[id]);

const BY_ID: ReadonlyMap<string, Craft> = new Map(Object.entries(REGISTRY));

/** The craft with that id, or undefined for any other text. */
export function craftOf(id: CraftId): Craft;
export function craftOf(id: string): Craft | undefined;
export function craftOf(id: string): Craft | undefined {
  return BY_ID.get(id);
}
