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

/** What the law says against a name. */
export interface Breach {
  readonly text: string;
  readonly source: string;
}

/** Labelling law of a craft's own products, beyond that of any food. */
export interface Labelling {
  /** Mandatory words of a type, given the formula. */
  readonly mentions?: (type: string, parts: readonly Weighed[]) => readonly Mention[];
  /** Legal minimum of a type's name, %, and how much a food contributes. */
  readonly asks?: (type: string) => { readonly of: (food: Food) => number; readonly least: number } | undefined;
  /** Legal maximum in a type, %, and how much a food contributes. */
  readonly admits?: (type: string) => { readonly of: (food: Food) => number; readonly most: number } | undefined;
  /** What the law of a name denies a formula, whose parts are of 100 g as sold. */
  readonly breaches?: (type: string, name: string, parts: readonly Weighed[]) => readonly Breach[];
  /** Whether buyers think of a food when they hear the name of a type, so that its percentage is due. */
  readonly characterises?: (type: string, food: Food) => boolean;
}
