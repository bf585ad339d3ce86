import type { CraftId } from '@obrador/engine';
import type { FunctionComponent } from 'preact';
import type { CraftViewProps } from './craft-views/props.ts';
import type { ExamplePair } from './examples.ts';

export type { CraftId };

/** What the app knows of a craft before its chunk is there, and how to get what it shows; each part is a chunk of its own. Its engine is in craft-engines.ts. */
interface Entry {
  /** On the tab. */
  readonly label: string;
  /** Its address in the app. */
  readonly path: string;
  /** Sold by the litre, with air in it. */
  readonly isWhipped?: true;
  /** Pieces weigh less out of the oven than into it. */
  readonly isBaked?: true;
  /** Kneaded and raised: water has a temperature and the dough a clock. */
  readonly isRaised?: true;
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
    view: () => import('./craft-views/helado.tsx').then(({ HeladoView }) => HeladoView),
    examples: () => import('virtual:ejemplos/helado').then(({ examples }) => examples),
  },
  panaderia: {
    label: 'Pan',
    path: '/pan',
    isBaked: true,
    isRaised: true,
    view: () => import('./craft-views/panaderia.tsx').then(({ PanaderiaView }) => PanaderiaView),
    examples: () => import('virtual:ejemplos/panaderia').then(({ examples }) => examples),
  },
  pasteleria: {
    label: 'Pastelería',
    path: '/pasteleria',
    isBaked: true,
    view: () => import('./craft-views/pasteleria.tsx').then(({ PasteleriaView }) => PasteleriaView),
    examples: () => import('virtual:ejemplos/pasteleria').then(({ examples }) => examples),
  },
  turron: {
    label: 'Turrón',
    path: '/turron',
    view: () => import('./craft-views/turron.tsx').then(({ TurronView }) => TurronView),
    examples: () => import('virtual:ejemplos/turron').then(({ examples }) => examples),
  },
  cacao: {
    label: 'Cacao',
    path: '/cacao',
    view: () => import('./craft-views/cacao.tsx').then(({ CacaoView }) => CacaoView),
    examples: () => import('virtual:ejemplos/cacao').then(({ examples }) => examples),
  },
};

/** Something kept craft by craft. */
export type PerCraft<T> = Readonly<Partial<Record<CraftId, T>>>;

export const CRAFT_IDS = Object.keys(CRAFTS) as readonly CraftId[];
