import { readFileSync } from 'node:fs';
import { CRAFTS, type Craft } from '@obrador/engine';
import { encodeRecipe } from '../../packages/web/src/recipe/share.ts';
import { CODES, codesTable } from './codes.ts';
import { consolePage } from './console.ts';
import { pantryPage, pantryTargets } from './despensa.ts';
import { faultsTable } from './faults.ts';
import { withFigures } from './figures.ts';
import { htmlOf } from './html.ts';
import { layout, type NavGroup, type Page } from './layout.ts';
import { apiPages, withAnchors, withPageLinks } from './library.ts';
import type { Documents } from './operations.ts';
import { plainReference } from './plain-api.ts';
import { cataloguePage, referencePage } from './reference.ts';
import { type SearchIndex, searchIndex, type Target } from './search.ts';
import { withPictures } from './water-pictures.ts';
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
      { path: '/docs/despensa', title: 'La despensa' },
      { path: '/docs/conformidad', title: 'Tabla de conformidad' },
      { path: '/', title: 'Formulador' },
    ],
  },
  {
    title: 'Guías',
    pages: [
      ...CRAFTS.map(guide),
      { path: '/docs/equilibrar', title: 'Equilibrar una fórmula' },
      { path: '/docs/crear', title: 'De un deseo a una fórmula' },
      { path: '/docs/agua', title: 'Agua, hielo y almíbar' },
      { path: '/docs/etiqueta', title: 'Recetas dentro de recetas y etiqueta' },
    ],
  },
  { title: 'Números y fuentes', pages: CRAFTS.map(reference) },
  { title: 'Catálogos', pages: CRAFTS.map(catalogue) },
  {
    title: 'Programas y agentes',
    pages: [
      { path: '/docs/integrar', title: 'Integrar' },
      { path: '/docs/errores', title: 'Errores' },
      { path: '/docs/consola', title: 'Consola' },
      { path: '/docs/api', title: 'Referencia de la API' },
      { path: '/docs/api-texto', title: 'Referencia en texto' },
      { path: '/docs/biblioteca', title: 'Biblioteca y cliente' },
      { path: '/docs/agentes', title: 'Agentes (MCP)' },
      { path: '/docs/servidor', title: 'En tu servidor' },
      { path: '/docs/cambios', title: 'Registro de cambios' },
    ],
  },
  {
    title: 'In English',
    lang: 'en',
    pages: [
      { path: '/docs/integrate', title: 'Integrating' },
      { path: '/docs/errors', title: 'Errors' },
      { path: '/docs/api?lang=en', title: 'API reference' },
      { path: '/docs/api-texto?lang=en', title: 'Reference as text' },
      { path: '/docs/library', title: 'Library and client' },
      { path: '/docs/balancer', title: 'The balancer' },
      { path: '/docs/label', title: 'The label' },
      { path: '/docs/agents', title: 'Agents (MCP)' },
      { path: '/docs/self-hosting', title: 'Self-hosting' },
      { path: '/docs/changelog', title: 'Changelog' },
    ],
  },
];

/** Programmers have pages of their own: one link at the end of a guide for hands. */
const FOR_PROGRAMS = `
## Para programas

Lo mismo, desde un programa: [integrar](/docs/integrar).
`;

/** Where the guide of the balancer has its table of faults. */
const FAULTS_HERE = '<!-- fallos -->';
/** Where the guide of wishes has its answers. */
const WISHES_HERE = '<!-- deseos -->';

/** Where the pages of errors have their codes. */
const CODES_HERE = '<!-- codigos -->';

/** What the `type` of a problem opens. */
const errorText = (code: string, es: string, en: string) => `# ${code}

${es}

<p lang="en">${en.replace(/`([^`]*)`/g, '<code>$1</code>')}</p>

Cómo se leen los errores y qué conviene repetir: [errores](/docs/errores), [errors](/docs/errors).
`;

/** The API reference, which its scripts make of the OpenAPI document. */
const REFERENCE = `<p class="documents"><a href="/docs/consola">Probar en la consola</a> <a href="/openapi.json" download>Descargar el documento OpenAPI</a> <a href="/openapi.yaml" download>en YAML</a> <a href="/docs/api?lang=en" lang="en" hreflang="en">In English</a></p>
<div id="referencia"><noscript>Esta página necesita JavaScript. Lo mismo, sin él, está en la <a href="/docs/api-texto">referencia en texto</a>.</noscript></div>
<link rel="stylesheet" href="/docs/api.css">
<script src="/docs/redoc.js" defer></script>
<script src="/docs/api.js" defer></script>`;

const REFERENCE_EN = `<p class="documents"><a href="/openapi.json?lang=en" download>Download the OpenAPI document</a> <a href="/openapi.yaml?lang=en" download>as YAML</a> <a href="/docs/api" lang="es" hreflang="es">En español</a></p>
<div id="referencia" data-document="/openapi.json?lang=en"><noscript>This page needs JavaScript. The same without it is the <a href="/docs/api-texto?lang=en">reference as text</a>.</noscript></div>
<link rel="stylesheet" href="/docs/api.css">
<script src="/docs/redoc-en.js" defer></script>
<script src="/docs/api.js" defer></script>`;

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

/** Every page of the documentation. */
export function pages(root: string, { es, en }: Documents): readonly Page[] {
  const read = (file: string) => readFileSync(`${root}docs/${file}`, 'utf8');
  const page = (path: string, title: string, markdown: string): Page => ({
    path,
    title,
    body: htmlOf(markdown, CRAFTS, openLink),
  });
  return [
    page('/docs', 'Documentación', read('inicio.md')),
    ...CRAFTS.map((craft) =>
      page(guide(craft).path, guide(craft).title, withFigures(craft, read(`guias/${craft.id}.md`)) + FOR_PROGRAMS),
    ),
    ...CRAFTS.map((craft) => page(reference(craft).path, `${craft.label}: números y fuentes`, referencePage(craft))),
    ...CRAFTS.map((craft) => page(catalogue(craft).path, `${craft.label}: catálogo`, cataloguePage(craft))),
    page('/docs/equilibrar', 'Equilibrar una fórmula', read('guias/equilibrar.md').replace(FAULTS_HERE, faultsTable())),
    page('/docs/crear', 'De un deseo a una fórmula', read('guias/crear.md').replace(WISHES_HERE, wishesText())),
    page('/docs/agua', 'Agua, hielo y almíbar', withPictures(read('guias/agua.md'))),
    page('/docs/etiqueta', 'Recetas dentro de recetas y etiqueta', read('guias/etiqueta.md')),
    page('/docs/conformidad', 'Tabla de conformidad', read('conformance.md')),
    page('/docs/biblioteca', 'Biblioteca y cliente', read('guias/biblioteca.md')),
    page('/docs/agentes', 'Agentes', read('guias/agentes.md')),
    page('/docs/integrar', 'Integrar Obrador', read('integrar/es.md')),
    page('/docs/errores', 'Errores', read('integrar/errores.md').replace(CODES_HERE, codesTable('es'))),
    ...CODES.map(({ code, es, en }) => page(`/docs/error-${code}`, code, errorText(code, es, en))),
    page('/docs/servidor', 'Obrador en tu servidor', read('integrar/servidor.md')),
    page('/docs/cambios', 'Registro de cambios', read('integrar/cambios.md')),
    english(page('/docs/integrate', 'Integrating Obrador', read('integrar/en.md'))),
    english(page('/docs/errors', 'Errors', read('integrar/errors.md').replace(CODES_HERE, codesTable('en')))),
    english(page('/docs/library', 'Library and client', read('integrar/library.md'))),
    english(page('/docs/balancer', 'The balancer', read('integrar/balancer.md'))),
    english(page('/docs/label', 'The label', read('integrar/label.md'))),
    english(page('/docs/agents', 'Obrador for agents', read('integrar/agents.md'))),
    english(page('/docs/self-hosting', 'Obrador on your own server', read('integrar/self-hosting.md'))),
    english(page('/docs/changelog', 'Changelog', read('../CHANGELOG.md'))),
    { path: '/docs/despensa', title: 'La despensa', body: pantryPage(), shape: 'wide' },
    { path: '/docs/api', title: 'Referencia de la API', body: REFERENCE, shape: 'bare' },
    { path: '/docs/api-texto', title: 'Referencia de la API en texto', body: plainReference(es, 'es'), shape: 'wide' },
    english({ path: '/docs/api?lang=en', title: 'API reference', body: REFERENCE_EN, shape: 'bare' }),
    english({
      path: '/docs/api-texto?lang=en',
      title: 'API reference as text',
      body: plainReference(en, 'en'),
      shape: 'wide',
    }),
    page('/docs/consola', 'Consola', consolePage()),
    ...apiPages(root).map(({ path, file }) => {
      const { body } = page(path, '', withPageLinks(read(file)));
      const title = read(file).match(/^# (.*)$/m)![1]!;
      return english({ path, title, body: withAnchors(body) });
    }),
  ];
}

/** What people see at an address that leads nowhere. */
export const LOST: Page = {
  path: '/docs/no-encontrada',
  title: 'Página no encontrada',
  body: `<h1>Aquí no hay nada</h1>
<p>Esa dirección no existe o ha cambiado. Busca arriba lo que querías, o sigue por aquí:</p>
<ul>
<li><a href="/">El formulador</a>, con tus recetas</li>
<li><a href="/docs">La documentación</a></li>
<li><a href="/docs/api">La referencia de la API</a></li>
</ul>`,
};

function english(page: Page): Page {
  return { ...page, lang: 'en' };
}

export function fileOf({ path }: Page): string {
  return `${path === '/docs' ? 'index' : path.slice('/docs/'.length).replace('?lang=', '.')}.html`;
}

/** What the search reads; `operations` are those of the API, which its page shows by itself. */
export function indexOfPages(all: readonly Page[], operations: readonly Target[]): SearchIndex {
  return searchIndex(all, { '/docs/despensa': pantryTargets(), '/docs/api': operations });
}

export function htmlPage(page: Page): string {
  return layout(page, NAV);
}
