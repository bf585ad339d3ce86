import { need, type Requirement } from '../craft/judge.ts';
import { lazyFor } from '../craft/lazy.ts';
import type { Limit } from '../craft/limit.ts';
import type { Param } from '../craft/param.ts';
import { idOf } from '../craft/plain-names.ts';
import { limitWith } from '../craft/type-file.ts';
import { typeInfos, typeNamed } from '../craft/type-info.ts';
import { FIGURES } from './figures.gen.ts';
import {
  type BakersParam,
  GLUTEN,
  GLUTEN_OR_RYE,
  NEEDED,
  type Need,
  type NeededKey,
  PARAMS,
  type ParamKey,
  RYE,
  STRENGTH,
} from './params.ts';
import type { Ingredient } from './resolve.ts';
import type { CraftTypeFile, Trait } from './type-file.ts';
import { TYPE_FILES, TYPE_IDS, type TypeId } from './types.gen.ts';

export { DEFAULT_TYPE, EXAMPLE, TYPE_IDS, type TypeId } from './types.gen.ts';

/** A range on total flour, closed on both sides. */
export interface BakersLimit extends Limit {
  readonly param: BakersParam;
  readonly min: number;
  readonly max: number;
}

/** What the file of a type says, with its parameters. */
export interface DoughType extends Omit<CraftTypeFile, 'limits' | 'strength' | 'needs'> {
  readonly id: TypeId;
  /** In the order of the parameters. */
  readonly limits: readonly BakersLimit[];
  readonly strength?: Limit & { readonly min: number; readonly max: number };
  /** What it is not itself without. */
  readonly needs: readonly (Requirement & { readonly param: Param<Ingredient> & { readonly key: NeededKey } })[];
}

const OF_TRADE = { authority: 'oficio', source: 'Uso del oficio' } as const;

/** A dough that asks for strong flour gives way sooner. */
const leastGluten = (w: number) =>
  w >= FIGURES.harina_de_fuerza ? FIGURES.gluten_minimo_de_fuerza : FIGURES.gluten_minimo;

export const rulesOf = lazyFor((id: TypeId): DoughType => {
  const { limits, strength: w, needs = {}, ...file } = TYPE_FILES[id];
  const byKey = new Map(limits.map((data) => [data.param, data]));
  const soured = (byKey.get('prefermento')?.min ?? 0) > 0;
  const named = (Object.keys(needs) as Need[]).map((key) => need(NEEDED[key], needs[key]!));
  return {
    ...file,
    id,
    limits: PARAMS.flatMap((param) => {
      const data = byKey.get(param.key);
      return data === undefined ? [] : [limitWith(param, data) as BakersLimit];
    }),
    ...(w ? { strength: { param: STRENGTH, min: w[0], max: w[1], ...OF_TRADE } } : {}),
    needs: w ? [need(soured ? GLUTEN_OR_RYE : GLUTEN, leastGluten(w[0])), ...named] : named,
  };
});

/** Whether it is named after its rye. */
export const isOfRye = ({ needs }: Pick<DoughType, 'needs'>): boolean => needs.some(({ param }) => param === RYE);

export const isOf = ({ traits }: Pick<DoughType, 'traits'>, trait: Trait): boolean => traits.includes(trait);

/** The one type with a trait that only one has. */
export const typeWith = (trait: Trait): DoughType =>
  rulesOf(TYPE_IDS.find((id) => TYPE_FILES[id].traits.includes(trait))!);

export function limitOf({ limits }: Pick<DoughType, 'limits'>, key: ParamKey): BakersLimit | undefined {
  for (const limit of limits) if (limit.param.key === key) return limit;
  return undefined;
}

export const TYPE_INFOS = typeInfos(TYPE_FILES, (id) => rulesOf(id).limits);

export const findType = typeNamed(TYPE_FILES, idOf);
