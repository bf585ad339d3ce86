import type { Food } from '../despensa/food.ts';

/** Words the law asks for beside the list of ingredients. */
export interface Mention {
  readonly codigo: string;
  readonly texto: string;
  readonly articulo: string;
}

/** A food of a formula; grams in any unit that is one for all of them. */
export interface Weighed {
  readonly food: Food;
  readonly grams: number;
}

/** What the law asks of the labels of a craft beyond what it asks of any food: each knows its own products. */
export interface Labelling {
  /** Mandatory words of a type, given the formula. */
  readonly mentions?: (type: string, parts: readonly Weighed[]) => readonly Mention[];
  /** What the name of a type asks for in the whole, %, and how much of it a food brings; undefined where it asks nothing. */
  readonly asks?: (type: string) => { readonly of: (food: Food) => number; readonly least: number } | undefined;
  /** What the law admits of something in the whole of a type, %, and how much of it a food brings. */
  readonly admits?: (type: string) => { readonly of: (food: Food) => number; readonly most: number } | undefined;
  /** Whether buyers think of a food when they hear the name of a type, so that its percentage is due. */
  readonly characterises?: (type: string, food: Food) => boolean;
}
