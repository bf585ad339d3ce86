import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../guards/headers.ts';
import { createDocument, HTML_TYPE, sendDocument } from '../infrastructure/document.ts';
import { files } from '../infrastructure/files.ts';

/** Redoc writes its styles into the page and searches in a worker made from a blob. */
const REDOC_POLICY = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_HEADERS['content-security-policy']
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("worker-src 'self'", "worker-src 'self' blob:"),
};

/** The address the pages are written with, which whoever reads them can copy as it is. */
const WRITTEN_ADDRESS = 'http://localhost:3000';

const RESERVED = new Set(['api.html']);

export interface DocsFolders {
  /** The API reference: page, script and style, made by the build. */
  readonly reference: string;
  /** Guides and generated pages; may be missing. */
  readonly pages: string;
}

/** `/docs` and everything below it, all from our own files: it works offline. */
export function docs(app: FastifyInstance, folders: DocsFolders, baseUrl?: string): void {
  const rewrite = baseUrl === undefined ? undefined : (page: string) => page.replaceAll(WRITTEN_ADDRESS, baseUrl);
  files(app, folders.reference, (file) => `/docs/${file.replace(/\.html$/, '')}`, { headers: REDOC_POLICY });
  const addressOf = (file: string) => {
    if (RESERVED.has(file)) return undefined;
    return file === 'index.html' ? '/docs' : `/docs/${file.replace(/\.html$/, '')}`;
  };
  files(app, folders.pages, addressOf, { rewrite });
  if (app.hasRoute({ url: '/docs', method: 'GET' })) return;
  const index = createDocument(HTML_TYPE, INDEX);
  app.get('/docs', (request, reply) => {
    reply.headers(PAGE_HEADERS);
    sendDocument(request, reply, index);
  });
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
