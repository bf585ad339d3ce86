import type { CraftId, Craft as EngineCraft } from '@obrador/engine';
import type { PackedEvidence } from '@obrador/engine/publicadas';
import { learnLanguage } from '../loading/language.ts';
import { type Lazy, lazy } from '../loading/lazy.ts';

/** What a craft brings with its chunk. */
interface Brought extends EngineCraft {
  /** Per ingredient of the body, its % of the total flour: the second share of each line, where the craft reckons so. */
  readonly onFlour?: (body: unknown) => readonly (number | null)[];
  /** What the body's batch loses in the oven or the pot, %, where the craft knows it. */
  readonly ovenLoss?: (body: unknown) => number;
  /** What the mixer warmed the body's dough by, as `friccion`, where its temperatures were measured. */
  readonly friction?: (body: unknown) => number | null;
  /** VAT of what the body makes, %, where it is not that of all food. */
  readonly vat?: (body: unknown) => number;
  /** Share of the body's weight that is the whole cocoa bean. */
  readonly wholeBean?: (body: unknown) => number;
}

/** A craft on the bench. */
export interface Craft extends Brought {
  readonly id: CraftId;
  readonly isFirst?: true;
}

/** Each a chunk of its own; apart from the registry because the balancing worker has no page, and so no views. */
const ENGINES = {
  helado: () => import('@obrador/engine/helado').then(({ helado }) => helado),
  panaderia: () =>
    import('@obrador/engine/panaderia').then(({ panaderia, bakersTable, vatPanaderia }) => ({
      ...panaderia,
      onFlour: (body) => bakersTable(body).porcentajes.map(({ porcentaje }) => porcentaje),
      ovenLoss: (body) => bakersTable(body).mermaCoccion,
      friction: (body) => bakersTable(body).proceso.friccionMedida,
      vat: vatPanaderia,
    })),
  pasteleria: () =>
    import('@obrador/engine/pasteleria').then(({ pasteleria, lossPasteleria }) => ({
      ...pasteleria,
      ovenLoss: lossPasteleria,
    })),
  turron: () =>
    import('@obrador/engine/turron').then(({ turron, lossTurron }) => ({ ...turron, ovenLoss: lossTurron })),
  cacao: () =>
    import('@obrador/engine/cacao').then(({ cacao, wholeBeanShare }) => ({ ...cacao, wholeBean: wholeBeanShare })),
} satisfies Record<CraftId, () => Promise<Brought>>;

/** What is published in each: it comes after the first figures. */
const PUBLISHED = {
  helado: () => import('@obrador/engine/publicadas-helado').then(({ helado }) => helado),
  panaderia: () => import('@obrador/engine/publicadas-panaderia').then(({ panaderia }) => panaderia),
  pasteleria: () => import('@obrador/engine/publicadas-pasteleria').then(({ pasteleria }) => pasteleria),
  turron: () => import('@obrador/engine/publicadas-turron').then(({ turron }) => turron),
  cacao: () => import('@obrador/engine/publicadas-cacao').then(({ cacao }) => cacao),
} satisfies Record<CraftId, () => Promise<PackedEvidence>>;

async function bringPublished(id: CraftId): Promise<void> {
  const [{ learnEvidence, takePublished }, packed] = await Promise.all([
    import('../loading/evidence.ts'),
    PUBLISHED[id](),
  ]);
  takePublished(id, packed);
  learnEvidence();
}

const firsts = new Map<CraftId, Lazy<Craft>>();
const whole = new Map<CraftId, Craft>();

function first(id: CraftId): Lazy<Craft> {
  const known = firsts.get(id);
  if (known) return known;
  const made = lazy(async (): Promise<Craft> => ({ ...(await ENGINES[id]()), id, isFirst: true }));
  firsts.set(id, made);
  return made;
}

/** A craft whose chunk has come. */
export function loadedCraft(id: CraftId): Craft | undefined {
  return whole.get(id) ?? first(id).here.peek() ?? undefined;
}

/** A craft that knows names of the pantry only: enough for what one writes first. */
export const loadFirst = (id: CraftId): Promise<Craft> => first(id).bring();

/** A craft that reads all it can, for who judges nothing. */
export async function loadReader(id: CraftId): Promise<Craft> {
  const [found] = await Promise.all([loadFirst(id), learnLanguage()]);
  return found;
}

/** A craft that reads all it can and judges by what is published. */
export async function loadCraft(id: CraftId): Promise<Craft> {
  const [{ isFirst: _, ...found }] = await Promise.all([loadFirst(id), learnLanguage(), bringPublished(id)]);
  // Another object, so that what was remembered of the first is not taken for what this one knows.
  const known = whole.get(id) ?? found;
  whole.set(id, known);
  return known;
}
