import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../guards/headers.ts';
import { createDocument, HTML_TYPE, sendDocument } from '../infrastructure/document.ts';
import { files } from '../infrastructure/files.ts';
import { queryOf } from './query.ts';

/** Redoc writes its styles into the page and searches in a worker made from a blob. */
const REDOC_POLICY = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_HEADERS['content-security-policy']
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("worker-src 'self'", "worker-src 'self' blob:"),
};

/** The address the pages are written with; they show that of the service instead, to be copied as it stands. */
const WRITTEN_ADDRESS = 'http://localhost:3000';

/** The pages of the API reference, which have a policy of their own. */
const REFERENCE: readonly string[] = ['api.html', 'api.en.html'];
/** What the address of a page in English ends in before it is asked for by `lang`. */
const ENGLISH = '.en';
/** Lie beside the pages, but have no address. */
const LOST = 'no-encontrada.html';
const UNSERVED: readonly string[] = ['examples.json', LOST];

export interface DocsFolders {
  /** The scripts and the style of the API reference, made by the build. */
  readonly reference: string;
  /** Guides, generated pages and the page of the API reference; may be missing. */
  readonly pages: string;
}

/** `/docs` and everything below it, all from our own files: it works offline. */
export function docs(app: FastifyInstance, folders: DocsFolders, address?: string): void {
  const rewrite = address === undefined ? undefined : (page: string) => page.replaceAll(WRITTEN_ADDRESS, address);
  const pathOf = (file: string) => (file === 'index.html' ? '/docs' : `/docs/${file.replace(/\.html$/, '')}`);
  const only = (named: boolean) => (file: string) =>
    REFERENCE.includes(file) === named && !UNSERVED.includes(file) ? pathOf(file) : undefined;
  files(app, folders.reference, pathOf);
  files(app, folders.pages, only(true), { headers: REDOC_POLICY, rewrite });
  files(app, folders.pages, only(false), { rewrite });
  choosePages(app);
  const lost = join(folders.pages, LOST);
  if (existsSync(lost)) {
    let page: string | undefined;
    app.lostPage = () => (page ??= readFileSync(lost, 'utf8'));
  }
  if (app.files.has('/docs')) return;
  const index = createDocument(HTML_TYPE, INDEX);
  app.get('/docs', (request, reply) => {
    reply.headers(PAGE_HEADERS);
    sendDocument(request, reply, index);
  });
}

/** Pages that are there in English too are sent so at `?lang=en` of their address. */
function choosePages({ files: served }: FastifyInstance): void {
  for (const [path, english] of [...served].filter(([one]) => one.endsWith(ENGLISH))) {
    const address = path.slice(0, -ENGLISH.length);
    const spanish = served.get(address)!;
    served.set(address, (request, reply) =>
      (queryOf(request.query).text('lang') === 'en' ? english : spanish)(request, reply),
    );
    served.delete(path);
  }
}

/** Stands in while the guides have not been built. */
const INDEX = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documentación · Obrador</title>
</head>
<body>
<main>
<h1>Documentación de Obrador</h1>
<ul>
<li><a href="/docs/api">Referencia de la API</a></li>
<li><a href="/openapi.json">Documento OpenAPI</a></li>
<li><a href="/api/balance">Manifiesto del equilibrado de helados</a></li>
</ul>
</main>
</body>
</html>
`;
