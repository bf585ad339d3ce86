import { round, scaleOf } from '../craft/round.ts';

/** How finely a thing is weighed: salt and yeast to a tenth of a gram. */
export type Weighed = 'fine' | 'dry' | 'liquid';

/** Grams of a step of the scale for batches up to 2 kg, up to 20 kg and above. */
const STEPS: Readonly<Record<Weighed, readonly [number, number, number]>> = {
  fine: [0.1, 0.5, 1],
  dry: [1, 5, 25],
  liquid: [1, 5, 50],
};

/** A scale good enough for one weighing. */
export interface Scale {
  /** The next weight it shows, upwards. */
  readonly up: (grams: number) => number;
  /** The next weight it shows, downwards. */
  readonly down: (grams: number) => number;
}

/** The scale of a batch; finer where its steps do not fit `room`. */
export function scaleFor(weighed: Weighed, batch: number, room: number): Scale {
  const usual = STEPS[weighed][batch <= 2000 ? 0 : batch <= 20_000 ? 1 : 2];
  const finer = usual <= room ? 0 : Math.max(0, Math.ceil(Math.log10(usual / room)));
  const step = usual / scaleOf(finer);
  if (!(step > 0 && Number.isFinite(step))) return { up: (grams) => grams, down: (grams) => grams };
  // Division leaves noise: 0.3 ÷ 0.1 is a hair above 3.
  const clean = (steps: number) => round(steps * step, 9);
  return {
    up: (grams) => clean(Math.ceil(grams / step - 1e-6)),
    down: (grams) => clean(Math.floor(grams / step + 1e-6)),
  };
}
