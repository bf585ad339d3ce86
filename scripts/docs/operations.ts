import { buildApp } from '../../packages/server/src/app.ts';
import type { Target } from './search.ts';

interface Documented {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { readonly example: unknown }>> } };
}

export interface ServiceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
}

/** The OpenAPI document the service makes of its routes, every example computed. */
export async function documentOfService(): Promise<ServiceDocument> {
  const app = buildApp({ rateLimit: 0 });
  try {
    return (await app.inject('/openapi.json')).json();
  } finally {
    await app.close();
  }
}

function each<T>({ paths }: ServiceDocument, of: (path: string, method: string, operation: Documented) => T): T[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => of(path, method, operation)),
  );
}

/** The answer shown for each operation, by its id. */
export function examplesIn(document: ServiceDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    each(document, (_path, _method, { operationId, responses }) => {
      return [operationId, responses[200].content['application/json']!.example] as const;
    }),
  );
}

/** Where the reference shows each operation. */
export function operationsIn(document: ServiceDocument): readonly Target[] {
  return each(document, (path, method, { operationId, summary, tags }) => ({
    anchor: `tag/${tags[0]}/operation/${operationId}`,
    heading: `${method.toUpperCase()} ${path}: ${summary}`,
  }));
}
