import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CRAFTS, equilibrar, FAULTS } from '@obrador/engine';
import { foodSheet } from '@obrador/engine/despensa';
import { Marked, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { SERVICE_FAULTS } from '../../packages/server/src/texts.ts';
import { decodeRecipe } from '../../packages/web/src/recipe/share.ts';
import { recordedAs } from '../conformance/report.ts';
import { withFigures } from './figures.ts';
import { exampleOf, isBalancing, isFeasible } from './html.ts';
import { documentsOfService, eachOperation } from './operations.ts';
import { htmlPage, indexOfPages, pages } from './pages.ts';
import { referencePage } from './reference.ts';
import { SERVED } from './served.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = await documentsOfService();
const document = documents.es;
const all = pages(root, documents).map((page) => ({ page, html: htmlPage(page) }));

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

  it('take the figures of a type from its file, and no other', () => {
    const bread = CRAFTS.find(({ id }) => id === 'panaderia')!;
    const [min, max] = bread.types.find(({ id }) => id === 'roscon')!.limits.find(({ param }) => param.key === 'grasa')!
      .core!;
    expect(withFigures(bread, 'de {{roscon grasa}}, hasta un {{roscon grasa max}}')).toBe(
      `de ${min} a ${max} %, hasta un ${max} %`,
    );
    expect(() => withFigures(bread, '{{roscon pelusa}}')).toThrow('{{roscon pelusa}}');
    expect(all.filter(({ html }) => html.includes('{{'))).toEqual([]);
  });

  it.each(CRAFTS.map(({ id }) => [id] as const))('for %s are for hands: programs have one link at the end', (id) => {
    const { body } = all.find(({ page }) => page.path === `/docs/guia-${id}`)!.page;
    const [hands = '', programs = ''] = body.split('<h2 id="para-programas">');
    expect(hands).not.toMatch(/<pre|<code|POST|JSON|\/api\/|\b[Ee]nvía|identificador/);
    expect(hands).toMatch(/<caption>.*<td>\d+ g<\/td>/s);
    expect(programs.match(/<a /g)).toHaveLength(1);
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

  it('stand in the words of their language, header and index included', () => {
    for (const { page, html } of all) {
      const [lang, skip, index] =
        page.lang === 'en' ? ['en', 'Skip to content', 'Index'] : ['es', 'Saltar al contenido', 'Índice'];
      expect(html, page.path).toContain(`<html lang="${lang}">`);
      expect(html, page.path).toContain(`>${skip}</a>`);
      if (page.shape !== 'bare') expect(html, page.path).toContain(`aria-label="${index}"`);
    }
    expect(all.filter(({ page }) => page.lang === 'en').length).toBeGreaterThan(8);
  });

  it('load nothing from elsewhere, and run no scripts but the search, the console and the API reference', () => {
    const more: Readonly<Record<string, readonly string[]>> = {
      '/docs/consola': ['<script src="/docs/console.js" type="module">'],
      '/docs/api': ['<script src="/docs/redoc.js" defer>', '<script src="/docs/api.js" defer>'],
      '/docs/api?lang=en': ['<script src="/docs/redoc-en.js" defer>', '<script src="/docs/api.js" defer>'],
    };
    for (const { page, html } of all) {
      const scripts = [...html.matchAll(/<script[^>]*>|src="[^"]*"/g)].map(([found]) => found);
      const own = ['<script src="/docs/search.js" type="module">', ...(more[page.path] ?? [])];
      expect(scripts, page.path).toEqual(own);
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

describe('the search', () => {
  const { paginas, lugares } = indexOfPages(
    all.map(({ page }) => page),
    [{ anchor: 'tag/Consulta/operation/despensa', heading: 'GET /api/despensa: Despensa: alimentos' }],
  );

  it('leads to every page, and to places that are there', () => {
    expect(new Set(lugares.map(([page]) => page)).size).toBe(all.length);
    for (const [page, anchor, heading] of lugares) {
      const { html } = all[page]!;
      expect(heading).not.toBe('');
      if (anchor === '' || paginas[page]![0] === '/docs/api') continue;
      expect(html.includes(`id="${anchor}"`), `${paginas[page]![0]}#${anchor}`).toBe(true);
    }
  });

  it('knows the words of the pages, the foods and the operations, and no code', () => {
    const found = (word: string) =>
      lugares.filter(([, , ...texts]) => texts.join(' ').includes(word)).map(([page]) => paginas[page]![0]);
    expect(found('Pasta de pistacho 100%')).toContain('/docs/despensa');
    expect(found('GET /api/despensa')).toContain('/docs/api');
    expect(found('Retry-After')).toEqual(expect.arrayContaining(['/docs/errores', '/docs/errors']));
    expect(found('json.dumps')).toEqual([]);
  });
});

describe('the pages for integrators', () => {
  const textOf = (path: string) => all.find(({ page }) => page.path === path)!.page.body;

  it.each(['/docs/errores', '/docs/errors'])('%s lists every code of a problem', (path) => {
    const listed = [...textOf(path).matchAll(/<td><a href="[^"]*"><code>([a-z_]+)<\/code><\/a><\/td><td>(.+?)<\/td>/g)];
    expect(listed.map(([, code]) => code).sort()).toEqual(Object.keys({ ...FAULTS, ...SERVICE_FAULTS }).sort());
  });

  it.each(['/docs/servidor', '/docs/self-hosting'])('%s names every setting', (path) => {
    const config = readFileSync(`${root}packages/server/src/infrastructure/config.ts`, 'utf8');
    const settings = [...config.matchAll(/env, '([A-Z_]+)'/g)].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(15);
    // «METRICS» is only read to say what it is called now.
    const missing = settings.filter((name) => name !== 'METRICS' && !textOf(path).includes(`<code>${name}</code>`));
    expect(missing).toEqual([]);
  });

  it('the changelog has the same versions in both languages', () => {
    const versions = (path: string) => [...textOf(path).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(versions('/docs/cambios')).toEqual(versions('/docs/changelog'));
    expect(versions('/docs/cambios').at(-1)).toBe('1.0.0');
  });
});

describe('the reference in text', () => {
  const { html } = all.find(({ page }) => page.path === '/docs/api-texto')!;
  const sections = new Map(
    html.split(/(?=<h3 id=")/).map((part) => [/^<h3 id="([^"]*)"/.exec(part)?.[1] ?? '', part] as const),
  );

  it('has every operation with its parameters, examples and refusals', () => {
    const missing = eachOperation(
      document,
      (path, method, { operationId, parameters = [], requestBody, responses }) => {
        const text = sections.get(operationId) ?? '';
        const examples = requestBody === undefined ? 1 : 2;
        const told = [
          `${method.toUpperCase()} ${path}`,
          ...parameters.map(({ name }) => `<td><code>${name}</code></td>`),
          ...Object.keys(responses)
            .filter((status) => status !== '200')
            .map((status) => `<tr><td>${status}</td><td>`),
        ];
        const lacks = told.filter((one) => !text.includes(one));
        return text.split('<summary>Ejemplo</summary>').length - 1 === examples ? lacks : [...lacks, operationId];
      },
    );
    expect(missing.flat()).toEqual([]);
  });

  it('has every shape with the fields at its top, and those within', () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      const text = sections.get(`forma-${name}`);
      for (const field of Object.keys(properties)) expect(text, name).toContain(`<td><code>${field}</code></td>`);
    }
    expect(sections.get('forma-Analisis')).toContain('<code>parametros[].valor</code></td><td>número</td>');
  });

  it('is where the other reference and the first page lead without scripts', () => {
    const link = '<a href="/docs/api-texto">';
    for (const path of ['/docs/api', '/docs']) {
      expect(all.find(({ page }) => page.path === path)!.page.body).toContain(link);
    }
    expect(html.slice(html.indexOf('<main'))).not.toContain('<script');
  });
});

describe('«La despensa»', () => {
  const { html } = all.find(({ page }) => page.path === '/docs/despensa')!;
  const rows = [...html.matchAll(/<tr id="([^"]+)"><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];

  it('has every food once, and is a link of every page', () => {
    const ids = readFileSync(`${root}data/despensa.csv`, 'utf8')
      .match(/^[a-z0-9_]+(?=,)/gm)!
      .slice(1);
    expect(rows.map(([, id]) => id!).sort()).toEqual(ids.sort());
    for (const { html: page } of all) expect(page).toContain('<a href="/docs/despensa"');
  });

  it('tells of each what its sheet does', () => {
    for (const [, id, , cells] of rows) {
      const { fuente, etiqueta, composicion } = foodSheet(id!)!;
      expect(cells, id).toContain(`<td class="n">${Math.round(etiqueta.energia_kj)}</td>`);
      if (composicion.agua! > 0) expect(cells, id).toContain('<td>agua ');
      expect(
        cells!.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      ).toContain(fuente);
      expect(cells, id).toMatch(/<td>(medido|calculado|estimado)/);
    }
    const milk = rows.find(([, id]) => id === 'leche_entera')![3];
    expect(milk).toContain('agua 87,6, grasa 3,6, lactosa 4,7, proteína 3,2');
    expect(milk).toContain('<td>leche</td><td>medido; estimado: precio</td>');
  });
});
