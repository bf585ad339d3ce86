import type { Craft } from './craft/craft.ts';
import { CRAFTS as gathered } from './crafts.gen.ts';
import { type CRAFT_PAGES, OFICIO_IDS } from './despensa/ids.ts';

/** Identifier of a craft. */
export type CraftId = keyof typeof CRAFT_PAGES;

/** Identifiers of the crafts on the wire, in the order people see them. */
export const CRAFT_IDS: readonly string[] = OFICIO_IDS;

const REGISTRY: Readonly<Record<CraftId, Craft>> = gathered;

/** Every craft, in the order people see them. */
export const CRAFTS: readonly Craft[] = OFICIO_IDS.map((id) => REGISTRY[id]);

const BY_ID: ReadonlyMap<string, Craft> = new Map(Object.entries(REGISTRY));

/** The craft with that id, or undefined for any other text. */
export function craftOf(id: CraftId): Craft;
export function craftOf(id: string): Craft | undefined;
export function craftOf(id: string): Craft | undefined {
  return BY_ID.get(id);
}
