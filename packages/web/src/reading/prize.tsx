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
      <span>{outcome.pending === undefined ? name : `${name}, ${outcome.pending}`}</span>
      {almonds !== null && <span class="sr-only">{esBench.almonds(almonds)}</span>}
    </p>
  );
}
