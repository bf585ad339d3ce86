import type { TypeInfo } from '../craft/craft.ts';
import type { Authority, Limit } from '../craft/limit.ts';
import { typeFinder } from '../craft/names.ts';
import { typeInfo } from '../craft/type-info.ts';
import type { Group } from './groups.ts';
import { MEASURED, type TurronParam, USUAL_RATIO } from './params.ts';

/** Identifier of a type of turrón. */
export type TypeId =
  | 'jijona'
  | 'alicante'
  | 'yema_tostada'
  | 'mazapan'
  | 'guirlache'
  | 'peladilla'
  | 'generico'
  | 'turron_chocolate'
  | 'turron_coco'
  | 'turron_piedra'
  | 'panellets';

/** The two categories a formula may reach, best first. */
export const LEVELS = ['Suprema', 'Extra'] as const;
export type Level = (typeof LEVELS)[number];
/** What a formula reaches. */
export type Category = Level | 'Fuera de IGP' | 'Básico';

/** A limit on a measured value. */
export interface Rule extends Limit {
  readonly param: TurronParam;
  /** Not asked of turrón without added sugars. */
  readonly waivable?: true;
}

/** A limit that a category asks for. */
export interface LevelRule extends Rule {
  readonly level: Level;
}

export type Moisture = Rule & { readonly max: number };

/** A protected geographical indication admits only some ingredients. */
export interface Igp {
  /** As in «la IGP Jijona». */
  readonly name: string;
  readonly admits: ReadonlySet<Group>;
  readonly source: string;
}

/** Qualities of RD 1787/1982 for turrón without a protected name, best first. */
export interface LegalQualities {
  readonly texture: 'blando' | 'duro';
  readonly minima: readonly Rule[];
}

export interface TypeRules {
  readonly id: TypeId;
  readonly label: string;
  /** What it is, in «con fécula». */
  readonly noun: 'turrón' | 'mazapán';
  /** Other accepted spellings of `type`, normalised. */
  readonly spellings: readonly string[];
  /** Cooking leaves no more than its maximum. */
  readonly moisture: Moisture;
  /** Melted and moulded, not cooked: water stays, but for that of a caramel. */
  readonly melted?: true;
  /** Raw almond is toasted before use. */
  readonly toasts: boolean;
  /** Id of the almond, or of what stands for it, which advice speaks of. */
  readonly almond: 'almendra_tostada' | 'almendra_cruda' | 'coco_rallado' | 'chocolate_negro';
  /** What its categories ask for above all. */
  readonly main: TurronParam;
  readonly rules: readonly LevelRule[];
  readonly igp?: Igp;
  readonly legal?: LegalQualities;
  /**
   * Least of its main matter with which a turrón below Extra is still a lawful and well made one, of quality Estándar:
   * its other rules are those of Extra.
   */
  readonly standard?: Rule;
  /** Category of a formula that does not reach Extra. */
  readonly lowest: Category;
}

const RTS = 'RD 1787/1982';
const TRADE = 'oficio';

const {
  pctAlmendra,
  pctMiel,
  pctFrutosSecos,
  pctHumedad,
  basica,
  coco,
  cereal,
  yema,
  almendraYema,
  frutosAgramunt,
  fecula,
  huevo,
  clara,
  desconocido,
  paridad,
} = MEASURED;

/** Moisture, %, that the pot leaves: where nothing is cooked, all there is. */
export function residualOf({ melted, moisture: { max } }: TypeRules): number {
  return melted ? 100 : max;
}

type Figures = Readonly<Partial<Record<Level, number>>>;

/** One limit for each level that has a figure. */
function atLeast(param: TurronParam, figures: Figures, authority: Authority, source: string): readonly LevelRule[] {
  return levels(figures, (level, min) => ({ param, min, max: null, level, authority, source }));
}

function atMost(param: TurronParam, figures: Figures, authority: Authority, source: string): readonly LevelRule[] {
  return levels(figures, (level, max) => ({ param, min: null, max, level, authority, source }));
}

function levels(figures: Figures, rule: (level: Level, figure: number) => LevelRule): readonly LevelRule[] {
  return LEVELS.flatMap((level) => (figures[level] === undefined ? [] : [rule(level, figures[level])]));
}

function standard(param: TurronParam, min: number, authority: Authority, source: string): Rule {
  return { param, min, max: null, level: STANDARD, authority, source };
}

/** Residual moisture after cooking, %. */
function moisture(max: number, authority: Authority, source: string): Moisture {
  return { param: pctHumedad, min: null, max, authority, source };
}

/** The quality of the law below Extra. */
const STANDARD = 'Estándar';

/** Minima of almond by quality, % (RD 1787/1982). The two best are those of the protected names too. */
const ALMOND = {
  // The consolidated BOE copy prints 54 for Suprema; its own fat minimum of 34 % needs 64.
  blando: { Suprema: 64, Extra: 50, Estándar: 44, Popular: 30 },
  duro: { Suprema: 60, Extra: 46, Estándar: 40, Popular: 34 },
};

function legalQualities(texture: LegalQualities['texture']): LegalQualities {
  const asked = { param: pctAlmendra, max: null, authority: 'ley', source: `${RTS}, turrón ${texture}` } as const;
  return { texture, minima: Object.entries(ALMOND[texture]).map(([level, min]) => ({ ...asked, level, min })) };
}

const SWEET_BASE: readonly Group[] = ['miel', 'azucar', 'clara', 'agua', 'aroma', 'aditivo', 'cobertura'];
const ALMONDS: readonly Group[] = ['almendra_tostada', 'almendra_cruda'];
const TURRON_ADMITS = new Set<Group>([...SWEET_BASE, ...ALMONDS, 'edulcorante', 'fecula']);
// Toasted almond is left out: the law defines mazapán with raw almond.
const MAZAPAN_ADMITS = new Set<Group>([...SWEET_BASE, 'almendra_cruda', 'edulcorante', 'fecula', 'yema']);

/** Wafer remains, % of starch; above it the product is «con fécula». */
const WAFER = 1;
const NO_STARCH = atMost(
  fecula,
  { Suprema: WAFER, Extra: WAFER },
  'ley',
  `${RTS}: hasta ${WAFER} g de almidón por 100 g (restos de oblea)`,
);

const NO_UNKNOWN = atMost(
  desconocido,
  { Suprema: 1, Extra: 1 },
  'consejo',
  'criterio propio: no se acredita lo que no se identifica',
);

const IGP_HONEY = atLeast(
  pctMiel,
  { Suprema: 10, Extra: 10 },
  'denominacion',
  'pliegos IGP Jijona y Turrón de Alicante; no se exige sin azúcares añadidos',
).map((rule): LevelRule => ({ ...rule, waivable: true }));

const YEMA_LAW = ['ley', `${RTS}, 7.4, turrón de yema`] as const;
const DIVERSOS_LAW = ['ley', `${RTS}, turrones diversos`] as const;
const PANELLETS_ETG = 'pliego de la ETG «Panellets» (DOUE C 280, 23.11.2007)';
const AGRAMUNT_LAW = ['denominacion', 'pliego de la IGP Turrón de Agramunt'] as const;

export const TYPES: readonly TypeRules[] = [
  {
    id: 'jijona',
    label: 'Turrón de Jijona (blando)',
    noun: 'turrón',
    spellings: ['xixona', 'turron_de_jijona', 'blando', 'turron_blando'],
    moisture: moisture(4.5, 'ley', `${RTS}: humedad máxima del turrón blando Suprema`),
    toasts: true,
    almond: 'almendra_tostada',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, ALMOND.blando, 'denominacion', `IGP Jijona y ${RTS}, turrón blando`),
      ...IGP_HONEY,
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Jijona',
      admits: TURRON_ADMITS,
      source: `IGP Jijona y ${RTS}: solo almendra, miel, azúcares, clara, agua y aditivos autorizados`,
    },
    legal: legalQualities('blando'),
    lowest: 'Fuera de IGP',
  },
  {
    id: 'alicante',
    label: 'Turrón de Alicante (duro)',
    noun: 'turrón',
    spellings: ['turron_de_alicante', 'duro', 'turron_duro'],
    moisture: moisture(5, 'ley', `${RTS}: humedad máxima del turrón duro Suprema`),
    toasts: true,
    almond: 'almendra_tostada',
    main: pctAlmendra,
    rules: [
      ...atLeast(
        pctAlmendra,
        ALMOND.duro,
        'denominacion',
        `IGP Turrón de Alicante (DOUE C/2023/573) y ${RTS}, turrón duro`,
      ),
      ...IGP_HONEY,
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Turrón de Alicante',
      admits: TURRON_ADMITS,
      source: `IGP Turrón de Alicante y ${RTS}: solo almendra, miel, azúcares, clara, agua y aditivos autorizados`,
    },
    legal: legalQualities('duro'),
    lowest: 'Fuera de IGP',
  },
  {
    id: 'yema_tostada',
    label: 'Turrón de yema tostada',
    noun: 'turrón',
    spellings: ['yema', 'yema_quemada', 'crema_quemada', 'turron_de_yema'],
    moisture: moisture(13, 'ley', `${RTS}: humedad máxima del turrón de yema`),
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, { Suprema: 40, Extra: 33 }, ...YEMA_LAW),
      ...atLeast(yema, { Suprema: 1, Extra: 1 }, ...YEMA_LAW),
      ...atLeast(almendraYema, { Suprema: 45, Extra: 38 }, ...YEMA_LAW),
      ...NO_STARCH,
    ],
    lowest: 'Básico',
  },
  {
    id: 'mazapan',
    label: 'Mazapán',
    noun: 'mazapán',
    spellings: ['marzipan', 'mazapanes'],
    moisture: moisture(11, 'ley', `${RTS}: humedad máxima del mazapán`),
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, { Suprema: 45, Extra: 35 }, 'ley', `${RTS}, mazapán`),
      ...atLeast(paridad, { Suprema: 50 }, 'denominacion', 'IGP Mazapán de Toledo: almendra y azúcares 1:1'),
      ...atMost(huevo, { Suprema: 10, Extra: 10 }, 'oficio', `${TRADE}: el huevo solo liga o pinta`),
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Mazapán de Toledo',
      admits: MAZAPAN_ADMITS,
      source: `IGP Mazapán de Toledo y ${RTS}: almendra cruda, azúcares, miel, huevo, agua y aditivos autorizados`,
    },
    lowest: 'Fuera de IGP',
  },
  {
    id: 'guirlache',
    label: 'Turrón guirlache',
    noun: 'turrón',
    spellings: ['guirlaches', 'crocante'],
    moisture: moisture(2, 'oficio', 'caramelo a 160 °C (McGee, tabla de almíbares) y almendra tostada'),
    toasts: true,
    almond: 'almendra_tostada',
    main: pctFrutosSecos,
    rules: [...atLeast(pctFrutosSecos, { Suprema: 45, Extra: 38 }, ...DIVERSOS_LAW), ...NO_STARCH],
    lowest: 'Básico',
  },
  {
    id: 'peladilla',
    label: 'Peladilla',
    noun: 'turrón',
    spellings: ['peladillas', 'garrapinada', 'garrapinadas'],
    moisture: moisture(3, 'oficio', `${TRADE}: capa de azúcar seca`),
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: atLeast(
      pctAlmendra,
      { Suprema: 40, Extra: 30 },
      // No legal minimum: RD 348/2011 only asks for a whole-almond core.
      'oficio',
      `${TRADE}: entre la peladilla corriente (28,6 %) y la artesana (1:1), según CIQUAL 2025 y BLS 2025`,
    ),
    lowest: 'Básico',
  },
  {
    id: 'generico',
    label: 'Turrón genérico',
    noun: 'turrón',
    spellings: ['nougat', 'torrone', 'turron'],
    moisture: moisture(8, 'oficio', `${TRADE}: turrón tierno, 7 a 9 %`),
    toasts: false,
    almond: 'almendra_tostada',
    main: basica,
    rules: [...atLeast(basica, { Suprema: 45, Extra: 38 }, ...DIVERSOS_LAW), ...NO_STARCH],
    standard: standard(basica, 25, 'ley', `${RTS}, turrones diversos de calidad Estándar`),
    lowest: 'Básico',
  },
  {
    id: 'turron_chocolate',
    label: 'Turrón de chocolate',
    noun: 'turrón',
    spellings: ['chocolate', 'turron_de_chocolate', 'crujiente', 'trufado', 'chocolate_crujiente'],
    moisture: moisture(2, 'oficio', `${TRADE}: se funde y se moldea, nada se evapora; con más agua no se conserva`),
    melted: true,
    toasts: false,
    almond: 'chocolate_negro',
    main: basica,
    rules: [
      ...atLeast(basica, { Suprema: 45, Extra: 38 }, ...DIVERSOS_LAW),
      ...atMost(cereal, { Suprema: 25 }, 'oficio', `${TRADE}: fórmulas publicadas, 12 a 18 % de arroz inflado`),
      ...NO_STARCH,
    ],
    lowest: 'Básico',
  },
  {
    id: 'turron_coco',
    label: 'Turrón de coco',
    noun: 'turrón',
    spellings: ['coco', 'turron_de_coco'],
    moisture: moisture(13, 'ley', `${RTS}: humedad máxima del turrón de coco`),
    toasts: false,
    almond: 'coco_rallado',
    main: coco,
    rules: [...atLeast(coco, { Suprema: 45, Extra: 38 }, 'ley', `${RTS}, turrón de coco`), ...NO_STARCH],
    standard: standard(coco, 25, 'ley', `${RTS}, turrón de coco de calidad Estándar`),
    lowest: 'Básico',
  },
  {
    id: 'turron_piedra',
    label: 'Turrón a la piedra',
    noun: 'turrón',
    spellings: ['piedra', 'a_la_piedra', 'turron_a_la_piedra'],
    moisture: moisture(4.5, 'oficio', `${TRADE}: como el turrón blando, sin cocer`),
    toasts: true,
    almond: 'almendra_tostada',
    main: pctAlmendra,
    rules: [...atLeast(pctAlmendra, { Suprema: 45, Extra: 38 }, ...DIVERSOS_LAW), ...NO_STARCH],
    lowest: 'Básico',
  },
  {
    id: 'panellets',
    label: 'Panellets',
    noun: 'mazapán',
    spellings: ['panellet', 'panallets', 'empinonado', 'empinonados'],
    // Baked for minutes and sold tender: potato and white leave 11 to 17 % of water in published doughs.
    moisture: moisture(16, 'oficio', `${TRADE}: masa tierna; ${RTS} admite un 16 % en los turrones con fécula`),
    toasts: false,
    almond: 'almendra_cruda',
    // Pine nuts, hazelnuts and coconut are as much of it as almond.
    main: basica,
    rules: [
      // The dough of the specification, 1 kg of almond, 1 kg of sugar and 350 g of white, has 42.6 %; that of coconut 41.8.
      ...atLeast(basica, { Suprema: 40 }, 'denominacion', PANELLETS_ETG),
      ...atLeast(basica, { Extra: 35 }, 'oficio', `${TRADE}: lo que pide al mazapán el ${RTS}`),
      ...atMost(fecula, { Suprema: WAFER }, 'denominacion', `${PANELLETS_ETG}: sin patata ni boniato`),
      ...atMost(fecula, { Extra: 6 }, 'oficio', `${TRADE}: fórmulas publicadas, 1,5 a 5,1 % con patata o boniato`),
    ],
    lowest: 'Básico',
  },
];

export const DEFAULT_TYPE: TypeId = 'jijona';

const byId = new Map(TYPES.map((type) => [type.id, type]));

export function rulesOf(id: TypeId): TypeRules {
  return byId.get(id)!;
}

export const findType = typeFinder<TypeId>([
  ...TYPES.map(({ id }) => [id, id] as const),
  ...TYPES.flatMap(({ id, label, spellings }) => [label, ...spellings].map((text) => [text, id] as const)),
]);

/** What a type asks of a value at a level; undefined when it asks nothing. */
export function ruleOf({ rules }: TypeRules, param: TurronParam, level: Level): LevelRule | undefined {
  return rules.find((rule) => rule.param === param && rule.level === level);
}

/** «Con fécula» admits at most this much starch. */
export const LEGAL_STARCH = {
  param: MEASURED.feculaSeca,
  min: null,
  max: 15,
  authority: 'ley',
  source: `${RTS}: turrón y mazapán con fécula, sobre materia seca`,
} as const satisfies Rule;

/** Beyond it the mass grains or sticks. */
export const USUAL_HONEY = {
  param: MEASURED.ratioMielAzucar,
  ...USUAL_RATIO,
  authority: 'consejo',
  source: MEASURED.ratioMielAzucar.source,
} as const satisfies Rule;

/** More wafer than this is a slip of the pen. */
export const USUAL_COVERING = {
  param: MEASURED.oblea,
  min: null,
  max: 5,
  authority: 'consejo',
  source: TRADE,
} as const satisfies Rule;

/** IGP Turrón de Agramunt: almond and hazelnut, honey and egg white, and nothing else but these groups. */
export const AGRAMUNT = {
  rules: [
    ...atLeast(frutosAgramunt, { Suprema: 60, Extra: 46 }, ...AGRAMUNT_LAW),
    ...atLeast(pctMiel, { Suprema: 10, Extra: 10 }, ...AGRAMUNT_LAW),
    ...atLeast(clara, { Suprema: 1, Extra: 1 }, ...AGRAMUNT_LAW),
  ],
  admits: new Set<Group>([...SWEET_BASE, ...ALMONDS]),
};

/** What an IGP does not admit: a limit of 0 that is judged on presence, not on a share. */
export function admissionOf({ igp }: TypeRules, level?: Level): readonly Rule[] {
  if (igp === undefined) return [];
  const limit: Rule = { param: MEASURED.noAdmitidos, min: null, max: 0, authority: 'denominacion', source: igp.source };
  return [level === undefined ? limit : { ...limit, level }];
}

function limitsOf(type: TypeRules): readonly Rule[] {
  const asked = LEVELS.flatMap((level) => [
    ...type.rules.filter((rule) => rule.level === level),
    ...admissionOf(type, level),
  ]);
  return [...asked, ...(type.standard ? [type.standard] : []), type.moisture];
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPES.map((type) =>
  typeInfo({ id: type.id, label: type.label }, () => limitsOf(type)),
);
