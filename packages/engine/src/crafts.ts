import { cacao } from './cacao/craft.ts';
import type { Craft, CraftId } from './craft/craft.ts';
import { helado } from './helado/craft.ts';
import { panaderia } from './panaderia/craft.ts';
import { pasteleria } from './pasteleria/craft.ts';
import { turron } from './turron/craft.ts';

/** Every craft, in the order people see them. */
export const CRAFTS: readonly Craft[] = [helado, panaderia, pasteleria, turron, cacao];

const BY_ID: ReadonlyMap<string, Craft> = new Map(CRAFTS.map((craft) => [craft.id, craft]));

/** The craft with that id, or undefined for any other text. */
export function craftOf(id: CraftId): Craft;
export function craftOf(id: string): Craft | undefined;
export function craftOf(id: string): Craft | undefined {
  return BY_ID.get(id);
}
