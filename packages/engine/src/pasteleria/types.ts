import type { TypeInfo } from '../craft/craft.ts';
import { lazyFor } from '../craft/lazy.ts';
import { type Accepted, accepted, type Limit, type Side } from '../craft/limit.ts';
import { typeFinder } from '../craft/names.ts';
import type { Range } from '../craft/ranges.ts';
import { typeInfo } from '../craft/type-info.ts';
import { CREMAS } from './cremas.ts';
import type { Base, Definition } from './definition.ts';
import { HORNEADOS } from './horneados.ts';
import { COMMON, PARAMS, type Param, paramNamed, VARIANTS } from './params.ts';

/** Identifier of a type of pastry. */
export type TypeId = keyof typeof HORNEADOS | keyof typeof CREMAS;
export type Family = 'horneado' | 'crema';

/** A limit of a type, closed on both sides. */
export interface Judged extends Limit {
  readonly param: Param;
  readonly min: number;
  readonly max: number;
  readonly core: Range;
  /** What is accepted: the core of the trade and what lies at its limit. */
  readonly range: Range;
}

export interface TypeRules {
  readonly id: TypeId;
  readonly label: string;
  readonly family: Family;
  readonly base: Base;
  /** In the order in which they are judged and corrected. */
  readonly judged: readonly Judged[];
  /** In the order of the parameters. */
  readonly limits: readonly Judged[];
  /** Ranges by key, as the response carries them. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Parameters of the response, in its order: the common ones, then those of the type. */
  readonly params: readonly Param[];
  readonly specific: readonly Param[];
  /** Ganaches show their estimated water activity. */
  readonly isGanache: boolean;
  /** Its ranges are those of a protected indication. */
  readonly isLegal: boolean;
}

export const DEFAULT_TYPE: TypeId = 'genoise';

const commonKeys = new Set(COMMON.map((param) => param.key));
const PLACES: ReadonlyMap<string, number> = new Map(PARAMS.map(({ key }, place) => [key, place]));

/**
 * Where beyond the trade's range lies another taste and no fault: less sweet, richer. On these sides published formulas
 * that masters sign miss a range, and hardly one they refuse does (decision 0047).
 */
const TASTE: Readonly<Record<string, readonly Side[]>> = {
  azucares: ['min'],
  pctAzucarLeche: ['min'],
  ratioAzucarHarina: ['min'],
  ratioAzucarAlmendra: ['min'],
  grasa: ['max'],
  ratioLiquidoHarina: ['max'],
};

function tasteOf(key: string, { firm = [] }: Definition): readonly Side[] | undefined {
  return firm.includes(key) ? undefined : TASTE[key];
}

function admitting({ min, max, core }: Accepted, [least, most]: Range = core): Accepted {
  return { min: Math.min(min, least), max: Math.max(max, most), core };
}

function rules(id: TypeId, family: Family, definition: Definition): TypeRules {
  const variants = new Map(VARIANTS[id]?.map((param) => [param.key, param]));
  const judged = Object.entries(definition.ranges).map(([key, [min, max]]) => {
    const opened: Accepted =
      id === PROTECTED || min === max
        ? { min, max, core: [min, max] as const }
        : admitting(accepted(min, max, 0, tasteOf(key, definition)), definition.admits?.[key]);
    return {
      param: variants.get(key) ?? paramNamed(key),
      range: Object.freeze([opened.min, opened.max] as const),
      ...opened,
      authority: id === PROTECTED ? ('denominacion' as const) : ('oficio' as const),
      source: sourceOf(key, definition),
    };
  });
  const specific = judged.map(({ param }) => param).filter(({ key }) => !commonKeys.has(key));
  return {
    id,
    label: definition.label,
    family,
    base: definition.base,
    judged,
    limits: judged.toSorted((a, b) => PLACES.get(a.param.key)! - PLACES.get(b.param.key)!),
    ranges: Object.freeze(Object.fromEntries(judged.map(({ param, range }) => [param.key, range]))),
    params: [...COMMON, ...specific],
    specific,
    isGanache: id.startsWith('ganache_'),
    isLegal: id === PROTECTED,
  };
}

/** The ranges of a protected indication are minima: inside, no place is better than another. */
const PROTECTED: TypeId = 'tarta_santiago';

const FITTED = 'intervalo de las recetas publicadas de este tipo, con un margen del 10 al 20 %';

function sourceOf(key: string, { basis, sources }: Definition): string {
  if (sources?.[key] !== undefined) return sources[key];
  return commonKeys.has(key) ? FITTED : `${basis}; ajustado con recetas publicadas`;
}

const definitions: readonly (readonly [TypeId, Family, Definition])[] = [
  ...Object.entries(HORNEADOS).map(([id, definition]) => [id as TypeId, 'horneado', definition] as const),
  ...Object.entries(CREMAS).map(([id, definition]) => [id as TypeId, 'crema', definition] as const),
];

export const TYPE_IDS: readonly TypeId[] = definitions.map(([id]) => id);

export const TYPE_INFOS: readonly TypeInfo[] = definitions.map(([id, family, { label }]) =>
  typeInfo({ id, label, family }, () => rulesOf(id).judged),
);

/** The rules of a type by its id. */
export const rulesOf = lazyFor((type: string): TypeRules => rules(...definitions.find(([id]) => id === type)!));

/** The type a person means, however it is spelt. */
export const findType = typeFinder<TypeId>([
  ...definitions.map(([id]) => [id, id] as const),
  ...definitions.flatMap(([id, , { label, spellings = [] }]) =>
    [label, ...spellings].map((text) => [text, id] as const),
  ),
]);
