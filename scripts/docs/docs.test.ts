import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFTS, equilibrar } from '@obrador/engine';
import { Marked, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { decodeRecipe } from '../../packages/web/src/share.ts';
import { recordedAs } from '../conformance/report.ts';
import { exampleOf, isBalancing, isFeasible } from './html.ts';
import { htmlPage, pages } from './pages.ts';
import { referencePage } from './reference.ts';
import { SERVED } from './served.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const all = pages(root).map((page) => ({ page, html: htmlPage(page) }));

function examplesIn(guide: string) {
  return new Marked()
    .lexer(readFileSync(`${root}docs/guias/${guide}.md`, 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .flatMap((token) => {
      const example = exampleOf(token.lang ?? '', CRAFTS);
      return example ? [{ ...example, text: token.text }] : [];
    });
}

describe('the guides', () => {
  const blocks = CRAFTS.flatMap(({ id }) =>
    examplesIn(id).map(({ craft, expected, text }) => [id, expected, craft, text] as const),
  );

  it.each(blocks)('show a %s formula that is %s', (_, expected, craft, text) => {
    expect(recordedAs(craft.analyse(JSON.parse(text)).outcome)).toBe(expected);
  });

  it('show a good and a bad formula for every craft', () => {
    expect(blocks).toHaveLength(2 * CRAFTS.length);
  });

  it.each(examplesIn('equilibrar').map((example, i) => [i + 1, example.expected, example] as const))(
    'balance formula %i: %s',
    (_i, _expected, example) => {
      if (!isBalancing(example)) throw new Error(`Not for the balancer: ${example.expected}`);
      const { factible, cambios, alternativas } = equilibrar(example.craft, JSON.parse(example.text));
      expect(factible).toBe(isFeasible(example));
      expect(cambios.some(({ diferencia }) => diferencia !== 0)).toBe(true);
      if (!factible) expect(alternativas).not.toHaveLength(0);
    },
  );
});

describe('the pages', () => {
  const known = new Map([
    ...SERVED.map((path) => [path, ''] as const),
    ...all.map(({ page, html }) => [page.path, html] as const),
  ]);

  it.each(all.map(({ page, html }) => [page.path, html] as const))('%s has no broken link', (_, html) => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    const broken = links.filter((href) => {
      if (href.startsWith('/#r=')) return decodeRecipe(href.slice(1)) === null;
      if (href.startsWith('#')) return !html.includes(`id="${href.slice(1)}"`);
      const [path = '', fragment] = href.split('#');
      const target = known.get(path);
      return target === undefined || (fragment !== undefined && !target.includes(`id="${fragment}"`));
    });
    expect(links.length).toBeGreaterThan(5);
    expect(broken).toEqual([]);
  });

  it('load nothing from elsewhere, and run no script but the console', () => {
    for (const { page, html } of all) {
      const scripts = [...html.matchAll(/<script[^>]*>|src="[^"]*"/g)].map(([found]) => found);
      const own = ['<script src="/docs/console.js" type="module">'];
      expect(scripts, page.path).toEqual(page.path === '/docs/consola' ? own : []);
      expect(html).not.toMatch(/https?:\/\/[^\s<]*\.(js|css)/);
    }
  });

  it.each(CRAFTS.map((craft) => [craft.id, craft] as const))(
    'docs/referencia/%s.md is current (npm run docs)',
    (id, craft) => {
      expect(readFileSync(`${root}docs/referencia/${id}.md`, 'utf8') === referencePage(craft)).toBe(true);
    },
  );

  it('let every formula of the corpus be opened in the web app', () => {
    const { html } = all.find(({ page }) => page.path === '/docs/conformidad')!;
    const recipes = [...html.matchAll(/href="\/(#r=[^"]*)"/g)].map(([, fragment]) => decodeRecipe(fragment!));
    expect(recipes.length).toBeGreaterThan(730);
    for (const recipe of recipes) {
      const craft = CRAFTS.find((each) => each.id === recipe?.craft);
      expect(recipe?.ingredients.length).toBeGreaterThan(0);
      expect(craft?.types.some((type) => type.id === recipe?.type)).toBe(true);
    }
  });
});
