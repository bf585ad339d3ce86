import { learnApply } from './apply.ts';
import { learnBakers } from './bakers.ts';
import type { Craft, CraftId } from './engine.ts';

/** Each craft with its catalogue is a chunk of its own, fetched when first needed. */
const LOADERS: Readonly<Record<CraftId, () => Promise<Craft>>> = {
  helado: async () => {
    const [{ helado }, { applySuggestion }] = await Promise.all([
      import('@obrador/engine/helado'),
      import('../../engine/src/helado/apply.ts'),
    ]);
    learnApply('helado', applySuggestion);
    return helado;
  },
  panaderia: async () => {
    const [{ panaderia, detailPanaderia }, { applySuggestion }] = await Promise.all([
      import('@obrador/engine/panaderia'),
      import('../../engine/src/panaderia/apply.ts'),
    ]);
    learnApply('panaderia', applySuggestion);
    learnBakers(detailPanaderia);
    return panaderia;
  },
  pasteleria: async () => {
    const [{ pasteleria }, { applySuggestion }] = await Promise.all([
      import('@obrador/engine/pasteleria'),
      import('../../engine/src/pasteleria/apply.ts'),
    ]);
    learnApply('pasteleria', applySuggestion);
    return pasteleria;
  },
  turron: async () => {
    const [{ turron }, { applySuggestion }] = await Promise.all([
      import('@obrador/engine/turron'),
      import('../../engine/src/turron/apply.ts'),
    ]);
    learnApply('turron', applySuggestion);
    return turron;
  },
  cacao: async () => {
    const [{ cacao }, { applySuggestion }] = await Promise.all([
      import('@obrador/engine/cacao'),
      import('../../engine/src/cacao/apply.ts'),
    ]);
    learnApply('cacao', applySuggestion);
    return cacao;
  },
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
