/** Writes the types and the list of operations from the OpenAPI document of the service. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationsOf, typesOf } from '../../tools/contract/types.mjs';
import { buildApp } from '../server/src/app.ts';

const app = await buildApp();
const document = (await app.inject({ method: 'GET', url: '/openapi.json' })).json();
await app.close();
const target = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
writeFileSync(target('api.gen.ts'), await typesOf(document));
writeFileSync(target('operations.gen.ts'), operationsOf(document));
