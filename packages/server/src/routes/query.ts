import { InputError, namesMeant, shortened } from '@obrador/engine';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { HttpError } from '../errors.ts';
import { texts } from '../texts.ts';
import type { Parameter } from './operation.ts';

/** Asks for how an answer came about, which `description` tells. */
export function tracing(description: string): Parameter {
  return { name: 'traza', description, schema: { type: 'string', enum: ['0', '1'] }, example: '1' };
}

export const isTraced = (query: unknown): boolean => queryOf(query).oneOf('traza', ['0', '1']) === '1';

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads what stands after the «?» of an address; of what is given twice, the first counts. */
export interface Query {
  readonly text: (name: string) => string | undefined;
  readonly oneOf: (name: string, known: readonly string[]) => string | undefined;
  readonly whole: (name: string, min: number, max: number) => number | undefined;
}

export function queryOf(query: unknown): Query {
  const fields = query as Fields;
  const text = (name: string) => [fields[name]].flat()[0]?.trim() || undefined;
  return {
    text,
    oneOf: (name, known) => {
      const value = text(name);
      if (value !== undefined && !known.includes(value)) throw new HttpError(400, texts.oneOf(name, known));
      return value;
    },
    whole: (name, min, max) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) throw new HttpError(400, texts.wholeNumber(name, min, max));
      return number;
    },
  };
}

/** Parameters that are told: an address has room for a thousand and a half, and each is compared with those there are. */
const MOST_STRANGE = 5;

/** Refuses parameters of the address that an operation has not, but where the interface leaves them open. */
export function checkQueries(app: FastifyInstance, open: ReadonlySet<string>): void {
  app.addHook('onRoute', (route) => {
    const { operation } = route.config ?? {};
    if (operation === undefined || open.has(route.url)) return;
    const known = (operation.query ?? []).map(({ name }) => name);
    const check: onRequestHookHandler = ({ query }, _reply, done) => {
      const strange = Object.keys(query as object).filter((name) => !known.includes(name));
      done(strange.length === 0 ? undefined : unknownParameters(strange.slice(0, MOST_STRANGE), known));
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), check];
  });
}

function unknownParameters(strange: readonly string[], known: readonly string[]): InputError {
  const faults = strange.map((name) => ({
    text: texts.unknownParameter(name, namesMeant(name, known), known),
    code: 'campo_desconocido' as const,
    field: shortened(name),
  }));
  const [{ text, ...fault }, ...others] = faults as [(typeof faults)[number], ...typeof faults];
  return new InputError(text, fault, others);
}

/** Further than any list goes. */
const FARTHEST = 10_000;

/** A page of a list: how many, and from which on. */
interface PageAsked {
  readonly limite: number | undefined;
  readonly desde: number;
}

export function readPage(query: Query, most: number): PageAsked {
  return { limite: query.whole('limite', 1, most), desde: query.whole('desde', 0, FARTHEST) ?? 0 };
}

/** What a search may look for, and list, for each that it counts as: some 5 ms of either. */
const LETTERS_PER_SEARCH = 25;
const ENTRIES_PER_SEARCH = 100;
/** No search counts as more: what is beyond it is refused. */
const MOST_SEARCHES = 10;

/** How many searches one counts as: its text is compared with every name, and what it lists is written out. */
export function searchesOf(query: unknown): number {
  const asked = queryOf(query);
  const q = asked.text('q') ?? '';
  const rest = q === '' && asked.text('desde') !== undefined ? Number.POSITIVE_INFINITY : 0;
  const entries = Number(asked.text('limite') ?? rest) || 0;
  const places = Math.max(1, q.length / LETTERS_PER_SEARCH, entries / ENTRIES_PER_SEARCH);
  return Math.min(MOST_SEARCHES, Math.ceil(places));
}

/** What the operations that search say of it. */
export const COUNTED_SEARCHES = `Cuenta en el límite de búsquedas como una por cada ${LETTERS_PER_SEARCH} letras del texto o cada ${ENTRIES_PER_SEARCH} elementos que se piden, lo que sea más.`;

/** The parameters of every list; `otherwise` says how many there are when none is asked for. */
export function pageParameters(most: number, otherwise: string): readonly Parameter[] {
  return [
    {
      name: 'limite',
      description: `Cuántos como máximo. Sin él, ${otherwise}.`,
      schema: { type: 'integer', minimum: 1, maximum: most },
      example: 10,
    },
    {
      name: 'desde',
      description: 'Cuántos se saltan, para pasar página.',
      schema: { type: 'integer', minimum: 0, maximum: FARTHEST },
      example: 0,
    },
  ];
}

/** The page of a whole list. */
export function pageOf<T>(list: readonly T[], { limite, desde }: PageAsked): readonly T[] {
  return list.slice(desde, limite === undefined ? undefined : desde + limite);
}

/** The other pages of a list (RFC 8288), with what was asked for besides; none for a list that comes whole. */
export function pageLinks(
  path: string,
  asked: Readonly<Record<string, string | undefined>>,
  { limite, desde }: PageAsked,
  total: number,
): Readonly<Record<string, string>> {
  if (limite === undefined) return {};
  const given = Object.entries(asked).filter((field): field is [string, string] => field[1] !== undefined);
  const last = Math.floor(Math.max(0, total - 1) / limite) * limite;
  const pages = {
    first: 0,
    ...(desde > 0 && { prev: Math.min(last, Math.max(0, desde - limite)) }),
    ...(desde + limite < total && { next: desde + limite }),
    last,
  };
  const link = ([rel, from]: readonly [string, number]) =>
    `<${path}?${new URLSearchParams([...given, ['limite', `${limite}`], ['desde', `${from}`]])}>; rel="${rel}"`;
  return { link: Object.entries(pages).map(link).join(', ') };
}
