import { readFileSync } from 'node:fs';
import { type Craft, equilibrar } from '@obrador/engine';
import { FORMULA } from './formula.ts';
import { root } from './process.ts';

export interface Body {
  readonly type: string;
  readonly ingredients: readonly Readonly<Record<string, unknown>>[];
}

/** Different bodies of each size: as many as make one answer's text worth nothing for the next. */
const BODIES = 24;

/** Park and Miller's generator: the same formulas on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shaken(craft: Craft, body: Body, factor: (line: number) => number): Body {
  const { weight } = craft.shape;
  const ingredients = body.ingredients.map((item, i) => ({
    ...item,
    [weight]: Math.max(1, Math.round((item[weight] as number) * factor(i))),
  }));
  return { ...body, ingredients };
}

/** The formula of ten ingredients, each time with other grams. */
export function varied(craft: Craft, body: Body = FORMULA): Body[] {
  const random = randomFrom(7);
  return Array.from({ length: BODIES }, () => shaken(craft, body, () => 0.8 + 0.4 * random()));
}

/** Bodies of `lines` ingredients: published formulas of the craft, one after another until there are enough. */
export function longs(craft: Craft, lines: number): Body[] {
  const corpus: readonly Body[] = JSON.parse(readFileSync(`${root}data/corpus/${craft.id}.json`, 'utf8'));
  const bodies: Body[] = [];
  for (let first = 0; bodies.length < BODIES; first++) {
    const body = { ...corpus[first]!, ingredients: linesFrom(corpus, first, lines) };
    if (isAccepted(craft, body)) bodies.push({ type: body.type, ingredients: body.ingredients });
  }
  return bodies;
}

function linesFrom(corpus: readonly Body[], first: number, lines: number): Body['ingredients'] {
  const found: Body['ingredients'][number][] = [];
  for (let at = first; found.length < lines; at++) found.push(...corpus[at % corpus.length]!.ingredients);
  return found.slice(0, lines);
}

/** The first lines of a bread may have no flour. */
function isAccepted(craft: Craft, body: Body): boolean {
  try {
    craft.analyse(body);
    return true;
  } catch {
    return false;
  }
}

function asBody({ type, ingredients }: Craft['example']): Body {
  return { type: String(type), ingredients: ingredients as Body['ingredients'] };
}

export function exampleOf(craft: Craft): Body {
  return craft.id === 'helado' ? FORMULA : asBody(craft.example);
}

/** The formula with what may be moved shaken until its own balance finds fault with it, and a remedy exists. */
export function outOfBalance(craft: Craft, count: number): Body[] {
  const example = exampleOf(craft);
  const random = randomFrom(1);
  const levers = craft.levers(example);
  const bodies: Body[] = [];
  while (bodies.length < count) {
    const body = shaken(craft, example, (i) => (levers[i]!.lever ? 4 ** (random() - 0.5) : 1));
    if (!craft.analyse(body).outcome.good && equilibrar(craft, body).factible) bodies.push(body);
  }
  return bodies;
}

/** Formulas with everything but one ingredient fixed and nothing to add: those that cannot be balanced. */
export function impossible(craft: Craft, count: number): Body[] {
  const random = randomFrom(5);
  const example = asBody(craft.example);
  const names = example.ingredients.map((item) => String(item[craft.shape.name]));
  const bodies: Body[] = [];
  while (bodies.length < count) {
    const free = Math.floor(random() * names.length);
    const opciones = { fijos: names.filter((_, i) => i !== free), anadir: [] };
    const body = { ...shaken(craft, example, () => 16 ** (random() - 0.5)), opciones };
    if (!equilibrar(craft, body).factible) bodies.push(body);
  }
  return bodies;
}
