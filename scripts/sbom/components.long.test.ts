import { expect, test } from 'vitest';
import { components } from './components.ts';

test('names what is in the bundles, by version and digest, and nothing that is only for building or testing', async () => {
  const list = await components();
  const names = list.map(({ name }) => name);
  for (const name of ['fastify', 'ioredis', 'prom-client', '@opentelemetry/sdk-trace', 'zod', 'preact', 'redoc']) {
    expect(names).toContain(name);
  }
  for (const name of ['vitest', 'yalps', 'typescript', 'esbuild', 'vite', 'playwright-core', 'autocannon']) {
    expect(names).not.toContain(name);
  }
  expect(new Set(list.map((component) => component['bom-ref'])).size).toBe(list.length);
  for (const { name, purl, version, hashes } of list) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(hashes[0]!.content).toMatch(/^[0-9a-f]{128}$/);
  }
});
