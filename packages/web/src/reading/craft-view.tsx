import { CRAFTS } from '../crafts/crafts.ts';
import type { CraftId } from '../crafts/engine.ts';
import type { CraftViewProps } from '../crafts/views/props.ts';
import { useLazy } from '../loading/use-lazy.ts';

export function CraftView({ id, ...props }: CraftViewProps & { readonly id: CraftId }) {
  const View = useLazy(CRAFTS[id].view);
  // The place is kept while the chunk is on the way, so that nothing jumps.
  return <div class={`craft-view ${id}`}>{View && <View {...props} />}</div>;
}
