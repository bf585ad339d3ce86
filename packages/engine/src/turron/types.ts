import type { TypeInfo } from '../craft/craft.ts';
import type { Authority, Limit } from '../craft/limit.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { Group } from './groups.ts';
import { MEASURED, type TurronParam, USUAL_RATIO } from './params.ts';

/** Identifier of a type of turrón. */
export type TypeId = 'jijona' | 'alicante' | 'yema_tostada' | 'mazapan' | 'guirlache' | 'peladilla' | 'generico';

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
  /** Residual moisture after cooking, %. */
  readonly moisture: number;
  readonly moistureAuthority: Authority;
  readonly moistureSource: string;
  /** Raw almond is toasted before use. */
  readonly toasts: boolean;
  /** Id of the almond it is made with, which advice speaks of. */
  readonly almond: 'almendra_tostada' | 'almendra_cruda';
  /** What its categories ask for above all. */
  readonly main: TurronParam;
  readonly rules: readonly LevelRule[];
  readonly igp?: Igp;
  readonly legal?: LegalQualities;
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
  yema,
  almendraYema,
  frutosAgramunt,
  fecula,
  huevo,
  clara,
  desconocido,
  paridad,
} = MEASURED;

type Figures = Readonly<Partial<Record<Level, number>>>;
type Asked = Pick<LevelRule, 'authority' | 'source' | 'waivable'>;

/** One limit for each level that has a figure. */
function atLeast(param: TurronParam, figures: Figures, asked: Asked): readonly LevelRule[] {
  return levels(figures, (level, min) => ({ param, min, max: null, level, ...asked }));
}

function atMost(param: TurronParam, figures: Figures, asked: Asked): readonly LevelRule[] {
  return levels(figures, (level, max) => ({ param, min: null, max, level, ...asked }));
}

function levels(figures: Figures, rule: (level: Level, figure: number) => LevelRule): readonly LevelRule[] {
  return LEVELS.flatMap((level) => (figures[level] === undefined ? [] : [rule(level, figures[level])]));
}

/** Minima of almond by quality, % (RD 1787/1982). The two best are those of the protected names too. */
const ALMOND = {
  // The consolidated BOE copy prints 54 for Suprema; its own fat minimum of 34 % needs 64.
  blando: { Suprema: 64, Extra: 50, Estándar: 44, Popular: 30 },
  duro: { Suprema: 60, Extra: 46, Estándar: 40, Popular: 34 },
};

function legalQualities(texture: LegalQualities['texture']): LegalQualities {
  const minima = Object.entries(ALMOND[texture]).map(
    ([level, min]): Rule => ({
      param: pctAlmendra,
      min,
      max: null,
      level,
      authority: 'ley',
      source: `${RTS}, turrón ${texture}`,
    }),
  );
  return { texture, minima };
}

const TURRON_ADMITS: readonly Group[] = [
  'almendra_tostada',
  'almendra_cruda',
  'miel',
  'azucar',
  'edulcorante',
  'clara',
  'agua',
  'aroma',
  'aditivo',
  'fecula',
  'cobertura',
];

// Toasted almond is left out: the law defines mazapán with raw almond.
const MAZAPAN_ADMITS: readonly Group[] = [
  'almendra_cruda',
  'miel',
  'azucar',
  'edulcorante',
  'clara',
  'yema',
  'agua',
  'aroma',
  'aditivo',
  'fecula',
  'cobertura',
];

/** Wafer remains; above it the product is «con fécula». */
const NO_STARCH = atMost(
  fecula,
  { Suprema: 1, Extra: 1 },
  { authority: 'ley', source: `${RTS}: hasta 1 g de almidón por 100 g (restos de oblea)` },
);

const NO_UNKNOWN = atMost(
  desconocido,
  { Suprema: 1, Extra: 1 },
  { authority: 'consejo', source: 'criterio propio: no se acredita lo que no se identifica' },
);

const IGP_HONEY = atLeast(
  pctMiel,
  { Suprema: 10, Extra: 10 },
  {
    authority: 'denominacion',
    source: 'pliegos IGP Jijona y Turrón de Alicante; no se exige sin azúcares añadidos',
    waivable: true,
  },
);

const YEMA_LAW: Asked = { authority: 'ley', source: `${RTS}, 7.4, turrón de yema` };
const DIVERSOS_LAW: Asked = { authority: 'ley', source: `${RTS}, turrones diversos` };

export const TYPES: readonly TypeRules[] = [
  {
    id: 'jijona',
    label: 'Turrón de Jijona (blando)',
    noun: 'turrón',
    spellings: ['xixona', 'turron_de_jijona', 'blando', 'turron_blando'],
    moisture: 4.5,
    moistureAuthority: 'ley',
    moistureSource: `${RTS}: humedad máxima del turrón blando Suprema`,
    toasts: true,
    almond: 'almendra_tostada',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, ALMOND.blando, {
        authority: 'denominacion',
        source: `IGP Jijona y ${RTS}, turrón blando`,
      }),
      ...IGP_HONEY,
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Jijona',
      admits: new Set(TURRON_ADMITS),
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
    moisture: 5,
    moistureAuthority: 'ley',
    moistureSource: `${RTS}: humedad máxima del turrón duro Suprema`,
    toasts: true,
    almond: 'almendra_tostada',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, ALMOND.duro, {
        authority: 'denominacion',
        source: `IGP Turrón de Alicante (DOUE C/2023/573) y ${RTS}, turrón duro`,
      }),
      ...IGP_HONEY,
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Turrón de Alicante',
      admits: new Set(TURRON_ADMITS),
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
    moisture: 13,
    moistureAuthority: 'ley',
    moistureSource: `${RTS}: humedad máxima del turrón de yema`,
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, { Suprema: 40, Extra: 33 }, YEMA_LAW),
      ...atLeast(yema, { Suprema: 1, Extra: 1 }, YEMA_LAW),
      ...atLeast(almendraYema, { Suprema: 45, Extra: 38 }, YEMA_LAW),
      ...NO_STARCH,
    ],
    lowest: 'Básico',
  },
  {
    id: 'mazapan',
    label: 'Mazapán',
    noun: 'mazapán',
    spellings: ['marzipan', 'mazapanes'],
    moisture: 11,
    moistureAuthority: 'ley',
    moistureSource: `${RTS}: humedad máxima del mazapán`,
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: [
      ...atLeast(pctAlmendra, { Suprema: 45, Extra: 35 }, { authority: 'ley', source: `${RTS}, mazapán` }),
      ...atLeast(
        paridad,
        { Suprema: 50 },
        { authority: 'denominacion', source: 'IGP Mazapán de Toledo: almendra y azúcares 1:1' },
      ),
      ...atMost(
        huevo,
        { Suprema: 10, Extra: 10 },
        { authority: 'oficio', source: `${TRADE}: el huevo solo liga o pinta` },
      ),
      ...NO_STARCH,
      ...NO_UNKNOWN,
    ],
    igp: {
      name: 'Mazapán de Toledo',
      admits: new Set(MAZAPAN_ADMITS),
      source: `IGP Mazapán de Toledo y ${RTS}: almendra cruda, azúcares, miel, huevo, agua y aditivos autorizados`,
    },
    lowest: 'Fuera de IGP',
  },
  {
    id: 'guirlache',
    label: 'Turrón guirlache',
    noun: 'turrón',
    spellings: ['guirlaches', 'crocante'],
    moisture: 2,
    moistureAuthority: 'oficio',
    moistureSource: 'caramelo a 160 °C (McGee, tabla de almíbares) y almendra tostada',
    toasts: true,
    almond: 'almendra_tostada',
    main: pctFrutosSecos,
    rules: [...atLeast(pctFrutosSecos, { Suprema: 45, Extra: 38 }, DIVERSOS_LAW), ...NO_STARCH],
    lowest: 'Básico',
  },
  {
    id: 'peladilla',
    label: 'Peladilla',
    noun: 'turrón',
    spellings: ['peladillas', 'garrapinada', 'garrapinadas'],
    moisture: 3,
    moistureAuthority: 'oficio',
    moistureSource: `${TRADE}: capa de azúcar seca`,
    toasts: false,
    almond: 'almendra_cruda',
    main: pctAlmendra,
    rules: atLeast(
      pctAlmendra,
      { Suprema: 40, Extra: 30 },
      {
        // No legal minimum: RD 348/2011 only asks for a whole-almond core.
        authority: 'oficio',
        source: `${TRADE}: entre la peladilla corriente (28,6 %) y la artesana (1:1), según CIQUAL 2025 y BLS 2025`,
      },
    ),
    lowest: 'Básico',
  },
  {
    id: 'generico',
    label: 'Turrón genérico',
    noun: 'turrón',
    spellings: ['nougat', 'torrone', 'turron'],
    moisture: 8,
    moistureAuthority: 'oficio',
    moistureSource: `${TRADE}: turrón tierno, 7 a 9 %`,
    toasts: false,
    almond: 'almendra_tostada',
    main: basica,
    rules: [...atLeast(basica, { Suprema: 45, Extra: 38 }, DIVERSOS_LAW), ...NO_STARCH],
    lowest: 'Básico',
  },
];

export const DEFAULT_TYPE: TypeId = 'jijona';

const byId = new Map(TYPES.map((type) => [type.id, type]));

export function rulesOf(id: TypeId): TypeRules {
  return byId.get(id)!;
}

const spelt = new Map<string, TypeId>();
for (const { id, label, spellings } of TYPES) for (const text of [id, slug(label), ...spellings]) spelt.set(text, id);

export function findType(text: string): TypeId | undefined {
  return text.length > MAX_NAME_LENGTH ? undefined : spelt.get(slug(text));
}

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
  source: `${RTS}: con fécula, hasta un 15 % de almidón sobre materia seca`,
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

const AGRAMUNT_LAW: Asked = { authority: 'denominacion', source: 'pliego de la IGP Turrón de Agramunt' };

/** IGP Turrón de Agramunt: almond and hazelnut, honey and egg white, and nothing else but these groups. */
export const AGRAMUNT = {
  rules: [
    ...atLeast(frutosAgramunt, { Suprema: 60, Extra: 46 }, AGRAMUNT_LAW),
    ...atLeast(pctMiel, { Suprema: 10, Extra: 10 }, AGRAMUNT_LAW),
    ...atLeast(clara, { Suprema: 1, Extra: 1 }, AGRAMUNT_LAW),
  ],
  admits: new Set<Group>([
    'almendra_tostada',
    'almendra_cruda',
    'miel',
    'azucar',
    'clara',
    'agua',
    'aroma',
    'aditivo',
    'cobertura',
  ]),
};

/** What an IGP does not admit: a limit of 0 that is judged on presence, not on a share. */
export function admissionOf({ igp }: TypeRules, level?: Level): readonly Rule[] {
  if (igp === undefined) return [];
  const limit: Rule = { param: MEASURED.noAdmitidos, min: null, max: 0, authority: 'denominacion', source: igp.source };
  return [level === undefined ? limit : { ...limit, level }];
}

function limitsOf(type: TypeRules): readonly Rule[] {
  const { rules, moisture, moistureAuthority, moistureSource } = type;
  return [
    ...LEVELS.flatMap((level) => [...rules.filter((rule) => rule.level === level), ...admissionOf(type, level)]),
    { param: pctHumedad, min: null, max: moisture, authority: moistureAuthority, source: moistureSource },
  ];
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPES.map((type) => ({
  id: type.id,
  label: type.label,
  limits: limitsOf(type),
}));
