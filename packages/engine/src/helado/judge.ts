import type { Meter } from '../craft/analysis.ts';
import { meterOf } from '../craft/meter.ts';
import { byKey, INFOS, type JudgedKey, type Judgements, type Params, RANGED } from './params.ts';
import type { Rules } from './types.ts';

const PLACE = byKey(RANGED, (key) => RANGED.indexOf(key));

/** Whether a value lies between the ends of its range, by its place in `RANGED`; null where it is not judged. */
function judged(value: number, ends: readonly number[], place: number, applies: boolean): boolean | null {
  return applies ? value >= ends[2 * place]! && value <= ends[2 * place + 1]! : null;
}

/** Each parameter as shown against its range, written out for speed: the type asks for every judged key. */
export function judge(params: Params, { judges, ends }: Rules): Judgements {
  return {
    PAC: judged(params.PAC, ends, PLACE.PAC, judges.PAC),
    POD: judged(params.POD, ends, PLACE.POD, judges.POD),
    azucares: judged(params.azucares, ends, PLACE.azucares, judges.azucares),
    materiaGrasa: judged(params.materiaGrasa, ends, PLACE.materiaGrasa, judges.materiaGrasa),
    SLNG: judged(params.SLNG, ends, PLACE.SLNG, judges.SLNG),
    solidosTotales: judged(params.solidosTotales, ends, PLACE.solidosTotales, judges.solidosTotales),
  };
}

/** The classic index is informative: it never makes the verdict. */
export function judgeClassic({ PAC_indice_clasico }: Params, { pacApplies, ends }: Rules): boolean | null {
  return judged(PAC_indice_clasico, ends, PLACE.PAC_indice_clasico, pacApplies);
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
