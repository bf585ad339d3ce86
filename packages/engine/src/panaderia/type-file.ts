import type { LimitData, TypeFile } from '../craft/type-file.ts';
import type { JudgedKey, Need } from './params.ts';

/** What sets some doughs apart. */
export type Trait =
  | 'clasico_italiano'
  | 'comun_de_ley'
  | 'de_huevo'
  | 'de_masa_madre'
  | 'de_montreal'
  | 'comun_o_especial'
  | 'de_tradicion'
  | 'laminado';

/** The usual way of a dough from the mixer to the oven. Hours are those at the usual temperature of the dough. */
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

/** What the file of a type of dough says: yeast as fresh yeast; what the type does not judge is left out. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly (LimitData & { readonly param: JudgedKey })[];
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
  /** The law limits the salt of the finished bread. */
  readonly breadSalt?: true;
  /** The association of the trade asks beyond the ranges of the verdict. */
  readonly avpn?: true;
  readonly needs?: Readonly<Partial<Record<Need, number>>>;
}
