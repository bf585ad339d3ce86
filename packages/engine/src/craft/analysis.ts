import type { Food } from '../despensa/food.ts';
import type { Advice } from './advice.ts';
import type { Limit } from './limit.ts';
import type { WantedScore } from './linear.ts';
import type { ParamInfo } from './param.ts';
import type { Physics } from './physics.ts';
import type { Medal } from './texts.ts';

export type { Medal } from './texts.ts';

/** Where a value stands against its range; `sin_juicio` where the type does not judge it. */
export type MeterState = 'dentro' | 'al_limite' | 'bajo' | 'alto' | 'sin_juicio';

/** A number that has a range, and how it stands. */
export interface Meter {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  /** Null on an open side. */
  readonly min: number | null;
  readonly max: number | null;
  readonly state: MeterState;
  /** The limits that apply, the one that decides first. */
  readonly limits: readonly Limit[];
  /** A limit beyond the ordinary one, of the best score: «Suprema». */
  readonly mark: { readonly at: number; readonly label: string } | null;
  /** How it is computed; undefined for a figure that is no parameter of the response. */
  readonly info: ParamInfo | undefined;
}

/** The overall result of a formula, in short. */
export interface Outcome {
  /** `equilibrada`, `revisar`, a category or a medal, for programs. */
  readonly id: string;
  /** Spanish words for it: «fórmula equilibrada», «Suprema», «medalla de oro»… */
  readonly text: string;
  /** Verdict `equilibrada`, category Extra or better or quality Estándar, medal silver or better. */
  readonly good: boolean;
  readonly medal: Medal | null;
  /** 1 to 3, where the craft counts in almonds. */
  readonly almonds: number | null;
  /** The legal name reached or missed, where the law gives one. */
  readonly denomination: string | null;
  /** The scores reached, which a person may ask the balancer for. */
  readonly scores: readonly WantedScore[];
  /** What must be measured: the verdict hangs on less than an estimate can tell. */
  readonly pending?: string;
}

/** What a person should know about the calculation. */
export interface Warning {
  readonly code: string;
  readonly text: string;
  /** Place of the ingredient it is about, from 0. */
  readonly index?: number;
  /** Set where the law of the craft says it: a label tells it too. */
  readonly law?: true;
}

/** What stands against a formula beside its ranges, for warnings, advice and the balancer. */
export interface Objection {
  readonly code:
    | 'dosis'
    | 'dosis_alta'
    | 'no_admitido'
    | 'no_habitual'
    | 'sin_identificar'
    | 'sin_comprobar'
    | 'sin_precedente';
  /** True when no outcome is good with it. */
  readonly fault: boolean;
  readonly text: string;
  /** Places of the ingredients it is about. */
  readonly indexes: readonly number[];
  /** % that is still admitted; 0 when absent. */
  readonly most?: number;
  /** The law of the craft says it. */
  readonly law?: true;
  /** Only raw is it out. */
  readonly raw?: true;
  /** The grams that take it away, and what comes in their place. */
  readonly advice?: Advice;
}

/** How sure the engine is of what an ingredient is. */
export type Certainty = 'exacta' | 'por_defecto' | 'supuesta' | 'desconocida';

/** An ingredient as sent and as understood. */
export interface ReadIngredient {
  readonly sent: string;
  /** Wire name of the catalogue row it was read as; null when it is none. */
  readonly id: string | null;
  /** Name for people. */
  readonly name: string;
  readonly grams: number;
  /** % of the weight of the formula. */
  readonly share: number;
  readonly certainty: Certainty;
  /** Names it may stand for, likeliest first, when it is not known. */
  readonly perhaps: readonly string[];
  /** Set where the name was left unread: the request exceeded the reading budget. */
  readonly unread?: true;
}

/** Grams of a food in a formula; no food where nobody knows what it is. */
export interface Portion {
  readonly food: Food | undefined;
  readonly grams: number;
}

/** Parameters by key, as shown. */
export type Values = Readonly<Record<string, number>>;

/** Melting, cooling and working temperatures of chocolate, °C. */
export interface Tempering {
  readonly fundir: readonly [number, number];
  readonly enfriar: readonly [number, number];
  readonly trabajar: readonly [number, number];
}

/** Temperature of service, °C: asked for, the formula's own, and whether they agree. */
export interface Service {
  readonly pedida: number;
  readonly estimada: number;
  readonly apta: boolean;
}

/** A formula read, measured and judged; the craft's `respond` writes the interface's response of it. */
export interface Analysis<V extends Values = Values> {
  readonly type: string;
  readonly typeLabel: string;
  /** The parameters of the response, as shown. */
  readonly values: V;
  readonly meters: readonly Meter[];
  readonly outcome: Outcome;
  readonly advice: readonly Advice[];
  readonly warnings: readonly Warning[];
  readonly objections: readonly Objection[];
  readonly ingredients: readonly ReadIngredient[];
  /** EUR per kg of product; null when it cannot be told. */
  readonly cost: number | null;
  /** Of turrón: «Suprema», «Extra»… */
  readonly category?: string;
  readonly tempering?: Tempering;
  /** Estimated water activity, of the fillings that have one. */
  readonly waterActivity?: number;
  /** ± of it. */
  readonly waterActivityBar?: number;
  /** How an ice cream is at the temperature of service asked for. */
  readonly service?: Service;
  /** kg/l of an ice cream mix before it is whipped, worked out when asked for. */
  readonly density?: () => number;
  /** What it is made of, recipes looked through, worked out when asked for. @internal */
  readonly portions?: () => readonly Portion[];
  /** What physics says of it at an altitude in metres, where it can tell. */
  readonly physics?: (altitude?: number) => Physics | undefined;
  /** Legal quality, worked out when asked for, where the law has its label say it. @internal */
  readonly quality?: () => LegalQuality | undefined;
}

/** A quality of the law that a formula reaches. */
export interface LegalQuality {
  readonly reached: string | undefined;
  /** From the best. */
  readonly scale: readonly string[];
  /** What the law has the product called, where its usual name is not its own. */
  readonly called: string | undefined;
}

/** The sentences of advice or of warnings. */
export function textsOf(list: readonly { readonly text: string }[]): string[] {
  const texts: string[] = new Array(list.length);
  for (let i = 0; i < list.length; i++) texts[i] = list[i]!.text;
  return texts;
}

/** Texts of the interface: one confirmation where good; only the analysis tells what is unusual. */
export function toldOf({ outcome, advice, warnings }: Analysis): { suggestions: string[]; warnings: string[] } {
  return { suggestions: textsOf(outcome.good ? advice.slice(0, 1) : advice), warnings: textsOf(warnings) };
}
