import { CRAFTS } from '../crafts/crafts.ts';
import type { CraftId } from '../crafts/engine.ts';
import type { CraftViewProps } from '../crafts/views/props.ts';

export function CraftView({ id, ...props }: CraftViewProps & { readonly id: CraftId }) {
  const View = CRAFTS[id].view;
  // The place is kept while the chunk is on the way, so that nothing jumps.
  return (
    <div class={`craft-view ${id}`}>
      <View {...props} />
    </div>
  );
}
