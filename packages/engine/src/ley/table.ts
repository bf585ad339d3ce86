import type { Food } from '../despensa/food.ts';

/** The law as data: limits of substances by category of food, what foods hold of them, and the category of a type. */

/** What a limit may ask of a product. */
export const CONDITIONS = [
  'sin_azucares',
  'no_sorbete',
  'con_leche',
  'de_cacao',
  'en_rebanadas',
  'cobertura',
  'estacional',
  'humedo',
  'titular',
  'hervida',
  'calentado',
  'por_comprobar',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What sets a type apart before the law. */
export const TRAITS = ['sorbete', 'con_leche', 'en_rebanadas', 'cobertura', 'estacional'] as const;

export interface Limit {
  /** mg per kg of the product as sold; null is quantum satis. */
  readonly max: number | null;
  readonly when?: Condition;
  /** Our own reading: told, never a fault. */
  readonly unsure?: boolean;
}

export type Limits = Readonly<Record<string, readonly Limit[]>>;

export interface Substance {
  readonly name: string;
  readonly source: string;
  readonly limits: Limits;
  readonly sweetener?: true;
  /** No additive: a contaminant, a flavouring substance, a novel food. */
  readonly other?: true;
  /** Those of one sum are measured together. */
  readonly sum?: string;
}

/** What a food holds of a substance where its name as sent says one of these words. */
export interface Said {
  readonly words: readonly string[];
  readonly part: number | null;
}

/** Grams in a gram, null where only the sheet of the food tells. */
export type Held = readonly (readonly [substance: string, part: number | null, said?: readonly Said[]])[];

/** What a label says from an amount on. */
export interface LegalMention {
  /** A substance, or a column of the pantry. */
  readonly of: { readonly substance: string } | { readonly column: 'alcohol' };
  /** mg per kg of the product as sold. */
  readonly from: number;
  readonly code: string;
  readonly text: string;
  readonly source: string;
  /** Our own reading: a notice, not a mention. */
  readonly unsure?: true;
}

/** Part of a food that counts as a class. */
type PartOf = (food: Food) => number | boolean;

/** Bounds on what there is of a class, or whether there is any. */
export interface NameTest {
  readonly of: PartOf;
  /** What it is a part of; the product as sold when absent. */
  readonly over?: PartOf;
  readonly present?: boolean;
  /** %. */
  readonly least?: number;
  readonly most?: number;
  /** How many foods keep it, each by itself. */
  readonly foods?: number;
}

/** What the law asks of a name that says a word, folded. */
export interface NameRule {
  readonly name: RegExp;
  readonly except?: RegExp;
  readonly craft?: string;
  /** Asked only where there is any of it. */
  readonly where?: PartOf;
  /** All of them; with none, and nothing else asked, a formula alone never proves the name. */
  readonly tests: readonly NameTest[];
  /** Each word is what a food of the class is called, or its shelf. */
  readonly called?: { readonly of: PartOf; readonly shelves: Readonly<Record<string, string>> };
  /** Only the food that the name names counts. */
  readonly named?: true;
  /** Broken whatever the formula. */
  readonly never?: true;
  /** «{hay}» stands for what there is, «{palabra}» for the food named. */
  readonly says: string;
  readonly source: string;
}

/** A geographical indication of the Union's register. */
export interface ProtectedName {
  readonly name: string;
  /** Other forms of it that are as protected. */
  readonly others: readonly string[];
  /** Its file in the register. */
  readonly file: string;
}

/** Whether a norm rules on a day; `sin_fecha` where its days are not known. */
export type LegalState = 'en_vigor' | 'aun_no' | 'ya_no' | 'sin_fecha';

/** A law or the document of a protected name, and the days it rules. */
export interface Norm {
  /** As sources cite it. */
  readonly title: string;
  /** First and last day, «2019-07-01»; null where nobody has told it. */
  readonly from: string | null;
  readonly until: string | null;
  /** Title of the one that ruled before. */
  readonly replaces?: string;
}
