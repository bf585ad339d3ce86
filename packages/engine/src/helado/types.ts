import { lazyFor } from '../craft/lazy.ts';
import { type Limit, rangeOf } from '../craft/limit.ts';
import { typeFinder } from '../craft/names.ts';
import type { ParamInfo } from '../craft/param.ts';
import { type Range, stepAbove } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { limitWith } from '../craft/type-file.ts';
import { typeInfos, typeNamed } from '../craft/type-info.ts';
import { COLDEST, SERVING_PERCENT } from './freezing.ts';
import { byKey, INFOS, JUDGED, type JudgedKey, RANGED, type RangedKey } from './params.ts';
import type { CraftTypeFile, Latitude } from './type-file.ts';
import { DEFAULT_TYPE, TYPE_FILES, TYPE_IDS, type TypeId } from './types.gen.ts';

export { DEFAULT_TYPE, EXAMPLE, TYPE_IDS, type TypeId } from './types.gen.ts';

const CORVITTO = 'Corvitto, Los secretos del helado (2005)';
const SOFTWARE = 'Ice Cream Calculator';

/** The service's working range for scooping hardness, whatever the type; within 0.2 °C of an edge it is at the limit. */
const WORKING: Limit & { readonly aim: number } = {
  param: INFOS.PAC,
  min: -12.5,
  max: -10.6,
  core: [-12.3, -10.8],
  aim: -11.5,
  authority: 'oficio',
  source: `escala del servicio: ${SERVING_PERCENT} % del agua congelada; ${SOFTWARE}, ${CORVITTO}`,
};
/** The middle a master aims at. */
export const WORKING_AIM = WORKING.aim;
export const WORKING_RANGE: Range = Object.freeze(rangeOf(WORKING));

/** Every type has one for any temperature: what is scooped from a cabinet, or above it. */
function latitudeOf({ served }: Pick<Rules, 'served'>, temperature: number): Latitude {
  return served.find(
    ({ upTo = Number.POSITIVE_INFINITY, above = Number.NEGATIVE_INFINITY }) =>
      temperature <= upTo && temperature > above,
  )!;
}

interface JudgedLimit extends Limit {
  readonly param: ParamInfo & { readonly key: JudgedKey };
}

/** What a type asks of a formula. */
export interface Rules extends Omit<CraftTypeFile, 'limits' | 'free'> {
  readonly id: TypeId;
  readonly limits: Readonly<Record<RangedKey, Limit>>;
  readonly ranges: Readonly<Record<RangedKey, Range>>;
  readonly judges: Readonly<Record<JudgedKey, boolean>>;
  /** The limits of what it judges. */
  readonly judged: readonly JudgedLimit[];
  /** The temperature it is to be served at, where a person asks for one. */
  readonly service?: number;
}

function rules(id: TypeId): Rules {
  const { limits: asked, free = [], ...file } = TYPE_FILES[id];
  const byName = new Map(asked.map((data) => [data.param, data]));
  const limits = byKey(RANGED, (key) => (key === 'PAC' ? WORKING : limitWith(INFOS[key], byName.get(key)!)));
  const judges = byKey(JUDGED, (key) => (key === 'PAC' ? file.pacApplies : !free.includes(key)));
  return { ...file, id, ...judging(limits, judges) };
}

function judging(
  limits: Rules['limits'],
  judges: Rules['judges'],
): Pick<Rules, 'limits' | 'ranges' | 'judges' | 'judged'> {
  const ranges = Object.freeze(byKey(RANGED, (key) => Object.freeze(rangeOf(limits[key]))));
  const judged = JUDGED.filter((key) => judges[key]).map((key) => limits[key] as JudgedLimit);
  return { limits, ranges, judges, judged };
}

/** The type a text means, however it is spelt: «Helado de leche», «leche_merengada», «paletas». */
export const findType = typeNamed(TYPE_FILES);

/** The type a text names by its id, but for case, accents, blanks and hyphens. */
export const findTypeId = typeFinder<TypeId>(TYPE_IDS.map((id) => [id, id] as const));

export const rulesOf = lazyFor(rules);

/** Scooped from a cabinet: its own temperature is the one it is served at. */
export function isByScoop({ traits, serves }: Pick<Rules, 'traits' | 'serves'>): boolean {
  return serves === undefined && !traits.includes('no_va_en_vitrina');
}

/** What goes into the tub beside ice cream is softer: only hardness is a fault. */
export function isToBeSoft({ traits }: Pick<Rules, 'traits'>): boolean {
  return traits.includes('mas_blando_que_el_helado');
}

/** The temperatures around `temperature` between two differences; plain water freezes at 0 °C. */
function around(rules: Rules, temperature: number, [softer, harder]: Range): Range {
  const softest = isToBeSoft(rules) ? COLDEST : Math.max(COLDEST, round2(temperature + softer));
  return [softest, Math.min(0, round2(temperature + harder))];
}

/** °C at which a mix of a PAC would be at its point, as what is served at `temperature` is judged. */
export function pointOf(rules: Rules, temperature: number, PAC: number): Range {
  const [softer, harder] = latitudeOf(rules, temperature).point;
  return [round2(PAC - harder), Math.min(0, round2(PAC - softer))];
}

/** Where what is served at `temperature` is neither soft nor hard. */
export function atItsPoint(rules: Rules, temperature: number): Range {
  return around(rules, temperature, latitudeOf(rules, temperature).point);
}

/**
 * What a colder cabinet is kept soft with: points more of each than at −11 °C, per degree and at most. A degree takes
 * some two points of sugars, half of them dextrose and invert sugar.
 */
const COLDER = { from: -11, POD: [1, 3], azucares: [1.5, 5], solidosTotales: [1, 3] } as const;
const SWEETENING = ['POD', 'azucares', 'solidosTotales'] as const;

function sweetened(rules: Rules, temperature: number): Rules['limits'] {
  const { limits, traits } = rules;
  const degrees = COLDER.from - temperature;
  if (degrees <= 0 || traits.includes('sin_dulzor') || !isByScoop(rules) || isToBeSoft(rules)) return limits;
  const colder = SWEETENING.flatMap((key) => {
    const limit = limits[key];
    const [perDegree, most] = COLDER[key];
    // What has no core is no taste: the sugars of what is sold without sugar.
    if (limit.authority !== 'oficio' || limit.max === null || limit.core === undefined) return [];
    return [[key, { ...limit, max: stepAbove(limit.max + Math.min(most, perDegree * degrees), 0.5) }] as const];
  });
  return { ...limits, ...Object.fromEntries(colder) };
}

/** Rules of a type for a cabinet at `temperature`, where hardness is always judged. */
export function servedAt(rules: Rules, temperature: number): Rules {
  const { point, accepted } = latitudeOf(rules, temperature);
  const [min, max] = around(rules, temperature, accepted);
  const PAC: Limit = {
    param: INFOS.PAC,
    min,
    max,
    core: atItsPoint(rules, temperature),
    aim: Math.min(0, round2(temperature + (point[0] + point[1]) / 2)),
    authority: 'oficio',
    source: 'temperatura de servicio pedida',
  };
  const limits = { ...sweetened(rules, temperature), PAC };
  const judges = { ...rules.judges, PAC: true };
  return { ...rules, pacApplies: true, ...judging(limits, judges), service: temperature };
}

/** Frozen on a stick, as ice or spread over: nothing that is scooped is sold as one of these. */
const isScooped = (id: TypeId) => !TYPE_FILES[id].traits.includes('no_se_vende_por_bola');
const SCOOPED = TYPE_IDS.filter(isScooped);

/** Types a formula of another may be sold as. */
export function nearTypes(type: string): readonly string[] {
  const id = findType(type) ?? DEFAULT_TYPE;
  return isScooped(id) && !TYPE_FILES[id].traits.includes('de_fruta') ? SCOOPED : TYPE_IDS;
}

/** Labels, limits and sources, for documentation. What is not judged is not listed. */
export const TYPE_INFOS = typeInfos(TYPE_FILES, (id) => {
  const { judges, limits } = rulesOf(id);
  return RANGED.filter((key) => key === 'PAC_indice_clasico' || judges[key]).map((key) => limits[key]);
});
