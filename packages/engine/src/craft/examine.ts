import type { Food } from '../despensa/food.ts';
import { gelatineIn, isProteolytic } from '../despensa/kinds.ts';
import { perFood } from '../despensa/per-food.ts';
import { type Law, type LawFinding, lawConcerns, lawFindings, lawForbids } from '../ley/law.ts';
import { type Advice, replace, take, takeFrom } from './advice.ts';
import type { Warning } from './analysis.ts';
import { sentence, examined as texts } from './examine-texts.ts';
import { flatMap } from './lists.ts';
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
}

/** The most of something a formula takes: above `warn` it is said, above `stop` no outcome is good. */
export interface Dose {
  /** «sal», «goma xantana»: how a sentence calls it. */
  readonly what: string;
  /** Grams of it in a gram of a food. */
  readonly of: (food: Food) => number;
  /** What it is a percentage of: the whole formula, or its flour. */
  readonly per?: 'harina';
  readonly warn: number | null;
  readonly stop: number | null;
  /** A range of the type says when it is high: nothing is added below the stop. */
  readonly quiet?: boolean;
  /** Of what no other dose of the type names. */
  readonly rest?: boolean;
  readonly source: string;
}

/** What a type does not admit, by law, by its name or by its own claim. */
export interface Ban {
  /** Whether the rule is about a food. */
  readonly of: (food: Food) => boolean;
  /** % of the formula that is still admitted; 0 when absent. */
  readonly most?: number;
  /** A fault takes the good outcome; a caution is only said. */
  readonly fault: boolean;
  /** The food, as the craft calls it, that takes its place gram for gram; without one it is taken away. */
  readonly instead?: string;
  /** The law says it: a label tells it too. */
  readonly law?: true;
  /** The sentence, with slots for what is there and how much. */
  readonly says: string;
  readonly source: string;
}

/** The rules of a type on its ingredients. */
export interface IngredientRules {
  readonly doses: readonly Dose[];
  readonly bans: readonly Ban[];
  readonly law: Law;
}

/** Something a formula carries that it should not, or not so much of. */
export interface Objection {
  readonly code: 'dosis' | 'dosis_alta' | 'no_admitido' | 'no_habitual' | 'sin_identificar' | 'sin_comprobar';
  /** True when no outcome is good with it. */
  readonly fault: boolean;
  readonly text: string;
  /** Places of the ingredients it is about. */
  readonly indexes: readonly number[];
  /** % that is still admitted; 0 when absent. */
  readonly most?: number;
  readonly law?: true;
  /** What takes it away, where grams do. */
  readonly advice?: Advice;
}

/** What the advice of an objection says it mends: no parameter of the response. */
export const OBJECTIONS = { dose: 'dosis', ban: 'no_admitido' } as const;

/** The code of the objection to what nobody identified. */
export const UNIDENTIFIED = 'sin_identificar';

/** Shares of unidentified matter, %, from which less may be said (tipos, 4.2). */
export const UNKNOWN = { provisional: 1, unjudged: 5, blind: 15 } as const;

export interface Examination {
  readonly objections: readonly Objection[];
  /** % of the formula nobody identified, as shown. */
  readonly unknown: number;
  /** True when something takes the good outcome. */
  readonly faulty: boolean;
  /** True when what is unknown forbids a legal name, a claim, a medal above silver, water activity and shelf life. */
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
 * nobody identified too where `unknownOn` says so.
 */
export function examine(
  matters: readonly Matter[],
  rules: IngredientRules,
  flour = 0,
  unknownOn?: 'harina',
): Examination {
  return examinerOf(matters, rules, flour, unknownOn)(matters);
}

/**
 * Examines a formula, and then as often as asked what remedies have left of it: the same ingredients in the same
 * places with other grams, of which the rules say what they said.
 */
export function examinerOf(
  formula: readonly Matter[],
  rules: IngredientRules,
  flour = 0,
  unknownOn?: 'harina',
): (matters: readonly Matter[]) => Examination {
  const spokenOf = speakingOf(rules);
  const spoken: (Spoken | null)[] = [];
  for (const { food } of formula) spoken.push(food === undefined ? null : spokenOf(food));
  return (matters) => examineKnowing(spoken, matters, rules, flour, unknownOn);
}

function examineKnowing(
  said: readonly (Spoken | null)[],
  matters: readonly Matter[],
  rules: IngredientRules,
  flour: number,
  unknownOn: 'harina' | undefined,
): Examination {
  const amounts = amountsFor(rules);
  let total = 0;
  let suspect = false;
  for (let i = 0; i < matters.length; i++) {
    const { food, grams } = matters[i]!;
    if (grams <= 0) continue;
    total += grams;
    const spoken = said[i]!;
    suspect ||= food === undefined || spoken?.suspect === true;
    if (spoken !== null) addDoses(amounts, spoken, grams);
  }
  // One look tells that nothing can be said against most formulas.
  if (total === 0 || (!suspect && areWithin(amounts, rules, flour, total))) return NO_EXAMINATION;
  const weighed: Matter[] = [];
  const concerned: Concerned[] = [];
  for (let i = 0; i < matters.length; i++) {
    const matter = matters[i]!;
    if (matter.grams <= 0) continue;
    weighed.push(matter);
    const spoken = said[i]!;
    if (spoken !== null) concerned.push({ matter, spoken });
  }
  const objections: Objection[] = [];
  const unknown = unknownOf(weighed, unknownOn === undefined ? total : flour, objections, unknownOn !== undefined);
  for (const ban of concerned.length > 0 ? rules.bans : []) {
    const found = mattersWhere(concerned, ({ bans }) => bans.includes(ban));
    if (found.length > 0) pushIf(objections, banned(ban, found, total));
  }
  for (const finding of lawFindings(rules.law, weighed)) {
    const objection = unlawful(finding, weighed, total);
    // What is out by one rule is not out again by another.
    if (!objections.some((told) => told.fault && isAbout(told, objection))) objections.push(objection);
  }
  for (let k = 0; k < rules.doses.length && concerned.length > 0; k++) {
    const dose = rules.doses[k]!;
    const base = dose.per === 'harina' ? flour : total;
    const amount = amounts[k]!;
    if (amount === 0 || base <= 0) continue;
    const percent = round2((100 * amount) / base);
    // Most doses are within both: nothing more to find out about them.
    if (percent <= (dose.warn ?? dose.stop ?? percent)) continue;
    const objection = overdose(dose, holdersOf(concerned, k), amount, base, percent);
    // What is already told for one dose is not told again for another that only it exceeds.
    if (!objections.some((told) => isAsGrave(told, objection) && isAbout(told, objection))) {
      pushIf(objections, objection);
    }
  }
  const cutting = mattersWhere(concerned, ({ proteolytic }) => proteolytic);
  if (cutting.length > 0) pushIf(objections, undone(cutting, weighed, total));
  if (objections.length === 0) return NO_EXAMINATION;
  return {
    objections: objections.map((one, at) => (isTakenElsewhere(one, at, objections) ? withoutAdvice(one) : one)),
    unknown,
    faulty: objections.some(({ fault }) => fault),
    provisional: unknown > UNKNOWN.provisional,
  };
}

/** Whether every dose is below the first limit that is told. */
function areWithin(amounts: Float64Array, { doses }: IngredientRules, flour: number, total: number): boolean {
  for (let k = 0; k < amounts.length; k++) {
    if (amounts[k] === 0) continue;
    const { per, warn, stop, quiet } = doses[k]!;
    const first = (quiet ? stop : (warn ?? stop)) ?? Number.POSITIVE_INFINITY;
    // Limits have two decimals at most: what is not above one is not shown above it either.
    // Divided as `overdose` does it: weights near the limits of a double overflow, and are looked at closely.
    if (!((100 * amounts[k]!) / (per === 'harina' ? flour : total) <= first)) return false;
  }
  return true;
}

const kept = new WeakMap<IngredientRules, Float64Array>();

/** Nothing yet of each dose; kept, because one formula is looked at after another. */
function amountsFor(rules: IngredientRules): Float64Array {
  const found = kept.get(rules);
  if (found !== undefined) return found.fill(0);
  const made = new Float64Array(rules.doses.length);
  kept.set(rules, made);
  return made;
}

/** What the rules of a type, and those of every type, have to say of a food. */
interface Spoken {
  /** Grams of each dose in a gram of it. */
  readonly held: readonly number[];
  /** Places of the doses it holds something of. */
  readonly doses: readonly number[];
  readonly bans: readonly Ban[];
  readonly proteolytic: boolean;
  /** Banned, limited by law, or undoes what another holds together: worth a look however little of it there is. */
  readonly suspect: boolean;
}

/** An ingredient some rule speaks of. */
interface Concerned {
  readonly matter: Matter;
  readonly spoken: Spoken;
}

const known = new WeakMap<IngredientRules, (food: Food) => Spoken | null>();

/** What the rules say of a food; null when none speaks of it, as of most. Each is asked once. */
function speakingOf(rules: IngredientRules): (food: Food) => Spoken | null {
  let speak = known.get(rules);
  if (speak === undefined) {
    speak = perFood((food) => {
      const held = rules.doses.map(({ of }) => of(food));
      const doses = [...held.keys()].filter((dose) => held[dose]! > 0);
      const bans = rules.bans.filter(({ of }) => of(food));
      const proteolytic = isProteolytic(food);
      const suspect = bans.length > 0 || proteolytic || lawConcerns(rules.law, food);
      return suspect || doses.length > 0 ? { held, doses, bans, proteolytic, suspect } : null;
    });
    known.set(rules, speak);
  }
  return speak;
}

/** What a gram of a food holds of each dose; null when no rule speaks of it. */
export function heldOf(rules: IngredientRules, food: Food): readonly number[] | null {
  return speakingOf(rules)(food)?.held ?? null;
}

interface Holder {
  readonly matter: Matter;
  readonly held: number;
  readonly grams: number;
}

function mattersWhere(concerned: readonly Concerned[], fits: (spoken: Spoken) => boolean): readonly Matter[] {
  const matters: Matter[] = [];
  for (const { matter, spoken } of concerned) if (fits(spoken)) matters.push(matter);
  return matters;
}

/** Adds what some grams of a food hold of each dose. */
function addDoses(amounts: Float64Array, { doses, held }: Spoken, grams: number): void {
  for (const dose of doses) amounts[dose]! += held[dose]! * grams;
}

function holdersOf(concerned: readonly Concerned[], dose: number): readonly Holder[] {
  const holders: Holder[] = [];
  for (const { matter, spoken } of concerned) {
    const part = spoken.held[dose]!;
    if (part > 0) holders.push({ matter, held: part, grams: part * matter.grams });
  }
  return holders;
}

function isAsGrave({ code }: Objection, other: Objection | undefined): boolean {
  return code === 'dosis' || (code === 'dosis_alta' && other?.code === 'dosis_alta');
}

function isAbout({ indexes }: Objection, other: Objection | undefined): boolean {
  return other?.indexes.length === indexes.length && other.indexes.every((index) => indexes.includes(index));
}

/** Whether all that the advice of one takes out is taken out for another: who follows both takes it once. */
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

/** Grams that steps take of an ingredient, from all its lines; as they are weighed, whatever the order of adding. */
function takenOf(name: string, { steps }: Advice): number {
  return round(
    steps.reduce((sum, { ingredient, grams }) => (ingredient === name ? sum + grams : sum), 0),
    6,
  );
}

function withoutAdvice({ advice: _, ...rest }: Objection): Objection {
  return rest;
}

function pushIf(objections: Objection[], objection: Objection | undefined): void {
  if (objection !== undefined) objections.push(objection);
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

function banned(
  { most = 0, fault, instead, says, law }: Ban,
  found: readonly Matter[],
  total: number,
): Objection | undefined {
  const percent = round2((100 * found.reduce((sum, { grams }) => sum + grams, 0)) / total);
  if (percent <= most && most > 0) return undefined;
  return {
    code: fault ? 'no_admitido' : 'no_habitual',
    fault,
    text: sentence(says, [...new Set(found.map(({ label }) => label))], percent, most),
    indexes: found.map(({ index }) => index),
    most,
    ...(law ? { law } : {}),
    ...(fault ? { advice: instead === undefined ? takingAway(found) : exchanging(found, instead) } : {}),
  };
}

/** What the law says against a formula, and what takes it away: all of it, or what is beyond the limit. */
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
function undone(fruits: readonly Matter[], weighed: readonly Matter[], total: number): Objection | undefined {
  const percent = (100 * fruits.reduce((sum, { grams }) => sum + grams, 0)) / total;
  if (percent < LITTLE_FRUIT) return undefined;
  if (!weighed.some(({ food }) => food !== undefined && gelatineIn(food) > 0)) return undefined;
  const labels = [...new Set(fruits.map(({ label }) => label))];
  return { code: 'no_admitido', fault: true, text: texts.undone(labels), indexes: fruits.map(({ index }) => index) };
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

function exchanging(found: readonly Matter[], by: string): Advice {
  const labels = [...new Set(found.map(({ label }) => label))];
  const grams = found.reduce((sum, matter) => sum + matter.grams, 0);
  return {
    text: texts.exchange(labels, grams, by),
    steps: found.some(isInside) ? [] : found.map((one) => replace(one.sent, by, one.grams)),
    mends: [OBJECTIONS.ban],
  };
}

/** What is to be said of a dose beyond its first limit: `amount` of it in `base`, `percent` as shown. */
function overdose(
  dose: Dose,
  holders: readonly Holder[],
  amount: number,
  base: number,
  percent: number,
): Objection | undefined {
  const { warn, stop } = dose;
  const onFlour = dose.per === 'harina';
  if (stop !== null && percent > stop) {
    const aim = (warn ?? stop) / 100;
    const heaviest = holders.reduce((most, holder) => (holder.grams > most.grams ? holder : most));
    // What is taken out lowers the whole formula too, with all that the food holds besides, unless the dose is on flour.
    const lowered = onFlour ? heaviest.held : Math.max(heaviest.held - aim, 0);
    // The same food on several lines is one.
    const lines = flatMap(holders, ({ matter }) => (matter.food === heaviest.matter.food ? [matter] : []));
    const portions = lines.map(({ sent, grams: here }) => ({ name: sent, grams: here }));
    const there = portions.reduce((sum, portion) => sum + portion.grams, 0);
    const grams = lowered > 0 ? Math.min(there, texts.weighable((amount - aim * base) / lowered)) : there;
    return {
      code: 'dosis',
      fault: true,
      text: texts.overdose(dose.what, percent, stop, onFlour),
      indexes: holders.map(({ matter }) => matter.index),
      advice: {
        text: texts.lessOf(heaviest.matter.label, grams, dose.what, percent, stop, onFlour),
        steps: lines.some(isInside) ? [] : takeFrom(portions, grams).map((part) => take(part.name, part.grams)),
        mends: [OBJECTIONS.dose],
      },
    };
  }
  if (warn === null || dose.quiet === true || percent <= warn) return undefined;
  const text = texts.high(dose.what, percent, warn, onFlour);
  return { code: 'dosis_alta', fault: false, text, indexes: holders.map(({ matter }) => matter.index) };
}

/** What stands in the warnings, faults first. */
export function objectionWarnings({ objections }: Examination): readonly Warning[] {
  const faults: Warning[] = [];
  const cautions: Warning[] = [];
  for (const { code, text, indexes, fault, most, law } of objections) {
    const told: { -readonly [Key in keyof Warning]: Warning[Key] } = { code, text };
    if (indexes.length === 1) told.index = indexes[0]!;
    if (law) told.law = law;
    if (fault) told.fault = most === undefined ? { indexes } : { indexes, most };
    (fault ? faults : cautions).push(told);
  }
  return cautions.length === 0 ? faults : [...faults, ...cautions];
}

/** What takes the faults away, as advice; it comes before any other. */
export function objectionAdvice({ objections }: Examination): readonly Advice[] {
  return flatMap(objections, ({ advice }) => advice ?? []);
}

/** Whether a type admits no trace of a food: a balancer never proposes it. */
export function isForbidden({ bans, law }: IngredientRules, food: Food): boolean {
  return bans.some(({ of, most = 0, fault }) => fault && most === 0 && of(food)) || lawForbids(law, food);
}
