import type { TypeInfo } from '../craft/craft.ts';
import { type Authority, type Limit, rangeOf } from '../craft/limit.ts';
import { infoOf, type ParamInfo } from '../craft/param.ts';
import type { Range } from '../craft/ranges.ts';
import { SERVING_PERCENT } from './freezing.ts';
import { byKey, HARDENING_COUNTED, INFOS, QUANTITIES, RANGED, type RangedKey } from './params.ts';

const RD_618 = 'Real Decreto 618/1998';
const ITALY = 'tablas italianas de balance (italiangelato.info)';
const GOFF = 'Goff, Ice Cream Technology e-Book (Universidad de Guelph)';
const GOFF_HARTEL = 'Goff y Hartel, Ice Cream, 7.ª ed.';
const CORVITTO = 'Corvitto, Los secretos del helado (2005)';
const CALLEBAUT = 'Callebaut, guía de gelato';
const SOFTWARE = 'Ice Cream Calculator';
const PUNTOITALY = 'PuntoItaly, recetas publicadas';
const GELATOLAB = 'gelatolab-pro (proyecto público)';
const TRADE = 'práctica del oficio';
const CLASSIC = `equivale al rango de trabajo con los sólidos del tipo; ${CORVITTO}`;
const CLASSIC_FREE = `orientativo, según fórmulas publicadas del tipo; ${TRADE}`;

/** The service's working range for scooping hardness, whatever the type. A balanced formula is about -11.5. */
const WORKING: Limit = {
  param: INFOS.PAC,
  min: -12.5,
  max: -10.6,
  authority: 'oficio',
  source: `escala del servicio: ${SERVING_PERCENT} % del agua congelada; ${SOFTWARE}, ${CORVITTO}`,
};
export const WORKING_RANGE: Range = Object.freeze(rangeOf(WORKING));

/** [minimum, maximum, where the figures come from, who asks where it is not the trade]. */
type Sourced = readonly [min: number, max: number, source: string, authority?: Authority];

interface Definition {
  readonly label: string;
  /** False where the product is not served at scooping hardness: its PAC is shown, not judged. */
  readonly pacApplies: boolean;
  /** True where its liquid is never milk. */
  readonly milkless: boolean;
  /** A limit is of law when its minimum is; the source says what its maximum rests on. */
  readonly limits: Readonly<Record<Exclude<RangedKey, 'PAC'>, Sourced>>;
}

const CREAM_POD = `${CORVITTO} (18), ${CALLEBAUT} (17–19), ${SOFTWARE} (15–22)`;
const CREAM_SUGARS = `${ITALY} (16–22); desde 14 por las fórmulas bajas en azúcar, ${GOFF} (13–17)`;

const DEFINITIONS = {
  helado_leche: {
    label: 'Helado de leche',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [14, 21, CREAM_POD],
      azucares: [14, 22, CREAM_SUGARS],
      materiaGrasa: [2.5, 10, `mínimo legal: ${RD_618}; hasta 10 para admitir frutos secos, ${TRADE}`, 'ley'],
      SLNG: [6, 12, `mínimo legal: ${RD_618}; máximo: ${ITALY} (8–12), ${GOFF_HARTEL}`, 'ley'],
      solidosTotales: [32, 43, `${ITALY} (32–42), ${GOFF_HARTEL} (36–43)`],
      PAC_indice_clasico: [24, 31, CLASSIC],
    },
  },
  helado_crema: {
    label: 'Helado crema',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [14, 21, CREAM_POD],
      azucares: [14, 22, CREAM_SUGARS],
      materiaGrasa: [8, 16, `mínimo legal: ${RD_618}; máximo: ${GOFF} (10–16)`, 'ley'],
      SLNG: [7, 12, `2,5 % de proteína láctea, mínimo legal: ${RD_618}; máximo: ${ITALY}`, 'ley'],
      solidosTotales: [35, 45, `${GOFF} (agua 55–64 %); chocolate y frutos secos hasta 45, ${CALLEBAUT}`],
      PAC_indice_clasico: [23, 30, CLASSIC],
    },
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    pacApplies: true,
    milkless: true,
    limits: {
      POD: [19, 30, `${SOFTWARE} (22–28), ampliado con sorbetes publicados (21–29)`],
      azucares: [22, 31, `${ITALY} (26–30), ${SOFTWARE} (22–32)`],
      materiaGrasa: [0, 3, `hasta 3 para el coco, ${TRADE}`],
      SLNG: [0, 1, `sin leche: solo trazas, ${TRADE}`],
      solidosTotales: [26, 36, `${RD_618} (20 como mínimo); recette-glace-sorbet.fr (25–33), ${ITALY} (30–35)`],
      PAC_indice_clasico: [28, 36, CLASSIC],
    },
  },
  sorbete_leche: {
    label: 'Sorbete con leche',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [17, 27, `${GOFF_HARTEL} (sherbet), ampliado a sorbetes de fruta con leche`],
      azucares: [19, 29, `${GOFF_HARTEL} (sherbet, 22–28), ampliado a sorbetes de fruta con leche`],
      materiaGrasa: [0.5, 4, `${GOFF_HARTEL} (sherbet, 1–2), ampliado a sorbetes de fruta con leche`],
      SLNG: [1, 6, `${GOFF_HARTEL} (sherbet, 1–3), ampliado a sorbetes de fruta con leche`],
      solidosTotales: [27, 38, `${GOFF_HARTEL} (sherbet, 28–34), ampliado a sorbetes de fruta con leche`],
      PAC_indice_clasico: [26, 35, CLASSIC],
    },
  },
  crema_untable: {
    label: 'Crema untable',
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [20, 58, `de la ganache negra (23) a la crema de cacao y avellanas, ${TRADE}`],
      azucares: [22, 58, `de la ganache negra (28) a la crema de cacao y avellanas (53), ${TRADE}`],
      materiaGrasa: [15, 55, `crema de cacao y avellanas (31,5), ${TRADE}`],
      SLNG: [0, 20, TRADE],
      solidosTotales: [70, 100, `de la ganache a la crema de cacao y avellanas (99), ${TRADE}`],
      PAC_indice_clasico: [20, 62, CLASSIC_FREE],
    },
  },
  veteado: {
    label: 'Veteado',
    pacApplies: false,
    milkless: true,
    limits: {
      POD: [35, 75, `de la salsa de fruta cocida al toffee; ${PUNTOITALY}`],
      azucares: [35, 72, `de la salsa de fruta cocida (42) al toffee (54); ${PUNTOITALY}`],
      materiaGrasa: [0, 28, `toffee (25); ${PUNTOITALY}`],
      SLNG: [0, 12, TRADE],
      solidosTotales: [45, 90, `de la salsa de fruta cocida (47) al toffee (82); ${PUNTOITALY}`],
      PAC_indice_clasico: [45, 120, CLASSIC_FREE],
    },
  },
  granizado: {
    label: 'Granizado',
    pacApplies: false,
    milkless: true,
    limits: {
      POD: [9, 26, `de la horchata a la granita siciliana; ${TRADE}`],
      azucares: [10, 26, `granizado de máquina (12–16 °Brix), granita siciliana (20–24), horchata (10,7)`],
      materiaGrasa: [0, 5, `horchata, ${TRADE}`],
      SLNG: [0, 6, TRADE],
      solidosTotales: [12, 30, `mínimo legal: ${RD_618}; granita siciliana, ${TRADE}`, 'ley'],
      PAC_indice_clasico: [10, 30, CLASSIC_FREE],
    },
  },
  semifrio: {
    label: 'Semifrío',
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [14, 30, 'Caviezel (receta en itchefs-gvci.com), ampliado a semifríos de turrón o praliné'],
      azucares: [14, 28, 'semifríos publicados (17–24), ampliado a turrón o praliné'],
      materiaGrasa: [12, 30, 'semifríos publicados (17–21), ampliado a 20 % de turrón o praliné (28)'],
      SLNG: [2, 8, `semifríos publicados; ${TRADE}`],
      solidosTotales: [40, 62, 'semifríos publicados (46–47), ampliado a 20 % de turrón o praliné (60)'],
      PAC_indice_clasico: [15, 35, CLASSIC_FREE],
    },
  },
  sin_azucar: {
    label: 'Helado sin azúcar añadido',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [11, 22, TRADE],
      azucares: [0, 5, 'los polioles son otros sólidos: quedan los azúcares naturales de la fruta o de la inulina'],
      materiaGrasa: [0, 12, `abierto por abajo: hay helados de agua sin azúcar; ${TRADE}`],
      SLNG: [0, 12, `abierto por abajo: hay helados de agua sin azúcar; ${ITALY}`],
      solidosTotales: [27, 45, `desde 27 por los helados de agua sin azúcar; ${TRADE}`],
      PAC_indice_clasico: [22, 34, CLASSIC],
    },
  },
  vegano: {
    label: 'Helado vegano',
    pacApplies: true,
    milkless: true,
    limits: {
      POD: [15, 26, 'fórmulas veganas publicadas'],
      azucares: [16, 30, `${GELATOLAB} (15–22), ampliado porque los sólidos de la glucosa cuentan como azúcares`],
      materiaGrasa: [2, 14, `${GELATOLAB} (5–13) y fórmulas veganas publicadas`],
      SLNG: [0, 0.5, 'sin leche: solo trazas'],
      solidosTotales: [30, 44, `${GELATOLAB} (30–42) y fórmulas veganas publicadas`],
      PAC_indice_clasico: [25, 35, CLASSIC],
    },
  },
  salado: {
    label: 'Helado salado',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [4, 14, `poco dulce; ${TRADE}`],
      azucares: [4, 20, `${GELATOLAB} (6–13), ampliado porque los sólidos de la glucosa cuentan como azúcares`],
      materiaGrasa: [0, 20, `${GELATOLAB} (8–16), ampliado a sorbetes de verdura`],
      SLNG: [0, 14, `desde los sorbetes de verdura hasta los helados de queso; ${TRADE}`],
      solidosTotales: [28, 46, `${GELATOLAB} (32–44), ampliado a sorbetes de verdura`],
      PAC_indice_clasico: [20, 34, CLASSIC],
    },
  },
  base: {
    label: 'Base blanca',
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [13, 20, `${CREAM_POD}; sin el sabor`],
      azucares: [14, 21, CREAM_SUGARS],
      materiaGrasa: [2.5, 12, `mínimo legal del helado de leche: ${RD_618}; ${TRADE}`],
      SLNG: [8, 12, `${ITALY} (8–12), ${GOFF_HARTEL} (11–12)`],
      solidosTotales: [32, 42, `${ITALY} (32–42)`],
      PAC_indice_clasico: [23, 31, CLASSIC],
    },
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type TypeId = keyof typeof DEFINITIONS;

export const DEFAULT_TYPE: TypeId = 'helado_crema';

export const TYPE_IDS = Object.keys(DEFINITIONS) as readonly TypeId[];

/** What a type asks of a formula. */
export interface Rules extends Omit<Definition, 'limits'> {
  readonly id: TypeId;
  readonly limits: Readonly<Record<RangedKey, Limit>>;
  readonly ranges: Readonly<Record<RangedKey, Range>>;
}

function limitOf(key: RangedKey, limits: Definition['limits']): Limit {
  if (key === 'PAC') return WORKING;
  const [min, max, source, authority = 'oficio'] = limits[key];
  const limit = { param: INFOS[key], min, max, authority, source };
  return key === 'PAC_indice_clasico' ? { ...limit, level: 'orientativo', authority: 'consejo' } : limit;
}

function rules(id: TypeId): Rules {
  const definition: Definition = DEFINITIONS[id];
  const limits = byKey(RANGED, (key) => limitOf(key, definition.limits));
  const ranges = Object.freeze(byKey(RANGED, (key) => Object.freeze(rangeOf(limits[key]))));
  return { ...definition, id, limits, ranges };
}

const TYPES: ReadonlyMap<string, Rules> = new Map(TYPE_IDS.map((id) => [id, rules(id)]));

/** The id itself when it is one of the twelve; ids are compared as they are. */
export function findType(text: string): TypeId | undefined {
  return TYPES.get(text)?.id;
}

export function rulesOf(id: TypeId): Rules {
  return TYPES.get(id)!;
}

/** Labels, limits and sources, for documentation. PAC is listed only where it is judged. */
export const TYPE_INFOS: readonly TypeInfo[] = [...TYPES.values()].map(({ id, label, pacApplies, limits }) => ({
  id,
  label,
  limits: RANGED.filter((key) => key !== 'PAC' || pacApplies).map((key) => limits[key]),
}));

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
  /** Italian advice is at least 70 % sucrose; loosened to 60 %. */
  dextrose: caution(QUANTITIES.dextrosaEnAzucares, 40, `gelatoperpassione.it, ampliado; ${TRADE}`),
} as const;
