import { esBench } from '../bench/texts.ts';
import { prizeOf } from '../bench/verdict.tsx';
import type { Outcome } from '../crafts/engine.ts';
import { AlmondIcon, MedalIcon } from '../ui/icons.tsx';

/** What the craft gives on top of the verdict, as what it is: almonds, a category, a medal. */
export function Prize({ outcome }: { outcome: Outcome }) {
  const name = prizeOf(outcome);
  if (name === null) return null;
  const { almonds, medal } = outcome;
  return (
    <p class="prize">
      {almonds !== null && [1, 2, 3].map((n) => <AlmondIcon key={n} full={n <= almonds} />)}
      {medal !== null && <MedalIcon medal={medal} />}
      <span>{name}</span>
      {outcome.pending !== undefined && (
        // In full among the cautions: beside the word there is room for two.
        <small title={outcome.pending}>{esBench.unmeasured}</small>
      )}
      {almonds !== null && <span class="sr-only">{esBench.almonds(almonds)}</span>}
    </p>
  );
}
