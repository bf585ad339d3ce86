import type { Craft } from '../craft/craft.ts';
import { InputError } from '../craft/errors.ts';
import { isOut } from '../craft/meter.ts';
import type { Food } from '../despensa/food.ts';
import { OFICIOS } from '../despensa/names.ts';
import { type Made, openPot, wireBody } from './attempt.ts';
import { isAllowed } from './draft.ts';
import { type MadeFormula, presentFormula } from './formula.ts';
import { type Liking, type Search, searchFormula } from './search.ts';
import { skeletonsOf } from './skeletons.ts';
import { COMPARED } from './substitutes.ts';
import { impossible, wishNames } from './texts.ts';
import { oficioOf } from './trades.ts';
import type { Wish } from './wishes.ts';

/** Why a wish cannot be met, which wishes collide, and the nearest formula that can be made. */
export interface Impossible {
  readonly texto: string;
  readonly choques: readonly string[];
  readonly cerca?: MadeFormula;
}

/** One thing that was asked for, and the wish without it. */
interface Part {
  readonly text: string;
  /** What is looked for without it, where it is not the simplest. */
  readonly liking?: Liking;
  readonly rest: Wish;
}

/** What may be given up, the least first: money and degrees before flavours, and what somebody must not eat last. */
function partsOf(wish: Wish): readonly Part[] {
  const { maxCost, service, musts, flavours, without } = wish;
  const others = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  return [
    ...(maxCost === undefined
      ? []
      : [{ text: wishNames.cost(maxCost), rest: { ...wish, maxCost: undefined }, liking: 'barata' as const }]),
    ...(service === undefined ? [] : [{ text: wishNames.service(service), rest: { ...wish, service: undefined } }]),
    ...musts.map((food) => ({ text: wishNames.must(food), rest: { ...wish, musts: others(musts, food) } })),
    ...flavours.map((one) => ({
      text: wishNames.flavour(one.food, one.share),
      rest: {
        ...wish,
        // The percentage is given up before the flavour.
        flavours:
          one.share === undefined
            ? others(flavours, one)
            : flavours.map((other) => (other === one ? { ...one, share: undefined } : other)),
      },
    })),
    ...without.map((one) => ({ text: wishNames.without(one.name), rest: { ...wish, without: others(without, one) } })),
  ];
}

/** Part of the work of an answer each question of what stands in the way may take. */
const SHARE_OF_WORK = 0.12;

/** Which wishes collide, in one sentence, and the nearest that can be had. */
export function explainImpossible(craft: Craft, wish: Wish, search: Search): Impossible {
  const label = labelOf(craft, wish.type);
  const contradiction = contradictionOf(craft, wish, label);
  const parts = partsOf(wish);
  const given = parts.map((part) => ({ part, made: tried(craft, part.rest, part.liking) }));
  const freeing = given.filter(({ made }) => made !== null);
  const safe = freeing.find(({ part }) => part.rest.without.length === wish.without.length);
  const other = safe === undefined && wish.without.length > 0 ? inOtherType(craft, wish) : undefined;
  const near = safe ?? (other === undefined ? freeing[0] : undefined);
  const cerca = near?.made
    ? presentFormula(craft, near.part.rest, near.made, undefined)
    : other && presentFormula(craft, other.wish, other.made, undefined);
  const cheapest = freeing.find(({ part }) => part.liking === 'barata')?.made?.analysis.cost;
  const why = cheapest ? impossible.cheapest(cheapest) : reasonOf(craft, wish, search);
  const texto =
    contradiction ??
    (freeing.length === 1 || parts.length === 1
      ? impossible.one(label, (freeing[0]?.part ?? parts[0]!).text, why)
      : impossible.several(
          label,
          (freeing.length > 0 ? freeing.map(({ part }) => part) : parts).map(({ text }) => text),
        ));
  return {
    texto,
    choques: [
      ...freeing.map(({ part }) => impossible.each(part.text)),
      ...(other ? [impossible.otherType(labelOf(craft, other.wish.type))] : []),
    ],
    ...(cerca ? { cerca } : {}),
  };
}

function labelOf({ types }: Craft, type: string): string {
  return types.find(({ id }) => id === type)?.label ?? type;
}

function tried(craft: Craft, wish: Wish, liking: Liking = 'sencilla'): Made | null {
  return searchFormula(craft, wish, liking, openPot(SHARE_OF_WORK)).made;
}

/** What is asked for and excluded at once, or never admitted by the type. */
function contradictionOf(craft: Craft, wish: Wish, label: string): string | undefined {
  const { wireName } = OFICIOS[oficioOf(craft)];
  for (const food of [...wish.flavours.map((one) => one.food), ...wish.musts]) {
    const barring = wish.without.find(({ bars }) => bars(food));
    if (barring !== undefined) return impossible.barred(food, barring.name);
    if (craft.forbids?.(wish.type, wireName(food))) return impossible.forbidden(label, food);
  }
  return undefined;
}

/** Why no skeleton could be filled, or what stays out of range when it is. */
function reasonOf(craft: Craft, wish: Wish, { blocked, failed }: Search): string {
  const told = blocked.find(({ why }) => why !== '');
  if (told !== undefined) return told.why;
  if (failed === undefined) return impossible.plain;
  try {
    const { meters } = craft.analyse(wireBody(craft, wish.type, failed.parts));
    const out = [...new Set(meters.filter(isOut).map(({ label }) => label))].slice(0, 3);
    return out.length === 0 ? impossible.plain : impossible.out(out);
  } catch (error) {
    // What a type cannot do without is told by the craft itself.
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

const MOST_TYPES = 2;
/** Points of composition beyond which another type is another thing. */
const FARTHEST = 35;

/** The wish in the type most like it that has a published formula without what is excluded. */
function inOtherType(craft: Craft, wish: Wish): { readonly wish: Wish; readonly made: Made } | undefined {
  const id = oficioOf(craft);
  const [own] = skeletonsOf(id, wish.type);
  const family = craft.types.find(({ id: type }) => type === wish.type)?.family;
  const near = craft.types
    .filter((other) => other.id !== wish.type && other.family === family)
    .flatMap(({ id: type }) => {
      const clean = skeletonsOf(id, type).find(({ parts }) => [...parts.keys()].every((food) => isAllowed(wish, food)));
      return clean ? [{ type, apart: apart(own!.parts, clean.parts) }] : [];
    })
    .filter((one) => one.apart <= FARTHEST)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MOST_TYPES);
  for (const { type } of near) {
    const there = { ...wish, type };
    const made = tried(craft, there);
    if (made !== null) return { wish: there, made };
  }
  return undefined;
}

/** How unlike two formulas are, in points of composition. */
function apart(a: ReadonlyMap<Food, number>, b: ReadonlyMap<Food, number>): number {
  const of = (parts: ReadonlyMap<Food, number>, key: (typeof COMPARED)[number]) =>
    [...parts].reduce((sum, [food, share]) => sum + (food[key] * share) / 1000, 0);
  return COMPARED.reduce((sum, key) => sum + Math.abs(of(a, key) - of(b, key)), 0);
}
