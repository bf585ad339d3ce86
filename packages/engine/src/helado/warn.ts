import { NOISE } from './fit.ts';
import type { Mix } from './measure.ts';
import type { Params } from './schema.ts';
import { warnings as texts } from './texts.ts';
import type { HeladoType } from './types.ts';

/**
 * Lactose per g of water above which it may crystallise: milk solids non fat up to 15 % of themselves plus water
 * (dairy handbook rule) is 0.1765 per g of water, 0.545 of which is lactose.
 */
const SANDY_LACTOSE = 0.096;

/** Corvitto's hardness points below which the correction is not worth telling. */
const HARDENING_TOLD = 0.25 * 2;

const ALCOHOL_TOLD = 3;

/** A ripple must stay soft in a -18 °C freezer. */
const RIPPLE_PAC = -18;

/** Italian advice is at least 70 % sucrose (gelatoperpassione.it); loosened to 60 %. */
const DEXTROSE_SHARE = 0.4;
const DEXTROSE_DRY = 0.92;
const SUGARS_WORTH_JUDGING = 8;

/** What the whole mix warns of; `dextrose` is g of the row Dextrosa per 100 g. */
export function warnMix(mix: Mix, params: Params, dextrose: number, type: HeladoType, warnings: string[]): void {
  const { pacApplies } = type;
  if (pacApplies && mix.agua > 0 && mix.lactosa / mix.agua > SANDY_LACTOSE + NOISE) warnings.push(texts.sandy);
  if (pacApplies && mix.endurecimiento >= HARDENING_TOLD - NOISE) warnings.push(texts.hardening(mix.endurecimiento));
  if (mix.alcohol >= ALCOHOL_TOLD - NOISE) warnings.push(texts.alcohol(mix.alcohol));
  if (type.id === 'veteado' && params.PAC > RIPPLE_PAC) warnings.push(texts.hardRipple);
  if (
    pacApplies &&
    params.azucares >= SUGARS_WORTH_JUDGING &&
    DEXTROSE_DRY * dextrose > DEXTROSE_SHARE * mix.azucares + NOISE
  ) {
    warnings.push(texts.dextrose);
  }
}
