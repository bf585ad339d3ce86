import type { Food } from '../despensa/food.ts';

/** Words the law asks for beside the list of ingredients. */
export interface Mention {
  readonly codigo: string;
  readonly texto: string;
  readonly articulo: string;
}

/** A food of a formula; grams in any unit, the same for all. */
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
  /** What law denies the name of a formula, in parts of 100 g as sold. */
  readonly breaches?: (type: string, name: string, parts: readonly Weighed[]) => readonly Breach[];
  /** Whether a type's name makes buyers think of a food: its percentage is due. */
  readonly characterises?: (type: string, food: Food) => boolean;
}
