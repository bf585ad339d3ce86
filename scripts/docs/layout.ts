import { readFileSync } from 'node:fs';
import { escapeHtml } from './html.ts';

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** `wide` for tables that need the room, `bare` for what brings an index of its own: the API reference. */
  readonly shape?: 'wide' | 'bare';
  /** Language of the page, where it is not Spanish. */
  readonly lang?: 'en';
}

export interface NavGroup {
  readonly title: string;
  /** Language of its titles, where it is not Spanish. */
  readonly lang?: 'en';
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** The words around a page, and what every page leads to from its header. */
const FRAMES = {
  es: {
    skip: 'Saltar al contenido',
    sections: 'Secciones',
    search: 'Buscar en la documentación',
    searchShort: 'Buscar',
    contents: 'En esta página',
    index: 'Índice',
    places: [
      { path: '/', title: 'Formulador' },
      { path: '/docs', title: 'Guías' },
      { path: '/docs/despensa', title: 'La despensa' },
      { path: '/docs/integrar', title: 'Para programadores' },
    ],
  },
  en: {
    skip: 'Skip to content',
    sections: 'Sections',
    search: 'Search the documentation',
    searchShort: 'Search',
    contents: 'On this page',
    index: 'Index',
    places: [
      { path: '/', title: 'Workbench' },
      { path: '/docs', title: 'Guides' },
      { path: '/docs/despensa', title: 'The pantry' },
      { path: '/docs/integrate', title: 'For developers' },
    ],
  },
} as const;
type Frame = (typeof FRAMES)['es' | 'en'];

/** The letters of the application; the pages have them beside their style. */
export const FONTS = ['obrador-serif.woff2', 'obrador-sans.woff2'] as const;
export const FONT_FOLDER = 'packages/web/src/styles/fonts/';

/** The search shows only where its script runs. */
const searchOf = ({ search, searchShort }: Frame) => `<form class="search" id="busqueda" role="search" hidden>
<label class="sr-only" for="buscar">${search}</label>
<input type="search" id="buscar" placeholder="${searchShort}" autocomplete="off" spellcheck="false">
<div class="found" id="hallazgos" hidden><p role="status"></p><ul></ul></div>
</form>`;

const linkTo = (current: string, { path, title }: NavGroup['pages'][number]) =>
  `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;

/** The second-level headings of a body, as its table of contents. */
function contentsOf(body: string, { contents }: Frame): string {
  const headings = [...body.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)];
  if (headings.length < 3) return '';
  const links = headings.map(([, id, html]) => `<li><a href="#${id}">${html!.replace(/<[^>]+>/g, '')}</a></li>`);
  return `<nav class="contents" aria-label="${contents}"><ul>${links.join('')}</ul></nav>\n`;
}

/** The groups in the language of the page stand first. */
function indexOf({ path, lang: own }: Page, nav: readonly NavGroup[], { index }: Frame): string {
  const ordered =
    own === undefined ? nav : [...nav.filter(({ lang }) => lang === own), ...nav.filter(({ lang }) => lang !== own)];
  const groups = ordered.map(({ title, lang, pages }) => {
    const language = lang === own ? '' : ` lang="${lang ?? 'es'}"`;
    const links = pages.map((page) => linkTo(path, page)).join('');
    return `<h2${language}>${escapeHtml(title)}</h2><ul${language}>${links}</ul>`;
  });
  return `<nav class="index" id="indice" aria-label="${index}">\n${groups.join('\n')}\n</nav>\n`;
}

/** A whole page in the dress of the application: works offline, and without its script but for the search. */
export function layout(page: Page, nav: readonly NavGroup[]): string {
  const { path, title, body, shape, lang = 'es' } = page;
  const bare = shape === 'bare';
  const frame = FRAMES[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Obrador</title>
<link rel="icon" href="/icono.svg">
${FONTS.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/docs/${font}">`).join('\n')}
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/search.js" type="module"></script>
</head>
<body${shape === undefined ? '' : ` class="${shape}"`}>
<a class="skip" href="#contenido">${frame.skip}</a>
<header class="top">
<a class="brand" href="/">Obrador</a>
<nav class="places" aria-label="${frame.sections}"><ul>${frame.places.map((place) => linkTo(path, place)).join('')}</ul></nav>
${searchOf(frame)}
</header>
${bare ? '' : contentsOf(body, frame)}<main id="contenido">
${body}
</main>
${bare ? '' : indexOf(page, nav, frame)}</body>
</html>
`;
}

/** The style of the pages: the colours and letters of the application, then what is theirs. */
export function styleSheet(root: string): string {
  const sheet = (path: string) => readFileSync(root + path, 'utf8');
  const letters = sheet('packages/web/src/styles/fonts.css').replaceAll('./fonts/', './');
  return letters + sheet('packages/web/src/styles/tokens.css') + sheet('scripts/docs/docs.css');
}
