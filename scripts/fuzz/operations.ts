import { balance, CRAFTS, type Craft, consultCatalogue, freezingCurve, InputError } from '@obrador/engine';
import type fc from 'fast-check';
import { bodies } from './bodies.ts';
import { oddText } from './text.ts';

/** Something the engine is asked for here and now, by text: a body of JSON, or what is searched for. */
export interface Operation {
  readonly name: string;
  readonly inputs: fc.Arbitrary<string>;
  readonly run: (input: string) => unknown;
  /** Wakes up what is only made once. */
  readonly usual: string;
  /** Another input, made from two that were bad already. */
  readonly cross: (a: string, b: string, pick: () => number) => string;
}

/** The longest search the service lets through to the engine. */
const MAX_QUERY = 100;
/** Larger bodies only work more by as much as they are larger: that has a test of its own. */
const MAX_BODY = 32 * 1024;

function analysis(name: string, craft: Craft, calculate: (body: unknown) => unknown): Operation {
  return {
    name,
    inputs: bodies(craft).filter((body) => body.length < MAX_BODY),
    run: (input) => quietly(() => calculate(JSON.parse(input))),
    usual: JSON.stringify(craft.example),
    cross: crossBodies,
  };
}

function search(craft: Craft): Operation {
  return {
    name: `catalogo-${craft.id}`,
    inputs: oddText(craft.catalogue().map(({ name }) => name)).map((text) => text.slice(0, MAX_QUERY)),
    run: (input) => consultCatalogue(craft, input),
    // Nobody knows it: what the service makes ready at its start, candidates too, is made ready.
    usual: 'lechuzo',
    cross: (a, b, pick) => {
      const words = `${a} ${b}`.split(' ');
      return words
        .filter(() => pick() < 0.7)
        .join(' ')
        .slice(0, MAX_QUERY);
    },
  };
}

/** What is answered in the event loop itself. The balancer has threads and bounds of its own. */
export const OPERATIONS: readonly Operation[] = [
  ...CRAFTS.map((craft) => analysis(`balance-${craft.id}`, craft, (body) => balance(craft, body))),
  analysis('curva', CRAFTS[0]!, freezingCurve),
  ...CRAFTS.map(search),
];

/** Refusals are answers, and broken JSON is not the engine's. */
function quietly(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (error instanceof InputError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Body = Readonly<Record<string, unknown>> & { readonly ingredients?: unknown };

/** The ingredients of both, some of them, with the rest of either. */
function crossBodies(a: string, b: string, pick: () => number): string {
  try {
    const [first, second] = [JSON.parse(a) as Body, JSON.parse(b) as Body];
    const ingredients = [first, second].flatMap((body) => (Array.isArray(body?.ingredients) ? body.ingredients : []));
    const kept = ingredients.filter(() => pick() < 0.8);
    const text = JSON.stringify({ ...first, ...(pick() < 0.5 ? second : {}), ingredients: kept });
    return text.length < MAX_BODY ? text : a;
  } catch {
    return a;
  }
}
