import type { Craft, CraftId } from './engine.ts';

/** Each craft with its catalogue is a chunk of its own, fetched when first needed. */
const LOADERS: Readonly<Record<CraftId, () => Promise<Craft>>> = {
  helado: () => import('@obrador/engine/helado').then((module) => module.helado),
  panaderia: () => import('@obrador/engine/panaderia').then((module) => module.panaderia),
  pasteleria: () => import('@obrador/engine/pasteleria').then((module) => module.pasteleria),
  turron: () => import('@obrador/engine/turron').then((module) => module.turron),
  cacao: () => import('@obrador/engine/cacao').then((module) => module.cacao),
};

const loaded = new Map<CraftId, Promise<Craft>>();

export function loadCraft(id: CraftId): Promise<Craft> {
  let craft = loaded.get(id);
  if (!craft) {
    craft = LOADERS[id]();
    loaded.set(id, craft);
    craft.catch(() => loaded.delete(id));
  }
  return craft;
}
