import type { Limit, TypeInfo } from '../craft/craft.ts';
import type { Range } from '../craft/ranges.ts';
import { PARAMS, RANGED, type RangedKey } from './params.ts';

/** The service's working range for scooping hardness, whatever the type. A balanced formula is about -11.5. */
export const WORKING_RANGE: Range = Object.freeze([-12.5, -10.6] as const);

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
const WORKING = `escala del servicio: 69 % del agua congelada; ${SOFTWARE}, ${CORVITTO}`;

/** [minimum, maximum, where the figures come from]. */
type Sourced = readonly [min: number, max: number, source: string];

interface Definition {
  readonly label: string;
  /** False where the product is not served at scooping hardness: its PAC is shown, not judged. */
  readonly pacApplies: boolean;
  readonly limits: Readonly<Record<Exclude<RangedKey, 'PAC'>, Sourced>>;
}

const CREAM_POD = `${CORVITTO} (18), ${CALLEBAUT} (17–19), ${SOFTWARE} (15–22)`;
const CREAM_SUGARS = `${ITALY} (16–22); desde 14 por las fórmulas bajas en azúcar, ${GOFF} (13–17)`;

const DEFINITIONS = {
  helado_leche: {
    label: 'Helado de leche',
    pacApplies: true,
    limits: {
      POD: [14, 21, CREAM_POD],
      azucares: [14, 22, CREAM_SUGARS],
      materiaGrasa: [2.5, 10, `mínimo legal: ${RD_618}; hasta 10 para admitir frutos secos, ${TRADE}`],
      SLNG: [6, 12, `mínimo legal: ${RD_618}; máximo: ${ITALY} (8–12), ${GOFF_HARTEL}`],
      solidosTotales: [32, 43, `${ITALY} (32–42), ${GOFF_HARTEL} (36–43)`],
      PAC_indice_clasico: [24, 31, CLASSIC],
    },
  },
  helado_crema: {
    label: 'Helado crema',
    pacApplies: true,
    limits: {
      POD: [14, 21, CREAM_POD],
      azucares: [14, 22, CREAM_SUGARS],
      materiaGrasa: [8, 16, `mínimo legal: ${RD_618}; máximo: ${GOFF} (10–16)`],
      SLNG: [7, 12, `2,5 % de proteína láctea, mínimo legal: ${RD_618}; máximo: ${ITALY}`],
      solidosTotales: [35, 45, `${GOFF} (agua 55–64 %); chocolate y frutos secos hasta 45, ${CALLEBAUT}`],
      PAC_indice_clasico: [23, 30, CLASSIC],
    },
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    pacApplies: true,
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
    limits: {
      POD: [9, 26, `de la horchata a la granita siciliana; ${TRADE}`],
      azucares: [10, 26, `granizado de máquina (12–16 °Brix), granita siciliana (20–24), horchata (10,7)`],
      materiaGrasa: [0, 5, `horchata, ${TRADE}`],
      SLNG: [0, 6, TRADE],
      solidosTotales: [12, 30, `mínimo legal: ${RD_618}; granita siciliana, ${TRADE}`],
      PAC_indice_clasico: [10, 30, CLASSIC_FREE],
    },
  },
  semifrio: {
    label: 'Semifrío',
    pacApplies: false,
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

export type Ranges = Readonly<Record<RangedKey, Range>>;

export interface HeladoType {
  readonly id: TypeId;
  readonly label: string;
  readonly pacApplies: boolean;
  readonly ranges: Ranges;
}

function range([min, max]: Sourced): Range {
  return Object.freeze([min, max] as const);
}

function typeOf(id: TypeId): HeladoType {
  const { label, pacApplies, limits }: Definition = DEFINITIONS[id];
  const ranges: Ranges = Object.freeze({
    PAC: WORKING_RANGE,
    POD: range(limits.POD),
    azucares: range(limits.azucares),
    materiaGrasa: range(limits.materiaGrasa),
    SLNG: range(limits.SLNG),
    solidosTotales: range(limits.solidosTotales),
    PAC_indice_clasico: range(limits.PAC_indice_clasico),
  });
  return { id, label, pacApplies, ranges };
}

const TYPES: ReadonlyMap<string, HeladoType> = new Map(TYPE_IDS.map((id) => [id, typeOf(id)]));

/** The id itself when it is one of the twelve; ids are compared as they are. */
export function findType(id: string): TypeId | undefined {
  return TYPES.get(id)?.id;
}

export function heladoType(id: TypeId): HeladoType {
  return TYPES.get(id)!;
}

function limitOf(type: HeladoType, key: RangedKey): Limit {
  const { limits }: Definition = DEFINITIONS[type.id];
  const [min, max] = type.ranges[key];
  return {
    key,
    label: PARAMS[key].label,
    unit: PARAMS[key].unit,
    min,
    max,
    ...(key === 'PAC_indice_clasico' ? { level: 'orientativo' } : {}),
    source: key === 'PAC' ? WORKING : limits[key][2],
  };
}

/** Labels, limits and sources, for documentation. PAC is listed only where it is judged. */
export const TYPE_INFOS: readonly TypeInfo[] = [...TYPES.values()].map((type) => ({
  id: type.id,
  label: type.label,
  limits: RANGED.filter((key) => key !== 'PAC' || type.pacApplies).map((key) => limitOf(type, key)),
}));
