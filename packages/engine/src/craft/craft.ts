import type { LinearModel, WantedScore } from './linear.ts';
import type { ItemShape } from './read.ts';

/** Identifiers of the crafts on the wire, in the order people see them. */
export const CRAFT_IDS = ['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'] as const;
/** Identifier of a craft. */
export type CraftId = (typeof CRAFT_IDS)[number];

/** A number of the response: what it means, how it is computed and who says so. Feeds documentation, web and CLI. */
export interface ParamInfo {
  readonly key: string;
  /** Spanish label: «Materia grasa». */
  readonly label: string;
  /** «%», «°C», «kcal», «€/kg»… or '' for a bare ratio or index. */
  readonly unit: string;
  /** Spanish sentence or formula a professional can follow. */
  readonly formula: string;
  readonly source: string;
}

/** One limit of a type. `min` or `max` is null when that side is open. */
export interface Limit {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly min: number | null;
  readonly max: number | null;
  /** What meeting it gives: «Suprema», «Extra», «legal», «objetivo»… Absent where limits only make the verdict. */
  readonly level?: string;
  /** Where the figure comes from: law, publication or trade. */
  readonly source: string;
}

/** A type of recipe of a craft, with what it asks of a formula. */
export interface TypeInfo {
  readonly id: string;
  readonly label: string;
  /** Groups long lists of types («horneado», «crema»); absent where a craft has few. */
  readonly family?: string;
  readonly limits: readonly Limit[];
}

/** A catalogue row as every craft shows it. */
export interface CatalogueEntry {
  /** What to send on the wire: a name or an id. */
  readonly name: string;
  /** Spanish name for people. */
  readonly label: string;
  readonly aliases: readonly string[];
  readonly group: string;
  /** g per 100 g and other figures, by column. */
  readonly composition: Readonly<Record<string, number>>;
  /** EUR per kg; null when unknown. */
  readonly price: number | null;
  readonly source: string;
}

/** Facts the balancer needs about one ingredient of a formula. */
export interface LeverInfo {
  /** False for flavour, salt, stabiliser, leavening and gelling: never moved unless the person names it. */
  readonly lever: boolean;
  /** Name for people. */
  readonly label: string;
  /** EUR per kg; null when unknown. */
  readonly price: number | null;
}

/** The one face every craft shows to the doors (HTTP, web, command line, agents). */
export interface Craft<Response extends object = object> {
  readonly id: CraftId;
  /** «Helado», «Panadería y pizza»… */
  readonly label: string;
  readonly shape: ItemShape;
  readonly defaultType: string;
  readonly types: readonly TypeInfo[];
  readonly params: readonly ParamInfo[];
  /** Every ingredient it knows. */
  readonly catalogue: () => readonly CatalogueEntry[];
  /** A request that comes out balanced, for manifests and documentation. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The craft's one public function: any JSON in, the response of the interface out, or an InputError. */
  readonly balance: (body: unknown) => Response;
  /** The judged parameters as linear functions of the grams of `body.ingredients`, in that order. @internal */
  readonly linear: (body: unknown, wanted?: WantedScore) => LinearModel;
  /** Per ingredient of `body.ingredients`, in that order. @internal */
  readonly levers: (body: unknown) => readonly LeverInfo[];
  /** Wire names the balancer may add by default for a type. @internal */
  readonly additions: (type: string) => readonly string[];
  /** Types a formula of this one may be sold as, the likeliest first; any of the craft when absent. @internal */
  readonly nearTypes?: (type: string) => readonly string[];
}
