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

const corpusOf = ({ id }: Craft): readonly Body[] => JSON.parse(readFileSync(`${root}data/corpus/${id}.json`, 'utf8'));

/** Bodies of `lines` ingredients: published formulas of the craft, one after another until there are enough. */
export function longs(craft: Craft, lines: number): Body[] {
  const corpus = corpusOf(craft);
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
export function isAccepted(craft: Craft, body: Body): boolean {
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

/** Published formulas of the craft, every weight shaken: some can be balanced, some cannot. */
export function shakenCorpus(craft: Craft): Body[] {
  const random = randomFrom(3);
  const bodies = corpusOf(craft).map(({ type, ingredients }) =>
    shaken(craft, { type, ingredients }, () => 4 ** (random() - 0.5)),
  );
  return bodies.filter((body) => isAccepted(craft, body));
}

/** A formula and the craft it is of. */
export interface Order {
  readonly craft: string;
  readonly body: Body;
  /** It has a name that no formula before it has. */
  readonly strange: boolean;
}

/** The formulas of the kept rounds, crafts mixed: one half to warm up, the other never seen. */
export function unseen(crafts: readonly Craft[]): {
  readonly warm: readonly Order[];
  readonly fresh: readonly Order[];
} {
  const met = new Set<unknown>();
  const all = mixed(crafts.flatMap(roundsOf)).map(({ craft, body, names }): Order => {
    const before = met.size;
    for (const name of names) met.add(name);
    return { craft, body, strange: met.size > before };
  });
  const half = all.length / 2;
  return { warm: all.slice(0, half), fresh: all.slice(half) };
}

function roundsOf(craft: Craft) {
  const kept: readonly Body[] = JSON.parse(readFileSync(`${root}data/unseen/formulas/${craft.id}.json`, 'utf8'));
  return kept.map(({ type, ingredients }) => ({
    craft: craft.id,
    body: { type, ingredients },
    names: ingredients.map((item) => item[craft.shape.name]),
  }));
}

function mixed<T>(all: readonly T[]): T[] {
  const random = randomFrom(11);
  return all
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
