import type { Meter } from '../craft/analysis.ts';
import { meterOf } from '../craft/meter.ts';
import { within } from '../craft/ranges.ts';
import { INFOS, type Judgements, type Params, RANGED } from './params.ts';
import type { Rules } from './types.ts';

/** Each judged parameter as shown against its range; PAC is null where the type is not served at scooping hardness. */
export function judge(params: Params, { pacApplies, ranges }: Rules): Judgements {
  return {
    PAC: pacApplies ? within(params.PAC, ranges.PAC) : null,
    POD: within(params.POD, ranges.POD),
    azucares: within(params.azucares, ranges.azucares),
    materiaGrasa: within(params.materiaGrasa, ranges.materiaGrasa),
    SLNG: within(params.SLNG, ranges.SLNG),
    solidosTotales: within(params.solidosTotales, ranges.solidosTotales),
  };
}

/** The classic index is informative: it never makes the verdict. */
export function judgeClassic(params: Params, { pacApplies, ranges }: Rules): boolean | null {
  return pacApplies ? within(params.PAC_indice_clasico, ranges.PAC_indice_clasico) : null;
}

export function metersOf(params: Params, { pacApplies, limits }: Rules): readonly Meter[] {
  return RANGED.map((key) => {
    const judged = key === 'PAC' ? pacApplies : key !== 'PAC_indice_clasico';
    return meterOf(INFOS[key], params[key], [limits[key]], judged);
  });
}
