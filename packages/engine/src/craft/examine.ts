import type { Food } from '../despensa/food.ts';
import { gelatineIn, isProteolytic } from '../despensa/kinds.ts';
import { perFood } from '../despensa/per-food.ts';
import { isLimitedByName, type LawFinding, lawConcerns, lawFindings, mayBeLimitedByName } from '../ley/law.ts';
import { type Advice, replace, take, takeFrom } from './advice.ts';
import type { Objection, Warning } from './analysis.ts';
import { sentence, examined as texts } from './examine-texts.ts';
import type { IngredientRule, IngredientRules } from './ingredient-rules.ts';
import { type Finding, findingOf, UNKNOWN } from './judge.ts';
import { lazyFor } from './lazy.ts';
import { flatMap, placesWhere } from './lists.ts';
import { round, round2 } from './round.ts';

/** An ingredient of a formula as the rules on ingredients see it. */
export interface Matter {
  /** Place in the formula, from 0. */
  readonly index: number;
  /** The name as sent, for steps. */
  readonly sent: string;
  /** Name for people. */
  readonly label: string;
  /** Undefined when nobody knows what it is. */
  readonly food: Food | undefined;
  readonly grams: number;
  /** Part of a recipe: no step of the formula weighs it. */
  readonly inside?: true;
  /** Part of a recipe that loses weight in oven or pot, so never raw. */
  readonly cooked?: true;
}

/** What the advice of an objection says it mends: no parameter of the response. */
export const OBJECTIONS = { dose: 'dosis', ban: 'no_admitido' } as const;

/** The code of the objection to what nobody identified. */
export const UNIDENTIFIED = 'sin_identificar';

export interface Examination {
  readonly objections: readonly Objection[];
  /** % of the formula nobody identified, as shown. */
  readonly unknown: number;
  /** True when something takes the good outcome. */
  readonly faulty: boolean;
  /** Too much unknown for a legal name, claim, gold, water activity or shelf life. */
  readonly provisional: boolean;
}

/** Of a formula nothing is said against. */
export const NO_EXAMINATION: Examination = { objections: [], unknown: 0, faulty: false, provisional: false };

/** What a formula lacks of what its type is made of, and what mends it. */
export function lack(text: string, mending?: Pick<Advice, 'text' | 'steps'>): Objection {
  const advice = mending && { advice: { ...mending, mends: [OBJECTIONS.ban] } };
  return { code: 'no_admitido', fault: true, text, indexes: [], ...advice };
}

/** An examination with what the formula lacks: nothing is good without it. */
export function withLacks(found: Examination, lacks: readonly Objection[]): Examination {
  return lacks.length === 0 ? found : { ...found, objections: [...found.objections, ...lacks], faulty: true };
}

/**
 * Holds what a formula is made of against the rules of its type; `flour` is the grams doses on flour refer to, and what
 * nobody identified too where `unknownOn` says so; `heated` is what the formula says of that.
 */
export function examine(
  matters: readonly Matter[],
  rules: IngredientRules,
  flour = 0,
  unknownOn?: 'harina',
  heated?: boolean,
): Examination {
  const { asked, law } = rules;
  const { amounts, touched, places, rulesAt, cellsOf } = compiledFor(rules);
  for (const place of touched) amounts[place] = 0;
  touched.length = 0;
  let total = 0;
  let isSpokenOf = false;
  let hasStrangers = false;
  let isUndoing = false;
  let isLimited = false;
  const ruled: Matter[] = [];
  for (const matter of matters) {
    const { food, grams, sent } = matter;
    if (grams <= 0) continue;
    total += grams;
    if (food === undefined) {
      hasStrangers = true;
      continue;
    }
    const cells = cellsOf(food);
    if (cells === null) continue;
    isSpokenOf = true;
    isUndoing ||= cells.undoes;
    isLimited ||= cells.limited || (cells.byName && isLimitedByName(food, sent));
    if (cells.places.length > 0) ruled.push(matter);
    for (let i = 0; i < cells.places.length; i++) {
      const place = cells.places[i]!;
      if (amounts[place] === 0) touched.push(place);
      amounts[place]! += cells.parts[i]! * grams;
    }
  }
  // One look tells that nothing can be said against most formulas.
  if (!isSpokenOf && !hasStrangers) return NO_EXAMINATION;
  const baseOf = ({ per }: IngredientRule['param']) => (per === 'harina' ? flour : total);
  const shownOf = (param: IngredientRule['param'], place: number) => {
    const amount = amounts[places[place]!]!;
    return amount === 0 || baseOf(param) <= 0 ? 0 : shownShare(100 * (amount / baseOf(param)));
  };
  const isSuspect = hasStrangers || isUndoing || isLimited;
  const over: number[] = [];
  for (const place of touched) {
    for (const rule of rulesAt[place]!) {
      const { param, max } = asked[rule]!;
      if (!(shownOf(param, rule) <= max)) over.push(rule);
    }
  }
  if (total === 0 || (!isSuspect && over.length === 0)) return NO_EXAMINATION;
  const weighed = matters.filter(({ grams }) => grams > 0);
  const objections: Objection[] = [];
  const base = unknownOn === undefined ? total : flour;
  const unknown = hasStrangers ? unknownOf(weighed, base, objections, unknownOn !== undefined) : 0;
  // In the order in which the type asks.
  over.sort((a, b) => a - b);
  const missed = flatMap(over, (rule) => {
    const finding = findingOf(asked[rule]!, shownOf(asked[rule]!.param, rule));
    return finding === undefined ? [] : whereRaw(finding, ruled, heated);
  });
  for (const finding of missed) {
    if (finding.rule.says) objections.push(banned(finding, finding.rule.says, holdersIn(ruled, finding.rule)));
  }
  for (const finding of isLimited ? lawFindings(law, weighed) : []) {
    const objection = unlawful(finding, weighed, total);
    // What is out by one rule is not out again by another.
    if (!objections.some((told) => told.fault && isAbout(told, objection))) objections.push(objection);
  }
  for (const finding of missed) {
    if (finding.rule.says || finding.rule.quiet) continue;
    const objection = overdose(finding, asked, holdersIn(ruled, finding.rule), baseOf(finding.rule.param));
    // Told for one dose, it is not told again for another it alone exceeds.
    if (!objections.some((told) => isAsGrave(told, objection) && isAbout(told, objection))) objections.push(objection);
  }
  if (isUndoing) objections.push(...undone(weighed, total));
  if (objections.length === 0) return NO_EXAMINATION;
  return {
    objections: objections.map((one, at) => (isTakenElsewhere(one, at, objections) ? withoutAdvice(one) : one)),
    unknown,
    faulty: objections.some(({ fault }) => fault),
    provisional: unknown > UNKNOWN.provisional,
  };
}

/** What is out for being raw: heated it passes, said unheated it is a fault. */
function whereRaw(
  finding: Finding<IngredientRule>,
  ruled: readonly Matter[],
  heated: boolean | undefined,
): Finding<IngredientRule>[] {
  const { rule } = finding;
  if (!rule.raw) return [finding];
  if (heated || holdersIn(ruled, rule).length === 0) return [];
  return heated === undefined ? [finding] : [{ ...finding, rule: { ...rule, level: 'falta' } }];
}

/** A share as shown; a trace is told as the least there is. */
function shownShare(percent: number): number {
  return Math.max(round2(percent), Number.MIN_VALUE);
}

/** What the rules of a type have to do with a food. */
interface Cells {
  /** Places of the classes it holds something of, and how much per gram. */
  readonly places: readonly number[];
  readonly parts: readonly number[];
  /** Undoes another ingredient: looked at however little there is. */
  readonly undoes: boolean;
  /** Limited by law: looked at however little there is. */
  readonly limited: boolean;
  /** Limited by law under some of its names. */
  readonly byName: boolean;
}

/** Rules of a type laid out for adding up; every formula overwrites the sums. */
interface Compiled {
  /** Grams of each class. */
  readonly amounts: Float64Array;
  /** Places of the classes there is some of: only their rules are asked. */
  readonly touched: number[];
  /** The class of each rule, and the rules on each class. */
  readonly places: readonly number[];
  readonly rulesAt: readonly (readonly number[])[];
  /** Null when no rule speaks of a food, as of most. */
  readonly cellsOf: (food: Food) => Cells | null;
}

/** The rules of a type laid out once. */
export const compiledFor = lazyFor(({ asked, law }: IngredientRules): Compiled => {
  const params = [...new Set(asked.map(({ param }) => param))];
  const cellsOf = perFood((food) => {
    const held = params.map(({ of }) => of(food));
    const places = [...held.keys()].filter((place) => held[place]! > 0);
    const undoes = isProteolytic(food);
    const limited = lawConcerns(law, food);
    const byName = mayBeLimitedByName(food);
    if (!undoes && !limited && !byName && places.length === 0) return null;
    return { places, parts: places.map((place) => held[place]!), undoes, limited, byName };
  });
  const places = asked.map(({ param }) => params.indexOf(param));
  return {
    amounts: new Float64Array(params.length),
    touched: [],
    places,
    rulesAt: params.map((_, place) => placesWhere(places, (one) => one === place)),
    cellsOf,
  };
});

interface Holder {
  readonly matter: Matter;
  readonly held: number;
  readonly grams: number;
}

/** `ruled` are those some rule speaks of. */
function holdersIn(ruled: readonly Matter[], { param, raw }: IngredientRule): readonly Holder[] {
  return flatMap(ruled, (matter) => {
    const held = matter.food === undefined || (raw && matter.cooked) ? 0 : param.of(matter.food);
    return held > 0 ? [{ matter, held, grams: held * matter.grams }] : [];
  });
}

function isAsGrave({ code }: Objection, other: Objection): boolean {
  return code === 'dosis' || (code === 'dosis_alta' && other.code === 'dosis_alta');
}

function isAbout({ indexes }: Objection, other: Objection): boolean {
  return other.indexes.length === indexes.length && other.indexes.every((index) => indexes.includes(index));
}

/** Whether another piece of advice already takes out all that this one takes. */
function isTakenElsewhere({ advice }: Objection, at: number, objections: readonly Objection[]): boolean {
  if (advice === undefined || advice.steps.length === 0) return false;
  return objections.some((other, place) => {
    if (place === at || other.advice === undefined) return false;
    // The same food on several lines is one.
    const spare = advice.steps.map(
      ({ ingredient }) => takenOf(ingredient, other.advice!) - takenOf(ingredient, advice),
    );
    return spare.every((more) => more >= 0) && (place < at || spare.some((more) => more > 0));
  });
}

/** Grams that steps take of an ingredient, from all its lines, as weighed. */
function takenOf(name: string, { steps }: Advice): number {
  return round(
    steps.reduce((sum, { ingredient, grams }) => (ingredient === name ? sum + grams : sum), 0),
    6,
  );
}

/** An objection that is still being written: spreading what not all have takes several times as long. */
type Draft = { -readonly [Key in keyof Objection]: Objection[Key] };

function withoutAdvice({ advice: _, ...rest }: Objection): Objection {
  return rest;
}

function unknownOf(weighed: readonly Matter[], base: number, objections: Objection[], onFlour: boolean): number {
  const strangers = weighed.filter(({ food }) => food === undefined);
  if (strangers.length === 0) return 0;
  const share = round2((100 * strangers.reduce((sum, { grams }) => sum + grams, 0)) / base);
  const labels = [...new Set(strangers.map(({ label }) => label))];
  if (share > UNKNOWN.provisional) {
    const fault = share >= UNKNOWN.unjudged;
    const text = fault ? texts.unknown(share, labels, onFlour) : texts.provisional(share, labels, onFlour);
    objections.push({ code: UNIDENTIFIED, fault, text, indexes: strangers.map(({ index }) => index) });
  }
  return share;
}

function banned({ rule, value }: Finding<IngredientRule>, says: string, holders: readonly Holder[]): Objection {
  const { max: most, level, instead, law, raw } = rule;
  const found = holders.map(({ matter }) => matter);
  const fault = level === 'falta';
  const objection: Draft = {
    code: fault ? 'no_admitido' : 'no_habitual',
    fault,
    text: sentence(says, [...new Set(found.map(({ label }) => label))], value, most),
    indexes: found.map(({ index }) => index),
    most,
  };
  if (law) objection.law = law;
  if (raw) objection.raw = raw;
  if (fault) objection.advice = exchanging(found, instead);
  return objection;
}

/** What law says against a formula, with the steps that take the excess away. */
function unlawful(
  { fault, text, places, name, max, amount }: LawFinding,
  weighed: readonly Matter[],
  total: number,
): Objection {
  const found = places.map((place) => weighed[place]!);
  const indexes = found.map(({ index }) => index);
  if (!fault) return { code: max === undefined ? 'sin_comprobar' : 'dosis_alta', fault, text, indexes };
  if (max === 0) return { code: 'no_admitido', fault, text, indexes, most: 0, advice: takingAway(found) };
  const there = found.reduce((sum, { grams }) => sum + grams, 0);
  // What is taken out lowers the whole formula too.
  const lawful = max! / amount;
  const out = Math.min(there, texts.weighable((there * (1 - lawful)) / (1 - (lawful * there) / total)));
  const portions = found.map(({ sent, grams }) => ({ name: sent, grams }));
  return {
    code: 'dosis',
    fault,
    text,
    indexes,
    advice: {
      text: texts.lawful(
        found.map(({ label }) => label),
        out,
        name,
      ),
      steps: found.some(isInside) ? [] : takeFrom(portions, out).map((part) => take(part.name, part.grams)),
      mends: [OBJECTIONS.dose],
    },
  };
}

/** Less of it than this, %, leaves enough gelatine whole. */
const LITTLE_FRUIT = 2;

/** Gelatine that a raw fruit undoes: what it should hold does not set. */
function undone(weighed: readonly Matter[], total: number): readonly Objection[] {
  const fruits = weighed.filter(({ food }) => food !== undefined && isProteolytic(food));
  const percent = (100 * fruits.reduce((sum, { grams }) => sum + grams, 0)) / total;
  if (fruits.length === 0 || percent < LITTLE_FRUIT) return [];
  if (!weighed.some(({ food }) => food !== undefined && gelatineIn(food) > 0)) return [];
  const labels = [...new Set(fruits.map(({ label }) => label))];
  return [{ code: 'no_admitido', fault: true, text: texts.undone(labels), indexes: fruits.map(({ index }) => index) }];
}

/** Grams taken out of the whole recipe would not do what the sentence says. */
function isInside({ inside }: Matter): boolean {
  return inside === true;
}

function takingAway(found: readonly Matter[]): Advice {
  const labels = [...new Set(found.map(({ label }) => label))];
  return {
    text: texts.takeOut(labels),
    steps: found.some(isInside) ? [] : found.map(({ sent, grams }) => take(sent, grams)),
    mends: [OBJECTIONS.ban],
  };
}

/** What takes the place of each, one for all or its own; otherwise taken away. */
function exchanging(found: readonly Matter[], instead: IngredientRule['instead']): Advice {
  const byOf = ({ food }: Matter) => (typeof instead === 'object' ? instead[food!.id] : instead);
  const places = new Map<string, Matter[]>();
  for (const one of found) {
    const by = byOf(one);
    if (by === undefined) return takingAway(found);
    const alike = places.get(by);
    if (alike === undefined) places.set(by, [one]);
    else alike.push(one);
  }
  const parts = [...places].map(([by, out]) => ({
    labels: [...new Set(out.map(({ label }) => label))],
    grams: out.reduce((sum, matter) => sum + matter.grams, 0),
    by,
  }));
  return {
    text: texts.exchange(parts),
    steps: found.some(isInside) ? [] : found.map((one) => replace(one.sent, byOf(one)!, one.grams)),
    mends: [OBJECTIONS.ban],
  };
}

/** What is said of a dose beyond a limit; beyond the last, brought to usual. */
function overdose(
  { rule, value }: Finding<IngredientRule>,
  asked: readonly IngredientRule[],
  holders: readonly Holder[],
  base: number,
): Objection {
  const { param, max } = rule;
  const onFlour = param.per === 'harina';
  const indexes = holders.map(({ matter }) => matter.index);
  if (rule.level === 'aviso') {
    return { code: 'dosis_alta', fault: false, text: texts.high(param.label, value, max, onFlour), indexes };
  }
  const aim = Math.min(...asked.map((other) => (other.param === param ? other.max : max))) / 100;
  const amount = holders.reduce((sum, { grams }) => sum + grams, 0);
  const heaviest = holders.reduce((most, holder) => (holder.grams > most.grams ? holder : most));
  // What is taken out lowers the whole too, unless the dose is on flour.
  const lowered = onFlour ? heaviest.held : Math.max(heaviest.held - aim, 0);
  // The same food on several lines is one.
  const lines = flatMap(holders, ({ matter }) => (matter.food === heaviest.matter.food ? [matter] : []));
  const portions = lines.map(({ sent, grams: here }) => ({ name: sent, grams: here }));
  const there = portions.reduce((sum, portion) => sum + portion.grams, 0);
  const grams = lowered > 0 ? Math.min(there, texts.weighable((amount - aim * base) / lowered)) : there;
  return {
    code: 'dosis',
    fault: true,
    text: texts.overdose(param.label, value, max, onFlour),
    indexes,
    advice: {
      text: texts.lessOf(heaviest.matter.label, grams, param.label, value, max, onFlour),
      steps: lines.some(isInside) ? [] : takeFrom(portions, grams).map((part) => take(part.name, part.grams)),
      mends: [OBJECTIONS.dose],
    },
  };
}

/** What stands in the warnings, faults first. */
export function objectionWarnings({ objections }: Examination): readonly Warning[] {
  const faults: Warning[] = [];
  const cautions: Warning[] = [];
  for (const { code, text, indexes, fault, law } of objections) {
    const told: { -readonly [Key in keyof Warning]: Warning[Key] } = { code, text };
    if (indexes.length === 1) told.index = indexes[0]!;
    if (law) told.law = law;
    (fault ? faults : cautions).push(told);
  }
  return cautions.length === 0 ? faults : [...faults, ...cautions];
}

/** What takes the faults away, as advice; it comes before any other. */
export function objectionAdvice({ objections }: Pick<Examination, 'objections'>): readonly Advice[] {
  return flatMap(objections, ({ advice }) => advice ?? []);
}
