import type { TypeInfo } from '../craft/craft.ts';
import { lazyFor } from '../craft/lazy.ts';
import { accepted, type Limit, rangeOf } from '../craft/limit.ts';
import { typeFinder } from '../craft/names.ts';
import { infoOf, type ParamInfo } from '../craft/param.ts';
import type { Range } from '../craft/ranges.ts';
import { round2 } from '../craft/round.ts';
import { typeInfo } from '../craft/type-info.ts';
import { CORVITTO, DEFINITIONS, type Definition, SOFTWARE, TRADE, type TypeId } from './definition.ts';
import { COLDEST, SERVING_PERCENT } from './freezing.ts';
import {
  byKey,
  HARDENING_COUNTED,
  INFOS,
  JUDGED,
  type JudgedKey,
  QUANTITIES,
  RANGED,
  type RangedKey,
} from './params.ts';
import { SPELLINGS } from './spellings.ts';

export type { TypeId } from './definition.ts';

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

/** What weighing and composition cannot resolve: fruit ±1 °Bx at 50 %, cream ±1 % of fat at 20 %. */
const UNSURE: Readonly<Record<Exclude<RangedKey, 'PAC' | 'PAC_indice_clasico'>, number>> = {
  POD: 0.5,
  azucares: 0.4,
  materiaGrasa: 0.3,
  SLNG: 0.3,
  solidosTotales: 0.5,
};

/** How far from the temperature it is served at a formula's own may lie, °C, from the soft side to the hard one. */
interface Latitude {
  /** Where it is at its point. */
  readonly point: Range;
  /** Where it can still be sold: masters sign published formulas as far as that (decision 0047). */
  readonly accepted: Range;
}

/** What is scooped (tipos, 1.2). */
const SCOOPED_AT: Latitude = { point: [-1.5, 1.5], accepted: [-3.6, 2.15] };
/** Warmer than a cabinet, °C, a soft mix melts in the spoon. */
const WARMEST_CABINET = -9;
const WARM_AT: Latitude = { ...SCOOPED_AT, accepted: [-2.6, 2.15] };
/** Of fruit, whose acids and pectin the PAC does not count. */
const FRUIT_AT: Latitude = { point: [-1.5, 1.5], accepted: [-3.6, 3.1] };
/** Of water and chocolate: masters sign dense ones and, against the cocoa, ones of much dextrose and invert sugar. */
const CHOCOLATE_AT: Latitude = { point: [-1.5, 1.5], accepted: [-4.3, 3.1] };

const SERVED: Readonly<Partial<Record<TypeId, Latitude>>> = {
  sorbete_agua: FRUIT_AT,
  sorbete_leche: FRUIT_AT,
  sorbete_chocolate: CHOCOLATE_AT,
  // Cheese, foie and oil give a body to a soft mix that no PAC tells.
  salado: { ...SCOOPED_AT, accepted: [-4.4, 2.15] },
  // Half frozen, to be drunk or eaten with a spoon.
  leche_merengada: SCOOPED_AT,
  // Its air makes it light to the spoon on both sides.
  semifrio: { point: [-2.5, 2.5], accepted: [-6.5, 9] },
  // Half of the water frozen, not two thirds: it is drunk, or drawn from the machine.
  granizado: { point: [-3.5, 0.5], accepted: [-5, 1.5] },
  soft: { point: [-3.5, 0.5], accepted: [-4.5, 1.2] },
  // Bitten or licked off its stick: it is kept well colder than what could be scooped.
  polo: { point: [6, 13], accepted: [5, 14] },
};

/** Warmer than this a lolly is no longer bitten, °C: it is judged as what is scooped. */
const WARMEST_LOLLY = -10;

/** From the freezer it is cut, and softens on the plate: honey and invert sugar may keep it softer. */
const FROM_FREEZER = -16;
const CUT_AT: Latitude = { point: [-2.5, 2.5], accepted: [-8, 9] };

function latitudeOf(id: TypeId, temperature: number): Latitude {
  if (id === 'semifrio' && temperature <= FROM_FREEZER) return CUT_AT;
  if (id === 'polo' && temperature > WARMEST_LOLLY) return WARM_AT;
  return SERVED[id] ?? (temperature > WARMEST_CABINET ? WARM_AT : SCOOPED_AT);
}

const OF_FRUIT: ReadonlySet<TypeId> = new Set(['sorbete_agua', 'sorbete_leche', 'polo']);

export const DEFAULT_TYPE: TypeId = 'helado_crema';

export const TYPE_IDS = Object.keys(DEFINITIONS) as readonly TypeId[];

/** What a type asks of a formula. */
export interface Rules extends Omit<Definition, 'limits' | 'free' | 'firm' | 'aims'> {
  readonly id: TypeId;
  readonly limits: Readonly<Record<RangedKey, Limit>>;
  readonly ranges: Readonly<Record<RangedKey, Range>>;
  /** Both ends of every range, one after another: reading the ranges, which are frozen, takes five times as long. */
  readonly ends: readonly number[];
  readonly judges: Readonly<Record<JudgedKey, boolean>>;
  /** The temperature it is to be served at, where a person asks for one. */
  readonly service?: number;
}

/** No share of a mix is more than all of it. */
const MOST_PERCENT = 100;

function limitOf(key: RangedKey, { limits, firm = [], free = [], aims = {} }: Definition): Limit {
  if (key === 'PAC') return WORKING;
  const [min, max, source, authority = 'oficio'] = limits[key];
  const param = INFOS[key];
  if (key === 'PAC_indice_clasico') return { param, min, max, level: 'orientativo', authority: 'consejo', source };
  const aim = aims[key];
  const limit = { param, min, max, ...(aim === undefined ? {} : { aim }), authority, source };
  if (firm.includes(key) || free.includes(key)) return limit;
  const opened = accepted(min, max, UNSURE[key]);
  // What the law asks for is not a little less.
  return {
    ...limit,
    ...opened,
    max: Math.min(opened.max ?? max, MOST_PERCENT),
    ...(authority === 'ley' ? { min } : {}),
  };
}

function rules(id: TypeId): Rules {
  const definition: Definition = DEFINITIONS[id];
  const { label, pacApplies, milkless, free = [] } = definition;
  const limits = byKey(RANGED, (key) => limitOf(key, definition));
  const judges = byKey(JUDGED, (key) => (key === 'PAC' ? pacApplies : !free.includes(key)));
  return { label, pacApplies, milkless, id, limits, ...rangesOf(limits), judges };
}

function rangesOf(limits: Rules['limits']): Pick<Rules, 'ranges' | 'ends'> {
  const ranges = Object.freeze(byKey(RANGED, (key) => Object.freeze(rangeOf(limits[key]))));
  return { ranges, ends: RANGED.flatMap((key) => ranges[key]) };
}

/** The type a text means, however it is spelt: «Helado de leche», «leche_merengada», «paletas». */
export const findType = typeFinder<TypeId>([
  ...TYPE_IDS.map((id) => [id, id] as const),
  ...TYPE_IDS.flatMap((id) => [DEFINITIONS[id].label, ...SPELLINGS[id]].map((text) => [text, id] as const)),
]);

/** The type a text names by its id, but for case, accents, blanks and hyphens. */
export const findTypeId = typeFinder<TypeId>(TYPE_IDS.map((id) => [id, id] as const));

export const rulesOf = lazyFor(rules);

/** What goes into the tub beside the ice cream is to be softer than it: only hardness is a fault. */
const SOFTER: ReadonlySet<TypeId> = new Set(['veteado', 'crema_untable']);

/** Not scooped from a cabinet: its own temperature is not the one it is served at. */
const NOT_BY_SCOOP: ReadonlySet<TypeId> = new Set(['polo', 'granizado', 'soft']);

export function isByScoop(id: TypeId): boolean {
  return !NOT_BY_SCOOP.has(id);
}

export function isToBeSoft(id: TypeId): boolean {
  return SOFTER.has(id);
}

/** The temperatures around `temperature` between two differences; plain water freezes at 0 °C. */
function around(id: TypeId, temperature: number, [softer, harder]: Range): Range {
  const softest = isToBeSoft(id) ? COLDEST : Math.max(COLDEST, round2(temperature + softer));
  return [softest, Math.min(0, round2(temperature + harder))];
}

/** Where what is served at `temperature` is neither soft nor hard. */
export function atItsPoint(id: TypeId, temperature: number): Range {
  return around(id, temperature, latitudeOf(id, temperature).point);
}

/**
 * What a colder cabinet is kept soft with: points more of each than at −11 °C, per degree and at most. A degree takes
 * some two points of sugars, half of them dextrose and invert sugar.
 */
const COLDER = { from: -11, POD: [1, 3], azucares: [1.5, 5], solidosTotales: [1, 3] } as const;
const SWEETENING = ['POD', 'azucares', 'solidosTotales'] as const;

function sweetened({ id, limits }: Rules, temperature: number): Rules['limits'] {
  const degrees = COLDER.from - temperature;
  if (degrees <= 0 || id === 'salado' || !isByScoop(id) || isToBeSoft(id)) return limits;
  const colder = SWEETENING.flatMap((key) => {
    const limit = limits[key];
    const [perDegree, most] = COLDER[key];
    // What has no core is no taste: the sugars of what is sold without sugar.
    if (limit.authority !== 'oficio' || limit.max === null || limit.core === undefined) return [];
    return [[key, { ...limit, max: round2(limit.max + Math.min(most, perDegree * degrees)) }] as const];
  });
  return { ...limits, ...Object.fromEntries(colder) };
}

/** The rules of a type for a cabinet at `temperature`: hardness is judged there, also where the type leaves it free. */
export function servedAt(rules: Rules, temperature: number): Rules {
  const { point, accepted } = latitudeOf(rules.id, temperature);
  const [min, max] = around(rules.id, temperature, accepted);
  const PAC: Limit = {
    param: INFOS.PAC,
    min,
    max,
    core: atItsPoint(rules.id, temperature),
    aim: Math.min(0, round2(temperature + (point[0] + point[1]) / 2)),
    authority: 'oficio',
    source: 'temperatura de servicio pedida',
  };
  const limits = { ...sweetened(rules, temperature), PAC };
  const judges = { ...rules.judges, PAC: true };
  return { ...rules, pacApplies: true, limits, ...rangesOf(limits), judges, service: temperature };
}

/** Frozen on a stick, as ice or spread over: nothing that is scooped is sold as one of these. */
const NOT_SCOOPED: ReadonlySet<TypeId> = new Set(['polo', 'granizado', 'veteado', 'crema_untable']);
const SCOOPED = TYPE_IDS.filter((id) => !NOT_SCOOPED.has(id));

/** Types a formula of another may be sold as. */
export function nearTypes(type: string): readonly string[] {
  const id = findType(type) ?? DEFAULT_TYPE;
  return NOT_SCOOPED.has(id) || OF_FRUIT.has(id) ? TYPE_IDS : SCOOPED;
}

/** Labels, limits and sources, for documentation. What is not judged is not listed. */
export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) =>
  typeInfo({ id, label: DEFINITIONS[id].label }, () => {
    const { judges, limits } = rulesOf(id);
    return RANGED.filter((key) => key === 'PAC_indice_clasico' || judges[key]).map((key) => limits[key]);
  }),
);

function caution(param: ParamInfo, max: number, source: string): Limit & { readonly max: number } {
  return { param: infoOf(param), min: null, max, authority: 'consejo', source };
}

/** Beyond these a person is warned; they make no verdict. */
export const CAUTIONS = {
  // Milk solids non fat up to 15 % of themselves plus water is 0.1765 per g of water, 0.545 of which is lactose.
  sandy: caution(QUANTITIES.lactosaEnAgua, 0.096, 'regla de los manuales lácteos contra la textura arenosa'),
  /** Two of Corvitto's hardness points: less is not worth telling. */
  hardening: caution(QUANTITIES.endurecimiento, 2 * HARDENING_COUNTED, TRADE),
  alcohol: caution(QUANTITIES.alcohol, 3, TRADE),
  /** A ripple must stay soft in a -18 °C freezer. */
  ripple: caution(INFOS.PAC, -18, TRADE),
  /** A soft machine serves between these, °C. */
  soft: { ...caution(INFOS.PAC, -5.5, 'Underbelly; mezcla publicada de USDEC'), min: -9 },
  /** More needs a sentence on the label. */
  polyols: caution(QUANTITIES.polialcoholes, 10, 'Reglamento (UE) 1169/2011, anexo III'),
  /** Italian advice is at least 70 % sucrose; loosened to 60 %. */
  dextrose: caution(QUANTITIES.dextrosaEnAzucares, 40, `gelatoperpassione.it, ampliado; ${TRADE}`),
} as const;
