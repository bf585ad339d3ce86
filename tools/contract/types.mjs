import openapiTS, { astToString } from 'openapi-typescript';

/** TypeScript types of an OpenAPI document. */
export async function typesOf(document) {
  return `// Made from /openapi.json; edit the schemas, not this file.\n${astToString(await openapiTS(document))}`;
}
