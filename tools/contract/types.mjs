import openapiTS, { astToString } from 'openapi-typescript';

/** TypeScript types of an OpenAPI document. A field with a default may be left out of a request. */
export async function typesOf(document) {
  const types = await openapiTS(document, { defaultNonNullable: false });
  return `// Made from /openapi.json; edit the schemas, not this file.\n${astToString(types)}`;
}
