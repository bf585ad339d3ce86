import type { Range } from '../craft/ranges.ts';
import type { LimitData, TypeFile } from '../craft/type-file.ts';

/** What sets some doughs apart. */
export type Trait =
  | 'comun_de_ley'
  | 'de_huevo'
  | 'de_masa_madre'
  | 'de_montreal'
  | 'comun_o_especial'
  | 'de_tradicion'
  | 'laminado';

/** A dough's usual way from mixer to oven; hours at its usual temperature. */
export interface WorkingTimes {
  /** Minutes. */
  readonly mixing: number;
  /** Hours of rise in bulk and in pieces. */
  readonly bulk: number;
  readonly proof: number;
  /** Minutes to divide, rest and shape. */
  readonly shaping: number;
  /** °C and minutes of a usual piece. */
  readonly oven: number;
  readonly baking: number;
}

/** What a dough's file says; yeast as fresh, unjudged values left out. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly LimitData[];
  readonly traits: readonly Trait[];
  readonly times: WorkingTimes;
  /** Weight lost in the oven, % of the dough. */
  readonly bakingLoss: number;
  /** Usual temperature of the dough at the end of mixing, °C. */
  readonly doughTemperature: number;
  /** How it is usually worked. */
  readonly process: string;
  /** Alveograph W that suits the dough, where wheat makes it. */
  readonly strength?: readonly [min: number, max: number];
  /** False where the limit of yeast is a legal figure that names no form. */
  readonly yeastByForm: boolean;
  /** Lacking liquid it takes egg and milk, never water. */
  readonly enriched?: true;
  /** The most the law allows of salt, g per 100 g of bread. */
  readonly breadSalt?: { readonly byChlorides: number; readonly bySodium: number; readonly source: string };
  /** What the association of Neapolitan pizza asks beyond the ranges of the verdict, % of flour, yeast as fresh. */
  readonly avpn?: { readonly hydration: Range; readonly yeast: number; readonly sourdough: Range };
  /** Least of what the classic one is named after, % of the dough. */
  readonly classic?: { readonly mantequilla: number; readonly yema: number; readonly fruta: number };
}
