import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { balance, craftOf } from '@obrador/engine';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

describe('the README', () => {
  it('shows the answer the service really gives to its example', () => {
    const path = /api\/balance\/(\w+)/.exec(readme)?.[1] ?? '';
    const request = JSON.parse(/-d '([^']+)'/.exec(readme)?.[1] ?? '');
    const answer = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '');
    expect(balance(craftOf(path)!, request)).toEqual(answer);
  });

  it('links only to what exists', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(root + link))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
