import type { LimitData, TypeFile } from '../craft/type-file.ts';
import type { Group } from './groups.gen.ts';

/** A limit that a category asks for. */
export interface LevelData extends LimitData {
  readonly level?: 'Suprema' | 'Extra';
  /** Not asked of turrón without added sugars. */
  readonly waivable?: true;
}

/** What the file of a type of turrón says. */
export interface CraftTypeFile extends TypeFile {
  readonly limits: readonly LevelData[];
  /** How its category is told. */
  readonly opening: 'de_igp' | 'de_mazapan' | 'de_yema' | 'de_guirlache' | 'de_peladilla' | 'de_panellets' | 'diverso';
  /** Another nut than almond is to be named where it prevails. */
  readonly namesNut?: true;
  /** May be one of the IGP Turrón de Agramunt. */
  readonly mayBeAgramunt?: true;
  /** What it is, in «con fécula». */
  readonly noun: 'turrón' | 'mazapán';
  /** Cooking leaves no more than its maximum. */
  readonly moisture: LimitData & { readonly max: number };
  /** °C honey and sugar are usually boiled to, and whether the syrup is bitten. */
  readonly cooked?: { readonly usual: number; readonly whole: boolean };
  /** Melted and moulded, not cooked: water stays, but for that of a caramel. */
  readonly melted?: true;
  /** Raw almond is toasted before use. */
  readonly toasts: boolean;
  /** Id of the almond, or of what stands for it, which advice speaks of. */
  readonly almond: 'almendra_tostada' | 'almendra_cruda' | 'coco_rallado' | 'chocolate_negro';
  /** What its categories ask for above all. */
  readonly main: string;
  /** A protected geographical indication admits only some ingredients. */
  readonly igp?: { readonly name: string; readonly admits: readonly Group[]; readonly source: string };
  /** Qualities of RD 1787/1982 for turrón without a protected name. */
  readonly legal?: {
    readonly texture?: 'blando' | 'duro';
    readonly minima: readonly LimitData[];
    /** Those the decree defines only «con fécula». */
    readonly starchy: readonly string[];
    /** % of water each admits, where they differ. */
    readonly moisture?: readonly { readonly level: string; readonly max: number }[];
  };
  /**
   * Least of its main matter with which a turrón below Extra is still a lawful and well made one, of quality Estándar:
   * its other rules are those of Extra.
   */
  readonly standard?: LimitData;
  /** Category of a formula that does not reach Extra. */
  readonly lowest: 'Fuera de IGP' | 'Básico';
}
