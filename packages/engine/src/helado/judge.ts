import { type Verdict, verdictOf, within } from '../craft/ranges.ts';
import type { InRange, Params } from './schema.ts';
import type { HeladoType } from './types.ts';

/** Each judged parameter as shown against its range; PAC is null where the type is not served at scooping hardness. */
export function judge(params: Params, { pacApplies, ranges }: HeladoType): InRange {
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
export function judgeClassic(params: Params, { pacApplies, ranges }: HeladoType): boolean | null {
  return pacApplies ? within(params.PAC_indice_clasico, ranges.PAC_indice_clasico) : null;
}

export function verdict(inRange: InRange): Verdict {
  return verdictOf(inRange);
}
