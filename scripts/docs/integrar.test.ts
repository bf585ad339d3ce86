import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../packages/server/src/app.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const app = buildApp({ rateLimit: 0 });
let address: string;

beforeAll(async () => {
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** How each language of the snippets is run. */
const RUNNERS: Readonly<Record<string, (code: string) => [string, string[]]>> = {
  bash: (code) => ['bash', ['-c', code]],
  js: (code) => [process.execPath, ['--input-type=module', '-e', code]],
  python: (code) => ['python3', ['-c', code]],
};

/** The snippets of a page, each with what the page says it prints. */
function snippets(page: string): (readonly [language: string, code: string, output: string])[] {
  const markdown = readFileSync(`${root}docs/integrar/${page}.md`, 'utf8');
  const blocks = /```(bash|js|python)\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;
  return [...markdown.matchAll(blocks)].map(([, language, code, output]) => [language!, code!, output!] as const);
}

describe.each(['es', 'en', 'errores', 'errors'])('every snippet of docs/integrar/%s.md prints what it says', (page) => {
  test.each(snippets(page))('%s: %#', async (language, code, output) => {
    const [command, args] = RUNNERS[language]!(code.replaceAll('http://localhost:3000', address));
    const { stdout } = await run(command, args, { encoding: 'utf8' });
    expect(stdout.trim()).toBe(output.trim());
  });
});

test.each(['es', 'en'])('docs/integrar/%s.md has a first call in each language', (page) => {
  expect(new Set(snippets(page).map(([language]) => language))).toEqual(new Set(Object.keys(RUNNERS)));
});

test.each([
  ['en', 'es'],
  ['errors', 'errores'],
])('docs/integrar/%s.md has the snippets of %s.md', (english, spanish) => {
  expect(snippets(english)).not.toHaveLength(0);
  expect(snippets(english)).toEqual(snippets(spanish));
});

/** Where all the archives are named. */
const NAMED = ['servidor', 'self-hosting'].map((page) => `docs/integrar/${page}.md`);
const PACKED = ['engine', 'client', 'server', 'cli'];

test('the pages and READMEs install the archives npm makes, and nothing by a name no registry has', () => {
  const archives = PACKED.map((name) => {
    const { version } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
    return `obrador-${name}-${version}.tgz`;
  });
  const readmes = PACKED.map((name) => `packages/${name}/README.md`);
  for (const page of [...NAMED, ...readmes, 'docs/guias/agentes.md', 'docs/integrar/agents.md', 'README.md']) {
    const text = readFileSync(root + page, 'utf8');
    for (const archive of text.match(/obrador-[\w.-]+\.tgz/g) ?? []) expect(archives, page).toContain(archive);
    expect(text, page).not.toMatch(/(npm install|npx)( -\S+)* @obrador\/|"-y"/);
  }
  for (const page of NAMED) {
    for (const archive of archives) expect(readFileSync(root + page, 'utf8')).toContain(archive);
  }
});
