import { readFileSync } from 'node:fs';
import { CRAFTS, type Craft } from '@obrador/engine';
import { encodeRecipe } from '../../packages/web/src/share.ts';
import { consolePage } from './console.ts';
import { faultsTable } from './faults.ts';
import { htmlOf, layout, type NavGroup, type Page } from './html.ts';
import { apiPages, withAnchors, withPageLinks } from './library.ts';
import { cataloguePage, referencePage } from './reference.ts';
import { wishesText } from './wishes.ts';

/** Where each craft's pages live under /docs. */
const guide = (craft: Craft) => ({ path: `/docs/guia-${craft.id}`, title: `Guía de ${craft.label.toLowerCase()}` });
const reference = (craft: Craft) => ({ path: `/docs/referencia-${craft.id}`, title: craft.label });
const catalogue = (craft: Craft) => ({ path: `/docs/catalogo-${craft.id}`, title: craft.label });

export const NAV: readonly NavGroup[] = [
  {
    title: 'Obrador',
    pages: [
      { path: '/docs', title: 'Documentación' },
      { path: '/docs/api', title: 'Referencia de la API' },
      { path: '/docs/conformidad', title: 'Tabla de conformidad' },
      { path: '/', title: 'Formulador' },
    ],
  },
  {
    title: 'Programas y agentes',
    pages: [
      { path: '/docs/integrar', title: 'Integrar' },
      { path: '/docs/consola', title: 'Consola' },
      { path: '/docs/biblioteca', title: 'Biblioteca y cliente' },
      { path: '/docs/agentes', title: 'Agentes (MCP)' },
      { path: '/docs/cambios', title: 'Registro de cambios' },
    ],
  },
  {
    title: 'In English',
    lang: 'en',
    pages: [
      { path: '/docs/integrate', title: 'Integrating' },
      { path: '/docs/agents', title: 'Agents (MCP)' },
    ],
  },
  {
    title: 'Guías',
    pages: [
      ...CRAFTS.map(guide),
      { path: '/docs/equilibrar', title: 'Equilibrar una fórmula' },
      { path: '/docs/crear', title: 'De un deseo a una fórmula' },
      { path: '/docs/etiqueta', title: 'Recetas dentro de recetas y etiqueta' },
    ],
  },
  { title: 'Números y fuentes', pages: CRAFTS.map(reference) },
  { title: 'Catálogos', pages: CRAFTS.map(catalogue) },
];

/** Where the guide of the balancer has its table of faults. */
const FAULTS_HERE = '<!-- fallos -->';
/** Where the guide of wishes has its answers. */
const WISHES_HERE = '<!-- deseos -->';

/** A link that opens a request in the web app; the recipe travels in the fragment and never reaches the server. */
export function openLink(craft: Craft, body: object, title = ''): string {
  const { type = craft.defaultType, ingredients } = body as {
    type?: string;
    ingredients: Record<string, number | string>[];
  };
  const { name, weight } = craft.shape;
  return `/#${encodeRecipe({
    craft: craft.id,
    type,
    title,
    ingredients: ingredients.map(({ [name]: text, [weight]: grams, ...own }) => ({
      name: String(text),
      grams: Number(grams),
      ...(Object.keys(own).length > 0 && { own }),
    })),
  })}`;
}

/** Every page of the documentation but the API reference, which the server makes from its schemas. */
export function pages(root: string): readonly Page[] {
  const read = (file: string) => readFileSync(`${root}docs/${file}`, 'utf8');
  const page = (path: string, title: string, markdown: string): Page => ({
    path,
    title,
    body: htmlOf(markdown, CRAFTS, openLink),
  });
  return [
    page('/docs', 'Documentación', read('inicio.md')),
    ...CRAFTS.map((craft) => page(guide(craft).path, guide(craft).title, read(`guias/${craft.id}.md`))),
    ...CRAFTS.map((craft) => page(reference(craft).path, `${craft.label}: números y fuentes`, referencePage(craft))),
    ...CRAFTS.map((craft) => page(catalogue(craft).path, `${craft.label}: catálogo`, cataloguePage(craft))),
    page('/docs/equilibrar', 'Equilibrar una fórmula', read('guias/equilibrar.md').replace(FAULTS_HERE, faultsTable())),
    page('/docs/crear', 'De un deseo a una fórmula', read('guias/crear.md').replace(WISHES_HERE, wishesText())),
    page('/docs/etiqueta', 'Recetas dentro de recetas y etiqueta', read('guias/etiqueta.md')),
    page('/docs/conformidad', 'Tabla de conformidad', read('conformance.md')),
    page('/docs/biblioteca', 'Biblioteca y cliente', read('guias/biblioteca.md')),
    page('/docs/agentes', 'Agentes', read('guias/agentes.md')),
    page('/docs/integrar', 'Integrar Obrador', read('integrar/es.md')),
    english(page('/docs/integrate', 'Integrating Obrador', read('integrar/en.md'))),
    english(page('/docs/agents', 'Obrador for agents', read('integrar/agents.md'))),
    english(page('/docs/cambios', 'Registro de cambios', read('../CHANGELOG.md'))),
    page('/docs/consola', 'Consola', consolePage()),
    ...apiPages(root).map(({ path, file }) => {
      const { body } = page(path, '', withPageLinks(read(file)));
      const title = read(file).match(/^# (.*)$/m)![1]!;
      return english({ path, title, body: withAnchors(body) });
    }),
  ];
}

/** Its words are English, whatever those around it. */
function english({ path, title, body }: Page): Page {
  return { path, title, body: `<div lang="en">\n${body}</div>` };
}

export function fileOf(page: Page): string {
  return `${page.path === '/docs' ? 'index' : page.path.slice('/docs/'.length)}.html`;
}

export function htmlPage(page: Page): string {
  return layout(page, NAV);
}
