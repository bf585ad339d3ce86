import type { Meter } from '../craft/analysis.ts';
import { meterOf } from '../craft/meter.ts';
import { within } from '../craft/ranges.ts';
import { INFOS, type JudgedKey, type Judgements, type Params, RANGED } from './params.ts';
import type { Rules } from './types.ts';

/** Each parameter as shown against its range; null where the type does not judge it. */
export function judge(params: Params, { judges, ranges }: Rules): Judgements {
  return {
    PAC: judges.PAC ? within(params.PAC, ranges.PAC) : null,
    POD: judges.POD ? within(params.POD, ranges.POD) : null,
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

/** What hangs on an ingredient nobody knows is not judged. */
export function metersOf(
  params: Params,
  { judges, limits }: Rules,
  doubtful: ReadonlySet<JudgedKey>,
): readonly Meter[] {
  return RANGED.map((key) => {
    const judged = key !== 'PAC_indice_clasico' && judges[key] && !doubtful.has(key);
    return meterOf(INFOS[key], params[key], limits[key], judged);
  });
}
