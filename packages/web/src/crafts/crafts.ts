import { CRAFT_PAGES, type CraftId } from '@obrador/engine';
import type { FunctionComponent } from 'preact';
import { lazyComponent } from '../loading/lazy-component.ts';
import type { ExamplePair } from './examples.ts';
import type { PackedNames } from './names/packed-names.ts';
import type { CraftViewProps, CurvesProps } from './views/props.ts';

export type { CraftId };

/** A craft before its chunk is there; each part is a chunk, engines in craft-engines.ts. */
interface Entry {
  /** On the tab. */
  readonly label: string;
  /** Its address in the app. */
  readonly path: string;
  /** Sold by the litre, with air in it. */
  readonly isWhipped?: true;
  /** Pieces weigh less once made than when they are weighed in; how they are then called. */
  readonly finished?: 'cocida' | 'terminada';
  /** Kneaded and raised: water has a temperature and the dough a clock. */
  readonly isRaised?: true;
  /** Served frozen, at a temperature one may choose. */
  readonly isServedCold?: true;
  /** Its small drawing: lines of a path in a square of 64. */
  readonly engraving: string;
  /** Its types and what it calls its foods, before its engine is there. */
  readonly names: () => Promise<PackedNames>;
  /** What only this craft has to show. */
  readonly view: FunctionComponent<CraftViewProps>;
  /** The curves of several formulas in one plot, where the craft has curves. */
  readonly curves?: FunctionComponent<CurvesProps>;
  readonly examples: () => Promise<readonly ExamplePair[]>;
}

/** Every craft, in the order people see them. */
export const CRAFTS: Readonly<Record<CraftId, Entry>> = {
  helado: {
    label: 'Helado',
    path: CRAFT_PAGES.helado,
    isWhipped: true,
    isServedCold: true,
    engraving:
      'M19 30c-4-1-6-4-6-7 0-4 3-6 6-6 1-7 6-11 13-11s12 4 13 11c3 0 6 2 6 6 0 3-2 6-6 7M15 30h34M17 30l14 28c.5 1 1.500 1 2 0l14-28M22 30l17 17M29 30l13 11M36 30l9 6M42 30L25 47M35 30L22 41M28 30l-9 6M25 14c2-3 4-4 7-4M23 19c1-2 2-3 3-4M38 13c1 1 2 3 2 5',
    names: () => import('./names/helado.gen.ts'),
    view: lazyComponent(() => import('./views/helado.tsx').then(({ HeladoView }) => HeladoView)),
    curves: lazyComponent(() => import('./views/helado-curves.tsx').then(({ FreezingCurves }) => FreezingCurves)),
    examples: () => import('virtual:ejemplos/helado').then(({ examples }) => examples),
  },
  panaderia: {
    label: 'Pan',
    path: CRAFT_PAGES.panaderia,
    finished: 'cocida',
    isRaised: true,
    engraving:
      'M8 42c-3-4-4-9-1-14 4-8 14-13 26-13 13 0 22 6 24 14 1 5-1 9-4 13zM8 42c2 4 4 6 8 6h32c3 0 4-3 5-6M17 36c-1-6 1-11 5-15M28 35c-1-6 1-12 5-17M39 35c-1-6 0-11 4-15M13 30c1-3 2-5 4-7M24 26c1-2 2-4 3-5M35 25c1-2 2-4 3-5M47 32c0-3 1-6 2-8M18 45h3M25 45h4M34 45h3M42 45h3',
    names: () => import('./names/panaderia.gen.ts'),
    view: lazyComponent(() => import('./views/panaderia.tsx').then(({ PanaderiaView }) => PanaderiaView)),
    examples: () => import('virtual:ejemplos/panaderia').then(({ examples }) => examples),
  },
  pasteleria: {
    label: 'Pastelería',
    path: CRAFT_PAGES.pasteleria,
    finished: 'cocida',
    engraving:
      'M8 34h48l-6 18H14zM8 34c0-3 2-4 4-4 0-3 2-5 5-5 1-4 4-6 8-6 2-3 4-4 7-4s5 1 7 4c4 0 7 2 8 6 3 0 5 2 5 5 2 0 4 1 4 4M16 35l3 17M24 35l2 17M32 35v17M40 35l-2 17M48 35l-3 17M32 15c-3 0-5-2-5-5s3-4 5-4c3 0 5 2 5 4s-2 5-5 5M33 6c1-2 2-3 4-3M20 28c2-1 4-2 7-2M30 23c2-1 4-1 6 0M38 28c2 0 4 0 5 1',
    names: () => import('./names/pasteleria.gen.ts'),
    view: lazyComponent(() => import('./views/pasteleria.tsx').then(({ PasteleriaView }) => PasteleriaView)),
    examples: () => import('virtual:ejemplos/pasteleria').then(({ examples }) => examples),
  },
  turron: {
    label: 'Turrón',
    path: CRAFT_PAGES.turron,
    finished: 'terminada',
    engraving:
      'M24 55C13 55 8 47 8 38c0-9 6-18 14-26 8 8 17 17 17 26 0 9-5 17-15 17M23 18c-1 10-2 22 0 33M17 27c-3 7-4 14-1 21M29 26c3 7 4 14 2 22M20 40c-1 3 0 6 0 8M27 38c0 3 0 6 0 9M36 27c2-6 6-11 11-16 6 8 10 15 10 22 0 8-4 13-11 14-3 0-5-1-7-2M47 16c-1 9-1 18 0 27M42 25c-1 4-1 7-1 11M52 24c1 5 1 10 0 15',
    names: () => import('./names/turron.gen.ts'),
    view: lazyComponent(() => import('./views/turron.tsx').then(({ TurronView }) => TurronView)),
    examples: () => import('virtual:ejemplos/turron').then(({ examples }) => examples),
  },
  cacao: {
    label: 'Cacao',
    path: CRAFT_PAGES.cacao,
    finished: 'terminada',
    engraving:
      'M12 54C6 44 9 28 20 18 29 10 41 7 51 11c4 10 1 22-7 31C34 53 21 58 12 54M12 54C20 42 34 26 51 11M15 46c0-10 5-19 13-26 5-4 11-7 17-8M20 52c10-1 18-6 24-13 5-6 7-13 7-20M51 11c2-3 4-5 7-6M22 31l2 3M28 24l2 3M35 19l2 2M29 44l3 1M37 38l3 1M43 31l3 0M19 40l2 2M24 49l1 2',
    names: () => import('./names/cacao.gen.ts'),
    view: lazyComponent(() => import('./views/cacao.tsx').then(({ CacaoView }) => CacaoView)),
    curves: lazyComponent(() => import('./views/cacao-curves.tsx').then(({ TemperingCurves }) => TemperingCurves)),
    examples: () => import('virtual:ejemplos/cacao').then(({ examples }) => examples),
  },
};

/** Something kept craft by craft. */
export type PerCraft<T> = Readonly<Partial<Record<CraftId, T>>>;

export const CRAFT_IDS = Object.keys(CRAFTS) as readonly CraftId[];
