import type { FunctionComponent } from 'preact';
import type { Craft, CraftId } from '../engine.ts';
import type { Reading } from '../reading.ts';
import { useLazy } from './use-lazy.ts';

export interface CraftViewProps {
  readonly body: Readonly<Record<string, unknown>>;
  readonly reading: Reading;
  readonly craft: Craft;
}

/** What only one craft has to show, in a chunk of its own. */
const VIEWS: Readonly<Record<CraftId, () => Promise<FunctionComponent<CraftViewProps>>>> = {
  helado: () => import('../craft-views/helado.tsx').then((module) => module.HeladoView),
  panaderia: () => import('../craft-views/panaderia.tsx').then((module) => module.PanaderiaView),
  pasteleria: () => import('../craft-views/pasteleria.tsx').then((module) => module.PasteleriaView),
  turron: () => import('../craft-views/turron.tsx').then((module) => module.TurronView),
  cacao: () => import('../craft-views/cacao.tsx').then((module) => module.CacaoView),
};

export function CraftView(props: CraftViewProps) {
  const View = useLazy(VIEWS[props.craft.id]);
  // The place is kept while the chunk is on the way, so that nothing jumps.
  return <div class={`craft-view ${props.craft.id}`}>{View && <View {...props} />}</div>;
}
