import type { Limit, TypeInfo } from '../craft/craft.ts';
import { MAX_NAME_LENGTH, slug } from '../craft/names.ts';
import type { Group } from './groups.ts';
import type { MeasureKey } from './measure.ts';
import { infoOf } from './params.ts';

/** Identifier of a type of turrón. */
export type TypeId = 'jijona' | 'alicante' | 'yema_tostada' | 'mazapan' | 'guirlache' | 'peladilla' | 'generico';

/** The two categories a formula may reach, best first. */
export const LEVELS = ['Suprema', 'Extra'] as const;
export type Level = (typeof LEVELS)[number];
export type Category = Level | 'Fuera de IGP' | 'Básico';

/** One threshold of a type; a level without a figure does not ask for it. */
export interface Rule {
  readonly key: MeasureKey;
  readonly side: 'min' | 'max';
  readonly Suprema: number;
  readonly Extra: number | null;
  readonly source: string;
  /** Not asked of turrón without added sugars. */
  readonly waivable?: true;
}

/** A protected geographical indication admits only some ingredients. */
export interface Igp {
  /** As in «la IGP Jijona». */
  readonly name: string;
  readonly admits: ReadonlySet<Group>;
  readonly source: string;
}

export interface TypeRules {
  readonly id: TypeId;
  readonly label: string;
  /** Other accepted spellings of `type`, normalised. */
  readonly spellings: readonly string[];
  /** Residual moisture after cooking, %. */
  readonly moisture: number;
  readonly moistureSource: string;
  /** Raw almond is toasted before use. */
  readonly toasts: boolean;
  readonly rules: readonly Rule[];
  readonly igp?: Igp;
  /** Category of a formula that does not reach Extra. */
  readonly lowest: Category;
}

const RTS = 'RD 1787/1982';
const TRADE = 'oficio';

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
const NO_STARCH: Rule = {
  key: 'fecula',
  side: 'max',
  Suprema: 1,
  Extra: 1,
  source: `${RTS}: hasta 1 g de almidón por 100 g (restos de oblea)`,
};

const NO_UNKNOWN: Rule = {
  key: 'desconocido',
  side: 'max',
  Suprema: 1,
  Extra: 1,
  source: 'criterio propio: no se acredita lo que no se identifica',
};

const IGP_HONEY: Rule = {
  key: 'pctMiel',
  side: 'min',
  Suprema: 10,
  Extra: 10,
  source: 'pliegos IGP Jijona y Turrón de Alicante; no se exige sin azúcares añadidos',
  waivable: true,
};

export const TYPES: readonly TypeRules[] = [
  {
    id: 'jijona',
    label: 'Turrón de Jijona (blando)',
    spellings: ['xixona', 'turron_de_jijona', 'blando', 'turron_blando'],
    moisture: 4.5,
    moistureSource: `${RTS}: humedad máxima del turrón blando Suprema`,
    toasts: true,
    rules: [
      {
        key: 'pctAlmendra',
        side: 'min',
        Suprema: 64,
        Extra: 50,
        // The consolidated BOE copy prints 54 for Suprema; its own fat minimum of 34 % needs 64.
        source: `IGP Jijona y ${RTS}, turrón blando`,
      },
      IGP_HONEY,
      NO_STARCH,
      NO_UNKNOWN,
    ],
    igp: {
      name: 'Jijona',
      admits: new Set(TURRON_ADMITS),
      source: `IGP Jijona y ${RTS}: solo almendra, miel, azúcares, clara, agua y aditivos autorizados`,
    },
    lowest: 'Fuera de IGP',
  },
  {
    id: 'alicante',
    label: 'Turrón de Alicante (duro)',
    spellings: ['turron_de_alicante', 'duro', 'turron_duro'],
    moisture: 5,
    moistureSource: `${RTS}: humedad máxima del turrón duro Suprema`,
    toasts: true,
    rules: [
      {
        key: 'pctAlmendra',
        side: 'min',
        Suprema: 60,
        Extra: 46,
        source: `IGP Turrón de Alicante (DOUE C/2023/573) y ${RTS}, turrón duro`,
      },
      IGP_HONEY,
      NO_STARCH,
      NO_UNKNOWN,
    ],
    igp: {
      name: 'Turrón de Alicante',
      admits: new Set(TURRON_ADMITS),
      source: `IGP Turrón de Alicante y ${RTS}: solo almendra, miel, azúcares, clara, agua y aditivos autorizados`,
    },
    lowest: 'Fuera de IGP',
  },
  {
    id: 'yema_tostada',
    label: 'Turrón de yema tostada',
    spellings: ['yema', 'yema_quemada', 'crema_quemada', 'turron_de_yema'],
    moisture: 13,
    moistureSource: `${RTS}: humedad máxima del turrón de yema`,
    toasts: false,
    rules: [
      { key: 'pctAlmendra', side: 'min', Suprema: 40, Extra: 33, source: `${RTS}, 7.4, turrón de yema` },
      { key: 'yema', side: 'min', Suprema: 1, Extra: 1, source: `${RTS}, 7.4, turrón de yema` },
      { key: 'almendraYema', side: 'min', Suprema: 45, Extra: 38, source: `${RTS}, 7.4, turrón de yema` },
      NO_STARCH,
    ],
    lowest: 'Básico',
  },
  {
    id: 'mazapan',
    label: 'Mazapán',
    spellings: ['marzipan', 'mazapanes'],
    moisture: 11,
    moistureSource: `${RTS}: humedad máxima del mazapán`,
    toasts: false,
    rules: [
      { key: 'pctAlmendra', side: 'min', Suprema: 45, Extra: 35, source: `${RTS}, mazapán` },
      {
        key: 'paridad',
        side: 'min',
        Suprema: 50,
        Extra: null,
        source: 'IGP Mazapán de Toledo: almendra y azúcares 1:1',
      },
      { key: 'huevo', side: 'max', Suprema: 10, Extra: 10, source: `${TRADE}: el huevo solo liga o pinta` },
      NO_STARCH,
      NO_UNKNOWN,
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
    spellings: ['guirlaches', 'crocante'],
    moisture: 2,
    moistureSource: 'caramelo a 160 °C (McGee, tabla de almíbares) y almendra tostada',
    toasts: true,
    rules: [
      { key: 'pctFrutosSecos', side: 'min', Suprema: 45, Extra: 38, source: `${RTS}, turrones diversos` },
      NO_STARCH,
    ],
    lowest: 'Básico',
  },
  {
    id: 'peladilla',
    label: 'Peladilla',
    spellings: ['peladillas', 'garrapinada', 'garrapinadas'],
    moisture: 3,
    moistureSource: `${TRADE}: capa de azúcar seca`,
    toasts: false,
    rules: [
      {
        key: 'pctAlmendra',
        side: 'min',
        Suprema: 40,
        Extra: 30,
        // No legal minimum: RD 348/2011 only asks for a whole-almond core.
        source: `${TRADE}: entre la peladilla corriente (28,6 %) y la artesana (1:1), según CIQUAL 2025 y BLS 2025`,
      },
    ],
    lowest: 'Básico',
  },
  {
    id: 'generico',
    label: 'Turrón genérico',
    spellings: ['nougat', 'torrone', 'turron'],
    moisture: 8,
    moistureSource: `${TRADE}: turrón tierno, 7 a 9 %`,
    toasts: false,
    rules: [{ key: 'basica', side: 'min', Suprema: 45, Extra: 38, source: `${RTS}, turrones diversos` }, NO_STARCH],
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

/** The figure a rule asks for at a level; null when it asks for none. */
export function figureOf(type: TypeRules, key: MeasureKey, level: Level): number | null {
  return type.rules.find((rule) => rule.key === key)?.[level] ?? null;
}

/** Key of the share of ingredients an IGP does not admit: a limit of 0 that is judged on presence, not on a share. */
export const NOT_ADMITTED = { key: 'noAdmitidos', label: 'Ingredientes no admitidos', unit: '%' } as const;

function limitsOf(type: TypeRules): Limit[] {
  const limits: Limit[] = [];
  for (const level of LEVELS) {
    for (const { key, side, source, [level]: figure } of type.rules) {
      if (figure === null) continue;
      const { label, unit } = infoOf(key);
      const bounds = side === 'min' ? { min: figure, max: null } : { min: null, max: figure };
      limits.push({ key, label, unit, ...bounds, level, source });
    }
    if (type.igp) limits.push({ ...NOT_ADMITTED, min: null, max: 0, level, source: type.igp.source });
  }
  const { label, unit } = infoOf('pctHumedad');
  limits.push({ key: 'pctHumedad', label, unit, min: null, max: type.moisture, source: type.moistureSource });
  return limits;
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPES.map((type) => ({
  id: type.id,
  label: type.label,
  limits: limitsOf(type),
}));
