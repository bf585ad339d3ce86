import type { CraftViewProps } from '../craft-views/props.ts';
import { CRAFTS } from '../crafts.ts';
import type { CraftId } from '../engine.ts';
import { useLazy } from './use-lazy.ts';

export function CraftView({ id, ...props }: CraftViewProps & { readonly id: CraftId }) {
  const View = useLazy(CRAFTS[id].view);
  // The place is kept while the chunk is on the way, so that nothing jumps.
  return <div class={`craft-view ${id}`}>{View && <View {...props} />}</div>;
}
