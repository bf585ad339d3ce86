import { cacao } from './cacao/craft.ts';
import type { Craft } from './craft/craft.ts';
import { helado } from './helado/craft.ts';
import { panaderia } from './panaderia/craft.ts';
import { pasteleria } from './pasteleria/craft.ts';
import { turron } from './turron/craft.ts';

/** Every craft by its identifier, in the order people see them. */
const REGISTRY = { helado, panaderia, pasteleria, turron, cacao };

/** Identifier of a craft. */
export type CraftId = keyof typeof REGISTRY;

/** Every craft, in the order people see them. */
export const CRAFTS: readonly Craft[] = Object.values(REGISTRY);

/** Identifiers of the crafts on the wire, in that order. */
export const CRAFT_IDS: readonly string[] = Object.keys(REGISTRY);

const BY_ID: ReadonlyMap<string, Craft> = new Map(Object.entries(REGISTRY));

/** The craft with that id, or undefined for any other text. */
export function craftOf(id: CraftId): Craft;
export function craftOf(id: string): Craft | undefined;
export function craftOf(id: string): Craft | undefined {
  return BY_ID.get(id);
}
