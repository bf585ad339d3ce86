import type { Food } from '../despensa/food.ts';
import type { FoodReading } from '../despensa/reading.ts';
import type { Analysis, Values } from './analysis.ts';
import type { CraftId } from './ids.ts';
import type { IngredientRules } from './ingredient-rules.ts';
import type { Labelling } from './labelling.ts';
import type { Limit } from './limit.ts';
import type { LinearModel, LinearTerm, WantedScore } from './linear.ts';
import type { ParamInfo } from './param.ts';
import type { ItemShape } from './read.ts';

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
  /** The ingredient the product is named after: never lowered to mend another number. */
  readonly noble?: boolean | undefined;
  /** Order in which masters move ingredients: neutral (0), base flavour (1), naming flavour (2). */
  readonly rank?: 0 | 1 | 2 | undefined;
  /** Keys it is dosed by: no lever, it moves where one is out of range. */
  readonly doses?: readonly string[] | undefined;
  /** Reference of the formula, as flour: it stays, and the total changes instead. */
  readonly measure?: boolean | undefined;
  /** Kind of ingredient: where one of it can move, no second is brought in. */
  readonly kind?: string | undefined;
  /** How finely it is weighed; `seco` when absent. */
  readonly weighed?: Weighed | undefined;
}

/** Kinds of ingredients by the smallest amount of them a workshop weighs. */
export type Weighed = 'pizca' | 'menudo' | 'seco' | 'liquido';

/** What the manifest of a craft says of it. */
export interface ManifestTexts {
  readonly service: string;
  readonly description: string;
  readonly note: string;
}

/** The one face every craft shows to the doors (HTTP, web, command line, agents). */
export interface Craft<Response extends object = object, V extends Values = Values> {
  /** Identifier on the wire. */
  readonly id: CraftId;
  /** «Helado», «Panadería y pizza»… */
  readonly label: string;
  /** How it is called in the names of operations: «Helado», «Panaderia»… */
  readonly operation: string;
  /** Where it is calculated over HTTP. */
  readonly path: string;
  readonly manifest: ManifestTexts;
  readonly shape: ItemShape;
  readonly defaultType: string;
  readonly types: readonly TypeInfo[];
  readonly params: readonly ParamInfo[];
  /** Every ingredient it knows. */
  readonly catalogue: () => readonly CatalogueEntry[];
  /** The row a name is read as, by analysis and balancer alike, if any. */
  readonly find: (name: string) => CatalogueEntry | undefined;
  /** How its names are read, and the row of each food. @internal */
  readonly shelf: {
    readonly read: (name: string) => FoodReading;
    readonly entryOf: (food: Food) => CatalogueEntry | undefined;
  };
  /** The type a text means; undefined when it means none. */
  readonly findType: (text: string) => string | undefined;
  /** A request that comes out balanced, for manifests and documentation. */
  readonly example: Readonly<Record<string, unknown>>;
  /**
   * Any JSON in, the formula read, measured and judged out, or an InputError. `lenient` takes `name` and `grams` for
   * the craft's own fields too.
   */
  readonly analyse: (body: unknown, lenient?: boolean, toTheLetter?: boolean) => Analysis<V>;
  /** The response of the interface. */
  respond(analysis: Analysis<V>): Response;
  /** The scores it gives beyond a verdict, best first. */
  readonly scores: readonly WantedScore[];
  /** True where law decides the score: own ranges come on top of it, never instead. */
  readonly lawful: boolean;
  /** What published formulas are compared on: the flour, as bakers do; the whole when absent. @internal */
  readonly comparedOn?: 'harina';
  /** True where the interface fixes the verdict: what nothing published bears out is told, and no more. @internal */
  readonly onlyTold?: true;
  /** What becomes of an analysis nothing published bears out, besides its verdict or medal. @internal */
  readonly refused?: (type: string) => Partial<Analysis>;
  /** °C it may be sold at, where it is served cold. @internal */
  readonly served?: { readonly min: number; readonly max: number };
  /** True where each piece of advice counts on the ones before it. */
  readonly chained: boolean;
  /**
   * The parameters as linear functions of the grams of `body.ingredients`, in that order; `unjudged`: also those the
   * type asks nothing of, which a person may; `start`: grams whose nature is kept, so that cases of another may be
   * left out. @internal
   */
  readonly linear: (body: unknown, wanted?: WantedScore, unjudged?: boolean, start?: readonly number[]) => LinearModel;
  /** A model with another score in mind; absent where that asks for other terms. @internal */
  readonly rescore?: (model: LinearModel, wanted: WantedScore) => LinearModel;
  /** Requirements of a type's name beyond its parameters, over the grams of `body.ingredients`. @internal */
  readonly demands?: (body: unknown) => readonly LinearTerm[];
  /** Per ingredient of `body.ingredients`, in that order. @internal */
  readonly levers: (body: unknown) => readonly LeverInfo[];
  /** The least score the balancer aims at in a type that is good below it. @internal */
  readonly aspires?: (type: string) => WantedScore | undefined;
  /** Whether two of a sort do different things, as sugars do: a little of another is better than much more of one. @internal */
  readonly blends?: boolean;
  /** Wire names the balancer may add by default for a type. @internal */
  readonly additions: (type: string) => readonly string[];
  /** Doses and bans of a type. @internal */
  readonly ingredientRules: (type: string) => IngredientRules;
  /** Whether a type admits no trace of an ingredient, by its wire name; `heated` as the formula says. @internal */
  readonly forbids?: (type: string, name: string, heated?: boolean) => boolean;
  /** Wire name of what a type takes in place of an ingredient that would be raw in it. @internal */
  readonly insteadOfRaw?: (type: string, name: string) => string | undefined;
  /** Wire name of the form a type weighs: toasted almond where recipes say raw. @internal */
  readonly asWeighed?: (type: string, name: string) => string;
  /** Labelling law of the craft's own products; absent without any. @internal */
  readonly labelling?: Labelling;
  /** Fields of a formula besides its type and ingredients, which newer operations read. @internal */
  readonly fields?: readonly string[];
  /** As the operation of the interface reads it: the newer ones may read and tell more. @internal */
  readonly analyseInterface: (body: unknown) => Analysis<V>;
  /** Types a formula of this one may be sold as, the likeliest first; any of the craft when absent. @internal */
  readonly nearTypes?: (type: string) => readonly string[];
  /** Families a formula of a type may turn out to be, where one type has several; absent without any. @internal */
  readonly families?: (type: string) => readonly string[];
}

/** What of a craft answers for the interface: all that some pages take. */
export type Answering<Response extends object = object, V extends Values = Values> = Pick<
  Craft<Response, V>,
  | 'id'
  | 'label'
  | 'shape'
  | 'types'
  | 'find'
  | 'findType'
  | 'fields'
  | 'analyseInterface'
  | 'respond'
  | 'onlyTold'
  | 'refused'
>;
