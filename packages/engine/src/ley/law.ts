import { lazyOf } from '../craft/lazy.ts';
import { judgedTerm, type LinearTerm } from '../craft/linear.ts';
import { columnOf, flatMap } from '../craft/lists.ts';
import { fold } from '../craft/names.ts';
import { remember } from '../craft/remember.ts';
import { masaDePan, sabeACacao } from '../despensa/classes.gen.ts';
import type { Food } from '../despensa/food.ts';
import { sweetensWithSugar } from '../despensa/kinds.ts';
import { usualLoss } from '../despensa/losses.ts';
import { perFood } from '../despensa/per-food.ts';
import { CATEGORY_NAMES, HELD, MENTIONS, SUBSTANCES } from './law.gen.ts';
import type { Condition, Held, LegalMention, Limit, Substance } from './table.ts';
import { ley as texts } from './texts.ts';

/** What the law sees in a type: the category of Regulation (EC) 1333/2008, annex II, and what sets it apart. */
export interface Law {
  readonly craft: string;
  readonly type: string;
  readonly category: string;
  readonly trait: string;
  /** The category is doubtful: findings are told, and are no fault. */
  readonly unsure: boolean;
  /** Baked, boiled or cooked by what it is: raw egg does not stay raw. */
  readonly heats: boolean;
}

/** As the file of a type gives it. */
export type Place = readonly [category: string, heats: boolean, trait?: string, unsure?: boolean];

export function lawIn(craft: string, type: string, [category, heats, trait = '', unsure = false]: Place): Law {
  return { craft, type, category, trait, unsure, heats };
}

interface Portion {
  /** The name as sent. */
  readonly sent: string;
  readonly food: Food | undefined;
  readonly grams: number;
  readonly label: string;
}

/** A part of a formula that the law does not let be. */
export interface LawFinding {
  readonly fault: boolean;
  readonly text: string;
  /** Where the law says it. */
  readonly source: string;
  /** Places of the portions that hold it. */
  readonly places: readonly number[];
  readonly name: string;
  /** mg/kg that are lawful; 0 where it is not authorised, undefined where only a sheet tells. */
  readonly max: number | undefined;
  /** mg/kg that are there, of the product as sold. */
  readonly amount: number;
}

/** What conditions ask of a product; sugars and cocoa are looked for only where one does. */
interface Facts {
  readonly category: string;
  readonly sugared: () => boolean;
  readonly cocoa: () => boolean;
  /** % of the product as sold. */
  readonly water: number;
}

const NOTHING: Held = [];
const heldBy = (food: Food | undefined): Held => (food && HELD[food.id]) ?? NOTHING;

/** The same few names come in most formulas. */
const folded = remember(fold);

/** What a portion holds in a gram: «canela de Ceilán» is not the common one. */
function partIn([, part, said]: Held[number], sent: string): number | null {
  if (said === undefined) return part;
  const name = folded(sent);
  const named = said.find(({ words }) => words.some((word) => name.includes(word)));
  return named === undefined ? part : named.part;
}

/** Baked goods with less water, %, are below a water activity of 0.65, and with more above it. */
const DRY = 8;
const MOIST = 12;

/** Bread of wheat flour, water, yeast and salt alone is 07.1.1; with anything else but additives it is 07.1. */
const PLAIN_BREAD = '07.1.1';
const BREAD = '07.1';

function factsOf(law: Law, foods: readonly (Food | undefined)[], water: number): Facts {
  const isAdditive = (food: Food) => heldBy(food).some(([id]) => !SUBSTANCES[id]!.other);
  const isPlain = (food: Food | undefined) => food !== undefined && (masaDePan(food) || isAdditive(food));
  return {
    category: law.category === PLAIN_BREAD && !foods.every(isPlain) ? BREAD : law.category,
    sugared: () => foods.some((food) => food !== undefined && sweetensWithSugar(food)),
    cocoa: () => foods.some((food) => food !== undefined && sabeACacao(food)),
    water,
  };
}

/** What only a sheet or the workshop tells. */
const UNTOLD: ReadonlySet<Condition> = new Set(['por_comprobar', 'titular', 'hervida', 'calentado']);

/** Undefined where the formula does not tell. */
function isMet(
  condition: Condition | undefined,
  { trait }: Law,
  { sugared, cocoa, water }: Facts,
): boolean | undefined {
  if (condition === undefined) return true;
  if (condition === 'sin_azucares') return !sugared();
  if (condition === 'de_cacao') return cocoa();
  if (condition === 'no_sorbete') return trait !== 'sorbete';
  if (condition === 'humedo') return water > MOIST ? true : water < DRY ? false : undefined;
  return UNTOLD.has(condition) ? undefined : trait === condition;
}

/** The limit that binds: the highest of those that apply, then of those nobody can tell; undefined when none does. */
function bindingOf(limits: readonly Limit[], law: Law, facts: Facts): Limit | undefined {
  const most = ({ max }: Limit) => max ?? Number.POSITIVE_INFINITY;
  const highest = (list: readonly Limit[]) =>
    list.reduce<Limit | undefined>(
      (best, one) => (best === undefined || most(one) > most(best) ? one : best),
      undefined,
    );
  const those = (met: true | undefined) => limits.filter(({ when }) => isMet(when, law, facts) === met);
  return highest(those(true)) ?? highest(those(undefined));
}

/** mg/kg in three figures, by which it is judged: no scale of a workshop tells more. */
const shown = (amount: number) => Number(amount.toPrecision(3));

/** What the law says against the portions of a formula; `sold` is their weight as sold, after the usual loss if absent. */
export function lawFindings(law: Law, portions: readonly Portion[], sold?: number): readonly LawFinding[] {
  const found = new Map<string, { grams: number; places: number[]; unknown: boolean }>();
  const askedOf = askedIn(law);
  let total = 0;
  let water = 0;
  for (let place = 0; place < portions.length; place++) {
    const { food, grams, sent } = portions[place]!;
    total += grams;
    water += ((food?.agua ?? 0) / 100) * grams;
    if (food === undefined) continue;
    const all = askedOf(food);
    for (let i = 0; i < all.length; i++) {
      const held = all[i]!;
      const part = partIn(held, sent);
      if (part === 0) continue;
      const id = held[0];
      let one = found.get(id);
      if (one === undefined) {
        one = { grams: 0, places: [], unknown: false };
        found.set(id, one);
      }
      one.grams += (part ?? 0) * grams;
      one.unknown ||= part === null;
      one.places.push(place);
    }
  }
  if (found.size === 0) return [];
  const finished = sold ?? total * (1 - usualLoss(law, (100 * water) / total) / 100);
  const facts = factsOf(
    law,
    portions.map(({ food }) => food),
    (100 * (water - (total - finished))) / finished,
  );
  return flatMap([...found], ([id, { grams, places, unknown }]) => {
    const substance = SUBSTANCES[id]!;
    const together = substance.sum === undefined ? grams : sumOf(substance.sum, found);
    const finding = findingOf(substance, (1e6 * together) / finished, law, facts, unknown, () =>
      places.map((place) => portions[place]!.label),
    );
    return finding === undefined ? [] : { ...finding, places };
  });
}

function sumOf(sum: string, found: ReadonlyMap<string, { readonly grams: number }>): number {
  let grams = 0;
  for (const [id, one] of found) if (SUBSTANCES[id]!.sum === sum) grams += one.grams;
  return grams;
}

function findingOf(
  { name, source, limits }: Substance,
  milligrams: number,
  law: Law,
  facts: Facts,
  unknown: boolean,
  labels: () => readonly string[],
): Omit<LawFinding, 'places'> | undefined {
  const { category } = facts;
  const asked = limits[category];
  if (asked === undefined) return undefined;
  const limit = bindingOf(asked, law, facts);
  // Of what has no limit there is nothing to say, unless its condition is open.
  if (limit?.max === null && (unknown || isMet(limit.when, law, facts))) return undefined;
  const where = CATEGORY_NAMES[category]!;
  const amount = shown(milligrams);
  if (unknown) {
    const text = texts.unchecked([...new Set(labels())], name, where, source, category);
    return { fault: false, text, name, source, max: undefined, amount };
  }
  if (limit === undefined) {
    const [first] = asked;
    const over = first?.max != null && amount > first.max ? texts.also(amount, first.max) : '';
    const text = first?.when
      ? texts.conditional(name, where, first.when, source, category) + over
      : texts.banned(name, where, source, category);
    return { fault: !law.unsure, text, name, source, max: 0, amount };
  }
  const { max, when, unsure = false } = limit;
  if (max !== null && amount > max) {
    const text = texts.excess(name, amount, max, where, source, category) + (unsure ? texts.criterion : '');
    return { fault: !law.unsure && !unsure, text, name, source, max, amount };
  }
  if (isMet(when, law, facts)) return undefined;
  return {
    fault: false,
    text: texts.conditional(name, where, when!, source, category),
    name,
    source,
    max: undefined,
    amount,
  };
}

/** What no food may hold, whatever its category. */
export function outlawedIn(portions: readonly Portion[]): readonly Pick<LawFinding, 'text' | 'source'>[] {
  const ids = new Set(flatMap(portions, ({ food }) => heldBy(food).map(([id]) => id)));
  return flatMap([...ids], (id) => {
    const { name, source, limits } = SUBSTANCES[id]!;
    const isOut = Object.keys(CATEGORY_NAMES).every((category) => limits[category]?.length === 0);
    return isOut ? [{ text: texts.outlawed(name, source), source }] : [];
  });
}

/** What a label says of what is in a product: for each substance what the greatest amount it reaches asks for. */
export function legalMentions(portions: readonly Portion[], sold: number): readonly LegalMention[] {
  const amountOf = ({ of }: LegalMention) => {
    const grams = portions.reduce((sum, { food, grams: weight, sent }) => {
      if (food === undefined) return sum;
      if ('column' in of) return sum + (food[of.column] * weight) / 100;
      return heldBy(food).reduce(
        (all, held) => (held[0] === of.substance ? all + (partIn(held, sent) ?? 0) * weight : all),
        sum,
      );
    }, 0);
    return shown((1e6 * grams) / sold);
  };
  const reached = MENTIONS.filter((mention) => amountOf(mention) >= mention.from);
  return reached.filter(({ code, from }) => !reached.some((other) => other.code === code && other.from > from));
}

/** Sweeteners a food brings inside it, by what they are; added sorbitol and fruit's own are not the same. */
export function sweetenersIn(food: Food): readonly string[] {
  return flatMap(heldBy(food), ([id]) => (SUBSTANCES[id]!.sweetener ? [id] : []));
}

const categoriesOf = ({ category }: Law) => (category === PLAIN_BREAD ? [PLAIN_BREAD, BREAD] : [category]);

/** What the law of a type limits of a food, or adds up with that. */
const askedIn = lazyOf((law: Law) => {
  const categories = categoriesOf(law);
  const isAsked = ([id]: Held[number]) => {
    const { limits, sum } = SUBSTANCES[id]!;
    return sum !== undefined || categories.some((category) => limits[category]?.every(isLimited));
  };
  return perFood((food): Held => heldBy(food).filter(isAsked));
});

function isLimited(limit: Limit): boolean {
  return !isWithoutLimit(limit);
}

function limitsOn(law: Law, food: Food): readonly (readonly Limit[])[] {
  const categories = categoriesOf(law);
  return flatMap(heldBy(food), ([id, part]) =>
    flatMap(categories, (category) => {
      const limits = SUBSTANCES[id]!.limits[category];
      return part === 0 || limits === undefined ? [] : [limits];
    }),
  );
}

/** Whether the law of a type has something to say of a food: worth a look however little of it there is. */
export function lawConcerns(law: Law, food: Food): boolean {
  return limitsOn(law, food).some((limits) => !limits.some(isWithoutLimit));
}

/** As much as is needed, whatever the product is: nothing is ever said against it. */
function isWithoutLimit({ max, when }: Limit): boolean {
  return max === null && when === undefined;
}

/** Whether some names of a food make it hold what the law limits. */
export function mayBeLimitedByName(food: Food): boolean {
  return heldBy(food).some(([, part, said]) => part === 0 && said !== undefined);
}

/** Whether only a word of the name makes a food hold what the law limits: «leche cruda». */
export function isLimitedByName(food: Food, sent: string): boolean {
  return limitedNamesOf(food)(sent);
}

const limitedNamesOf = perFood((food) =>
  remember((sent) => heldBy(food).some((held) => held[1] === 0 && partIn(held, sent) !== 0)),
);

/** Whether nothing that a food holds may go into a type, whatever else is in it. */
export function lawForbids(law: Law, food: Food): boolean {
  if (law.unsure) return false;
  const facts = { category: law.category, sugared: () => false, cocoa: () => true, water: 100 };
  return limitsOn(law, food).some((limits) => bindingOf(limits, law, facts) === undefined);
}

const HIDDEN = { hidden: true };

/** What keeps the foods of a formula under the limits of the law. */
export function lawTerms(law: Law, foods: readonly (Food | undefined)[]): LinearTerm[] {
  if (law.unsure) return [];
  const ids = new Set(flatMap(foods, (food) => heldBy(food).map(([id]) => id)));
  if (ids.size === 0) return [];
  const facts = factsOf(law, foods, 100);
  const den = columnOf(foods, (food) => 1 - usualLoss(law, food?.agua ?? 0) / 100);
  return flatMap([...ids], (id): LinearTerm[] => {
    const { name, limits } = SUBSTANCES[id]!;
    const max = bindingOf(limits[facts.category] ?? [], law, facts)?.max;
    if (max === undefined || max === null) return [];
    const num = columnOf(
      foods,
      (food) => 1e6 * heldBy(food).reduce((sum, [one, part]) => (one === id ? sum + (part ?? 0) : sum), 0),
    );
    return [judgedTerm({ key: `ley: ${id}`, label: name, unit: 'mg/kg', num, den }, [0, max], HIDDEN)];
  });
}
