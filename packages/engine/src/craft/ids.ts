/**
 * The crafts, in the order people see them, with their address in the application. An id is the name of the craft's
 * folder, whose rooms `scripts/data/rooms.ts` gathers, and of its table in `data/oficios`.
 */
export const CRAFT_PAGES = {
  helado: '/helado',
  panaderia: '/pan',
  pasteleria: '/pasteleria',
  turron: '/turron',
  cacao: '/cacao',
} as const;

/** Identifier of a craft, on the wire and in code. */
export type CraftId = keyof typeof CRAFT_PAGES;
/** In the order people see them. */
export const CRAFT_IDS = Object.keys(CRAFT_PAGES) as readonly string[] as readonly [CraftId, ...CraftId[]];
