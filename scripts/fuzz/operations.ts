import { balance, CRAFTS, type Craft, consultCatalogue, freezingCurve, InputError } from '@obrador/engine';
import fc from 'fast-check';
import { buildApp } from '../../packages/server/src/app.ts';
import { bodies } from './bodies.ts';
import { KNOWN, newLetters } from './dear-names.ts';
import { oddText } from './text.ts';

/** Something the engine is asked for here and now, by text: a body of JSON, or what is searched for. */
export interface Operation {
  readonly name: string;
  readonly inputs: fc.Arbitrary<string>;
  readonly run: (input: string) => unknown;
  /** Tries of each round, where they are dear. */
  readonly sample?: number;
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

/** Stands in a name for letters nobody has sent before. */
const NEW = '§';
/** Names the budget of a request is spent by, whatever their length. */
const MOST_NAMES = 60;
const LONGEST_NAME = 195;

/** Names put together from those of the catalogues, cut, joined and misspelt. */
const dearNames: fc.Arbitrary<string> = fc
  .array(
    fc
      .array(
        fc.tuple(
          fc.constantFrom(...CRAFTS.flatMap((craft) => craft.catalogue().map(({ name }) => name))),
          fc.constantFrom(' ', '-', '/', ' (', ', ', ' o ', ' de ', '_', ' 35% '),
          fc.nat(12),
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((words) => words.map(([word, mark, at]) => word.slice(0, at) + word.slice(at + 1) + mark).join('')),
    { minLength: 5, maxLength: MOST_NAMES },
  )
  .map((names) => JSON.stringify(names.map(withNew)));

const withNew = (name: string) => name.slice(0, LONGEST_NAME - NEW.length) + NEW;

/** Names of both, some of them joined where two were cut. */
function crossNames(a: string, b: string, pick: () => number): string {
  const names: string[] = [...JSON.parse(a), ...JSON.parse(b)];
  const one = () => names[Math.floor(pick() * names.length)]!;
  const mixed = names.map((name) => {
    if (pick() < 0.5) return name;
    const other = one();
    return withNew(name.slice(0, Math.floor(pick() * name.length)) + other.slice(Math.floor(pick() * other.length)));
  });
  return JSON.stringify(mixed.filter(() => pick() < 0.7).slice(0, MOST_NAMES));
}

const served = buildApp({ rateLimit: 0 });

/** An operation as it is served, within the budget of a request, asked with names nobody knows. */
function named(name: string, url: string, bodyOf: (names: readonly string[]) => object): Operation {
  return {
    name,
    inputs: dearNames,
    sample: 12,
    run: async (input) => {
      const names: string[] = JSON.parse(input.replaceAll(NEW, newLetters));
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
      const { statusCode } = await served.inject({ method: 'POST', url, headers, payload: bodyOf(names) });
      if (statusCode >= 500) throw new Error(`${url} answers ${statusCode}`);
    },
    usual: '["lechuzo§"]',
    cross: crossNames,
  };
}

function formulaOf({ id, shape }: Craft, names: readonly string[]): { readonly ingredients: readonly object[] } {
  return { ingredients: [...KNOWN[id]!, ...names].map((name) => ({ [shape.name]: name, [shape.weight]: 5 })) };
}

/** As many lines as a body has room for, each with a label and a name of its own. */
function labelledOf(craft: Craft, names: readonly string[]) {
  const { shape } = craft;
  const etiqueta = { grasas: 10, saturadas: 5, hidratos: 30, azucares: 20, proteinas: 5, alergenos: ['leche', 'soja'] };
  const lines = Array.from({ length: 490 }, (_, i) => `${names[i % names.length] ?? ''} ${i}`);
  const labelled = lines.map((name) => ({ [shape.name]: name, [shape.weight]: 5, etiqueta }));
  return { ingredients: [...formulaOf(craft, []).ingredients, ...labelled] };
}

const helado = CRAFTS[0]!;
const ofHelado = (names: readonly string[]) => formulaOf(helado, names);

const NAMED: readonly Operation[] = [
  ...CRAFTS.map((craft) => named(`analizar-${craft.id}`, `/api/analizar/${craft.id}`, (all) => formulaOf(craft, all))),
  named('rotulos', '/api/analizar/helado', (all) => labelledOf(helado, all)),
  named('estricto', '/api/analizar/helado?estricto=1', ofHelado),
  named('lote', '/api/analizar', (all) => ({
    formulas: Array(10).fill({ craft: 'helado', ...ofHelado(all.slice(0, 22)) }),
  })),
  named('etiqueta', '/api/etiqueta', ofHelado),
  named('desdeetiqueta', '/api/desde-etiqueta/helado', (all) => ({ ingredientes: all.map((name) => ({ name })) })),
  named('crear', '/api/crear/helado', (all) => ({ con: all.slice(0, 12) })),
  named('sustituir', '/api/sustituir/helado', (all) => ({ ...ofHelado(all), quitar: KNOWN.helado![1] })),
  named('equilibrar', '/api/equilibrar/helado', ofHelado),
  named('mcp', '/mcp', (all) => toAgents(ofHelado(all))),
  named('detalle', '/mcp', (all) => toAgents({ ...labelledOf(helado, all), detalle: true })),
];

function toAgents(args: object): object {
  const params = { name: 'analizar', arguments: { craft: 'helado', ...args } };
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
}

/** What is answered in the event loop as it stands, and every operation as it is served to names nobody knows. */
export const OPERATIONS: readonly Operation[] = [
  ...CRAFTS.map((craft) => analysis(`balance-${craft.id}`, craft, (body) => balance(craft, body))),
  analysis('curva', CRAFTS[0]!, freezingCurve),
  ...CRAFTS.map(search),
  ...NAMED,
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
