import type { Authority } from '../craft/limit.ts';
import type { JudgedKey, RangedKey } from './params.ts';

export const RD_618 = 'Real Decreto 618/1998';
const ITALY = 'tablas italianas de balance (italiangelato.info)';
const GOFF = 'Goff, Ice Cream Technology e-Book (Universidad de Guelph)';
const GOFF_HARTEL = 'Goff y Hartel, Ice Cream, 7.ª ed.';
export const CORVITTO = 'Corvitto, Los secretos del helado (2005)';
const CALLEBAUT = 'Callebaut, guía de gelato';
export const SOFTWARE = 'Ice Cream Calculator';
const PUNTOITALY = 'PuntoItaly, recetas publicadas';
const GELATOLAB = 'gelatolab-pro (proyecto público)';
export const TRADE = 'práctica del oficio';
const CLASSIC = `equivale al rango de trabajo con los sólidos del tipo; ${CORVITTO}`;
const CLASSIC_FREE = `orientativo, según fórmulas publicadas del tipo; ${TRADE}`;

const MERENGADA = `siete fórmulas publicadas de leche merengada y leche helada, con margen; ${TRADE}`;
const POLOS = `cinco fórmulas publicadas de polos, con margen; ${TRADE}`;
const PROTEIN = `cinco fórmulas publicadas altas en proteína, con margen; ${TRADE}`;
const MANTECADO = `provisional: tres fórmulas publicadas, con margen; ${TRADE}`;
const CHOCOLATE = 'quince sorbetes de chocolate publicados, con margen';
const SOFT = `provisional: guía de Underbelly, mezcla publicada de USDEC; ${TRADE}`;

/** [minimum, maximum, where the figures come from, who asks where it is not the trade]. */
type Sourced = readonly [min: number, max: number, source: string, authority?: Authority];

export interface Definition {
  readonly label: string;
  /** False where the product is not served at scooping hardness: its PAC is shown, not judged. */
  readonly pacApplies: boolean;
  /** True where its liquid is never milk. */
  readonly milkless: boolean;
  /** A limit is of law when its minimum is; the source says what its maximum rests on. */
  readonly limits: Readonly<Record<Exclude<RangedKey, 'PAC'>, Sourced>>;
  /** Shown, not judged. */
  readonly free?: readonly JudgedKey[];
  /** Limits of a claim: no uncertainty opens them. */
  readonly firm?: readonly RangedKey[];
  /** The points a master stops at, where it is not the middle of the range. */
  readonly aims?: Readonly<Partial<Record<RangedKey, number>>>;
}

const CREAM_POD = `${CORVITTO} (18), ${CALLEBAUT} (17–19), ${SOFTWARE} (15–22)`;
const CREAM_SUGARS = `${ITALY} (16–22); menos en fórmulas publicadas bajas en azúcar, ${GOFF} (13–17)`;

/** What each type asks of a formula (limits are the trade's own; the accepted ones are a little wider). */
export const DEFINITIONS = {
  helado_leche: {
    label: 'Helado de leche',
    aims: { POD: 18, solidosTotales: 37 },
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [13, 22, CREAM_POD],
      azucares: [13, 23, CREAM_SUGARS],
      materiaGrasa: [2.5, 10, `mínimo legal: ${RD_618}; hasta 10 para admitir frutos secos, ${TRADE}`, 'ley'],
      SLNG: [6, 12, `mínimo legal: ${RD_618}; máximo: ${ITALY} (8–12), ${GOFF_HARTEL}`, 'ley'],
      solidosTotales: [
        30,
        44,
        `${ITALY} (32–42), ${GOFF_HARTEL} (36–43); desde 30 por los helados publicados de yogur`,
      ],
      PAC_indice_clasico: [24, 31, CLASSIC],
    },
  },
  helado_crema: {
    label: 'Helado crema',
    aims: { POD: 18, solidosTotales: 37 },
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [12.5, 22, CREAM_POD],
      azucares: [11.5, 23, CREAM_SUGARS],
      materiaGrasa: [
        8,
        18,
        `mínimo legal: ${RD_618}; máximo: ${GOFF} (10–16), más en fórmulas publicadas con yema`,
        'ley',
      ],
      SLNG: [7, 12.5, `2,5 % de proteína láctea, mínimo legal: ${RD_618}; máximo: ${ITALY}`, 'ley'],
      solidosTotales: [34, 46, `${GOFF} (agua 55–64 %); chocolate y frutos secos hasta 45, ${CALLEBAUT}`],
      PAC_indice_clasico: [23, 30, CLASSIC],
    },
  },
  sorbete_agua: {
    label: 'Sorbete de agua',
    aims: { POD: 25, solidosTotales: 31 },
    pacApplies: true,
    milkless: true,
    limits: {
      POD: [18, 31, `${SOFTWARE} (22–28), ampliado con sorbetes publicados (21–29)`],
      azucares: [20, 33, `${ITALY} (26–30), ${SOFTWARE} (22–32)`],
      materiaGrasa: [0, 3, `hasta 3 para el coco, ${TRADE}`],
      SLNG: [0, 1, `sin leche: solo trazas, ${TRADE}`],
      solidosTotales: [
        22,
        38,
        `${RD_618} (20 como mínimo); recette-glace-sorbet.fr (25–33), ${ITALY} (30–35), sorbetes publicados desde 23`,
      ],
      PAC_indice_clasico: [28, 36, CLASSIC],
    },
  },
  sorbete_leche: {
    label: 'Sorbete con leche',
    aims: { POD: 25, solidosTotales: 31 },
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
      materiaGrasa: [0, 8.3, `horchata; granitas de almendra publicadas (hasta 8,4), ${TRADE}`],
      SLNG: [0, 7, `leche helada publicada (7,1); ${TRADE}`],
      solidosTotales: [12, 32, `mínimo legal: ${RD_618}; granita siciliana de almendra (31,7), ${TRADE}`, 'ley'],
      PAC_indice_clasico: [10, 30, CLASSIC_FREE],
    },
  },
  semifrio: {
    label: 'Semifrío',
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [13.2, 31, 'Caviezel (receta en itchefs-gvci.com), ampliado a semifríos de turrón o praliné'],
      azucares: [13, 28.5, 'semifríos publicados (12,7–29)'],
      materiaGrasa: [12, 31, 'semifríos publicados (15–31,4), ampliado a 20 % de turrón o praliné (28)'],
      SLNG: [2, 11, `semifríos publicados (el de leche condensada, 11,2); ${TRADE}`],
      solidosTotales: [40, 62, 'semifríos publicados (42–59), ampliado a 20 % de turrón o praliné (60)'],
      PAC_indice_clasico: [15, 35, CLASSIC_FREE],
    },
  },
  sin_azucar: {
    label: 'Helado sin azúcar añadido',
    firm: ['azucares'],
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
    firm: ['SLNG'],
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
    aims: { POD: 18, solidosTotales: 37 },
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [13, 20, `${CREAM_POD}; sin el sabor`],
      azucares: [14, 21, CREAM_SUGARS],
      materiaGrasa: [2.5, 12, `mínimo legal del helado de leche: ${RD_618}; ${TRADE}`, 'ley'],
      SLNG: [8, 12, `${ITALY} (8–12), ${GOFF_HARTEL} (11–12)`],
      solidosTotales: [32, 42, `${ITALY} (32–42)`],
      PAC_indice_clasico: [23, 31, CLASSIC],
    },
  },
  leche_merengada: {
    label: 'Leche merengada',
    aims: { POD: 19, azucares: 18.5, materiaGrasa: 2.7, SLNG: 6.5, solidosTotales: 28.5 },
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [11, 23, MERENGADA],
      azucares: [10, 23, MERENGADA],
      materiaGrasa: [2, 8, MERENGADA],
      SLNG: [5, 12, MERENGADA],
      solidosTotales: [20, 36.5, MERENGADA],
      PAC_indice_clasico: [14, 27, CLASSIC_FREE],
    },
  },
  polo: {
    label: 'Polo o paleta',
    aims: { POD: 23, azucares: 22, solidosTotales: 24.5 },
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [8, 30, POLOS],
      azucares: [8, 30, POLOS],
      materiaGrasa: [0, 13, `${POLOS}; polos cremosos de chocolate hasta 12,9`],
      SLNG: [0, 10, POLOS],
      solidosTotales: [12, 40, `mínimo legal del helado de agua: ${RD_618}; ${POLOS}, los cremosos hasta 39,7`, 'ley'],
      PAC_indice_clasico: [10, 33, CLASSIC_FREE],
    },
  },
  alto_proteina: {
    label: 'Helado alto en proteína',
    pacApplies: true,
    milkless: false,
    free: ['POD'],
    limits: {
      POD: [0, 40, 'sin juicio: los edulcorantes intensos se dosifican por gotas'],
      azucares: [0, 20, PROTEIN],
      materiaGrasa: [0, 10, PROTEIN],
      SLNG: [0, 16, PROTEIN],
      solidosTotales: [20, 42, PROTEIN],
      PAC_indice_clasico: [22, 36, CLASSIC],
    },
  },
  mantecado: {
    label: 'Helado mantecado',
    aims: { POD: 18, solidosTotales: 38 },
    pacApplies: true,
    milkless: false,
    limits: {
      POD: [14, 22, MANTECADO],
      azucares: [14, 23, MANTECADO],
      materiaGrasa: [4, 18, MANTECADO],
      SLNG: [5, 12, MANTECADO],
      solidosTotales: [32, 46, MANTECADO],
      PAC_indice_clasico: [22, 30, CLASSIC],
    },
  },
  soft: {
    label: 'Helado soft (máquina)',
    pacApplies: false,
    milkless: false,
    limits: {
      POD: [8, 20, SOFT],
      azucares: [9, 20, SOFT],
      materiaGrasa: [3, 10, SOFT],
      SLNG: [9, 15, SOFT],
      solidosTotales: [28, 38, SOFT],
      PAC_indice_clasico: [15, 24, CLASSIC_FREE],
    },
  },
  sorbete_chocolate: {
    label: 'Sorbete de chocolate',
    aims: { POD: 23, azucares: 26.5, solidosTotales: 40 },
    pacApplies: true,
    milkless: true,
    limits: {
      POD: [18, 30, `${CHOCOLATE} (20–30); ${CALLEBAUT} (17–19)`],
      azucares: [20, 31, `${CALLEBAUT} (26–28), Cacao Barry (20–30); ${CHOCOLATE}`],
      materiaGrasa: [
        1,
        11,
        `del de cacao en polvo (1,3) al de mucha cobertura (10,9): ${CHOCOLATE}; ${CALLEBAUT} (5–8)`,
      ],
      SLNG: [0, 1, `sin leche: solo trazas, ${TRADE}`],
      solidosTotales: [33, 49, `${CALLEBAUT} (37–40), ${CHOCOLATE} (34–49)`],
      PAC_indice_clasico: [24, 40, CLASSIC],
    },
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type TypeId = keyof typeof DEFINITIONS;
