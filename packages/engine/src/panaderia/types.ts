import type { TypeInfo } from '../craft/craft.ts';
import { lazyFor } from '../craft/lazy.ts';
import { typeFinder } from '../craft/names.ts';
import { typeInfo } from '../craft/type-info.ts';
import { idOf } from './names.ts';
import { type JudgedKey, PARAMS } from './params.ts';
import { atMost, type BakersLimit, limitsOf, type TypeDefinition } from './type-definition.ts';
import { BREADS } from './types-bread.ts';
import { ENRICHED } from './types-enriched.ts';
import { SPELLINGS, TYPE_IDS, type TypeId } from './types-names.ts';
import { PIZZAS } from './types-pizza.ts';

export { TYPE_IDS, type TypeId } from './types-names.ts';

export interface DoughType extends Omit<TypeDefinition, 'limits'> {
  readonly id: TypeId;
  /** In the order of the parameters. */
  readonly limits: readonly BakersLimit[];
}

export const DEFAULT_TYPE: TypeId = 'pan_comun';

/** Beyond this some weight is wrong, where the type itself does not go as far. */
export const FLOODED = atMost(PARAMS[0], 120, 'Uso del oficio', 'consejo');

/** Hydration of pan candeal or bregado, kneaded with rollers; from `least` on it may be what the baker is after. */
export const CANDEAL = { least: 42, min: 45, max: 50 };

const SHEETS: Readonly<Record<TypeId, TypeDefinition>> = { ...BREADS, ...PIZZAS, ...ENRICHED };

export const rulesOf = lazyFor((id: TypeId): DoughType => ({ ...SHEETS[id], id, limits: limitsOf(SHEETS[id]) }));

export function limitOf({ limits }: Pick<DoughType, 'limits'>, key: JudgedKey): BakersLimit | undefined {
  return limits.find(({ param }) => param.key === key);
}

export const TYPE_INFOS: readonly TypeInfo[] = TYPE_IDS.map((id) =>
  typeInfo({ id, label: SHEETS[id].label }, () => rulesOf(id).limits),
);

export const findType = typeFinder<TypeId>(
  [
    ...TYPE_IDS.map((id) => [id, id] as const),
    ...TYPE_IDS.flatMap((id) => [SHEETS[id].label, ...SPELLINGS[id]].map((text) => [text, id] as const)),
  ],
  idOf,
);
