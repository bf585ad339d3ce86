import type { Food } from '../despensa/food.ts';
import type { Shelf } from '../despensa/shelf.ts';
import type { Craft } from './craft.ts';
import { type IngredientRules, insteadOfRaw, isForbidden } from './ingredient-rules.ts';
import { upperFirst } from './spanish.ts';
import type { TypeFile } from './type-file.ts';

/** What a craft is known by: its types, its foods and the rules on them. */
interface Known<Type extends string> {
  readonly files: Readonly<Record<Type, Pick<TypeFile, 'additions' | 'near'>>>;
  readonly findType: (text: string) => Type | undefined;
  readonly defaultType: Type;
  readonly shelf: Pick<Shelf<unknown>, 'read' | 'entryOf' | 'catalogue'>;
  readonly rulesOf: (type: Type) => IngredientRules;
}

type Common = Pick<
  Craft,
  'operation' | 'path' | 'defaultType' | 'catalogue' | 'shelf' | 'additions' | 'nearTypes' | 'ingredientRules'
> &
  Required<Pick<Craft, 'forbids' | 'insteadOfRaw'>>;

/** What follows from types, foods and rules alike in all crafts; `isRefused` keeps out more than its rules. */
export function commonTo<Type extends string>(
  { id }: Pick<Craft, 'id'>,
  { files, findType, defaultType, shelf, rulesOf }: Known<Type>,
  isRefused: (type: Type, food: Food) => boolean = () => false,
): Common {
  const meant = (type: string) => findType(type) ?? defaultType;
  const isNear = Object.values<Pick<TypeFile, 'near'>>(files).some(({ near }) => near !== undefined);
  return {
    operation: upperFirst(id),
    path: `/api/balance/${id}`,
    defaultType,
    catalogue: shelf.catalogue,
    shelf,
    additions: (type) => files[meant(type)].additions,
    ...(isNear ? { nearTypes: (type) => files[meant(type)].near ?? [] } : {}),
    ingredientRules: (type) => rulesOf(meant(type)),
    // What nobody knows is not forbidden.
    forbids: (type, name, heated) => {
      const { food } = shelf.read(name);
      if (food === undefined) return false;
      return isForbidden(rulesOf(meant(type)), food, heated) || isRefused(meant(type), food);
    },
    insteadOfRaw: (type, name) => {
      const { food } = shelf.read(name);
      return food && insteadOfRaw(rulesOf(meant(type)), food);
    },
  };
}
