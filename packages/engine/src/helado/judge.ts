import type { Meter } from '../craft/analysis.ts';
import { meterOf } from '../craft/meter.ts';
import type { Verdict } from '../craft/ranges.ts';
import { byKey, INFOS, type JudgedKey, type Judgements, type Params, RANGED } from './params.ts';
import type { Rules } from './types.ts';

/** Whether a value lies between the ends of the range of a key, by its place in `RANGED`. */
function isBetween(value: number, limits: readonly number[], place: number): boolean {
  return value >= limits[2 * place]! && value <= limits[2 * place + 1]!;
}

const PLACE = byKey(RANGED, (key) => RANGED.indexOf(key));

/** Each parameter as shown against its range; null where the type does not judge it. */
export function judge(params: Params, rules: Rules): Judgements {
  const { judges, ends: limits } = rules;
  return {
    PAC: judges.PAC ? isBetween(params.PAC, limits, PLACE.PAC) : null,
    POD: judges.POD ? isBetween(params.POD, limits, PLACE.POD) : null,
    azucares: isBetween(params.azucares, limits, PLACE.azucares),
    materiaGrasa: isBetween(params.materiaGrasa, limits, PLACE.materiaGrasa),
    SLNG: isBetween(params.SLNG, limits, PLACE.SLNG),
    solidosTotales: isBetween(params.solidosTotales, limits, PLACE.solidosTotales),
  };
}

/** As `verdictOf`, each judgement by its name. */
export function verdictBy({ PAC, POD, azucares, materiaGrasa, SLNG, solidosTotales }: Judgements): Verdict {
  const out = PAC === false || POD === false || !azucares || !materiaGrasa || !SLNG || !solidosTotales;
  return out ? 'revisar' : 'equilibrada';
}

/** The classic index is informative: it never makes the verdict. */
export function judgeClassic({ PAC_indice_clasico }: Params, rules: Rules): boolean | null {
  return rules.pacApplies ? isBetween(PAC_indice_clasico, rules.ends, PLACE.PAC_indice_clasico) : null;
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
