/** TypeScript types of an OpenAPI document. */
export function typesOf(document: object): Promise<string>;
export function operationsOf(document: object): string;
