import type { CraftId, Craft as EngineCraft } from '@obrador/engine';
import type { FunctionComponent } from 'preact';
import type { CraftViewProps } from './craft-views/props.ts';
import type { ExamplePair } from './examples.ts';

export type { CraftId };

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

/** What the app knows of a craft before its chunk is there, and how to get the rest; each part is a chunk of its own. */
interface Entry {
  /** On the tab. */
  readonly label: string;
  /** Its address in the app. */
  readonly path: string;
  /** Sold by the litre, with air in it. */
  readonly isWhipped?: true;
  /** Pieces weigh less out of the oven than into it. */
  readonly isBaked?: true;
  readonly load: () => Promise<Brought>;
  /** What only this craft has to show. */
  readonly view: () => Promise<FunctionComponent<CraftViewProps>>;
  readonly examples: () => Promise<readonly ExamplePair[]>;
}

/** Every craft, in the order people see them. */
export const CRAFTS: Readonly<Record<CraftId, Entry>> = {
  helado: {
    label: 'Helado',
    path: '/helado',
    isWhipped: true,
    load: () => import('@obrador/engine/helado').then(({ helado }) => helado),
    view: () => import('./craft-views/helado.tsx').then(({ HeladoView }) => HeladoView),
    examples: () => import('virtual:ejemplos/helado').then(({ examples }) => examples),
  },
  panaderia: {
    label: 'Pan',
    path: '/pan',
    isBaked: true,
    load: () =>
      import('@obrador/engine/panaderia').then(({ panaderia, detailPanaderia }) => ({
        ...panaderia,
        onFlour: (body) => detailPanaderia(body).porcentajes.map(({ porcentaje }) => porcentaje),
        ovenLoss: (body) => detailPanaderia(body).mermaCoccion,
      })),
    view: () => import('./craft-views/panaderia.tsx').then(({ PanaderiaView }) => PanaderiaView),
    examples: () => import('virtual:ejemplos/panaderia').then(({ examples }) => examples),
  },
  pasteleria: {
    label: 'Pastelería',
    path: '/pasteleria',
    isBaked: true,
    load: () => import('@obrador/engine/pasteleria').then(({ pasteleria }) => pasteleria),
    view: () => import('./craft-views/pasteleria.tsx').then(({ PasteleriaView }) => PasteleriaView),
    examples: () => import('virtual:ejemplos/pasteleria').then(({ examples }) => examples),
  },
  turron: {
    label: 'Turrón',
    path: '/turron',
    load: () => import('@obrador/engine/turron').then(({ turron }) => turron),
    view: () => import('./craft-views/turron.tsx').then(({ TurronView }) => TurronView),
    examples: () => import('virtual:ejemplos/turron').then(({ examples }) => examples),
  },
  cacao: {
    label: 'Cacao',
    path: '/cacao',
    load: () => import('@obrador/engine/cacao').then(({ cacao }) => cacao),
    view: () => import('./craft-views/cacao.tsx').then(({ CacaoView }) => CacaoView),
    examples: () => import('virtual:ejemplos/cacao').then(({ examples }) => examples),
  },
};

/** Something kept craft by craft. */
export type PerCraft<T> = Readonly<Partial<Record<CraftId, T>>>;

export const CRAFT_IDS = Object.keys(CRAFTS) as readonly CraftId[];

const loaded = new Map<CraftId, Promise<Craft>>();

export function loadCraft(id: CraftId): Promise<Craft> {
  let craft = loaded.get(id);
  if (!craft) {
    craft = CRAFTS[id].load().then((brought) => ({ ...brought, id }));
    loaded.set(id, craft);
    craft.catch(() => loaded.delete(id));
  }
  return craft;
}
