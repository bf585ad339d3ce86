import type { Range } from '../craft/ranges.ts';
import type { LimitData, TypeFile } from '../craft/type-file.ts';
import type { JudgedKey, RangedKey } from './params.ts';

/** What sets some types apart from what is scooped. */
export type Trait =
  | 'de_fruta'
  | 'mas_blando_que_el_helado'
  | 'no_va_en_vitrina'
  | 'no_se_vende_por_bola'
  | 'sin_azucares'
  | 'sin_dulzor'
  | 'sin_lacteos'
  | 'vetea'
  | 'de_maquina'
  | 'alto_en_proteina';

/** How far from the temperature it is served at a formula's own may lie, °C, from the soft side to the hard one. */
export interface Latitude {
  /** Where it is at its point. */
  readonly point: Range;
  /** Where it can still be sold: masters sign published formulas as far as that (decision 0047). */
  readonly accepted: Range;
}

/** What gives a type its name, and the least of it. */
export interface EssenceData {
  readonly key: 'yema' | 'cacaoSeco';
  /** % of the formula. */
  readonly least: number;
  /** Id of what it is raised with. */
  readonly toAdd: string;
}

/** What the file of a type of ice cream says. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly (LimitData & { readonly param: Exclude<RangedKey, 'PAC'> })[];
  /** False where it is not served to scoop: its PAC is shown, unjudged. */
  readonly pacApplies: boolean;
  /** True where its liquid is never milk. */
  readonly milkless: boolean;
  readonly traits: readonly Trait[];
  /** Shown, not judged. */
  readonly free?: readonly JudgedKey[];
  /** °C it is served at, where not from a cabinet. */
  readonly serves?: Range;
  /** The first that holds at a temperature. */
  readonly served: readonly (Latitude & { readonly upTo?: number; readonly above?: number })[];
  readonly essence?: EssenceData;
  /** Fat of milk the law asks for, %, and below which it is another product. */
  readonly milkFat?: { readonly least: number; readonly grave: number };
  /** Least fruit of what is sold as a sorbet, %. */
  readonly leastFruit?: number;
  /** Where a type without milk has its fat from: name of the catalogue. */
  readonly fatFrom?: string;
  /** The type it may be called instead of being given more fat, or less milk. */
  readonly orCalled?: { readonly grasa?: string; readonly leche?: string };
}
