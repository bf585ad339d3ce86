import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

/** Says what is wrong with an answer to a POST, if anything. */
export type Judge = (path: string, answer: Answer) => string | undefined;

interface Doc {
  readonly paths: Record<string, Record<string, unknown>>;
}

const REFUSALS = new Set([400, 422, 413, 429, 503]);
const JSON_TYPE = 'application/json; charset=utf-8';
/** A negative zero as JSON would write it. */
const NEGATIVE_ZERO = /[[:,]-0(?:\.0*)?[,}\]]/;

export function postPaths(doc: Doc): string[] {
  return Object.keys(doc.paths).filter((path) => 'post' in doc.paths[path]!);
}

/** Judges by the very document the service publishes. */
export function judgeBy(doc: Doc): Judge {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...doc, $id: 'doc' });
  const schemaOf = (pointer: string) => ajv.getSchema(`doc#${pointer}`)!;
  const answers = new Map(
    postPaths(doc).map((path) => [
      path,
      schemaOf(`/paths/${path.replaceAll('/', '~1')}/post/responses/200/content/application~1json/schema`),
    ]),
  );
  const error = schemaOf('/components/schemas/Error');

  return (path, { status, type, body }) => {
    // The agent interface has statuses and shapes of its own protocol.
    if (path === '/mcp') return status >= 500 && status !== 503 ? `status ${status}` : undefined;
    if (status !== 200 && !REFUSALS.has(status)) return `status ${status}`;
    if (type !== JSON_TYPE) return `content type ${type}`;
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return 'not JSON';
    }
    const schema = status === 200 ? answers.get(path)! : error;
    if (!schema(value)) return `not valid: ${ajv.errorsText(schema.errors)}`;
    // Names come back as sent; only numbers count.
    if (NEGATIVE_ZERO.test(body.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) return 'negative zero';
    return undefined;
  };
}
