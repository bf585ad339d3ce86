import { type Advice, add, takeOut } from '../craft/advice.ts';
import type { Objection } from '../craft/analysis.ts';
import {
  type Examination,
  examine as examineAgainst,
  type Matter,
  OBJECTIONS,
  objectionAdvice,
  withLacks,
} from '../craft/examine.ts';
import { examined } from '../craft/examine-texts.ts';
import { judgedTerm, type LinearTerm } from '../craft/linear.ts';
import { columnOf } from '../craft/lists.ts';
import { readBody, readType } from '../craft/read.ts';
import { round2 } from '../craft/round.ts';
import type { Food } from '../despensa/food.ts';
import { mustFind } from './catalogue.ts';
import { type Essence, essenceOf, ingredientRulesOf } from './ingredient-rules.ts';
import type { Mixture } from './mixture.ts';
import { readFormula } from './read.ts';
import { isDescribed, understandAll } from './resolve.ts';
import { DEFAULT_TYPE, findType, type Rules } from './types.ts';

/** What ingredients are held against; undefined where nothing can stand against them. */
export interface Inspection {
  readonly matters: readonly Matter[];
  readonly examination: Examination;
  /** Holds against the rules what remedies leave of `matters`. */
  readonly examine: (left: readonly Matter[]) => Examination;
  /** What the formula has too little of for its name. */
  readonly lack: Lack | undefined;
  /** True when no outcome is good. */
  readonly faulty: boolean;
}

/** What gives a type its name, where there is too little of it. */
interface Lack {
  readonly essence: Essence;
  /** % of it that is there, as shown. */
  readonly percent: number;
}

/** What a person describes is known, and no rule speaks of it. */
const DESCRIBED: Food = { ...mustFind('agua').food, agua: 0 };

/** Holds what the ingredients are, recipes looked through, against the rules of the type. */
export function inspect(read: readonly Matter[], mixture: Mixture, rules: Rules): Inspection | undefined {
  const matters = withDescribed(read, mixture);
  const examine = (left: readonly Matter[]) => examineAgainst(left, ingredientRulesOf(rules.id));
  const essence = essenceOf(rules.id);
  const lack = essence && lackOf(essence, matters);
  const examination = withLacks(examine(matters), lack ? [objectionTo(lack, matters)] : []);
  if (examination.objections.length === 0) return undefined;
  return { matters, examine, examination, lack, faulty: examination.faulty };
}

function withDescribed(matters: readonly Matter[], { understood }: Mixture): readonly Matter[] {
  if (!matters.some(({ food }) => food === undefined)) return matters;
  return matters.map((matter) => {
    const described = matter.food === undefined && !matter.inside && isDescribed(understood[matter.index]!);
    return described ? { ...matter, food: DESCRIBED } : matter;
  });
}

function partIn(food: Food | undefined, { of }: Essence): number {
  return food === undefined ? 0 : of(food);
}

function gramsOf(essence: Essence, matters: readonly Matter[]): number {
  return matters.reduce((sum, { food, grams }) => sum + partIn(food, essence) * grams, 0);
}

/** What a type is named after, such as the yolk of a mantecado. */
export function demands(body: unknown): readonly LinearTerm[] {
  const { type } = readType(readBody(body).type, findType, DEFAULT_TYPE);
  const essence = essenceOf(type);
  if (essence === undefined) return [];
  const { key, least, texts } = essence;
  const num = understandAll(readFormula(body).items).map(({ food }) => 100 * partIn(food, essence));
  const range = [least, Number.POSITIVE_INFINITY] as const;
  return [judgedTerm({ key, label: texts.label, unit: '%', num, den: columnOf(num, () => 1) }, range)];
}

function weightOf(matters: readonly Matter[]): number {
  return matters.reduce((sum, { grams }) => sum + grams, 0);
}

function lackOf(essence: Essence, matters: readonly Matter[]): Lack | undefined {
  const percent = round2((100 * gramsOf(essence, matters)) / weightOf(matters));
  return percent < essence.least ? { essence, percent } : undefined;
}

function objectionTo(lack: Lack, matters: readonly Matter[]): Objection {
  const { essence, percent } = lack;
  const text = essence.texts.missing(percent, essence.least);
  return { code: 'dosis', fault: true, text, indexes: [], advice: supplied(lack, matters) };
}

/** What brings the essence a formula lacks up to the least of it. */
function supplied({ essence, percent }: Lack, matters: readonly Matter[]): Advice {
  const { least, toAdd, texts } = essence;
  const share = least / 100;
  const short = share * weightOf(matters) - gramsOf(essence, matters);
  const grams = examined.weighable(short / (partIn(toAdd.food, essence) - share));
  const sent = matters.find(({ food, inside }) => food === toAdd.food && !inside)?.sent ?? toAdd.row.name;
  return {
    text: texts.add(toAdd.row.name, grams, percent, least),
    steps: grams > 0 ? [add(sent, grams)] : [],
    mends: [OBJECTIONS.dose],
  };
}

/** Rules are few and each remedy ends one: more rounds than this never help. */
const MOST_REMEDIES = 12;

/** What takes every fault away, and what is left then. */
export function remediesOf({ matters, examine, examination, lack }: Inspection): {
  readonly advice: readonly Advice[];
  readonly left: readonly Matter[];
} {
  const advice: Advice[] = [];
  let left = matters;
  // What is lacking is weighed at last, for what is left.
  let against = objectionAdvice({ objections: examination.objections.filter(({ indexes }) => indexes.length > 0) });
  for (let round = 0; round < MOST_REMEDIES; round++) {
    const first = against.find(({ steps }) => steps.length > 0);
    if (first === undefined) break;
    advice.push(first);
    left = without(left, first);
    against = objectionAdvice(examine(left));
  }
  // What stands inside a recipe is told, and stays.
  advice.push(...against.filter(({ steps }) => steps.length === 0));
  const supply = lack && weightOf(left) > 0 ? supplied(lack, left) : undefined;
  const [step] = supply?.steps ?? [];
  if (supply === undefined || step === undefined) return { advice, left };
  const { toAdd } = lack!.essence;
  const there = left.find(({ food, sent, inside }) => food === toAdd.food && sent === step.ingredient && !inside);
  return {
    advice: [...advice, supply],
    left: there
      ? left.map((matter) => (matter === there ? withGrams(matter, matter.grams + step.grams) : matter))
      : [
          ...left,
          {
            index: left.at(-1)!.index + 1,
            sent: step.ingredient,
            label: toAdd.row.name,
            food: toAdd.food,
            grams: step.grams,
          },
        ],
  };
}

/** Ingredients once a remedy is done: each step takes from the heaviest so named. */
function without(matters: readonly Matter[], { steps }: Advice): readonly Matter[] {
  const lines = matters.map(({ sent, inside, grams }) => ({ name: inside ? undefined : sent, grams }));
  const named = linesByName(lines);
  for (const { ingredient, grams } of steps) takeOut(named.get(ingredient) ?? [], ingredient, grams);
  return matters.map((matter, i) => (matter.grams === lines[i]!.grams ? matter : withGrams(matter, lines[i]!.grams)));
}

/** Lines under each name, so that no step looks through all of a long formula. */
function linesByName<Line extends { readonly name: string | undefined }>(lines: readonly Line[]): Map<string, Line[]> {
  const named = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.name === undefined) continue;
    const alike = named.get(line.name);
    if (alike === undefined) named.set(line.name, [line]);
    else alike.push(line);
  }
  return named;
}

/** The same ingredient in other grams; spelt out to keep one hidden shape. */
function withGrams({ index, sent, label, food }: Matter, grams: number): Matter {
  return { index, sent, label, food, grams };
}
