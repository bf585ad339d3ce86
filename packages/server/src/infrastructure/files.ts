import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../guards/headers.ts';
import { createDocument, type Document, HTML_TYPE, REVALIDATE, sendDocument } from './document.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What runs under the policy it was sent with: pages, and the scripts that become workers. */
const OWN_POLICY = /^text\/(html|javascript)/;

const PRECOMPRESSED = { br: '.br', gzip: '.gz' } as const;

/** Names that carry a digest of the content («index-Bx3k9Lq2.js») never change what they hold. */
const HASHED = /[.-][\w-]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface FileOptions {
  /** For pages and scripts. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the text of a page before it is kept. */
  readonly rewrite?: ((page: string) => string) | undefined;
}

/**
 * Serves a folder by listing it once: each file is a route of its own, so that no path sent by anyone ever reaches
 * the file system. `pathOf` gives the address of a file, or undefined to leave it out.
 */
export function files(
  app: FastifyInstance,
  folder: string,
  pathOf: (file: string) => string | undefined,
  { headers = PAGE_HEADERS, rewrite }: FileOptions = {},
): void {
  for (const file of list(folder)) {
    const type = TYPES[extname(file)];
    const path = pathOf(file);
    if (type === undefined || path === undefined) continue;
    const cacheControl = file.startsWith('assets/') && HASHED.test(file) ? IMMUTABLE : REVALIDATE;
    let document: Document | undefined;
    app.get(path, (request, reply) => {
      document ??= readDocument(join(folder, file), type, rewrite);
      if (OWN_POLICY.test(type)) reply.headers(headers);
      sendDocument(request, reply, document, cacheControl);
    });
  }
}

/** Read at first use and kept: the whole web application is smaller than one photograph. */
function readDocument(file: string, type: string, rewrite: FileOptions['rewrite']): Document {
  const body = readFileSync(file);
  if (rewrite !== undefined && type === HTML_TYPE) return createDocument(type, rewrite(body.toString()));
  const compressed = Object.values(PRECOMPRESSED).some((suffix) => existsSync(file + suffix));
  if (!compressed) return createDocument(type, body);
  return createDocument(type, body, (encoding) => {
    const path = file + PRECOMPRESSED[encoding];
    return existsSync(path) ? readFileSync(path) : undefined;
  });
}

/** Paths of all files under a folder, with slashes; nothing when the folder is not there. */
function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, entry))
    .sort();
}

function relative(folder: string, entry: Dirent): string {
  return join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/');
}
