import { parseDocument } from 'yaml';

/** Reads one file of `data/`. */
export type Read = (path: string) => string;

/**
 * A map of a YAML file whose every key is asked for by name: a key nobody asks for is a fault, as is a value of another
 * kind. Faults name file and key.
 */
export interface Fields {
  readonly at: string;
  readonly has: (key: string) => boolean;
  readonly text: (key: string) => string;
  readonly number: (key: string) => number;
  readonly optional: (key: string) => number | null;
  readonly flag: (key: string) => boolean;
  readonly texts: (key: string) => readonly string[];
  /** [from, to], either null where a side is open. */
  readonly pair: (key: string) => readonly [number | null, number | null];
  readonly map: (key: string) => Fields;
  readonly maps: (key: string) => readonly Fields[];
  /** Every key with its map, in the order of the file. */
  readonly each: () => readonly (readonly [key: string, fields: Fields])[];
  readonly keys: () => readonly string[];
  /** Rows of texts, numbers and nulls. */
  readonly rows: (key: string) => readonly (readonly (string | number | null)[])[];
  /** A value of any kind, for a key that is a name or a map. */
  readonly plain: (key: string) => unknown;
  /** Says which keys nobody asked for. */
  readonly close: () => void;
}

/** A file of maps, read as YAML 1.2 and nothing looser. */
export function readYaml(path: string, text: string): Fields {
  const document = parseDocument(text, { version: '1.2', strict: true, uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new Error(`${path}: ${fault.message}`);
  return fieldsOf(path, document.toJS());
}

type Raw = Readonly<Record<string, unknown>>;

function fieldsOf(at: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${at}: a map is expected`);
  const raw = value as Raw;
  const asked = new Set<string>();
  const opened = new Map<string, Fields>();
  const take = (key: string) => {
    asked.add(key);
    return raw[key];
  };
  const wrong = (key: string, wanted: string): never => {
    throw new Error(`${at}, «${key}»: ${wanted} is expected, not ${JSON.stringify(raw[key])}`);
  };
  const isNumber = (found: unknown): found is number => typeof found === 'number' && Number.isFinite(found);
  // One reader to a map however often it is opened, so that what is asked of it adds up.
  const kept = (key: string, made: () => Fields) => {
    const found = opened.get(key) ?? made();
    opened.set(key, found);
    return found;
  };
  return {
    at,
    has: (key) => Object.hasOwn(raw, key),
    keys: () => Object.keys(raw),
    plain: take,
    rows: (key) => {
      const found = take(key) ?? [];
      if (!Array.isArray(found) || !found.every(Array.isArray)) return wrong(key, 'a list of rows');
      return found;
    },
    text: (key) => {
      const found = take(key);
      return typeof found === 'string' && found.trim() !== '' ? found : wrong(key, 'a text');
    },
    number: (key) => {
      const found = take(key);
      return isNumber(found) ? found : wrong(key, 'a number');
    },
    optional: (key) => {
      const found = take(key);
      return found === undefined || found === null ? null : isNumber(found) ? found : wrong(key, 'a number');
    },
    flag: (key) => {
      const found = take(key);
      return found === undefined ? false : typeof found === 'boolean' ? found : wrong(key, 'true or false');
    },
    texts: (key) => {
      const found = take(key) ?? [];
      if (!Array.isArray(found) || found.some((one) => typeof one !== 'string')) return wrong(key, 'a list of texts');
      return found;
    },
    pair: (key) => {
      const found = take(key);
      if (!Array.isArray(found) || found.length !== 2) return wrong(key, 'a pair of numbers');
      const [from, to] = found;
      if (![from, to].every((end) => end === null || isNumber(end))) return wrong(key, 'a pair of numbers');
      return [from, to];
    },
    map: (key) => kept(key, () => fieldsOf(`${at}, «${key}»`, take(key) ?? {})),
    maps: (key) => {
      const found = take(key) ?? [];
      if (!Array.isArray(found)) return wrong(key, 'a list of maps');
      return found.map((one, place) =>
        kept(`${key} ${place + 1}`, () => fieldsOf(`${at}, «${key}» ${place + 1}`, one)),
      );
    },
    each: () =>
      Object.keys(raw).map((key) => [key, kept(key, () => fieldsOf(`${at}, «${key}»`, take(key) ?? {}))] as const),
    close: () => {
      const unknown = Object.keys(raw).filter((key) => !asked.has(key));
      if (unknown.length > 0) throw new Error(`${at}: nobody reads «${unknown.join('», «')}»`);
      for (const inner of opened.values()) inner.close();
    },
  };
}
