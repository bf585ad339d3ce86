import type { Food } from '../despensa/food.ts';
import { type Law, lawForbids, lawIn, type Place } from '../ley/law.ts';
import type { Requirement } from './judge.ts';
import { lazyFor, lazyOf } from './lazy.ts';
import type { ParamInfo } from './param.ts';

/** The share of a class of foods in a formula. */
interface ClassShare extends ParamInfo {
  /** Grams of it in a gram of a food. */
  readonly of: (food: Food) => number;
  /** What it is a percentage of: the whole formula, or its flour. */
  readonly per?: 'harina';
  /** Of what no other dose of the type names. */
  readonly rest?: true;
}

/** Most of a class of foods: beyond `falta` nothing is good, `aviso` only tells. */
export interface IngredientRule extends Requirement {
  readonly param: ClassShare;
  readonly min: null;
  readonly max: number;
  readonly level: 'falta' | 'aviso';
  /** A range of the type says when it is high: judged, and not told. */
  readonly quiet?: true;
  /** The sentence of a ban, with its slots; doses share one. */
  readonly says?: string;
  /** What takes its place gram for gram, one or each by its id; absent, nothing. */
  readonly instead?: string | Readonly<Record<string, string>>;
  /** The law says it: a label tells it too. */
  readonly law?: true;
  /** Only raw is it out. */
  readonly raw?: true;
}

/** The rules of a type on its ingredients. */
export interface IngredientRules {
  /** Bans, then doses: the fault of each before its caution. */
  readonly asked: readonly IngredientRule[];
  readonly law: Law;
}

/** A dose as its file says it. */
interface DoseData extends Pick<ClassShare, 'of' | 'per' | 'rest'> {
  /** «sal», «goma xantana»: how a sentence calls it. */
  readonly what: string;
  readonly warn: number | null;
  readonly stop: number;
  readonly quiet?: true;
  readonly source: string;
}

/** A ban as its file says it. */
interface BanData extends Pick<IngredientRule, 'instead' | 'law' | 'raw' | 'source'> {
  readonly of: (food: Food) => boolean;
  readonly most: number;
  readonly fault: boolean;
  readonly says: string;
}

/** Share of a food that is of a class: all of it, or nothing. */
export const wholly =
  (isOf: (food: Food) => boolean) =>
  (food: Food): number =>
    isOf(food) ? 1 : 0;

function share(label: string, source: string, counted: Pick<ClassShare, 'of' | 'per' | 'rest'>): ClassShare {
  return { key: `dosis: ${label}`, label, unit: '%', formula: '', source, ...counted };
}

export function dose({ of, per, rest, what, warn, stop, quiet, source }: DoseData): SameShare {
  const param = share(what, source, { of, ...(per && { per }), ...(rest && { rest }) });
  const most = { param, min: null, authority: 'oficio', source } as const;
  const usual: IngredientRule[] =
    warn === null ? [] : [{ ...most, max: warn, level: 'aviso', ...(quiet && { quiet }) }];
  return [{ ...most, max: stop, level: 'falta' }, ...usual];
}

export function ban({ of, most, fault, source, ...told }: BanData): SameShare {
  const param = share('', source, { of: wholly(of) });
  return [{ param, min: null, max: most, level: fault ? 'falta' : 'aviso', authority: 'oficio', source, ...told }];
}

/** What is asked of one share: its fault before its caution. */
type SameShare = readonly [IngredientRule, ...IngredientRule[]];

/** Rules and law of each type; a dose of the rest counts what none names. */
export function ingredientRulesFrom<Id extends string>(
  rules: readonly SameShare[],
  lists: Readonly<Record<Id, readonly number[]>>,
  places: Readonly<Record<Id, Place>>,
  craft: string,
): (id: Id) => IngredientRules {
  return lazyFor((id: Id) => {
    const own = lists[id].map((place) => rules[place]!);
    const named = own.map(([{ says, param }]) => (says === undefined && !param.rest ? param : undefined));
    const isNamed = (food: Food) => named.some((param) => param !== undefined && param.of(food) > 0);
    const asked = own.flatMap((each) => {
      const { of, ...param } = each[0].param;
      if (!param.rest) return each;
      const ofRest = { ...param, of: (food: Food) => (isNamed(food) ? 0 : of(food)) };
      return each.map((rule) => ({ ...rule, param: ofRest }));
    });
    return { asked, law: lawIn(craft, id, places[id]) };
  });
}

/** Whether a type admits no trace of a food, so that no balancer proposes it. */
export function isForbidden({ asked, law }: IngredientRules, food: Food, heated = law.heats): boolean {
  const isOut = ({ level, raw }: IngredientRule) => (raw ? !heated : level === 'falta');
  return asked.some((rule) => rule.max === 0 && isOut(rule) && rule.param.of(food) > 0) || lawForbids(law, food);
}

/** What takes the place of a food that would be raw. */
export function insteadOfRaw(rules: IngredientRules, food: Food): string | undefined {
  const rule = onRaw(rules).find(({ param }) => param.of(food) > 0);
  return typeof rule?.instead === 'object' ? rule.instead[food.id] : undefined;
}

const onRaw = lazyOf(({ asked }: IngredientRules) => asked.filter(({ raw }) => raw));
