import type { CraftId } from './engine.ts';
import type { SharedIngredient } from './share.ts';

export interface Example {
  readonly title: string;
  readonly source: string;
  readonly published: boolean;
  /** What was changed in the published formula to break it: «el doble de azúcar». */
  readonly altered: string | null;
  /** What the engine makes of it, in words. */
  readonly result: string;
  readonly ingredients: readonly SharedIngredient[];
}

/** A formula that works and one that does not, of one type. */
export interface ExamplePair {
  readonly type: string;
  readonly label: string;
  readonly good: Example;
  readonly bad: Example;
}

const LOADERS: Readonly<Record<CraftId, () => Promise<{ readonly examples: readonly ExamplePair[] }>>> = {
  helado: () => import('virtual:ejemplos/helado'),
  panaderia: () => import('virtual:ejemplos/panaderia'),
  pasteleria: () => import('virtual:ejemplos/pasteleria'),
  turron: () => import('virtual:ejemplos/turron'),
  cacao: () => import('virtual:ejemplos/cacao'),
};

export function loadExamples(craft: CraftId): Promise<readonly ExamplePair[]> {
  return LOADERS[craft]().then(({ examples }) => examples);
}
