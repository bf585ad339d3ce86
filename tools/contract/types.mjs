import openapiTS, { astToString } from 'openapi-typescript';

/** TypeScript types of an OpenAPI document. A field with a default may be left out of a request. */
export async function typesOf(document) {
  const types = await openapiTS(document, { defaultNonNullable: false });
  return `// Made from /openapi.json; edit the schemas, not this file.\n${astToString(types)}`;
}

/** Method and path of each operation of an OpenAPI document, by its name. */
export function operationsOf({ paths }) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Files of other kinds are for people to download.
      .filter(([, { responses }]) => responses[200].content['application/json'] !== undefined)
      .map(([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],`),
  );
  return `// Made from /openapi.json; edit the routes, not this file.\nexport const OPERATIONS = {\n${rows.join('\n')}\n} as const;\n`;
}
