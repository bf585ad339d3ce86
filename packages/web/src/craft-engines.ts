import type { CraftId, Craft as EngineCraft } from '@obrador/engine';

/** What a craft brings with its chunk. */
interface Brought extends EngineCraft {
  /** Per ingredient of the body, its % of the total flour: the second share of each line, where the craft reckons so. */
  readonly onFlour?: (body: unknown) => readonly (number | null)[];
  /** Loss in the oven of the body's dough, %, where the craft knows it. */
  readonly ovenLoss?: (body: unknown) => number;
}

/** A craft on the bench. */
export interface Craft extends Brought {
  readonly id: CraftId;
}

/** Each a chunk of its own; apart from the registry because the balancing worker has no page, and so no views. */
const ENGINES = {
  helado: () => import('@obrador/engine/helado').then(({ helado }) => helado),
  panaderia: () =>
    import('@obrador/engine/panaderia').then(({ panaderia, detailPanaderia }) => ({
      ...panaderia,
      onFlour: (body) => detailPanaderia(body).porcentajes.map(({ porcentaje }) => porcentaje),
      ovenLoss: (body) => detailPanaderia(body).mermaCoccion,
    })),
  pasteleria: () => import('@obrador/engine/pasteleria').then(({ pasteleria }) => pasteleria),
  turron: () => import('@obrador/engine/turron').then(({ turron }) => turron),
  cacao: () => import('@obrador/engine/cacao').then(({ cacao }) => cacao),
} satisfies Record<CraftId, () => Promise<Brought>>;

const loaded = new Map<CraftId, Promise<Craft>>();

export function loadCraft(id: CraftId): Promise<Craft> {
  let craft = loaded.get(id);
  if (!craft) {
    craft = ENGINES[id]().then((brought: Brought) => ({ ...brought, id }));
    loaded.set(id, craft);
    craft.catch(() => loaded.delete(id));
  }
  return craft;
}
