import { buildApp } from '../../packages/server/src/app.ts';
import type { Target } from './search.ts';

/** As much of a JSON Schema as the document has. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Content {
  readonly $ref?: string;
  readonly description?: string;
  readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

export interface Documented {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
    readonly schema: Schema;
    readonly example: unknown;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>> & { readonly 200: Content };
}

export interface ServiceDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The OpenAPI document of the service in each language. */
export type Documents = Readonly<Record<'es' | 'en', ServiceDocument>>;

/** The OpenAPI document the service makes of its routes, every example computed. */
export async function documentsOfService(): Promise<Documents> {
  const app = buildApp({ rateLimit: 0 });
  try {
    const read = async (lang: string) => (await app.inject(`/openapi.json?lang=${lang}`)).json();
    return { es: await read('es'), en: await read('en') };
  } finally {
    await app.close();
  }
}

/** The document in Spanish alone. */
export async function documentOfService(): Promise<ServiceDocument> {
  return (await documentsOfService()).es;
}

export function eachOperation<T>(
  { paths }: ServiceDocument,
  of: (path: string, method: string, operation: Documented) => T,
): T[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => of(path, method, operation)),
  );
}

/** The answer shown for each operation, by its id. */
export function examplesIn(document: ServiceDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    eachOperation(document, (_path, _method, { operationId, responses }) => {
      return [operationId, Object.values(responses[200].content)[0]!.example] as const;
    }),
  );
}

/** Where the reference shows each operation. */
export function operationsIn(document: ServiceDocument): readonly Target[] {
  return eachOperation(document, (path, method, { operationId, summary, tags }) => ({
    anchor: `tag/${tags[0]}/operation/${operationId}`,
    heading: `${method.toUpperCase()} ${path}: ${summary}`,
  }));
}
