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
  /** Those of one sum are measured together. */
  readonly sum?: string;
}

export type Held = readonly (readonly [substance: string, part: number | null])[];
