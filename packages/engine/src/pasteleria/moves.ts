import { type Move, type Scale, type Side, type Weighed, weightOf } from '../craft/correct.ts';
import { lazyFor, lazyOf } from '../craft/lazy.ts';
import { type Blend, type Ingredient, ingredientNamed, perGram } from './ingredient.ts';
import { isLever } from './levers.ts';
import type { Param, Remedy } from './param.ts';
import { REMEDIES } from './remedies.gen.ts';
import type { TypeRules } from './types.ts';

/** The ingredient to advise for a remedy. */
function remedyFor(remedy: Remedy, type: TypeRules): Incoming {
  return incoming(type.instead?.[remedy] ?? REMEDIES[usualOf(remedy, type)]);
}

/** Creams are bound with yolk, and what is made of cream is enriched with cream. */
function usualOf(remedy: Remedy, { family, base }: TypeRules): Remedy {
  if (remedy === 'huevo' && family === 'crema') return 'yema';
  return remedy === 'mantequilla' && base.roles.every((role) => role === 'nata') ? 'nata' : remedy;
}

/** What may come in, by what it is. */
type Incoming = Pick<Weighed<Blend>, 'name' | 'row'>;

const incoming = lazyFor((name: string): Incoming => {
  const ingredient = ingredientNamed(name);
  const row = { label: ingredient.label, parts: [{ ingredient, share: 1 }] };
  return { name: identityOf(row), row };
});

/** Everything the measures see of a blend but the price, its name first. */
export function identityOf({ label, parts }: Blend): string {
  // Most have one part: its text is kept, and what a map makes of it.
  if (parts.length === 1) return fieldsOf(parts[0]!.ingredient);
  return `${label}\n${parts.map(({ ingredient, share }) => share + fieldsOf(ingredient)).join()}`;
}

const fieldsOf = lazyOf(
  (ingredient: Ingredient): string =>
    `${ingredient.label}\n${JSON.stringify({ ...ingredient, row: null, precio: null })}`,
);

/** Corrects fat or water only what holds clearly more than the recipe should. */
const CLEARLY_MORE = 5;
/** Of what a parameter is measured against, the few that there is most of. */
const MOST_AGAINST = 3;

/**
 * The moves against a parameter that should come to `target`: what it is made of, the heaviest first, then its usual
 * remedy; where they do not help, what it is measured against.
 */
export function* movesFor(
  param: Param,
  side: Side,
  target: number,
  type: TypeRules,
  formula: Scale<Blend>,
): Iterable<readonly Move<Blend>[]> {
  const { touches, num, den, remedy } = param;
  const made = touches ? ranked(formula, ({ row }) => isOf(row, touches)) : [];
  const own = made.length === 0 && (touches === undefined || side === 'high') ? holders() : made;
  const usual = remedy === undefined ? [] : [remedyFor(remedy, type)];
  // Liquor is no cream: what flavours is not added for its water.
  const lever = side === 'low' && usual.some(({ row }) => isLever(row));
  const [first, ...others] = lever ? own.filter(({ row }) => isLever(row)) : own;
  const move = side === 'low' ? putIn : takeOut;
  if (first) yield [move(first)];
  if (side === 'low') yield usual.map(putIn);
  yield others.slice(0, MOST_AGAINST).map(move);
  const effect = ({ row }: Incoming) => perGram(row, num) - target * perGram(row, den);
  const against = ranked(formula, (one) => isLever(one.row) && effect(one) < 0).slice(0, MOST_AGAINST);
  if (side === 'low') yield against.map(takeOut);
  else {
    const more = type.additions.map(incoming).filter((one) => effect(one) < 0 && !has(against, one));
    yield [...against, ...more].map(putIn);
  }

  function holders(): readonly Weighed<Blend>[] {
    const content = ({ row }: Incoming) => perGram(row, num);
    return ranked(
      formula,
      (one) => content(one) > target + CLEARLY_MORE,
      (one) => one.grams * content(one),
    );
  }
}

/** Whether some of it is what a parameter is made of. */
function isOf({ parts }: Blend, touches: NonNullable<Param['touches']>): boolean {
  return parts.some(({ ingredient }) => touches(ingredient));
}

function has(some: readonly Incoming[], { name }: Incoming): boolean {
  return some.some((one) => one.name === name);
}

function takeOut(from: Weighed<Blend>): Move<Blend> {
  return { from, to: undefined };
}

function putIn(to: Incoming): Move<Blend> {
  return { from: undefined, to };
}

/** No more of an ingredient is taken away: it would be another recipe. */
const MOST_TAKEN = 0.8;
/** Nor is more than this many times the recipe added. */
const MOST_ADDED = 3;

export function mostOf({ from }: Move<Blend>, formula: Scale<Blend>): number {
  return from ? MOST_TAKEN * from.grams : MOST_ADDED * weightOf(formula);
}

/** Amounts this near are the same: lines of a food differ in the last bit. */
const SAME = 1e-12;

/** Those that fit, the largest first; ties by name, not by order sent. */
function ranked(
  formula: Scale<Blend>,
  fits: (one: Weighed<Blend>) => boolean,
  amount: (one: Weighed<Blend>) => number = ({ grams }) => grams,
): readonly Weighed<Blend>[] {
  const isSame = (a: number, b: number) => Math.abs(a - b) <= SAME * Math.max(a, b);
  return formula
    .filter((one) => one.grams > 0 && fits(one))
    .sort((a, b) => (isSame(amount(a), amount(b)) ? (a.name < b.name ? -1 : 1) : amount(b) - amount(a)));
}
