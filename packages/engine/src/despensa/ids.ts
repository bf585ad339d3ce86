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

export type OficioId = keyof typeof CRAFT_PAGES;
export const OFICIO_IDS = Object.keys(CRAFT_PAGES) as readonly string[] as readonly [OficioId, ...OficioId[]];
