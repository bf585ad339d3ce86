/** Writes `src/api.gen.ts` from the OpenAPI document of the service. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typesOf } from '../../tools/contract/types.mjs';
import { buildApp } from '../server/src/app.ts';

const app = await buildApp();
const document = (await app.inject({ method: 'GET', url: '/openapi.json' })).json();
await app.close();
writeFileSync(fileURLToPath(new URL('src/api.gen.ts', import.meta.url)), await typesOf(document));
