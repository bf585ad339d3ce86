import { CRAFTS, type CraftId } from './crafts.ts';

/** The small drawing of a craft: fine lines, as on the bill head of an old shop. */
export function Engraving({ craft }: { craft: CraftId }) {
  return (
    <svg class="engraving" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <path d={CRAFTS[craft].engraving} />
    </svg>
  );
}
